import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createDatabase, createSharedConnections } from '../../server/platform/database/pool.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

const log = { warn: () => undefined, error: () => undefined, debug: () => undefined };
let testDatabase: TestDatabase;
beforeAll(async () => void (testDatabase = await acquireTestDatabase({ poolSize: 1 })));
afterAll(() => testDatabase.release());

async function withPool(maxPrepared: number, work: (pool: Knex) => Promise<void>): Promise<void> {
  const pool = createDatabase({
    connection: { connectionString: testDatabase.url },
    poolSize: 1,
    applicationName: 'prepared-test',
    statementTimeoutMs: 5_000,
    shared: createSharedConnections({ maxPrepared }),
    log,
  });
  try {
    await work(pool);
  } finally {
    await pool.destroy();
  }
}

async function repeat(pool: Knex, sql: string, bindings: readonly unknown[]): Promise<void> {
  for (let n = 0; n < 10; n++) await pool.raw(sql, bindings as Knex.RawBinding[]);
}

async function preparedIn(pool: Knex): Promise<string[]> {
  const { rows } = await pool.raw<{ rows: { statement: string }[] }>(
    'select statement from pg_prepared_statements order by prepare_time',
  );
  return rows.map(({ statement }) => statement);
}

test('the pool prepares a statement at its fifth use, and returns the same rows', () =>
  withPool(10, async (pool) => {
    const results = [];
    for (let n = 0; n < 10; n++) {
      expect(await preparedIn(pool)).toEqual(n < 5 ? [] : ['select $1::integer + 1 as sum']);
      const { rows } = await pool.raw<{ rows: unknown[] }>('select ?::integer + 1 as sum', [n]);
      results.push(...rows);
    }
    expect(results).toEqual(Array.from({ length: 10 }, (_, n) => ({ sum: n + 1 })));
  }));

test('the pool prepares at most maxPrepared statements, and none if maxPrepared is 0', async () => {
  const texts = ['select ?::integer as a', 'select ?::integer as b', 'select ?::integer as c'];
  const prepared = async (max: number) => {
    let found: string[] = [];
    await withPool(max, async (pool) => {
      for (const text of texts) await repeat(pool, text, [1]);
      found = await preparedIn(pool);
    });
    return found;
  };
  expect(await prepared(2)).toEqual(['select $1::integer as a', 'select $1::integer as b']);
  expect(await prepared(0)).toEqual([]);
});

test('the pool prepares a statement that runs in transactions, even if some of them fail', () =>
  withPool(10, async (pool) => {
    const send = (value: string) =>
      pool.transaction((transaction) => transaction.raw<{ rows: unknown[] }>('select ?::integer as value', [value]));
    for (let n = 0; n < 8; n++) {
      await expect(send('no number')).rejects.toMatchObject({ code: '22P02' });
      expect((await send(String(n))).rows).toEqual([{ value: n }]);
    }
    expect(await preparedIn(pool)).toEqual(['select $1::integer as value']);
  }));

test('the pool does not prepare statements that return `*`, because a migration can change the columns', () =>
  withPool(10, async (pool) => {
    await pool.raw('create table prepared_test (id integer)');
    const statements = [
      'select * from prepared_test where id = ?',
      'select prepared_test.* from prepared_test where id = ?',
      'insert into prepared_test values (?) returning *',
    ];
    for (const statement of statements) await repeat(pool, statement, [1]);
    await repeat(pool, 'select count(*) from prepared_test where id = ?', [1]);
    expect(await preparedIn(pool)).toEqual(['select count(*) from prepared_test where id = $1']);
  }));

test('the pool replaces a connection whose prepared statement no longer works', () =>
  withPool(10, async (pool) => {
    await pool.raw('create table changed_test (id integer)');
    const send = () => pool.raw('select id from changed_test where id = ?', [1]);
    for (let n = 0; n < 6; n++) await send();
    await pool.raw('alter table changed_test alter column id type bigint');
    await expect(send()).rejects.toMatchObject({ code: '0A000' });
    await expect(send()).resolves.toMatchObject({ rows: [] });
  }));

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import pg from 'pg';
import { createDatabase } from '../../server/platform/database/pool.js';
import { warningOfConnections } from '../../server/platform/database/connection-budget.js';
import { classifyDatabaseError } from '../../server/platform/database/errors.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

const log = { warn: () => undefined, error: () => undefined, debug: () => undefined };
let testDatabase: TestDatabase;
let database: Knex;

beforeAll(async () => {
  testDatabase = await acquireTestDatabase({ poolSize: 2 });
  database = testDatabase.database;
});

afterAll(() => testDatabase.release());

async function valueOf(sql: string): Promise<unknown> {
  const { rows } = await database.raw<{ rows: { value: unknown }[] }>(`select ${sql} as value`);
  return rows[0]?.value;
}

const kindOf = (work: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(work).then(
    () => 'no failure',
    (error: unknown) => classifyDatabaseError(error).kind,
  );

function openWith(changes: Partial<Parameters<typeof createDatabase>[0]>): Knex {
  const connection = { connectionString: testDatabase.url };
  return createDatabase({
    connection,
    poolSize: 1,
    applicationName: 'client-test',
    statementTimeoutMs: 5_000,
    log,
    ...changes,
  });
}

async function kindWith(
  changes: Partial<Parameters<typeof createDatabase>[0]>,
  work: (pool: Knex) => PromiseLike<unknown>,
): Promise<string> {
  const pool = openWith(changes);
  try {
    return await kindOf(work(pool));
  } finally {
    await pool.destroy();
  }
}

describe('64-bit integers', () => {
  test('are numbers', async () => {
    expect(await database('agents').count('* as count')).toEqual([{ count: 0 }]);
    expect(await valueOf('9007199254740991::bigint')).toBe(Number.MAX_SAFE_INTEGER);
    expect(await valueOf('array[[1, null], [-3, 4]]::bigint[]')).toEqual([
      [1, null],
      [-3, 4],
    ]);
  });

  test.each(['9007199254740992::bigint', '(-9007199254740992)::bigint', 'array[9007199254740993]::bigint[]'])(
    'fail for %s, which would be rounded, and the pool stays usable',
    async (sql) => {
      await expect(valueOf(sql)).rejects.toThrow('does not fit a JavaScript number');
      expect(await valueOf('1')).toBe(1);
    },
  );

  test('remain text for other users of pg in the process', () => {
    expect(pg.types.getTypeParser(pg.types.builtins.INT8, 'text')('1')).toBe('1');
  });
});

describe('a failure is classified as', () => {
  test('serialization if two transactions conflict', async () => {
    const config: Knex.TransactionConfig = { isolationLevel: 'repeatable read' };
    await database('agent_tags').insert({ organization_id: 'org_a', name: 'before', created_by: 'user_1' });
    const first = await database.transaction(config);
    await first('agent_tags').select();
    await database('agent_tags').update({ name: 'between' });
    expect(await kindOf(first('agent_tags').update({ name: 'after' }))).toBe('serialization');
    await first.rollback();
  });

  test('timeout if a statement takes too long', async () => {
    expect(await kindWith({ statementTimeoutMs: 50 }, (pool) => pool.raw('select pg_sleep(5)'))).toBe('timeout');
  });

  test('unavailable if the pool is exhausted', async () => {
    let message = '';
    // The first connection must open within the timeout, also on a busy machine.
    const kind = await kindWith({ acquireTimeoutMs: 1_000 }, async (pool) => {
      const holder = await pool.transaction();
      return Promise.resolve(pool.raw('select 1'))
        .catch((error: Error) => {
          message = `${error.message}\n${error.stack}`;
          throw error;
        })
        .finally(() => holder.rollback());
    });
    expect(kind).toBe('unavailable');
    expect(message).toMatch(/^No connection to Postgres became free in time: all are in use/);
    expect(message).not.toContain('transacting');
  });

  test('unavailable if the port is closed', async () => {
    const closedPort = { port: 1, user: 'postgres', database: 'postgres' };
    expect(await kindWith({ connection: { host: '127.0.0.1', ...closedPort } }, (pool) => pool.raw('select 1'))).toBe(
      'unavailable',
    );
    expect(await kindWith({ connection: { host: 'localhost', ...closedPort } }, (pool) => pool.raw('select 1'))).toBe(
      'unavailable',
    );
    expect(
      await kindWith({ connection: { host: '/no/such/folder', ...closedPort } }, (pool) => pool.raw('select 1')),
    ).toBe('unavailable');
  });

  test('unavailable if Postgres refuses the login, or connections to the database', async () => {
    await database.raw('create role refused nologin');
    await database.raw('create database refused allow_connections false');
    try {
      for (const part of ['username', 'pathname'] as const) {
        const url = new URL(testDatabase.url);
        url[part] = 'refused';
        expect(await kindWith({ connection: { connectionString: url.href } }, (pool) => pool.raw('select 1'))).toBe(
          'unavailable',
        );
      }
    } finally {
      await database.raw('drop role refused');
      await database.raw('drop database refused');
    }
  });

  test('unavailable if the server ends the connection, busy or idle; the next query gets a new one', async () => {
    const pool = openWith({});
    try {
      for (let attempt = 0; attempt < 10; attempt++) {
        expect(await kindOf(pool.raw('select pg_terminate_backend(pg_backend_pid())'))).toBe('unavailable');
        expect(await kindOf(pool.raw('select 1'))).toBe('no failure');
      }
      const { rows } = await pool.raw<{ rows: { pid: number }[] }>('select pg_backend_pid() as pid');
      await database.raw('select pg_terminate_backend(?, 1000)', [rows[0]?.pid ?? 0]);
      await new Promise((resolve) => setTimeout(resolve, 50)); // until this process notices the closed connection
      expect(await kindOf(pool.raw('select 1'))).toBe('no failure');
    } finally {
      await pool.destroy();
    }
    expect(await kindOf(pool.raw('select 1'))).toBe('unavailable');
  });

  test('other for an invalid statement', async () => {
    expect(await kindOf(database.raw('selec 1'))).toBe('other');
    expect(classifyDatabaseError(new TypeError('x is not a function'))).toEqual({ kind: 'other' });
    expect(classifyDatabaseError(Object.assign(new Error('open'), { code: 'ENOENT', syscall: 'open' }))).toEqual({
      kind: 'other',
    });
    expect(classifyDatabaseError('thrown text')).toEqual({ kind: 'other' });
  });
});

test('a warning says how to lower the connections of a process if Postgres has too few left', async () => {
  expect(await warningOfConnections(database, 1)).toBeNull();
  expect(await warningOfConnections(database, 100_000)).toMatch(
    /^this process may open 100000 connections, but Postgres has \d+ left: lower DATABASE_POOL_SIZE/,
  );
  expect(await warningOfConnections(database, 50_000, 2)).toMatch(
    /^the 2 API processes may open 100000 connections, but Postgres has \d+ left: lower API_PROCESSES/,
  );
});

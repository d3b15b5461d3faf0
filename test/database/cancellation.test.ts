// An aborted read must end in Postgres too. Otherwise it would occupy a connection until the statement timeout.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { readUntilAborted } from '../../server/platform/database/cancellation.js';
import { createDatabase } from '../../server/platform/database/pool.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';

const log = { warn: () => undefined, error: () => undefined, debug: () => undefined };
let testDatabase: TestDatabase;
let database: Knex;
beforeAll(async () => {
  testDatabase = await acquireTestDatabase();
  database = createDatabase({
    connection: { connectionString: testDatabase.url },
    poolSize: 2,
    applicationName: 'cancellation',
    log,
    statementTimeoutMs: 60_000,
    acquireTimeoutMs: 10_000,
  });
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.release();
});

const gone = new Error('the client disconnected');

const countSleeping = async (): Promise<number> => {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from pg_stat_activity
     where application_name = 'cancellation' and state = 'active' and query like 'select pg_sleep%'`,
  );
  return rows.length;
};

test.each([
  ['', (signal: AbortSignal) => readUntilAborted(database, signal, 'select pg_sleep(50)', {})],
  [
    ' of a transaction',
    (signal: AbortSignal) =>
      database.transaction((transaction) => readUntilAborted(transaction, signal, 'select pg_sleep(50)', {})),
  ],
])('an aborted read%s ends in Postgres', async (_of, read) => {
  const abort = new AbortController();
  const reading = read(abort.signal);
  const outcome = reading.catch((error: unknown) => error);
  await eventually(countSleeping, (count) => count === 1);
  abort.abort(gone);
  expect(await outcome).toBe(gone);
  expect(await eventually(countSleeping, (count) => count === 0)).toBe(0);
});

test('a read in a transaction returns its rows, and the transaction continues', async () => {
  const answers = await database.transaction(async (transaction) => [
    await readUntilAborted<{ answer: number }>(transaction, undefined, 'select 1 as answer', {}),
    await readUntilAborted<{ answer: number }>(transaction, new AbortController().signal, 'select 2 as answer', {}),
    (await transaction.raw<{ rows: object[] }>('select 3 as answer')).rows,
  ]);
  expect(answers).toEqual([[{ answer: 1 }], [{ answer: 2 }], [{ answer: 3 }]]);
});

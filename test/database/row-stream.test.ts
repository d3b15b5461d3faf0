import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createDatabase } from '../../server/platform/database/pool.js';
import { streamRows } from '../../server/platform/database/row-stream.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

const log = { warn: () => undefined, error: () => undefined, debug: () => undefined };
let testDatabase: TestDatabase;
let database: Knex;
beforeEach(async () => {
  testDatabase = await acquireTestDatabase();
  database = createDatabase({
    connection: { connectionString: testDatabase.url },
    poolSize: 1,
    applicationName: 'streams',
    log,
    statementTimeoutMs: 2_000,
    acquireTimeoutMs: 10_000,
  });
});
afterEach(async () => {
  await database.destroy();
  await testDatabase.release();
});

const gone = new Error('the client disconnected');

/** Reads `count` rows, then aborts immediately or after `waitMs`, and reads on. */
async function abortAfter(count: number, sql: string, waitMs: number | null): Promise<void> {
  const abort = new AbortController();
  if (count === 0 && waitMs === null) abort.abort(gone);
  const rows = streamRows(database, database.raw(sql), { maxRowsPerFetch: 5, signal: abort.signal });
  for (let read = 0; read < count; read++) await rows.next();
  if (waitMs === null) abort.abort(gone);
  else setTimeout(() => abort.abort(gone), waitMs);
  await expect(
    (async () => {
      for await (const row of rows) void row;
    })(),
  ).rejects.toBe(gone);
}

const series = 'select generate_series(1, 1000)';
test.each([
  ['before the first read', () => abortAfter(0, series, null)],
  ['within the rows of a read', () => abortAfter(3, series, null)],
  ['between two reads', () => abortAfter(5, series, null)],
  ['during the first read', () => abortAfter(0, 'select pg_sleep(1)', 50)],
  [
    'during a later read',
    () => abortAfter(5, 'select pg_sleep(case when n > 7 then 1 else 0 end) from generate_series(1, 20) n', 50),
  ],
])('a stream that is aborted %s leaves a usable connection in the pool', async (_when, run) => {
  await run();
  // The pool has one connection. If this connection still waits for a reply, the statement fails.
  const { rows } = await database.raw<{ rows: { one: number }[] }>('select 1 as one');
  expect(rows).toEqual([{ one: 1 }]);
  const streamed = [];
  for await (const row of streamRows(database, database.raw('select generate_series(1, 12)'), { maxRowsPerFetch: 5 }))
    streamed.push(row);
  expect(streamed).toHaveLength(12);
});

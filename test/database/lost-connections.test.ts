import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Knex } from 'knex';
import { createDatabase, idleCheckAfterMs } from '../../server/platform/database/pool.js';
import { allowLongStatements, WatchedClient } from '../../server/platform/database/watched-client.js';
import { classifyDatabaseError } from '../../server/platform/database/errors.js';
import { pgBossDatabase } from '../../server/platform/jobs/pg-boss/create-boss.js';
import { streamRows } from '../../server/platform/database/row-stream.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { startDatabaseProxy, type FaultyProxy } from '../support/faulty-proxy.js';

const log = { warn: () => undefined, error: () => undefined, debug: () => undefined };
const statementTimeoutMs = 500;
/** Longer than the statement timeout, as in the default configuration. */
const replyTimeoutMs = 1_500;
/** The reply timeout, with a margin for a busy machine. */
const maxDetectionMs = 8_000;

let testDatabase: TestDatabase;
let proxy: FaultyProxy;
let database: Knex;

beforeEach(async () => {
  testDatabase = await acquireTestDatabase();
  const through = await startDatabaseProxy(testDatabase.url);
  proxy = through.proxy;
  const connection = { connectionString: through.url };
  database = createDatabase({
    connection,
    poolSize: 5,
    applicationName: 'lost',
    statementTimeoutMs,
    replyTimeoutMs,
    acquireTimeoutMs: 30_000,
    log,
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await database.destroy();
  await proxy.stop();
  await testDatabase.release();
});

const pool = () => (database.client as { pool: { numUsed(): number; numFree(): number } }).pool;
const kindOf = (work: PromiseLike<unknown>): Promise<string> =>
  Promise.resolve(work).then(
    () => 'no failure',
    (error: unknown) => classifyDatabaseError(error).kind,
  );

async function timed<Result>(action: () => Promise<Result>): Promise<{ result: Result; durationMs: number }> {
  const startedAt = performance.now();
  return { result: await action(), durationMs: performance.now() - startedAt };
}

/** Opens all five connections and releases them. */
const fillPool = () => Promise.all(Array.from({ length: 5 }, () => database.raw('select pg_sleep(0.1)')));

/** Opens a transaction, and returns a function that runs the action in it. */
async function inOpenTransaction(
  action: (transaction: Knex.Transaction) => PromiseLike<unknown>,
): Promise<() => Promise<string>> {
  const transaction = await database.transaction();
  await transaction.raw('select 1');
  return () => kindOf(action(transaction));
}

async function inOpenStream(read: (rows: AsyncGenerator<unknown>) => Promise<unknown>): Promise<() => Promise<string>> {
  const rows = streamRows(database, database.raw('select generate_series(1, 1000)'), { maxRowsPerFetch: 10 });
  await rows.next();
  return () => kindOf(read(rows));
}

describe('if the network drops all packets', () => {
  test.each([
    ['a statement', async () => () => kindOf(database.raw('select 1'))],
    [
      'a commit',
      () => inOpenTransaction((transaction) => transaction.commit().then(() => transaction.executionPromise)),
    ],
    [
      'a rollback',
      () =>
        inOpenTransaction((transaction) =>
          transaction.raw('select 1').catch((error: Error) =>
            transaction.rollback(error).then(() => {
              throw error;
            }),
          ),
        ),
    ],
    [
      'a read of a stream',
      () =>
        inOpenStream(async (rows) => {
          for await (const row of rows) void row;
        }),
    ],
    [
      'a statement of the job engine',
      async () => () => kindOf(pgBossDatabase(database).executeSql('begin; select 1; commit', [])),
    ],
  ])('%s fails as unavailable, and its connection is released', async (_what, prepare) => {
    await fillPool();
    const act = await prepare();
    proxy.hang();
    const { result, durationMs } = await timed(act);
    expect(result).toBe('unavailable');
    expect(durationMs).toBeLessThan(maxDetectionMs);
    proxy.acceptNewOnly();
    // Four of the five connections were idle during the outage. The pool must replace them without checks, because each
    // check would wait for its timeout.
    const checks = jest.spyOn(WatchedClient.prototype, 'isResponding');
    await fillPool();
    expect(checks).not.toHaveBeenCalled();
    expect(pool().numUsed()).toBe(0);
  });

  test('a stream whose consumer stops releases its connection', async () => {
    const act = await inOpenStream((rows) => rows.return(undefined));
    proxy.hang();
    expect((await timed(act)).durationMs).toBeLessThan(maxDetectionMs);
    expect(pool().numUsed()).toBe(0);
  });

  test('a stream that waits for the end of its last reply releases its connection', async () => {
    const rows = streamRows(database, database.raw('select generate_series(1, 3)'), { maxRowsPerFetch: 10 });
    // The network fails after Postgres has reported the end of the rows, so its reply to the close message is lost.
    const connections: WatchedClient[] = [];
    const { acquireConnection } = database.client as Knex.Client;
    (database.client as Knex.Client).acquireConnection = async function acquire(this: Knex.Client) {
      const connection = (await acquireConnection.call(this)) as WatchedClient;
      connections.push(connection);
      connection.connection.once('commandComplete', () => proxy.hang());
      return connection as never;
    };
    expect(await kindOf(rows.next())).toBe('unavailable');
    expect(connections).toHaveLength(1);
    expect(pool().numUsed()).toBe(0);
  });

  test('a statement whose reply breaks off fails as unavailable', async () => {
    const reply = kindOf(
      database.raw(`select repeat('x', 100000), case n when 150 then pg_sleep(0.4) end from generate_series(1, 300) n`),
    );
    await sleep(200);
    proxy.hang();
    expect(await reply).toBe('unavailable');
    expect(pool().numUsed()).toBe(0);
  });

  test('an idle connection is checked before use, so that the next statement succeeds', async () => {
    await fillPool();
    proxy.hang();
    // The pool checks only connections that were idle for at least `idleCheckAfterMs`.
    await sleep(idleCheckAfterMs + 500);
    proxy.acceptNewOnly();
    const checks = jest.spyOn(WatchedClient.prototype, 'isResponding');
    expect(await kindOf(database.raw('select 1'))).toBe('no failure');
    // The first check fails. The pool then replaces the other four connections without a check of each one.
    expect(checks).toHaveBeenCalledTimes(1);
  });

  test('the pool can be closed while statements are waiting', async () => {
    await fillPool();
    const waiting = Promise.all(Array.from({ length: 3 }, () => kindOf(database.raw('select 1'))));
    proxy.hang();
    await sleep(50);
    expect((await timed(() => database.destroy())).durationMs).toBeLessThan(15_000);
    for (const kind of await waiting) expect(['unavailable', 'no failure']).toContain(kind);
  });
});

describe('if the network is healthy', () => {
  test('an event loop that is blocked for longer than the reply timeout loses no connection', async () => {
    const reply = kindOf(database.raw('select pg_sleep(0.3)'));
    await sleep(200);
    // Blocks the event loop without using the processor.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, replyTimeoutMs + 1_000);
    expect(await reply).toBe('no failure');
  });

  test('a slow consumer of a stream loses no connection', async () => {
    const withoutLimit = `select set_config('statement_timeout', '0', false), pg_sleep(0.1)`;
    await Promise.all(Array.from({ length: 5 }, () => database.raw(withoutLimit)));
    const rows = streamRows(database, database.raw('select generate_series(1, 40)'), { maxRowsPerFetch: 10 });
    await rows.next();
    // This is longer than the reply timeout and the time limit of an idle transaction.
    await sleep(6_500);
    let count = 1;
    for await (const row of rows) count += row === undefined ? 0 : 1;
    expect(count).toBe(40);
  });

  test('statements without a time limit can take longer than the reply timeout', async () => {
    const connection = (await (database.client as Knex.Client).acquireConnection()) as WatchedClient;
    const run = (sql: string) => database.raw(sql).connection(connection as never);
    await run('set statement_timeout = 0');
    const restoreLimit = allowLongStatements(connection);
    expect(await kindOf(run(`select pg_sleep(${(replyTimeoutMs + 1_000) / 1_000})`))).toBe('no failure');
    restoreLimit();
    await (database.client as Knex.Client).releaseConnection(connection);
  });
});

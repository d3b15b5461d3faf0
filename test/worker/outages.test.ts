import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import { migrate } from '../../server/platform/database/migrate.js';
import { startEmbeddedPostgres } from '../../server/embedded/postgres/index.js';
import { urlOf } from '../support/database-server.js';
import { fastSettings } from '../support/fast-settings.js';
import { openTestDatabase } from '../support/database.js';
import { isLinux, testIf } from '../support/platform.js';
import { eventually } from '../support/eventually.js';
import { PostgresClient } from '../support/postgres-client.js';
import { createBench, handlerOf } from './support.js';

const onLinux = testIf(isLinux, 'the test kills a process of Postgres by its id, which it does on Linux only');

onLinux(
  'if Postgres restarts while jobs run, the worker logs the outage at most twice, and completes every job',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-outage-'));
    // Confirmed commits must survive a crash. With the settings of other tests, a crash can lose the last 0.6 s.
    const postgres = await startEmbeddedPostgres({
      dataDir,
      settings: { ...fastSettings, synchronous_commit: 'on' },
      log: () => undefined,
    });
    const url = urlOf(postgres.connection);
    const database = openTestDatabase(url, 5);
    await migrate(database);
    const release = async () => {
      await database.destroy();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    };
    const bench = await createBench({ url, database, release });
    try {
      const done: unknown[] = [];
      const work = handlerOf('work', async ({ data }) => {
        await sleep(100);
        done.push(data['n']);
      });
      await bench.start({ jobs: [work] }, { leaseMs: 2_000 });
      const jobs = (from: number) =>
        Array.from({ length: 40 }, (_, n) => ({ queue: 'work', id: randomUUID(), data: { n: from + n } }));
      await bench.enqueue(...jobs(0));
      await eventually(
        () => done.length,
        (count) => count > 8,
      );
      // When a server process of Postgres crashes, Postgres terminates all its other processes and recovers.
      const checkpointer = async () =>
        (await database('pg_stat_activity').where({ backend_type: 'checkpointer' }).first<{ pid: number }>('pid')).pid;
      const pid = await checkpointer();
      process.kill(pid, 'SIGKILL');
      await eventually(
        () => checkpointer().catch(() => pid),
        (now) => now !== pid,
      );
      await bench.enqueue(...jobs(40));
      await eventually(
        () => bench.rows('work'),
        (list) => list.length === 80 && list.every(({ state }) => state === 'completed'),
      );
      expect(new Set(done).size).toBe(80);
      const logged = (words: RegExp) => bench.logs.filter(({ msg }) => words.test(String(msg))).length;
      expect(logged(/is retried until it works/)).toBeLessThanOrEqual(2); // one for fetches, and one for heartbeats
      await eventually(
        () => logged(/works again/),
        (times) => times === logged(/is retried until it works/),
      );
    } finally {
      await bench.stop();
    }
  },
);

test('an idle worker with four queues sends fewer than 14 statements per second', async () => {
  const bench = await createBench();
  try {
    const handlers = Array.from({ length: 4 }, (_, n) =>
      handlerOf(`queue-${n}`, async () => undefined, n === 0 ? {} : { concurrencyPerOrganization: 2 }),
    );
    await bench.start({ jobs: handlers }, { pollIntervalMs: 1_000, leaseMs: 10_000 });
    await sleep(1_000); // until the first polls have finished
    const statements = jest.spyOn(PostgresClient.prototype, 'query');
    const seconds = 8;
    await sleep(seconds * 1_000);
    const perSecond = statements.mock.calls.length / seconds;
    statements.mockRestore();
    console.log(`${perSecond} statements a second at rest, ${handlers.length} queues`);
    expect(perSecond).toBeGreaterThan(1); // fewer would mean that the test counted nothing
    expect(perSecond).toBeLessThan(14);
  } finally {
    await bench.stop();
  }
});

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { statusOf } from '../../server/platform/process/readiness.js';
import { operations, parameters } from '../contract/support.js';
import { metricsOf } from '../metrics/support.js';
import { runStatement } from '../support/database-server.js';
import { acquireTestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startDatabaseProxy } from '../support/faulty-proxy.js';
import { testIf } from '../support/platform.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';
import { acquireSmallDiskDatabase, mayMount } from '../support/small-disk.js';

const unavailable = { status: 503, body: { error: 'Service Unavailable' } };
const readyz = (server: TestServer) => server.call('GET', '/readyz', { token: null });
const whenReady = (server: TestServer) =>
  eventually(
    () => readyz(server),
    ({ body }) => body.status === 'ready',
  );
/** Resolves with the reply that names the cause. On a busy machine, a slow check may name another cause first. */
const whenCauseIs = (server: TestServer, cause: string) =>
  eventually(
    () => readyz(server),
    ({ body }) => body.causes?.includes(cause),
  );
const saveAgent = (server: TestServer, name: string, token: string) =>
  server.call('POST', '/agents', { token, body: { name } });

function expectUnavailable(reply: CallResult): void {
  expect(reply).toMatchObject(unavailable);
  expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
}

const gauge = (server: TestServer, cause: string) => metricsOf(server).valueOf(`readiness_problem{cause="${cause}"}`);

test('a healthy server is ready and reports the age of the check', async () => {
  const server = await startTestServer({ METRICS_PORT: '0' }, { worker: true });
  try {
    const reply = await readyz(server);
    expect(reply).toMatchObject({ status: 200, body: { status: 'ready', ageMs: expect.any(Number) } });
    await eventually(
      () => readyz(server),
      ({ body }) => body.ageMs < 900,
    );
    expect(await metricsOf(server).valueOf('process_ready')).toBe(1);
    for (const cause of ['database_unreachable', 'database_read_only']) expect(await gauge(server, cause)).toBe(0);
    expect(await metricsOf(server).valueOf('readiness_age_seconds')).toBeGreaterThanOrEqual(0);
  } finally {
    await server.stop();
  }
});

/**
 * Makes a database read-only or writable. Existing sessions would stay writable in a read-only database, so this
 * function ends them, as a failover does.
 */
async function setReadOnly(url: string, isReadOnly: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const setting = isReadOnly ? 'set default_transaction_read_only = on' : 'reset default_transaction_read_only';
  await runStatement(url, `begin read write; alter database ${name} ${setting}; commit`);
  const others = `select pg_terminate_backend(pid)
                  from pg_stat_activity
                  where datname = '${name}' and pid <> pg_backend_pid()`;
  if (isReadOnly) await runStatement(url, others);
}

const reads = operations.filter(({ method }) => method === 'get');

test('a read-only database: reads succeed, writes return 503, and /readyz is degraded', async () => {
  const database = await acquireTestDatabase();
  const server = await startTestServer(
    {
      DATABASE_URL: database.url,
      METRICS_PORT: '0',
      RATE_LIMIT_STORE: 'postgres',
      MEMBER_MIRROR_MAX_AGE_SECONDS: '0',
    },
    { worker: true },
  );
  try {
    const token = await server.tokenFor();
    const { body: agent } = await saveAgent(server, 'before', token);
    expect((await server.call('GET', '/admin/users', { token })).status).toBe(200);
    await setReadOnly(database.url, true);
    expect(await whenCauseIs(server, 'database_read_only')).toMatchObject({
      status: 200,
      body: { status: 'degraded', causes: ['database_read_only'] },
    });
    expect(await gauge(server, 'database_read_only')).toBe(1);
    expect(await metricsOf(server).valueOf('process_ready')).toBe(1);
    const now = new Date().toISOString();
    const query = {
      id: agent.id,
      agentId: agent.id,
      kbId: 1,
      skillId: 1,
      taskId: 1,
      threadId: randomUUID(),
      from: '2026-01-01',
      to: now,
      schedule: '0 9 * * 1',
    };
    expect(reads.length).toBeGreaterThan(15);
    for (const { id: operationId, path, raw } of reads) {
      // An unknown parameter would return 400 and hide the behavior of the operation.
      const names = parameters(raw).map(({ name }) => name as string);
      const replies = [await server.call('GET', path, { token })];
      for (const [name, value] of Object.entries(query).filter(([name]) => names.includes(name)))
        replies.push(await server.call('GET', path, { token, query: { [name]: value } }));
      const pair = { from: query.from, to: query.to };
      if (names.includes('to')) replies.push(await server.call('GET', path, { token, query: pair }));
      expect({ operationId, failed: replies.filter(({ status }) => status >= 500).length }).toEqual({
        operationId,
        failed: 0,
      });
      expect({ operationId, remaining: replies[0]?.headers.get('ratelimit-remaining') }).toEqual({
        operationId,
        remaining: expect.stringMatching(/^\d+$/),
      });
    }
    for (const path of ['/agents', '/agent-tags', '/skills/manage', '/kb/manage', '/conversations', '/admin/users']) {
      expect({ path, status: (await server.call('GET', path, { token })).status }).toEqual({ path, status: 200 });
    }
    expectUnavailable(await saveAgent(server, 'meanwhile', token));
    expectUnavailable(await server.call('POST', '/agent-tags', { token, body: { name: 'meanwhile' } }));
    expectUnavailable(
      await server.call('POST', '/chat', {
        token,
        body: { agentId: agent.id, message: { role: 'user', parts: [{ type: 'text', text: 'x' }] } },
      }),
    );
    await setReadOnly(database.url, false);
    await whenReady(server);
    const after = await Promise.all(
      Array.from({ length: 20 }, (_, index) => saveAgent(server, `after ${index}`, token)),
    );
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await gauge(server, 'database_read_only')).toBe(0);
  } finally {
    await server.stop();
    await database.release();
  }
});

testIf(mayMount(), 'a full disk needs a file system of its own, which only root may mount')(
  'a full disk: reads succeed, writes return 503, and /readyz is degraded',
  async () => {
    const database = await acquireSmallDiskDatabase();
    const server = await startTestServer(
      {
        DATABASE_URL: database.url,
        METRICS_PORT: '0',
        RATE_LIMIT_STORE: 'postgres',
      },
      { worker: true },
    );
    try {
      const token = await server.tokenFor();
      expect((await server.call('GET', '/admin/users', { token })).status).toBe(200);
      database.fill();
      const large = 'x'.repeat(100_000);
      const reply = await eventually(
        () => server.call('POST', '/agents', { token, body: { name: 'large', systemPrompt: large } }),
        ({ status }) => status !== 200,
      );
      expectUnavailable(reply);
      expect(await whenCauseIs(server, 'database_disk_full')).toMatchObject({
        status: 200,
        body: { status: 'degraded', causes: ['database_disk_full'] },
      });
      expect(await gauge(server, 'database_disk_full')).toBe(1);
      for (const path of ['/agents', '/agent-tags', '/skills/manage', '/kb/manage', '/conversations', '/admin/users']) {
        expect({ path, status: (await server.call('GET', path, { token })).status }).toEqual({ path, status: 200 });
      }
      await sleep(12_000); // long enough for the server to try a write itself
      expect((await readyz(server)).body).toMatchObject({ status: 'degraded' });
      database.free();
      await whenReady(server);
      expect(
        (await server.call('POST', '/agents', { token, body: { name: 'large', systemPrompt: large } })).status,
      ).toBe(200);
    } finally {
      await server.stop();
      await database.release();
    }
  },
);

test('a test write that fails for another reason than a full disk is repeated only after ten seconds', async () => {
  const server = await startTestServer({}, { worker: false });
  try {
    // A sequence counts the attempts, because a rollback does not undo `nextval`.
    await server.database.raw(`create sequence test_writes`);
    await server.database.raw(`create function refuse() returns event_trigger language plpgsql as $$
      begin perform nextval('test_writes'); raise exception 'refused'; end $$`);
    await server.database.raw(`create event trigger refuse_test_writes on ddl_command_start
      when tag in ('CREATE TABLE AS') execute function refuse()`);
    const failWrite = `do $$ begin raise exception 'full' using errcode = 'disk_full'; end $$`;
    const failedAtMs = performance.now();
    await expect(server.database.raw(failWrite)).rejects.toThrow('full');
    await whenCauseIs(server, 'database_disk_full');
    const countAttempts = async () => {
      const { rows } = await server.database.raw<{ rows: { count: number }[] }>(
        'select case when is_called then last_value else 0 end::integer as count from test_writes',
      );
      return rows[0]?.count ?? 0;
    };
    await eventually(countAttempts, (count) => count > 0);
    await sleep(3_000);
    const count = await countAttempts();
    expect(count).toBeLessThanOrEqual((performance.now() - failedAtMs) / 10_000);
    await server.database.raw('drop event trigger refuse_test_writes');
    await whenReady(server);
  } finally {
    await server.stop();
  }
});

test('exhausted connections: /readyz returns 503 until they are released', async () => {
  const server = await startTestServer({ METRICS_PORT: '0', DATABASE_POOL_SIZE: '3' }, { worker: false });
  try {
    const holders = await Promise.all(Array.from({ length: 3 }, () => server.database.transaction()));
    const reply = await whenCauseIs(server, 'connections_exhausted');
    expectUnavailable(reply);
    expect(reply.body).toMatchObject({ status: 'unavailable', causes: ['connections_exhausted'] });
    expect(await gauge(server, 'connections_exhausted')).toBe(1);
    expect(await metricsOf(server).valueOf('process_ready')).toBe(0);
    await Promise.all(holders.map((holder) => holder.rollback()));
    await whenReady(server);
  } finally {
    await server.stop();
  }
});

describe('an unreachable database', () => {
  test('hangs: /readyz does not wait for it, returns 503, and recovers', async () => {
    const database = await acquireTestDatabase();
    const { proxy, url } = await startDatabaseProxy(database.url);
    const server = await startTestServer({ DATABASE_URL: url, METRICS_PORT: '0' }, { worker: true });
    try {
      const token = await server.tokenFor();
      expect((await server.call('GET', '/agents', { token })).status).toBe(200);
      proxy.hang();
      const waiting = Array.from({ length: 40 }, () => server.call('GET', '/agents', { token }));
      let maxAgeMs = 0;
      const reply = await eventually(
        async () => {
          const found = await readyz(server);
          maxAgeMs = Math.max(maxAgeMs, found.body.ageMs);
          return found;
        },
        ({ status }) => status === 503,
      );
      expectUnavailable(reply);
      expect(reply.body.causes).toContain('database_unreachable');
      // While the database hangs, a check takes 2 s. If replies waited for checks, no reported age would exceed one
      // second, the time between two checks.
      expect(maxAgeMs).toBeGreaterThan(1_500);
      expect(await gauge(server, 'database_unreachable')).toBe(1);
      proxy.acceptNewOnly();
      await whenReady(server);
      await Promise.all(waiting);
    } finally {
      await server.stop();
      await proxy.stop();
      await database.release();
    }
  });

  test('is down: returns 503, on the metrics port too', async () => {
    const database = await acquireTestDatabase();
    const { proxy, url } = await startDatabaseProxy(database.url);
    const server = await startTestServer(
      { DATABASE_URL: url, METRICS_PORT: '0', DATABASE_CONNECT_TIMEOUT_MS: '2000' },
      { worker: true },
    );
    try {
      await proxy.stop();
      const ofApi = await whenCauseIs(server, 'database_unreachable');
      expectUnavailable(ofApi);
      expect(ofApi.body).toMatchObject({ status: 'unavailable', causes: ['database_unreachable'] });
      const reply = await fetch(`${metricsOf(server).url}/readyz`);
      expect(reply.status).toBe(503);
      expect(reply.headers.get('retry-after')).toBe('1');
      expect(await reply.json()).toMatchObject({
        status: 'unavailable',
        causes: ['database_unreachable'],
        ageMs: expect.any(Number),
      });
    } finally {
      await server.stop();
      await database.release();
    }
  });
});

test('stalled jobs: a worker is unavailable, and a process with the API is degraded', async () => {
  const server = await startTestServer({ METRICS_PORT: '0' }, { worker: true });
  try {
    const token = await server.tokenFor();
    const { body: agent } = await saveAgent(server, 'in the background', token);
    await server.container.stopWorker(0);
    const headers = { 'x-stream-response': 'false' };
    const body = { agentId: agent.id, message: { role: 'user', parts: [{ type: 'text', text: 'hello' }] } };
    expect((await server.call('POST', '/chat', { token, headers, body })).status).toBe(202);
    // Makes pg-boss count the jobs again. Otherwise, it returns numbers that are up to a minute old.
    await server.database('pgboss.queue').update({ monitor_on: null });
    expect((await readyz(server)).body.status).toBe('ready');
    expect(await whenCauseIs(server, 'jobs_stalled')).toMatchObject({
      status: 200,
      body: { status: 'degraded', causes: ['jobs_stalled'] },
    });
    expect(await gauge(server, 'jobs_stalled')).toBe(1);
    expect(statusOf(['jobs_stalled'], false)).toBe('unavailable');
    expect(statusOf(['database_read_only'], false)).toBe('degraded');
  } finally {
    await server.stop();
  }
});

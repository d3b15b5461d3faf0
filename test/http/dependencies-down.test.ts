import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startEmbeddedPostgres, type EmbeddedPostgresConnection } from '../../server/embedded/postgres/index.js';
import { countDeadlines } from '../support/deadlines.js';
import { fastSettings } from '../support/fast-settings.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

const unavailable = { status: 503, body: { error: 'Service Unavailable' } };
const urlOf = ({ host, port, user, database }: EmbeddedPostgresConnection) =>
  `postgresql://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;

/** A server for each tested `RATE_LIMIT_STORE`. Both use one Postgres, which stops before the tests. */
const servers = new Map<string, { server: TestServer; token: string }>();
const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-down-'));
beforeAll(async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, settings: fastSettings, log: () => undefined });
  for (const store of ['memory', 'postgres']) {
    const server = await startTestServer({
      DATABASE_URL: urlOf(postgres.connection),
      DATABASE_CONNECT_TIMEOUT_MS: '5000',
      REQUEST_DEADLINE_MS: '60000',
      RATE_LIMIT_STORE: store,
    });
    const token = await server.tokenFor();
    servers.set(store, { server, token });
    expect((await server.call('GET', '/agents', { token })).status).toBe(200);
    expect((await server.call('GET', '/readyz', { token: null })).status).toBe(200);
  }
  await postgres.stop();
});
afterAll(async () => {
  for (const { server } of servers.values()) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe.each(['memory', 'postgres'])('the database is down, limits counted in %s', (store) => {
  let server: TestServer;
  let token: string;
  beforeAll(() => void ({ server, token } = servers.get(store)!));

  test.each([
    ['GET', '/agents', undefined],
    ['POST', '/agents', { name: 'x', model: 'offline:echo' }],
    ['POST', '/agents/sync-tools', undefined],
  ])('%s %s returns 503 with Retry-After before the deadline', async (method, path, body) => {
    const reply = await server.call(method, path, { token, body });
    expect(reply).toMatchObject(unavailable);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    expect(countDeadlines(server.logs)).toBe(0);
  });

  test('20 concurrent requests return 503 before the deadline', async () => {
    const replies = await Promise.all(Array.from({ length: 20 }, () => server.call('GET', '/agents', { token })));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
    expect(countDeadlines(server.logs)).toBe(0);
  });

  test('the process is healthy and not ready', async () => {
    expect(await server.call('GET', '/healthz', { token: null })).toMatchObject({
      status: 200,
      body: { status: 'ok' },
    });
    // A background check updates readiness once per second.
    const reply = await eventually(
      () => server.call('GET', '/readyz', { token: null }),
      ({ status }) => status !== 200,
    );
    expect(reply).toMatchObject(unavailable);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  });

  test('serves requests that need no database', async () => {
    expect((await server.call('GET', '/openapi.json', { token: null })).status).toBe(200);
    expect((await server.call('GET', '/docs', { token: null })).status).toBe(200);
  });

  test('the log reports failures, and the replies do not give the reason', async () => {
    expect(server.logs.filter((line) => line['msg'] === 'returning 503').length).toBeGreaterThan(0);
    expect((await server.call('GET', '/agents', { token })).body).toEqual({ error: 'Service Unavailable' });
  });
});

describe('the identity provider', () => {
  test('after it has gone down, tokens signed with known keys still work, even tokens not used before', async () => {
    const server = await startTestServer();
    try {
      const [known, unseen] = [await server.tokenFor(), await server.tokenFor({ role: 'org:member' })];
      expect((await server.call('GET', '/agents', { token: known })).status).toBe(200);
      await server.container.identityProvider!.stop();
      for (const token of [known, unseen]) expect((await server.call('GET', '/agents', { token })).status).toBe(200);
    } finally {
      await server.stop();
    }
  });
});

import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createRateLimiters } from '../../server/http/limits/rate-limiters.js';
import { databaseUrl, runStatement } from '../support/database-server.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';
import { startTestApp } from './support.js';

const limits = {
  RATE_LIMIT_USER: '4',
  RATE_LIMIT_ORGANIZATION: '6',
  RATE_LIMIT_ADDRESS: '3',
  RATE_LIMIT_WINDOW_SECONDS: '60',
};

/** Returns `RateLimit-Remaining` of each call, or null for a 429. */
async function callTimes(server: TestServer, times: number, options: CallOptions): Promise<(number | null)[]> {
  const left: (number | null)[] = [];
  for (let n = 0; n < times; n++) {
    const reply = await server.call('GET', '/agents', options);
    left.push(reply.status === 429 ? null : Number(reply.headers.get('ratelimit-remaining')));
  }
  return left;
}

describe.each(['memory', 'postgres', 'postgres-exact'])('counted in %s', (store) => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ ...limits, RATE_LIMIT_STORE: store })));
  afterAll(() => server?.stop());

  test('a user has 4 calls, then gets 429 with the time to wait, before the body is checked', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kUser' });
    expect(await callTimes(server, 5, { token })).toEqual([3, 2, 1, 0, null]);
    const reply = await server.call('POST', '/agents', { token, body: '{"broken' });
    expect(reply).toMatchObject({ status: 429, body: { error: 'Too Many Requests' } });
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(Number(reply.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    expect(reply.headers.get('ratelimit-limit')).toBe('4');
    expect(reply.headers.get('ratelimit-remaining')).toBe('0');
    expect(Number(reply.headers.get('ratelimit-reset'))).toBeGreaterThan(50);
  });

  test('an organization has 6 calls over all its users, independent of other organizations', async () => {
    const [first, second, crossTenant] = [
      await server.tokenFor({ organizationId: 'org_2kWhole', role: 'org:admin' }),
      await server.tokenFor({ organizationId: 'org_2kWhole', role: 'org:member' }),
      await server.tokenFor({ organizationId: 'org_2kApart' }),
    ];
    expect(await callTimes(server, 4, { token: first })).toEqual([3, 2, 1, 0]);
    expect(await callTimes(server, 3, { token: second })).toEqual([1, 0, null]);
    expect(await callTimes(server, 1, { token: crossTenant })).toEqual([3]);
  });

  test('a call with an insufficient role counts', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kGuests', role: 'org:guest' });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await server.call('GET', '/agents', { token })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
  });

  test('without a token, an address has 3 calls over all operations, and cannot claim another address', async () => {
    const statuses = [];
    for (const [index, path] of [
      '/agents',
      '/nothing',
      '/webhooks/identity',
      '/agents',
      '/nothing',
      '/webhooks/identity',
    ].entries()) {
      const reply = await server.call('GET', path, {
        token: null,
        headers: {
          'x-forwarded-for': `192.0.2.${index}`,
          forwarded: `for=192.0.2.${index}`,
          'x-real-ip': `192.0.2.${index}`,
        },
      });
      statuses.push(reply.status);
      expect(reply.headers.get('ratelimit-limit')).toBe('3');
    }
    expect(statuses).toEqual([401, 404, 405, 429, 429, 429]);
  });

  test('an address over its limit can still use valid tokens and the health routes', async () => {
    expect((await server.call('GET', '/agents', { token: 'wrong' })).status).toBe(429);
    expect(
      (await server.call('GET', '/agents', { token: await server.tokenFor({ organizationId: 'org_2kGood' }) })).status,
    ).toBe(200);
    for (const path of ['/healthz', '/readyz'])
      expect((await server.call('GET', path, { token: null })).status).toBe(200);
  });

  // Repeats the burst, because the order in which the limits are counted differs between bursts.
  test('in each of 10 bursts of 30 concurrent calls, 4 are accepted', async () => {
    for (let burst = 0; burst < 10; burst++) {
      const token = await server.tokenFor({ organizationId: `org_2kBurst${burst}` });
      const replies = await Promise.all(Array.from({ length: 30 }, () => server.call('GET', '/agents', { token })));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
      expect(replies.filter(({ status }) => status === 429)).toHaveLength(26);
    }
  });
});

test('after Retry-After seconds, calls are allowed again', async () => {
  const limiters = createRateLimiters({
    limits: { store: 'memory', windowSeconds: 1, user: 2, organization: 9, address: 9, operations: {} },
    database: undefined as never,
  });
  const app = await startTestApp({ limiters });
  try {
    const replies = await Promise.all(Array.from({ length: 3 }, () => app.call('GET', '/me/permissions')));
    expect(replies.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('1');
    await new Promise((resolve) => setTimeout(resolve, 1_050));
    expect((await app.call('GET', '/me/permissions')).status).toBe(501);
  } finally {
    await app.stop();
  }
});

describe('two servers on one database', () => {
  const { url, template } = JSON.parse(process.env['TEST_DATABASE_SERVER'] ?? '{}') as Record<
    'url' | 'template',
    string
  >;
  const name = `agent_platform_shared_${process.pid}`;
  let servers: TestServer[] = [];
  const start = async (environment: Record<string, string>) => {
    const common = { ...limits, DATABASE_URL: databaseUrl(url, name), ...environment };
    servers = [await startTestServer(common), await startTestServer(common)];
    return servers as [TestServer, TestServer];
  };
  /** Returns tokens of one user, one from each server's own identity provider. */
  const tokensFor = (organizationId: string) =>
    Promise.all(servers.map((server) => server.tokenFor({ organizationId }))) as Promise<[string, string]>;
  beforeEach(() => runStatement(url, `create database ${name} template ${template}`));
  afterEach(async () => {
    for (const server of servers) await server.stop();
    await runStatement(url, `drop database ${name} with (force)`);
  });

  test('share their counts immediately if each request counts in Postgres', async () => {
    const [first, second] = await start({ RATE_LIMIT_STORE: 'postgres-exact' });
    const [ofFirst, ofSecond] = await tokensFor('org_2kShared');
    expect(await callTimes(first, 2, { token: ofFirst })).toEqual([3, 2]);
    expect(await callTimes(second, 3, { token: ofSecond })).toEqual([1, 0, null]);
    expect(await callTimes(first, 1, { token: ofFirst })).toEqual([null]);
  });

  test('share the window that the first call to either server begins', async () => {
    const [first, second] = await start({ RATE_LIMIT_STORE: 'postgres-exact', RATE_LIMIT_WINDOW_SECONDS: '6' });
    const [ofFirst, ofSecond] = await tokensFor('org_2kWindow');
    const startedAt = Date.now();
    expect(await callTimes(first, 4, { token: ofFirst })).toEqual([3, 2, 1, 0]);
    await sleep(startedAt + 2_000 - Date.now());
    const refused = Array.from({ length: 8 }, () => second.call('GET', '/agents', { token: ofSecond }));
    for (const { status } of await Promise.all(refused)) expect(status).toBe(429);
    // The window of the organization begins slightly after the window of the user.
    const ends: string[] = await first.database('rate_limits').where('key', 'like', '%org_2kWindow%').pluck('expire');
    expect(ends).toHaveLength(2);
    await sleep(Math.max(...ends.map(Number)) - Date.now() + 50);
    expect(await callTimes(second, 1, { token: ofSecond })).toEqual([3]);
  });

  test('share their counts soon if counts are flushed to Postgres', async () => {
    const [first, second] = await start({
      RATE_LIMIT_STORE: 'postgres',
      RATE_LIMIT_USER: '50',
      RATE_LIMIT_ORGANIZATION: '50',
    });
    const [ofFirst, ofSecond] = await tokensFor('org_2kFlushed');
    const stored = async () =>
      (await first.database('rate_limits').where('key', 'organization:org_2kFlushed'))[0]?.points;
    expect(await callTimes(first, 2, { token: ofFirst })).toEqual([49, 48]);
    await eventually(stored, (points) => points === 2);
    expect(await callTimes(second, 1, { token: ofSecond })).toEqual([49]);
    await eventually(stored, (points) => points === 3);
    expect(await callTimes(second, 1, { token: ofSecond })).toEqual([46]);
  });

  test('count each accepted call once, and accept at most the limit per server', async () => {
    const [first, second] = await start({
      RATE_LIMIT_STORE: 'postgres',
      RATE_LIMIT_USER: '1000',
      RATE_LIMIT_ORGANIZATION: '40',
    });
    const [ofFirst, ofSecond] = await tokensFor('org_2kBoth');
    const call = (index: number) =>
      index % 2 === 0
        ? first.call('GET', '/agents', { token: ofFirst })
        : second.call('GET', '/agents', { token: ofSecond });
    const statuses: number[] = [];
    for (let round = 0; round < 20; round++)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 6 }, (_, index) => call(index)))).map(({ status }) => status),
      );
    const allowed = statuses.filter((status) => status === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(40);
    expect(allowed).toBeLessThanOrEqual(80);
    const stored = async () => (await first.database('rate_limits').where('key', 'organization:org_2kBoth'))[0]?.points;
    await eventually(stored, (points) => points === allowed);
    expect((await call(0)).status).toBe(429);
    expect((await call(1)).status).toBe(429);
  });
});

test('messages to agents have a separate limit per user', async () => {
  const server = await startTestServer({ RATE_LIMIT_CHAT: '2' });
  try {
    const [first, second] = [
      await server.tokenFor({ role: 'org:member' }),
      await server.tokenFor({ role: 'org:guest' }),
    ];
    const send = (token: string) =>
      server.call('POST', '/chat', {
        token,
        body: { agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'x' }] } },
      });
    expect((await send(first)).headers.get('ratelimit-limit')).toBe('2');
    expect((await send(first)).status).toBe(404);
    const refused = await send(first);
    expect(refused).toMatchObject({ status: 429, body: { error: 'Too Many Requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
    expect((await server.call('GET', '/conversations', { token: first })).status).toBe(200);
    expect((await send(second)).status).toBe(404);
  } finally {
    await server.stop();
  }
});

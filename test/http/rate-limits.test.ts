// How often one may call, and what one is told about it.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createRateLimiters } from '../../server/http/rate-limiters.js';
import { databaseUrl, runStatement } from '../support/database-server.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';
import { startTestApp } from './support.js';

const limits = {
  RATE_LIMIT_USER: '4',
  RATE_LIMIT_ORGANIZATION: '6',
  RATE_LIMIT_ADDRESS: '3',
  RATE_LIMIT_WINDOW_SECONDS: '60',
};

/** Remaining calls after each of several; null where it was a 429. */
async function callTimes(server: TestServer, times: number, options: CallOptions): Promise<(number | null)[]> {
  const left: (number | null)[] = [];
  for (let n = 0; n < times; n++) {
    const reply = await server.call('GET', '/agents', options);
    left.push(reply.status === 429 ? null : Number(reply.headers.get('ratelimit-remaining')));
  }
  return left;
}

describe.each(['memory', 'postgres'])('counted in %s', (store) => {
  let server: TestServer;
  beforeAll(async () => void (server = await startTestServer({ ...limits, RATE_LIMIT_STORE: store })));
  afterAll(() => server?.stop());

  test('a user has 4 calls; then 429 with the time to wait, and nothing else is looked at', async () => {
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

  test('an organization has 6 over all its users, another one its own', async () => {
    const [first, second, stranger] = [
      await server.tokenFor({ organizationId: 'org_2kWhole', role: 'org:admin' }),
      await server.tokenFor({ organizationId: 'org_2kWhole', role: 'org:member' }),
      await server.tokenFor({ organizationId: 'org_2kApart' }),
    ];
    expect(await callTimes(server, 4, { token: first })).toEqual([3, 2, 1, 0]);
    expect(await callTimes(server, 3, { token: second })).toEqual([1, 0, null]);
    expect(await callTimes(server, 1, { token: stranger })).toEqual([3]);
  });

  test('a role too low counts as a call', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kGuests', role: 'org:guest' });
    const statuses = [];
    for (let n = 0; n < 5; n++) statuses.push((await server.call('GET', '/agents', { token })).status);
    expect(statuses).toEqual([403, 403, 403, 403, 429]);
  });

  test('without a token, an address has 3 over everything, and cannot name another one', async () => {
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

  test('an address over its limit still gets in with a good token, and to the health routes', async () => {
    expect((await server.call('GET', '/agents', { token: 'wrong' })).status).toBe(429);
    expect(
      (await server.call('GET', '/agents', { token: await server.tokenFor({ organizationId: 'org_2kGood' }) })).status,
    ).toBe(200);
    for (const path of ['/healthz', '/readyz'])
      expect((await server.call('GET', path, { token: null })).status).toBe(200);
  });

  test('30 calls at one time let 4 through', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kBurst' });
    const replies = await Promise.all(Array.from({ length: 30 }, () => server.call('GET', '/agents', { token })));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(26);
  });
});

test('the window ends: after Retry-After seconds there are calls again', async () => {
  const limiters = createRateLimiters(
    { store: 'memory', windowSeconds: 1, user: 2, organization: 9, address: 9, chat: 9 },
    undefined as never,
  );
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

test('two servers on one database share their counts when they count in Postgres', async () => {
  const admin = new URL((JSON.parse(process.env['TEST_DATABASE_SERVER'] ?? '{}') as { url: string }).url);
  const name = `agent_platform_shared_${process.pid}`;
  const { template } = JSON.parse(process.env['TEST_DATABASE_SERVER'] ?? '{}') as { template: string };
  await runStatement(admin.href, `create database ${name} template ${template}`);
  const environment = { ...limits, RATE_LIMIT_STORE: 'postgres', DATABASE_URL: databaseUrl(admin.href, name) };
  const servers = [await startTestServer(environment), await startTestServer(environment)];
  try {
    const [first, second] = servers as [TestServer, TestServer];
    // Each has an identity provider of its own; the limits go by the ids in the tokens.
    const [ofFirst, ofSecond] = [
      await first.tokenFor({ organizationId: 'org_2kShared' }),
      await second.tokenFor({ organizationId: 'org_2kShared' }),
    ];
    expect(await callTimes(first, 2, { token: ofFirst })).toEqual([3, 2]);
    expect(await callTimes(second, 3, { token: ofSecond })).toEqual([1, 0, null]);
    expect(await callTimes(first, 1, { token: ofFirst })).toEqual([null]);
  } finally {
    for (const server of servers) await server.stop();
    await runStatement(admin.href, `drop database ${name} with (force)`);
  }
});

test('messages to agents have a limit of their own beside the others, for each user', async () => {
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

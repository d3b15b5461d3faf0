// More requests than the database keeps up with: some are refused at once, the others are served.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createAdmission } from '../../server/http/admission.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { startTestServer, type TestServer } from '../support/server.js';

describe('a server whose connections are all in use', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    const environment = { DATABASE_POOL_SIZE: '2', DATABASE_MAX_WAITING: '2', RATE_LIMIT_STORE: 'postgres' };
    server = await startTestServer(environment, { worker: false });
    token = await server.tokenFor();
  });
  afterAll(() => server?.stop());

  const list = () => server.call('GET', '/agent-tags', { token });

  /** Keeps both connections busy, and two statements waiting, until the returned function is called. */
  async function occupy(): Promise<() => Promise<unknown>> {
    const held = await Promise.all([server.database.transaction(), server.database.transaction()]);
    const waiting = Promise.all([1, 2].map(() => server.database.raw('select 1')));
    return async () => {
      await Promise.all(held.map((transaction) => transaction.rollback()));
      await waiting;
    };
  }

  test('refuses with 503, Retry-After and the body of every error, while the health routes answer', async () => {
    const release = await occupy();
    try {
      // A queue that is long for a moment is a burst, which is let in.
      await sleep(150);
      const replies = await Promise.all(Array.from({ length: 20 }, list));
      for (const { status, headers, body } of replies) {
        expect({ status, body }).toEqual({ status: 503, body: { error: 'Service Unavailable' } });
        expect(headers.get('retry-after')).toBe('1');
      }
      const anonymous = await server.call('GET', '/agent-tags', { token: null });
      expect(anonymous).toMatchObject({ status: 503, body: { error: 'Service Unavailable' } });
      expect((await server.call('GET', '/healthz', { token: null })).status).toBe(200);
    } finally {
      await release();
    }
    await sleep(1_100);
    expect((await list()).status).toBe(200);
    // One line for all of them, and none that looks like a failure of ours.
    const lines = server.logs.filter(({ msg }) => msg === 'overloaded: requests are rejected');
    expect(lines).toEqual([expect.objectContaining({ rejected: 21 })]);
    expect(server.logs.filter(({ level }) => Number(level) >= 50)).toEqual([]);
  });

  test('under a flood, some requests are served and every other one is refused', async () => {
    const statuses: number[] = [];
    // Each client asks again as soon as it has its answer, whatever Retry-After says.
    const client = async () => {
      for (let times = 0; times < 20; times++) statuses.push((await list()).status);
    };
    await Promise.all(Array.from({ length: 40 }, client));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(40);
  });
});

test('messages over the limit of a user are refused without waiting for the database', async () => {
  const environment = { DATABASE_POOL_SIZE: '2', RATE_LIMIT_STORE: 'postgres', RATE_LIMIT_CHAT: '3' };
  const server = await startTestServer(environment, { worker: false });
  try {
    const token = await server.tokenFor({ role: 'org:member' });
    const body = { agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'x' }] } };
    const send = () => server.call('POST', '/chat', { token, body });
    const held = await Promise.all([server.database.transaction(), server.database.transaction()]);
    const first = Array.from({ length: 3 }, send);
    await sleep(100);
    // Both connections are held: what had to ask the database would not answer.
    const others = await Promise.all(Array.from({ length: 50 }, send));
    expect(new Set(others.map(({ status }) => status))).toEqual(new Set([429]));
    expect(Number(others[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    await Promise.all(held.map((transaction) => transaction.rollback()));
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([404, 404, 404]);
  } finally {
    await server.stop();
  }
});

describe('admission', () => {
  let waiting = 0;
  let nowMs = 0;
  const logger = createLogger('silent');
  const admissionOf = () => createAdmission({ countWaiting: () => waiting, maxWaiting: 10, now: () => nowMs, logger });
  const isAdmitted = (admission: () => Promise<void>) =>
    admission().then(
      () => true,
      () => false,
    );

  test('lets a burst in, up to fifty times the queue', async () => {
    const admission = admissionOf();
    [waiting, nowMs] = [0, 1_000];
    expect(await isAdmitted(admission)).toBe(true);
    [waiting, nowMs] = [499, 1_050];
    expect(await isAdmitted(admission)).toBe(true);
    waiting = 500;
    expect(await isAdmitted(admission)).toBe(false);
  });

  test('keeps a queue short that stays long, until none was refused for a second', async () => {
    const admission = admissionOf();
    [waiting, nowMs] = [0, 1_000];
    await admission();
    [waiting, nowMs] = [10, 1_101];
    expect(await isAdmitted(admission)).toBe(false);
    [waiting, nowMs] = [9, 1_110];
    expect(await isAdmitted(admission)).toBe(true);
    [waiting, nowMs] = [10, 1_120];
    expect(await isAdmitted(admission)).toBe(false);
    [waiting, nowMs] = [0, 2_150];
    expect(await isAdmitted(admission)).toBe(true);
    [waiting, nowMs] = [400, 2_200];
    expect(await isAdmitted(admission)).toBe(true);
  });
});

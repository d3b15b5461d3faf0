import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createChatAdmission } from '../../server/modules/chat/chat-admission.js';
import { ApiError } from '../../server/platform/errors.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';

/** Maximum concurrent streamed runs of a user. */
const streamsPerUser = 10;

async function createAgent(server: TestServer): Promise<number> {
  const { body } = await server.call('POST', '/agents', { body: { name: 'Agent', model: 'offline:echo' } });
  return body.id as number;
}

async function send(
  server: TestServer,
  agentId: number,
  index: number,
  text: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const token = await server.tokenFor({ userId: `user_${Math.floor(index / streamsPerUser)}`, role: 'org:member' });
  return fetch(`${server.url}/chat`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ agentId, message: { role: 'user', parts: [{ type: 'text', text }] } }),
  });
}

const statusesOf = async ({ database }: TestServer): Promise<Record<string, number>> => {
  const rows = await database('conversations').select('stream_status').count('* as count').groupBy('stream_status');
  return Object.fromEntries(rows.map(({ stream_status, count }) => [String(stream_status), Number(count)]));
};

test('in a burst, each chat is either completed or refused with status 503', async () => {
  const [count, maxStreams] = isFullRun ? [600, 200] : [60, 20];
  const server = await startTestServer(
    {
      DATABASE_POOL_SIZE: '2',
      DATABASE_MAX_WAITING: '2',
      DATABASE_RUN_POOL_SIZE: '2',
      MAX_STREAMED_RUNS: String(maxStreams),
    },
    { worker: false },
  );
  try {
    const agentId = await createAgent(server);
    // Creates the tokens first, because the embedded identity provider uses the same database.
    for (let index = 0; index < count; index += streamsPerUser)
      await server.tokenFor({ userId: `user_${index / streamsPerUser}`, role: 'org:member' });
    const replies = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const reply = await send(server, agentId, index, `slow 20\nsay ${'word '.repeat(20)}`);
        return { status: reply.status, retryAfter: reply.headers.get('retry-after'), text: await reply.text() };
      }),
    );
    const begun = replies.filter(({ status }) => status === 200);
    for (const { text } of begun) expect(text).toMatch(/"type":"finish".*\n\ndata: \[DONE\]\n\n$/);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    for (const { retryAfter } of refused) expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(begun.length).toBeGreaterThan(0);
    expect(await statusesOf(server)).toEqual({ completed: begun.length });
    // Ended streams no longer count, so another chat can begin.
    expect(await (await send(server, agentId, 0, 'say done')).text()).toContain('"done"');
  } finally {
    await server.stop();
  }
}, 300_000);

test('concurrent chats open at most the maximum number of streams, with and without an Idempotency-Key', async () => {
  const server = await startTestServer(
    { MAX_STREAMED_RUNS: '5', MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '3600' },
    { worker: false },
  );
  try {
    const agentId = await createAgent(server);
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        send(server, agentId, index, 'hang', index % 2 === 0 ? {} : { 'idempotency-key': `chat-${index}-of-many` }),
      ),
    );
    const count = (status: number) => replies.filter((reply) => reply.status === status).length;
    expect({ begun: count(200), refused: count(503) }).toEqual({ begun: 5, refused: 15 });
    expect(await statusesOf(server)).toEqual({ in_progress: 5 });
  } finally {
    await server.stop();
  }
}, 120_000);

describe('idle streams', () => {
  const count = isFullRun ? 1_000 : 50;
  let server: TestServer;
  let replies: Response[];
  beforeAll(async () => {
    server = await startTestServer({ MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '3600' }, { worker: false });
    const agentId = await createAgent(server);
    replies = [];
    // Opens ten streams at a time: on a busy machine, the last of fifty concurrent requests would wait too long.
    const open = async (index: number): Promise<Response> => {
      for (;;) {
        const reply = await send(server, agentId, index, 'hang');
        if (reply.status !== 503) return reply;
        await reply.text();
      }
    };
    for (let index = 0; index < count; index += 10)
      replies.push(...(await Promise.all(Array.from({ length: 10 }, (_, more) => open(index + more)))));
  }, 300_000);
  afterAll(() => server?.stop());

  test('have their leases renewed by one statement for all', async () => {
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const renewed: number[] = [];
    const onQuery = ({ sql, bindings }: { sql: string; bindings: unknown[] }) => {
      if (sql.includes('as "isStopRequested"'))
        renewed.push(...bindings.filter((value) => Array.isArray(value)).map((list: unknown[]) => list.length));
    };
    server.container.platform.runConnections.on('query', onQuery);
    await eventually(
      () => renewed.length,
      (length) => length >= 9,
    );
    server.container.platform.runConnections.removeListener('query', onQuery);
    expect(new Set(renewed)).toEqual(new Set([count]));
  }, 60_000);

  test('do not block other requests, and end as stopped if a stop is requested', async () => {
    expect((await server.call('GET', '/agents')).status).toBe(200);
    expect(await statusesOf(server)).toEqual({ in_progress: count });
    await server
      .database('conversations')
      .where({ stream_status: 'in_progress' })
      .update({ stop_requested_at: server.database.fn.now() });
    const texts = await Promise.all(replies.map((reply) => reply.text()));
    for (const text of texts) expect(text).toMatch(/data: \{"type":"abort"\}\n\ndata: \[DONE\]\n\n$/);
    expect(await statusesOf(server)).toEqual({ stopped: count });
  }, 120_000);
});

describe('the admission of chats', () => {
  const never = new AbortController().signal;
  const admission = (maxWaitMs: number, log = createLogger('silent')) =>
    createChatAdmission({ limits: { maxBeginning: 1, maxStreamed: 1 }, maxWaitMs, log });
  const pending = () => {
    let finish: () => void = () => undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    return { work: () => work, finish };
  };
  const unavailable = { code: 'service_unavailable', retryAfterSeconds: expect.any(Number) };

  test('lets a chat wait until the chats before it have begun', async () => {
    const { begin } = admission(60_000);
    const first = pending();
    const order: string[] = [];
    const [one, two] = [
      begin('org_1', never, async () => {
        await first.work();
        order.push('first');
      }),
      begin('org_1', never, async () => void order.push('second')),
    ];
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(order).toEqual([]);
    first.finish();
    await Promise.all([one, two]);
    expect(order).toEqual(['first', 'second']);
  });

  test('refuses a chat that cannot begin in time', async () => {
    const { begin } = admission(1);
    const first = pending();
    const one = begin('org_1', never, first.work);
    await expect(begin('org_1', never, async () => undefined)).rejects.toMatchObject(unavailable);
    first.finish();
    await one;
    await begin('org_1', never, async () => undefined);
  });

  test('refuses a chat immediately if its expected wait is too long', async () => {
    const { begin } = admission(20);
    const slow = pending();
    const measured = begin('org_1', never, slow.work);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    slow.finish();
    await measured;
    // The mean time that a chat takes to begin is now about 100 ms.
    const first = pending();
    const one = begin('org_1', never, first.work);
    const waiting = begin('org_1', never, async () => undefined).catch((error: unknown) => error);
    const outcomes = await Promise.race([
      begin('org_1', never, async () => undefined).catch((error: unknown) => error),
      waiting.then(() => 'the previous chat'),
    ]);
    expect(outcomes).toMatchObject(unavailable);
    first.finish();
    await Promise.all([one, waiting]);
  });

  test('removes the waiting chat of a caller that disconnects', async () => {
    const { begin } = admission(60_000);
    const first = pending();
    const one = begin('org_1', never, first.work);
    const left = new AbortController();
    const two = begin('org_1', left.signal, async () => 'begun');
    left.abort(new Error('left'));
    await expect(two).rejects.toThrow('left');
    first.finish();
    await one;
    expect(await begin('org_1', never, async () => 'begun')).toBe('begun');
  });

  test('refuses a stream while all streams are in use', () => {
    const { reserveStream, countStream } = admission(1);
    const close = countStream();
    expect(reserveStream).toThrow(ApiError);
    close();
    reserveStream()();
  });
});

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { testAccess } from '../access.js';
import { createEcho, eventsOf, message, openStream } from './chat-client.js';
import { noRole, talk, tokenOf, userOf } from '../conversations/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const resume = (threadId: string | undefined, options: CallOptions = {}) =>
  server.call('GET', '/chat/stream', { query: threadId === undefined ? {} : { threadId }, ...options });

// More tests of resumed streams are in test/agent-runner/resumed-streams.test.ts.
describe('GET /chat/stream', () => {
  testAccess(
    () => server,
    async (options) => resume((await talk(server, { userId: userOf(options) })).conversationId, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
      status: 204,
    },
  );

  test('returns only the headers for HEAD, and leaves the connection free for the next request', async () => {
    const { id } = await createEcho(server);
    const stream = await openStream(server, message(id, `slow 200\nsay ${'word '.repeat(50)}`));
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
    socket.setTimeout(10_000, () => socket.destroy(new Error('the connection is not free')));
    const head = `HEAD /chat/${stream.threadId}/stream HTTP/1.1\r\nHost: api\r\n`;
    socket.write(`${head}Authorization: Bearer ${await server.tokenFor()}\r\n\r\n`);
    socket.write('GET /healthz HTTP/1.1\r\nHost: api\r\nConnection: close\r\n\r\n');
    const [first, second, body] = (await text(socket)).split('\r\n\r\n');
    expect(first).toMatch(/^HTTP\/1.1 200 OK[^]*text\/event-stream/);
    expect([second?.slice(0, 15), body]).toEqual(['HTTP/1.1 200 OK', '{"status":"ok"}']);
    await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } });
  });

  test('returns 200 with the events from the first one, at both paths', async () => {
    const { id } = await createEcho(server);
    const stream = await openStream(server, message(id, 'slow 200\nsay one two three four five'));
    await stream.nextEvent('text-delta');
    const replies = await Promise.all([resume(stream.threadId), server.call('GET', `/chat/${stream.threadId}/stream`)]);
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 200 });
      expect(reply.headers.get('x-thread-id')).toBe(stream.threadId);
      const events = eventsOf(reply);
      expect(events[0]).toMatchObject({ type: 'start', messageMetadata: { threadId: stream.threadId } });
      const deltas = events.filter(({ type }) => type === 'text-delta').map(({ delta }) => delta as string);
      expect(deltas.join('')).toBe('one two three four five');
    }
  });

  test('returns 400 for two ids', async () => {
    const { status, body } = await server.call('GET', `/chat/${randomUUID()}/stream`, {
      query: { threadId: randomUUID() },
    });
    expect([status, body.details]).toEqual([400, [{ message: 'must be given once', path: ['threadId'], in: 'query' }]]);
  });

  test("returns 204 for a conversation that is missing, another user's or cross-tenant", async () => {
    const { id } = await createEcho(server);
    const stream = await openStream(server, message(id, 'slow 200\nsay one two three four five'));
    await stream.nextEvent('text-delta');
    expect((await resume(stream.threadId, { token: await tokenOf(server, 'user_bea') })).status).toBe(204);
    const foreign = await server.tokenFor({ organizationId: server.otherOrganizationId });
    expect((await resume(stream.threadId, { token: foreign })).status).toBe(204);
    expect((await resume('no such chat')).status).toBe(204);
  });

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await resume(undefined), ['query', 'threadId']);
    expectNamed(await resume('x'.repeat(129)), ['query', 'threadId']);
  });
});

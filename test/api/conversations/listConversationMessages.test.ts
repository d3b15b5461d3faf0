import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type CallResult, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { testAccess } from '../access.js';
import { completed, expectHidden, noRole, talk, text, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const list = (threadId: string, query: Record<string, string | number> = {}, options: CallOptions = {}) =>
  server.call('GET', '/conversations/messages', { query: { threadId, ...query }, ...options });
const textsOf = ({ body }: CallResult) =>
  body.messages.map(({ parts }: { parts: { text: string }[] }) => parts[0]?.text);

/** Creates a conversation with the messages `1`, `2`, … up to `count`, an even number. */
async function longTalk(count: number): Promise<string> {
  const { conversationId } = await talk(server, { parts: [text('1')] }, completed(text('2')));
  for (let next = 3; next < count; next += 2)
    await talk(server, { conversationId, parts: [text(String(next))] }, completed(text(String(next + 1))));
  return conversationId;
}

describe('GET /conversations/messages', () => {
  testAccess(
    () => server,
    async (options) => list((await talk(server, { userId: userOf(options) })).conversationId, {}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test('returns 200 with the messages of the conversation, and runs one statement', async () => {
    const { conversationId } = await talk(server);
    const token = await tokenOf(server, 'user_ada');
    let body: unknown;
    expect(await server.countStatements(async () => void ({ body } = await list(conversationId, {}, { token })))).toBe(
      1,
    );
    const { messages } = (await server.call('GET', '/getConversation', { query: { threadId: conversationId } })).body;
    expect(body).toEqual({ messages, nextCursor: null });
  });

  test('returns pages in order, and messages that are added between two pages last', async () => {
    const id = await longTalk(6);
    const first = await list(id, { limit: 4 });
    expect(textsOf(first)).toEqual(['1', '2', '3', '4']);
    await talk(server, { conversationId: id, parts: [text('7')] }, completed(text('8')));
    const second = await list(id, { limit: 3, cursor: first.body.nextCursor });
    expect(textsOf(second)).toEqual(['5', '6', '7']);
    const third = await list(id, { limit: 1, cursor: second.body.nextCursor });
    expect([textsOf(third), third.body.nextCursor]).toEqual([['8'], null]);
  });

  test('returns 400 for a cursor of another conversation or list, and for an invalid one', async () => {
    const [id, other] = [await longTalk(4), await longTalk(4)];
    const { nextCursor } = (await list(other, { limit: 1 })).body;
    const conversations = (await server.call('GET', '/conversations', { query: { limit: 1, allInOrg: true } })).body
      .nextCursor;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const broken = [
      nextCursor,
      conversations,
      'x',
      encode([id]),
      encode([id, 0]),
      encode([id, 1.5]),
      encode([id, 1e10]),
      encode([id, '1']),
      encode([id, 1, 1]),
    ];
    for (const cursor of broken) expectNamed(await list(id, { cursor }), ['query', 'cursor']);
  });

  test("returns 404 for a conversation that is missing, deleted, another user's or cross-tenant", () =>
    expectHidden(server, (id, options) => list(id, {}, options)));

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('GET', '/conversations/messages'), ['query', 'threadId']);
    expectNamed(await list(''), ['query', 'threadId']);
    const { conversationId } = await talk(server);
    expectNamed(await list(conversationId, { limit: 101 }), ['query', 'limit']);
  });
});

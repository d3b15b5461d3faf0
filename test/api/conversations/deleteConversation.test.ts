import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { testAccess } from '../access.js';
import { completed, startRun, expectHidden, noRole, talk, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const remove = (threadId: string, options = {}) =>
  server.call('DELETE', '/conversations', { query: { threadId }, ...options });
const read = (threadId: string) => server.call('GET', '/getConversation', { query: { threadId } });

describe('DELETE /conversations', () => {
  testAccess(
    () => server,
    async (options) => remove((await talk(server, { userId: userOf(options) })).conversationId, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test('returns the deleted record, which can still be read by its id, but not changed', async () => {
    const { conversationId } = await talk(server);
    const token = await tokenOf(server, 'user_ada');
    const before = (await read(conversationId)).body;
    const { messages: _, renderedSystemPrompt: __, ...summary } = before;
    const { status, body } = await remove(conversationId.toUpperCase(), { token });
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...summary, deletedAt: body.updatedAt, updatedAt: body.updatedAt, isDeleted: true },
    });
    expect(await server.database('messages').where({ conversation_id: conversationId })).toHaveLength(2);
    expect((await read(conversationId)).body).toEqual({ ...before, ...body });
    expectSameNotFound([await remove(conversationId, { token })], 'Conversation not found');
    await expect(startRun(server, { conversationId })).rejects.toMatchObject({ text: 'Conversation not found' });
  });

  test('also deletes all sub-conversations, and immediately stops the run of each deleted conversation', async () => {
    const above = await startRun(server);
    const below = await startRun(server, { upstreamConversationId: above.conversationId });
    const lowest = await startRun(server, { upstreamConversationId: below.conversationId });
    const finished = await talk(server, { upstreamConversationId: above.conversationId });
    expect((await remove(above.conversationId)).body).toMatchObject({ isDeleted: true, streamStatus: 'stopped' });
    for (const run of [above, below, lowest]) {
      expect(await server.container.modules.conversations.runs.heartbeat([run])).toEqual(['stop']);
      expect(await server.container.modules.conversations.runs.finish(run, completed())).toBe(false);
    }
    for (const { conversationId } of [above, below, lowest, finished])
      expect((await read(conversationId)).body).toMatchObject({ isDeleted: true });
    await expect(startRun(server, { upstreamConversationId: above.conversationId })).rejects.toMatchObject({
      text: 'Conversation not found',
    });
  });

  test('does not stop the run of the parent conversation', async () => {
    const above = await startRun(server);
    const below = await talk(server, { upstreamConversationId: above.conversationId });
    expect((await remove(below.conversationId)).status).toBe(200);
    expect((await read(above.conversationId)).body.streamStatus).toBe('in_progress');
  });

  test('one of ten concurrent calls deletes the conversation, and the others return 404', async () => {
    const { conversationId } = await talk(server);
    const replies = await Promise.all(Array.from({ length: 10 }, () => remove(conversationId)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  test("returns 404 for a conversation that is missing, deleted, another user's or cross-tenant", () =>
    expectHidden(server, remove));

  test('returns 400 and names a missing or invalid parameter', async () => {
    expectNamed(await server.call('DELETE', '/conversations'), ['query', 'threadId']);
    expectNamed(await remove('one'), ['query', 'threadId']);
  });
});

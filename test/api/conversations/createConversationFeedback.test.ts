import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { testAccess } from '../access.js';
import { expectHidden, noRole, talk, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const rate = (threadId: string, body: Record<string, unknown> = {}, options = {}) =>
  server.call('POST', '/conversations/feedback', { body: { threadId, rating: 'helpful', ...body }, ...options });
const countersOf = async (id: string) => {
  const row = await server.database('conversations').where({ id }).first();
  return { helpful: row.helpful_count, notHelpful: row.not_helpful_count };
};

describe('POST /conversations/feedback', () => {
  testAccess(
    () => server,
    async (options) => rate((await talk(server, { userId: userOf(options) })).conversationId, {}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test('returns 200 and counts the rating of a message', async () => {
    const { conversationId, answerId } = await talk(server);
    const before = (await server.call('GET', '/getConversation', { query: { threadId: conversationId } })).body;
    const token = await tokenOf(server, 'user_ada');
    const { status, body } = await rate(
      conversationId,
      { messageId: answerId, comment: 'It was the brake.' },
      { token },
    );
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        feedback: {
          id: expect.any(Number),
          threadId: conversationId,
          messageId: answerId,
          userId: 'user_ada',
          rating: 'helpful',
          comment: 'It was the brake.',
          timestamp: expect.any(String),
        },
      },
    });
    expect(await countersOf(conversationId)).toEqual({ helpful: 1, notHelpful: 0 });
    // A rating must not move the conversation up in its owner's list, so it does not change `updatedAt`.
    expect((await server.call('GET', '/getConversation', { query: { threadId: conversationId } })).body).toEqual(
      before,
    );
  });

  test('replaces an earlier rating: same id, later timestamp, counted once', async () => {
    const { conversationId, answerId } = await talk(server);
    const first = (await rate(conversationId, { messageId: answerId, comment: 'Good.' })).body.feedback;
    const second = (await rate(conversationId, { messageId: answerId, rating: 'not_helpful' })).body.feedback;
    expect(second).toEqual({ ...first, rating: 'not_helpful', comment: '', timestamp: second.timestamp });
    expect(Date.parse(second.timestamp)).toBeGreaterThanOrEqual(Date.parse(first.timestamp));
    expect(await countersOf(conversationId)).toEqual({ helpful: 0, notHelpful: 1 });
    await rate(conversationId, { messageId: answerId, rating: 'not_helpful' });
    expect(await countersOf(conversationId)).toEqual({ helpful: 0, notHelpful: 1 });
  });

  test('rates the conversation and each message separately for each user', async () => {
    const { conversationId, answerId } = await talk(server);
    const owner = { token: await tokenOf(server, 'user_ada') };
    expect((await rate(conversationId, {}, owner)).body.feedback.messageId).toBeNull();
    await rate(conversationId, { messageId: answerId }, owner);
    await rate(conversationId, { rating: 'not_helpful' });
    expect(await server.database('conversation_feedback').where({ conversation_id: conversationId })).toHaveLength(3);
    expect(await countersOf(conversationId)).toEqual({ helpful: 2, notHelpful: 1 });
  });

  test('counts 20 concurrent ratings of one user once', async () => {
    const { conversationId } = await talk(server);
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => rate(conversationId, { rating: index % 2 ? 'helpful' : 'not_helpful' })),
    );
    const rows = await server.database('conversation_feedback').where({ conversation_id: conversationId });
    expect(rows).toHaveLength(1);
    expect(await countersOf(conversationId)).toEqual(
      rows[0].rating === 'helpful' ? { helpful: 1, notHelpful: 0 } : { helpful: 0, notHelpful: 1 },
    );
  });

  test('returns 404 for a message that is missing or belongs to another conversation', async () => {
    const [{ conversationId }, other] = [await talk(server), await talk(server)];
    expectSameNotFound(
      [
        await rate(conversationId, { messageId: randomUUID() }),
        await rate(conversationId, { messageId: other.answerId }),
      ],
      'Message not found',
    );
  });

  test("returns 404 for a conversation that is missing, deleted, another user's or cross-tenant", () =>
    expectHidden(server, (id, options) => rate(id, {}, options)));

  test('returns 400 and names an invalid field', async () => {
    const { conversationId } = await talk(server);
    expectNamed(await rate('one'), ['threadId']);
    expectNamed(await rate(conversationId, { rating: 'so so' }), ['rating']);
    expectNamed(await rate(conversationId, { messageId: 'one' }), ['messageId']);
    expectNamed(await rate(conversationId, { comment: 'x'.repeat(5001) }), ['comment']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { testAccess } from '../access.js';
import { upload } from '../knowledge-bases/support.js';
import { agentOf, completed, startRun, expectHidden, noRole, talk, text, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const get = (threadId: string, options = {}) =>
  server.call('GET', '/getConversation', { query: { threadId }, ...options });

describe('GET /getConversation', () => {
  testAccess(
    () => server,
    async (options) => get((await talk(server, { userId: userOf(options) })).conversationId, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test('returns every field, and runs one statement', async () => {
    const spent = { model: 'offline:echo', costUsd: 0.0025 };
    const run = await talk(server, {}, { ...completed({ type: 'step-start' }, text('The brake.')), ...spent });
    const token = await tokenOf(server, 'user_ada');
    let body: Record<string, unknown> = {};
    const statements = await server.countStatements(
      async () => void ({ body } = await get(run.conversationId, { token })),
    );
    expect(statements).toBe(1);
    expect(body).toEqual({
      id: run.conversationId,
      agentId: await agentOf(server),
      userId: 'user_ada',
      organizationId: server.organizationId,
      name: 'What is E-17?',
      upstreamConversationId: null,
      renderedSystemPrompt: 'Be brief.',
      streamStatus: 'completed',
      source: 'chat',
      model: 'offline:echo',
      latencyMs: expect.any(Number),
      costUsd: 0.0025,
      deletedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      etag: expect.stringMatching(/^[\w-]{16}$/),
      messages: [
        { id: run.history[0]?.id, role: 'user', parts: [text('What is E-17?')], createdAt: body['createdAt'] },
        {
          id: run.answerId,
          role: 'assistant',
          parts: [{ type: 'step-start' }, text('The brake.')],
          createdAt: body['updatedAt'],
          usage: { inputTokens: 10, outputTokens: 3, totalTokens: 13 },
          finishReason: 'stop',
        },
      ],
    });
  });

  test('returns no rendered system prompt to a guest, who may not read agents', async () => {
    const { conversationId } = await talk(server, { userId: 'user_visiting' });
    const { status, body } = await get(conversationId, { token: await tokenOf(server, 'user_visiting', 'org:guest') });
    expect([status, Object.hasOwn(body, 'renderedSystemPrompt'), body.messages.length]).toEqual([200, false, 2]);
  });

  test('during a run, returns the messages so far', async () => {
    const { conversationId } = await startRun(server);
    const { body } = await get(conversationId);
    expect(body).toMatchObject({ streamStatus: 'in_progress', messages: [{ role: 'user' }] });
    expect(body.messages).toHaveLength(1);
  });

  test("returns another user's sub-conversation to an administrator", async () => {
    const above = await startRun(server, { userId: 'user_bea' });
    const below = await talk(server, { userId: 'user_bea', upstreamConversationId: above.conversationId });
    expect((await get(below.conversationId)).body).toMatchObject({
      userId: 'user_bea',
      upstreamConversationId: above.conversationId,
    });
  });

  test('returns a working URL for an uploaded file', async () => {
    const token = await tokenOf(server, 'user_ada');
    const grant = (
      await server.call('POST', '/upload/presigned', {
        token,
        body: { filename: 'joint 2.jpg', contentType: 'image/jpeg' },
      })
    ).body;
    const headers = {
      'content-type': 'image/jpeg',
      ...Object.fromEntries(
        [
          ['file-type', 'image/jpeg'],
          ['org-id', server.organizationId],
          ['user-id', 'user_ada'],
        ].map(([name, value]) => [`x-amz-meta-${name}`, value]),
      ),
    } as Record<string, string>;
    expect((await fetch(grant.url, { method: 'PUT', headers, body: 'a picture' })).status).toBe(200);
    const { conversationId } = await talk(server, {
      parts: [{ type: 'file', mediaType: 'image/jpeg', filename: 'joint 2.jpg', url: grant.key, fileKey: grant.key }],
    });
    const [part] = (await get(conversationId, { token })).body.messages[0].parts;
    expect(part).toEqual({
      type: 'file',
      mediaType: 'image/jpeg',
      filename: 'joint 2.jpg',
      fileKey: grant.key,
      url: expect.stringMatching(/X-Amz-Expires=600/),
    });
    const download = await fetch(part.url);
    expect([download.status, download.headers.get('content-type'), await download.text()]).toEqual([
      200,
      'image/jpeg',
      'a picture',
    ]);
    expect((await fetch(part.url, { method: 'DELETE' })).status).toBe(403);
  });

  test.each(['text/html', 'image/svg+xml'])(
    'never serves an uploaded %s file with that content type',
    async (contentType) => {
      const { fileKey } = await upload(
        server,
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
        { filename: 'page', contentType },
      );
      // The second message declares a PNG image, but the file is not one.
      for (const [mediaType, type, disposition] of [
        [contentType, 'application/octet-stream', 'attachment'],
        ['image/png', 'image/png', 'inline'],
      ]) {
        const { conversationId } = await talk(server, {
          parts: [{ type: 'file', mediaType: mediaType ?? '', url: fileKey, fileKey }],
        });
        const { headers } = await fetch((await get(conversationId)).body.messages[0].parts[0].url);
        expect(headers.get('content-disposition')).toMatch(new RegExp(`^${disposition}; filename="page"`));
        expect([headers.get('content-type'), headers.get('x-content-type-options')]).toEqual([type, 'nosniff']);
        expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      }
    },
  );

  test('returns 200 after the agent was deleted', async () => {
    const agent = await server.call('POST', '/agents', { body: { name: 'Short-lived', model: 'offline:echo' } });
    const { conversationId } = await talk(server, { agentId: agent.body.id });
    await server.call('DELETE', '/agents', { body: { agentId: agent.body.id } });
    expect((await get(conversationId)).body).toMatchObject({ agentId: agent.body.id, messages: [{}, {}] });
  });

  test('returns 200 with deletedAt and isDeleted to the owner and an administrator after deletion', async () => {
    const { conversationId } = await talk(server);
    const before = (await get(conversationId)).body;
    const { body } = await server.call('DELETE', '/conversations', { query: { threadId: conversationId } });
    for (const token of [await tokenOf(server, 'user_ada'), await server.tokenFor()]) {
      expect(await get(conversationId, { token })).toMatchObject({
        status: 200,
        body: { ...before, deletedAt: body.deletedAt, updatedAt: body.deletedAt, isDeleted: true },
      });
    }
    expect(await get(conversationId, { token: await tokenOf(server, 'user_bea') })).toMatchObject({ status: 404 });
    expect(before).not.toHaveProperty('isDeleted');
  });

  test("returns 404 for a conversation that is missing, another user's or cross-tenant", () =>
    expectHidden(server, get, { showsDeleted: true }));

  test('returns 400 for a missing or empty threadId, but accepts one in upper case', async () => {
    expectNamed(await get(''), ['query', 'threadId']);
    expectNamed(await server.call('GET', '/getConversation'), ['query', 'threadId'], 'threadId is required');
    const { conversationId } = await talk(server);
    expect((await get(conversationId.toUpperCase())).body).toMatchObject({ id: conversationId });
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { testAccess } from '../access.js';
import { startRun, expectHidden, noRole, talk, tokenOf, userOf } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const rename = (threadId: string, body: unknown, options = {}) =>
  server.call('PATCH', '/conversations', { query: { threadId }, body, ...options });
const read = async (threadId: string) => (await server.call('GET', '/getConversation', { query: { threadId } })).body;

describe('PATCH /conversations', () => {
  testAccess(
    () => server,
    async (options) =>
      rename((await talk(server, { userId: userOf(options) })).conversationId, { name: 'mine' }, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test('renames the conversation, ignoring surrounding white space, and a later message keeps the name', async () => {
    const { conversationId } = await talk(server);
    const before = await read(conversationId);
    const { status, body } = await rename(
      conversationId,
      { name: ' E-17 ' },
      { token: await tokenOf(server, 'user_ada') },
    );
    const { messages: _, renderedSystemPrompt: __, ...summary } = before;
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...summary, name: 'E-17', updatedAt: body.updatedAt, etag: body.etag },
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
    await talk(server, { conversationId });
    expect(await read(conversationId)).toMatchObject({ name: 'E-17' });
  });

  test('changes nothing if the name is the same or missing', async () => {
    const { conversationId } = await talk(server);
    const { messages: _, renderedSystemPrompt: __, ...summary } = await read(conversationId);
    expect((await rename(conversationId, { name: summary.name })).body).toEqual(summary);
    expect((await rename(conversationId, {})).body).toEqual(summary);
  });

  test('does not affect a run in progress', async () => {
    const run = await startRun(server);
    expect((await rename(run.conversationId, { name: 'busy' })).body).toMatchObject({
      name: 'busy',
      streamStatus: 'in_progress',
    });
    expect(await server.container.modules.conversations.runs.heartbeat([run])).toEqual(['continue']);
  });

  test('accepts a record that was read and changed, and ignores its read-only fields', async () => {
    const { conversationId } = await talk(server);
    const record = await read(conversationId);
    const { body } = await rename(conversationId, {
      ...record,
      name: 'back',
      userId: 'user_x',
      streamStatus: 'error',
      messages: [],
    });
    expect(body).toMatchObject({ name: 'back', userId: 'user_ada', streamStatus: 'completed' });
    expect((await read(conversationId)).messages).toEqual(record.messages);
  });

  test("returns 404 for a conversation that is missing, deleted, another user's or cross-tenant", () =>
    expectHidden(server, (id, options) => rename(id, { name: 'theirs' }, options)));

  test('returns 400 and names an invalid or unknown field', async () => {
    const { conversationId } = await talk(server);
    expectNamed(await rename(conversationId, { name: '' }), ['name']);
    expectNamed(await rename(conversationId, { name: ' \n ' }), ['name']);
    expectNamed(await rename(conversationId, { name: 'x'.repeat(201) }), ['name']);
    expectNamed(await rename(conversationId, { title: 'x' }), ['title']);
    expectNamed(await rename('one', { name: 'x' }), ['query', 'threadId']);
  });
});

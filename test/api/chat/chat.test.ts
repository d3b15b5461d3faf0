// Tests POST /chat: the streamed events, the stored messages, and authorization.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { changeWhileWaiting } from '../../support/locked-row.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import {
  sendWithAiSdk,
  chat,
  createEcho,
  eventsOf,
  message,
  openStream,
  readConversation,
  textPart,
  waitForEnd,
} from './chat-client.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { talk } from '../conversations/support.js';
import { upload } from '../knowledge-bases/support.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
});
afterAll(() => server?.stop());
beforeEach(
  async () => void (agentId = (await createEcho(server, { systemPrompt: 'Be brief.', maxToolRoundtrips: 3 })).id),
);

describe('the stream', () => {
  test("uses the UI message protocol with the contract's headers", async () => {
    const reply = await server.call('POST', '/chat', { body: message(agentId, 'Hello there') });
    expect(eventsOf(reply)).toEqual([
      {
        type: 'start',
        messageId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        messageMetadata: { threadId: reply.headers.get('x-thread-id') },
      },
      { type: 'start-step' },
      { type: 'text-start', id: expect.any(String) },
      { type: 'text-delta', id: expect.any(String), delta: 'Hello' },
      { type: 'text-delta', id: expect.any(String), delta: ' there' },
      { type: 'text-end', id: expect.any(String) },
      { type: 'finish-step' },
      { type: 'finish', finishReason: 'stop' },
    ]);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': expect.stringContaining('text/event-stream'),
      'x-vercel-ai-ui-message-stream': 'v1',
      'x-thread-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      'cache-control': expect.stringContaining('no-cache'),
      'ratelimit-remaining': expect.any(String),
    });
  });

  test('is stored as streamed, under the id in the stream', async () => {
    const { threadId, events } = await chat(server, message(agentId, 'Hello there'));
    const conversation = await readConversation(server, threadId);
    expect(conversation).toMatchObject({
      agentId,
      streamStatus: 'completed',
      name: 'Hello there',
      upstreamConversationId: null,
    });
    expect(conversation.messages).toMatchObject([
      { role: 'user', parts: [textPart('Hello there')] },
      {
        id: events[0].messageId,
        role: 'assistant',
        parts: [{ type: 'step-start' }, textPart('Hello there')],
        finishReason: 'stop',
        usage: { outputTokens: 3 },
      },
    ]);
    const { inputTokens, outputTokens, totalTokens } = conversation.messages[1].usage;
    expect(totalTokens).toBe(inputTokens + outputTokens);
  });

  test('arrives in chunks during the run', async () => {
    const stream = await openStream(server, message(agentId, 'slow 300\nsay one two three'));
    await stream.nextEvent('text-delta');
    expect((await readConversation(server, stream.threadId)).streamStatus).toBe('in_progress');
    await stream.nextEvent('finish');
    expect((await readConversation(server, stream.threadId)).streamStatus).toBe('completed');
  });

  test("can be read by the AI SDK's own client", async () => {
    const caller = await createEcho(server, {
      tools: { call_agent: { description: 'x', parameters: {}, config: { callableAgentIds: [agentId] } } },
    });
    const answer = await sendWithAiSdk(
      server,
      caller.id,
      `call call_agent {"agentId":${agentId},"message":"say BK-2"}`,
    );
    expect(answer.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(answer.parts).toEqual([
      { type: 'step-start' },
      expect.objectContaining({
        type: 'tool-call_agent',
        state: 'output-available',
        input: { agentId, message: 'say BK-2' },
        output: 'BK-2',
      }),
      { type: 'step-start' },
      expect.objectContaining({ type: 'text', text: 'call_agent answered: BK-2', state: 'done' }),
    ]);
  });

  test('continues the conversation and passes the whole history to the model', async () => {
    const first = await chat(server, message(agentId, 'first'));
    const second = await chat(server, message(agentId, 'second', { threadId: first.threadId }));
    expect(second.threadId).toBe(first.threadId);
    const { messages } = await readConversation(server, first.threadId);
    expect(messages.map(({ role }: { role: string }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(messages[3].usage.inputTokens).toBeGreaterThan(messages[1].usage.inputTokens);
  });

  test('can end before the run: after the client disconnects, the whole reply is still stored', async () => {
    const stream = await openStream(server, message(agentId, 'slow 100\nsay one two three four five'));
    await stream.nextEvent('text-delta');
    stream.abort();
    expect(await waitForEnd(server, stream.threadId)).toMatchObject({
      streamStatus: 'completed',
      messages: [{}, { parts: [{}, textPart('one two three four five')] }],
    });
  });

  test('ends when the run is stopped, and the partial reply is kept', async () => {
    const stream = await openStream(
      server,
      message(agentId, 'slow 200\nsay one two three four five six seven eight nine ten eleven twelve'),
    );
    await stream.nextEvent('text-delta');
    expect(await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } })).toMatchObject({
      status: 200,
    });
    await stream.nextEvent('abort');
    const { streamStatus, messages } = await readConversation(server, stream.threadId);
    expect(streamStatus).toBe('stopped');
    expect(messages[1].parts[1].text).toMatch(/^one/);
    expect(messages[1].parts[1].text).not.toContain('twelve');
    expect(messages[1]).not.toHaveProperty('finishReason');
  });
});

describe('in the background', () => {
  test('returns 202 immediately; a job produces the reply', async () => {
    const reply = await server.call('POST', '/chat', {
      body: message(agentId, 'say done'),
      headers: { 'X-Stream-Response': 'false' },
    });
    expect(reply).toMatchObject({
      status: 202,
      body: { threadId: reply.headers.get('x-thread-id'), status: 'in_progress' },
    });
    expect(await waitForEnd(server, reply.body.threadId)).toMatchObject({
      streamStatus: 'completed',
      messages: [{ role: 'user' }, { role: 'assistant', parts: [{}, textPart('done')] }],
    });
  });
});

describe('failures', () => {
  test.each([
    ['fail', 'The model provider failed'],
    ['fail refused', 'The model does not accept this input'],
    ['fail busy', "The model provider's rate limit is exceeded"],
  ])('returns 200 with an error event when the provider fails: %s', async (text, errorText) => {
    const { threadId, events } = await chat(server, message(agentId, text));
    expect(events.at(-1)).toEqual({ type: 'error', errorText });
    expect(await readConversation(server, threadId)).toMatchObject({
      streamStatus: 'error',
      messages: [{ role: 'user' }],
    });
  });

  test('returns 200 and keeps the partial reply if the provider disconnects', async () => {
    const { threadId, text, events } = await chat(server, message(agentId, 'fail midway'));
    expect(text).toBe('This answer ends in the');
    expect(events.at(-1)).toEqual({ type: 'error', errorText: 'The model provider failed' });
    const { streamStatus, messages } = await readConversation(server, threadId);
    expect({ streamStatus, parts: messages[1].parts }).toEqual({
      streamStatus: 'error',
      parts: [{ type: 'step-start' }, textPart('This answer ends in the')],
    });
  });

  test('returns 200 with an error event if no provider serves the model', async () => {
    const { id } = await createEcho(server, { model: 'openai:gpt-5-mini' });
    const { events } = await chat(server, message(id, 'Hello'));
    expect(events).toEqual([
      expect.objectContaining({ type: 'start' }),
      { type: 'message-metadata', messageMetadata: { failureCode: 'model_not_configured' } },
      { type: 'error', errorText: 'No model provider is configured under the name "openai"' },
    ]);
  });

  test('a conversation continues after a failure', async () => {
    const { threadId } = await chat(server, message(agentId, 'fail'));
    expect((await chat(server, message(agentId, 'say better', { threadId }))).text).toBe('better');
    expect((await readConversation(server, threadId)).streamStatus).toBe('completed');
  });
});

describe('refusals', () => {
  test('returns 409 while a run is in progress and does not store the message', async () => {
    const stream = await openStream(server, message(agentId, 'slow 500\nsay one two'));
    const reply = await server.call('POST', '/chat', {
      body: message(agentId, 'me too', { threadId: stream.threadId }),
    });
    expect(reply).toMatchObject({ status: 409, body: { error: 'Conversation has a run in progress' } });
    expect((await waitForEnd(server, stream.threadId)).messages).toHaveLength(2);
  });

  test('returns 409 for all but one of several concurrent messages', async () => {
    const { threadId } = await chat(server, message(agentId, 'begin'));
    const replies = await Promise.all(
      Array.from({ length: 5 }, () =>
        server.call('POST', '/chat', { body: message(agentId, 'slow 1000\nsay a b', { threadId }) }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await readConversation(server, threadId)).messages).toHaveLength(4);
  });

  test.each([
    ['no agent', { agentId: undefined }, ['agentId']],
    ['a time zone that does not exist', { timezone: 'Europe/Atlantis' }, ['timezone']],
    ['an offset instead of a name', { timezone: '+02' }, ['timezone']],
    ['no parts', { message: { role: 'user', parts: [] } }, ['message', 'parts']],
    ['an invalid thread id', { threadId: 'x' }, ['threadId']],
  ])('returns 400 for %s', async (_title, change, path) => {
    expectNamed(await server.call('POST', '/chat', { body: { ...message(agentId, 'Hello'), ...change } }), path);
  });

  test.each([
    [
      "another organization's key",
      'org_2kTestOther/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/a.png',
      'is not a key of this organization',
    ],
    ['a key that leads out of its folder', 'org_2kTestMain/uploads/../x', 'is not a key of this organization'],
    [
      'a key without an uploaded file',
      'org_2kTestMain/uploads/bf5dae96-7a4c-4b97-9e79-4d6dad4a3b55/a.png',
      'does not refer to an uploaded file',
    ],
  ])('returns 400 for %s', async (_title, url, text) => {
    const parts = [textPart('Look'), { type: 'file', mediaType: 'image/png', url }];
    const reply = await server.call('POST', '/chat', { body: { agentId, message: { role: 'user', parts } } });
    expect(reply).toMatchObject({
      status: 400,
      body: { details: [{ message: text, path: ['message', 'parts', '1', 'url'] }] },
    });
  });

  test.each(['a b', '=aaa', 'aaaa=a==', 'aaa===', 'å', 'aa,aa', '=', 'A', 'QQ='])(
    'returns 400 for content that is not base64: %s',
    async (content) => {
      const parts = [{ type: 'file', mediaType: 'text/plain', url: `data:text/plain;base64,${content}` }];
      const reply = await server.call('POST', '/chat', { body: { agentId, message: { role: 'user', parts } } });
      expect(reply).toMatchObject({
        status: 400,
        body: { details: [{ message: 'must be in base64 after the comma', path: ['message', 'parts', '0', 'url'] }] },
      });
    },
  );

  test('returns 400 for a file with an https URL', async () => {
    const parts = [{ type: 'file', mediaType: 'image/png', url: 'https://example.com/a.png' }];
    expect((await server.call('POST', '/chat', { body: { agentId, message: { role: 'user', parts } } })).status).toBe(
      400,
    );
  });

  test("returns 400 for an agent other than the conversation's", async () => {
    const { threadId } = await chat(server, message(agentId, 'Hello'));
    const other = await createEcho(server, { name: 'Other' });
    expectNamed(await server.call('POST', '/chat', { body: message(other.id, 'Hello', { threadId }) }), ['agentId']);
  });

  test('returns 400 to a guest for a file of another user, as for a missing file', async () => {
    const guest = await server.tokenFor({ role: 'org:guest' });
    const send = (url: string) =>
      server.call('POST', '/chat', {
        token: guest,
        body: { agentId, message: { role: 'user', parts: [{ type: 'file', mediaType: 'text/markdown', url }] } },
      });
    const [others, own] = [await upload(server, 'The secret recipe.'), await upload(server, 'Mine.', { token: guest })];
    const refused = await send(others.fileKey);
    expectNamed(refused, ['message', 'parts', '0', 'url']);
    expect(refused.body).toEqual((await send(others.fileKey.replace('notes.md', 'missing.md'))).body);
    expect((await send(own.fileKey)).status).toBe(200);
  });

  test('returns 400 for a conversation that holds more than 32 MiB', async () => {
    const file = {
      type: 'file',
      mediaType: 'image/png',
      url: `data:image/png;base64,${'A'.repeat(4_000_000)}`,
    } as const;
    const { conversationId } = await talk(server, { agentId, parts: Array.from({ length: 8 }, () => file) });
    const token = await server.tokenFor({ userId: 'user_ada', role: 'org:member' });
    const send = () =>
      server.call('POST', '/chat', { token, body: message(agentId, 'Go on', { threadId: conversationId }) });
    expect((await send()).status).toBe(200);
    await talk(server, { agentId, conversationId, parts: [file] });
    expectNamed(await send(), ['threadId']);
  });

  test('returns 400 if the conversation exceeds 32 MiB while the message waits to be added', async () => {
    const { conversationId } = await talk(server, { agentId });
    const token = await server.tokenFor({ userId: 'user_ada', role: 'org:member' });
    const body = message(agentId, 'Go on', { threadId: conversationId });
    const reply = await changeWhileWaiting(
      server.database,
      { table: 'conversations', id: conversationId },
      () => server.call('POST', '/chat', { token, body }),
      async (transaction) => {
        await transaction.raw(
          `update messages
           set parts = jsonb_build_array(jsonb_build_object('type', 'text', 'text', repeat('x', :bytes)))
           where conversation_id = :conversationId and role = 'assistant'`,
          { bytes: 32 * 1024 * 1024, conversationId },
        );
        await transaction('conversations').where({ id: conversationId }).update({ updated_at: new Date() });
      },
    );
    expectNamed(reply, ['threadId']);
  });

  test('returns 401 without a token', async () => {
    expect(await server.call('POST', '/chat', { token: null, body: message(agentId, 'Hello') })).toMatchObject({
      status: 401,
    });
  });

  test('returns 403 for a token without a role; a guest may chat', async () => {
    const guest = await server.tokenFor({ role: 'org:guest' });
    expect((await chat(server, message(agentId, 'Hello'), { token: guest })).text).toBe('Hello');
    const provider = server.container.identityProvider;
    await provider?.addMember({
      organizationId: server.organizationId,
      userId: 'user_no_role',
      email: 'n@test.example',
      role: '',
      permissions: [],
    });
    const token =
      provider === null
        ? null
        : await provider.mintToken({
            userId: 'user_no_role',
            organizationId: server.organizationId,
            lifetimeSeconds: 60,
          });
    expect(await server.call('POST', '/chat', { token, body: message(agentId, 'Hello') })).toMatchObject({
      status: 403,
    });
  });

  test('returns 404 to guests, and not to other members, for an unreleased agent or one hidden in chat', async () => {
    const [guest, member] = [
      await server.tokenFor({ role: 'org:guest' }),
      await server.tokenFor({ role: 'org:member' }),
    ];
    for (const fields of [{ stage: 'development' }, { showInChat: false }]) {
      const hidden = await createEcho(server, fields);
      const refused = await server.call('POST', '/chat', { token: guest, body: message(hidden.id, 'Hello') });
      expect(refused).toMatchObject({ status: 404, body: { error: 'Agent not found' } });
      expect((await chat(server, message(hidden.id, 'Hello'), { token: member })).text).toBe('Hello');
    }
  });

  test('returns 404 for an agent that is missing, deleted or cross-tenant', async () => {
    const { threadId } = await chat(server, message(agentId, 'Hello'));
    await server.call('DELETE', '/agents', { body: { agentId } });
    const foreign = await createEcho(
      server,
      {},
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    const bodies = [
      message(2_000_000, 'x'),
      message(agentId, 'x'),
      message(agentId, 'x', { threadId }),
      message(foreign.id, 'x'),
    ];
    expectSameNotFound(
      await Promise.all(bodies.map((body) => server.call('POST', '/chat', { body }))),
      'Agent not found',
    );
  });

  test("returns 404 for a conversation that is missing or another person's, even to an administrator", async () => {
    const member = await server.tokenFor({ role: 'org:member' });
    const { threadId } = await chat(server, message(agentId, 'Hello'), { token: member });
    const bodies = [
      message(agentId, 'x', { threadId: '00000000-0000-4000-8000-000000000000' }),
      message(agentId, 'x', { threadId }),
    ];
    expectSameNotFound(
      await Promise.all(bodies.map((body) => server.call('POST', '/chat', { body }))),
      'Conversation not found',
    );
  });
});

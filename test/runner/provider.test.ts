// A whole run with a model that is reached over HTTP.
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { createBase } from '../api/knowledge-bases/support.js';
import { chat, createEcho, message } from '../api/conversations/chat-client.js';
import { document, type Json } from '../contract/support.js';
import {
  breaksOff,
  callsTool,
  fails,
  serverKey,
  startChatServer,
  streamsText,
  type ChatServer,
} from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { agentWith, run } from './support.js';

let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startChatServer();
  const { baseUrl } = provider;
  server = await startTestServer({
    MODEL_SERVERS: JSON.stringify([
      { name: 'local', baseUrl, apiKey: serverKey },
      { name: 'wrong', baseUrl, apiKey: 'sk-wrong-key' },
    ]),
    OPENAI_API_KEY: serverKey,
    OPENAI_BASE_URL: baseUrl,
  });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});
beforeEach(() => void provider.calls.splice(0));

test('prompt, tools and results go there, and the answer with its usage comes back', async () => {
  const base = await createBase(server);
  const { id } = await agentWith(
    server,
    { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
    { model: 'local:tiny', systemPrompt: 'Be brief.' },
  );
  provider.answerWith((response, asked) =>
    (asked.body.messages.at(-1).role === 'tool'
      ? streamsText(['Nothing ', 'found.'])
      : callsTool('search_knowledge_base', '{"query":"E-17"}'))(response, asked),
  );
  const { text, calls, conversation } = await run(server, id, 'What is E-17?');
  expect(text).toBe('Nothing found.');
  expect(calls).toMatchObject([{ input: { query: 'E-17' }, output: { results: [] } }]);
  expect(conversation.messages[1]).toMatchObject({
    finishReason: 'stop',
    usage: { inputTokens: 22, outputTokens: 6, totalTokens: 28 },
  });
  const [first] = provider.calls;
  expect(first?.body.messages).toMatchObject([
    { role: 'system', content: expect.stringMatching(/^Be brief\./) },
    { role: 'user', content: 'What is E-17?' },
  ]);
  expect(first?.body.tools).toMatchObject([
    { function: { name: 'search_knowledge_base', parameters: { required: ['query'] } } },
  ]);
});

test('arguments beyond the bound of the contract are not kept, and the conversation goes on', async () => {
  const most: number = document.components.schemas.MessageToolPart.properties.input['x-max-bytes'];
  const base = await createBase(server);
  const { id } = await agentWith(
    server,
    { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
    { model: 'local:tiny' },
  );
  const ofBytes = (bytes: number) => JSON.stringify({ query: 'x'.repeat(bytes - 12) });
  for (const [bytes, isKept] of [
    [most, true],
    [most + 1, false],
  ] as const) {
    provider.answerWith((response, asked) =>
      (asked.body.messages.at(-1).role === 'user'
        ? callsTool('search_knowledge_base', ofBytes(bytes))
        : streamsText(['Too long.']))(response, asked),
    );
    const { calls, conversation } = await run(server, id, 'Look for it.');
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(calls[0].input)?.length).toBe(isKept ? bytes : undefined);
    const { text } = await chat(server, { ...message(id, 'And now?'), threadId: conversation.id });
    expect(text).toBe('Too long.');
    const told: Json[] = provider.calls.at(-1)?.body.messages;
    expect(told.find(({ tool_calls: made }) => made).tool_calls[0].function.arguments).toHaveLength(isKept ? bytes : 2);
  }
});

test('neither the caller nor the log gets the key, the address or the prompt of a failed call', async () => {
  const { id } = await createEcho(server, { model: 'wrong:tiny' });
  const { events, conversation } = await run(server, id, 'My secret wish');
  expect(events.at(-1)).toEqual({
    type: 'error',
    errorText: 'The model provider rejects the configured key',
  });
  expect(conversation.streamStatus).toBe('error');
  const logged = JSON.stringify(server.logs);
  expect(logged).toContain('AI_APICallError 401');
  for (const secret of ['sk-wrong-key', 'secret wish', provider.baseUrl]) expect(logged).not.toContain(secret);
});

test('a connection that breaks in the middle keeps what was said', async () => {
  const { id } = await createEcho(server, { model: 'local:tiny' });
  provider.answerWith(breaksOff);
  const { conversation } = await run(server, id, 'Hello');
  expect(conversation).toMatchObject({
    streamStatus: 'error',
    messages: [{}, { parts: [{}, { type: 'text', text: 'Half an' }] }],
  });
});

test('one that is down for a moment is asked again', async () => {
  const { id } = await createEcho(server, { model: 'local:tiny' });
  provider.answerWith((response, asked) =>
    (provider.calls.length === 1 ? fails(429, undefined, { 'Retry-After': '0' }) : streamsText(['Back.']))(
      response,
      asked,
    ),
  );
  expect((await run(server, id, 'Hello')).text).toBe('Back.');
});

test("tools that the provider runs itself are offered by the provider's own name, to its own models", async () => {
  const { id } = await createEcho(server, {
    model: 'openai:gpt-5-mini',
    tools: { 'openai:web_search': { isProviderTool: true }, 'google:google_search': { isProviderTool: true } },
  });
  provider.answerWith(fails(400));
  await run(server, id, 'Hello');
  expect(provider.calls[0]).toMatchObject({
    path: '/v1/responses',
    body: { model: 'gpt-5-mini', tools: [{ type: 'web_search' }] },
  });
});

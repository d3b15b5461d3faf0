// Tests a complete run with a model over HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createBase } from '../api/knowledge-bases/support.js';
import { chat, createEcho, message } from '../api/chat/chat-client.js';
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
    ANTHROPIC_API_KEY: serverKey,
    ANTHROPIC_BASE_URL: baseUrl,
    GOOGLE_GENERATIVE_AI_API_KEY: serverKey,
    GOOGLE_GENERATIVE_AI_BASE_URL: baseUrl,
  });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});
beforeEach(() => void provider.calls.splice(0));

test('a run sends prompt, tools and results to the model, and stores the answer and its usage', async () => {
  const base = await createBase(server);
  const { id } = await agentWith(
    server,
    { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
    { model: 'local:tiny', systemPrompt: 'Be brief.' },
  );
  provider.respondWith((response, request) =>
    (request.body.messages.at(-1).role === 'tool'
      ? streamsText(['Nothing ', 'found.'])
      : callsTool('search_knowledge_base', '{"query":"E-17"}'))(response, request),
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

test('calls to which the model server gives the same id are stored as several calls with different ids', async () => {
  const base = await createBase(server);
  const { id } = await agentWith(
    server,
    { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
    { model: 'local:tiny' },
  );
  const inputs = ['{"query":"one"}', '{}', '{"query":"three"}'];
  provider.respondWith((response, request) => {
    const { messages } = request.body as { messages: { role: string }[] };
    const made = messages.slice(messages.findLastIndex(({ role }) => role === 'user'));
    const input = inputs[made.filter(({ role }) => role === 'tool').length];
    (input === undefined ? streamsText(['Done.']) : callsTool('search_knowledge_base', input, 'call_0'))(
      response,
      request,
    );
  });
  const { calls, conversation, events } = await run(server, id, 'Search.');
  expect(calls).toMatchObject([
    { toolCallId: 'call_0', input: { query: 'one' }, state: 'output-available' },
    { toolCallId: 'call_0_2', input: {}, state: 'output-error' },
    { toolCallId: 'call_0_3', input: { query: 'three' }, state: 'output-available' },
  ]);
  const types = conversation.messages[1].parts.map(({ type }: Json) => type.replace(/^tool-.*/, 'tool'));
  expect(types).toEqual(['step-start', 'tool', 'step-start', 'tool', 'step-start', 'tool', 'step-start', 'text']);
  expect(events.flatMap(({ type, toolCallId }) => (type === 'tool-input-available' ? [toolCallId] : []))).toEqual([
    'call_0',
    'call_0_3',
  ]);
  await chat(server, { ...message(id, 'Search again.'), threadId: conversation.id });
  const sent: Json[] = provider.calls.at(-1)?.body.messages;
  const idsOfCalls = sent.flatMap(({ tool_calls: ofMessage = [] }) => ofMessage.map((call: Json) => call.id));
  expect(idsOfCalls).toEqual(['call_0', 'call_0_2', 'call_0_3', 'call_0_4', 'call_0_5', 'call_0_6']);
  expect(sent.filter(({ role }) => role === 'tool').map((result) => result.tool_call_id)).toEqual(idsOfCalls);
});

test("a run drops tool arguments above the contract's limit, and the conversation continues", async () => {
  const maxBytes: number = document.components.schemas.MessageToolPart.properties.input['x-max-bytes'];
  const base = await createBase(server);
  const { id } = await agentWith(
    server,
    { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } },
    { model: 'local:tiny' },
  );
  const ofBytes = (bytes: number) => JSON.stringify({ query: 'x'.repeat(bytes - 12) });
  for (const [bytes, isKept] of [
    [maxBytes, true],
    [maxBytes + 1, false],
  ] as const) {
    provider.respondWith((response, request) =>
      (request.body.messages.at(-1).role === 'user'
        ? callsTool('search_knowledge_base', ofBytes(bytes))
        : streamsText(['Too long.']))(response, request),
    );
    const { calls, conversation } = await run(server, id, 'Look for it.');
    expect(calls).toHaveLength(1);
    expect(JSON.stringify(calls[0].input)?.length).toBe(isKept ? bytes : undefined);
    const { text } = await chat(server, { ...message(id, 'And now?'), threadId: conversation.id });
    expect(text).toBe('Too long.');
    const sentMessages: Json[] = provider.calls.at(-1)?.body.messages;
    expect(sentMessages.find(({ tool_calls: made }) => made).tool_calls[0].function.arguments).toHaveLength(
      isKept ? bytes : 2,
    );
  }
});

test('the error and the log of a failed model call contain no key, no address and no prompt', async () => {
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

test('a run keeps the partial answer of a model if the connection breaks', async () => {
  const { id } = await createEcho(server, { model: 'local:tiny' });
  provider.respondWith(breaksOff);
  const { conversation } = await run(server, id, 'Hello');
  expect(conversation).toMatchObject({
    streamStatus: 'error',
    messages: [{}, { parts: [{}, { type: 'text', text: 'Half an' }] }],
  });
});

test('a run calls the model again after status 429', async () => {
  const { id } = await createEcho(server, { model: 'local:tiny' });
  provider.respondWith((response, request) =>
    (provider.calls.length === 1 ? fails(429, undefined, { 'Retry-After': '0' }) : streamsText(['Back.']))(
      response,
      request,
    ),
  );
  expect((await run(server, id, 'Hello')).text).toBe('Back.');
});

describe('sampling settings', () => {
  const settings = { temperature: 0.25, maxOutputTokens: 300, reasoningEffort: 'low' };
  const sentFor = async (fields: Record<string, unknown>) => {
    const { id } = await createEcho(server, fields);
    provider.respondWith(fails(400));
    await run(server, id, 'Hello');
    return provider.calls[0]?.body;
  };

  test('are sent with every call of a run', async () => {
    const base = await createBase(server);
    const tools = { search_knowledge_base: { accessibleKnowledgeBaseIds: [base.id] } };
    const { id } = await agentWith(server, tools, { model: 'local:tiny', ...settings });
    provider.respondWith((response, request) =>
      (request.body.messages.at(-1).role === 'tool'
        ? streamsText(['Done.'])
        : callsTool('search_knowledge_base', '{"query":"E-17"}'))(response, request),
    );
    await run(server, id, 'What is E-17?');
    expect(provider.calls).toHaveLength(2);
    for (const { body } of provider.calls)
      expect(body).toMatchObject({ temperature: 0.25, max_tokens: 300, reasoning_effort: 'low' });
  });

  test('are omitted if the agent has none', async () => {
    const body = await sentFor({ model: 'local:tiny' });
    expect(body).toMatchObject({ model: 'tiny' });
    for (const name of ['temperature', 'max_tokens', 'reasoning_effort']) expect(body).not.toHaveProperty(name);
  });

  test('are those of the published version', async () => {
    const { id, publishedVersionId: versionId } = await createEcho(server, { model: 'local:tiny', ...settings });
    await server.call('POST', '/agents', { body: { id, temperature: 1, reasoningEffort: null } });
    provider.respondWith(streamsText(['Hello']));
    await run(server, id, 'Hello');
    await server.call('POST', '/agents/versions', { body: { agentId: id, action: 'rollback', versionId } });
    await run(server, id, 'Hello');
    const sent = provider.calls.map(({ body }) => [body.temperature, body.reasoning_effort]);
    expect(sent).toEqual([
      [1, undefined],
      [0.25, 'low'],
    ]);
  });

  test('reach OpenAI, without those that the model ignores', async () => {
    const body = await sentFor({ model: 'openai:gpt-5-mini', ...settings });
    expect(body).toMatchObject({ model: 'gpt-5-mini', max_output_tokens: 300, reasoning: { effort: 'low' } });
    expect(body).not.toHaveProperty('temperature');
    provider.calls.splice(0);
    const other = await sentFor({ model: 'openai:gpt-4o-mini', ...settings, maxOutputTokens: 1_000_000 });
    expect(other).toMatchObject({ temperature: 0.25, max_output_tokens: 16_384 });
    expect(other).not.toHaveProperty('reasoning');
  });

  test.each([
    [
      'anthropic:claude-sonnet-4-5',
      { max_tokens: 300 + 2_048, thinking: { type: 'enabled', budget_tokens: 2_048 } },
      ['temperature', 'output_config'],
    ],
    [
      'anthropic:claude-opus-4-8',
      { max_tokens: 300, thinking: { type: 'adaptive' }, output_config: { effort: 'low' } },
      ['temperature'],
    ],
    [
      'google:gemini-2.5-flash',
      { generationConfig: { temperature: 0.25, maxOutputTokens: 300, thinkingConfig: { thinkingBudget: 2_048 } } },
      [],
    ],
    [
      'google:gemini-3.5-flash',
      { generationConfig: { temperature: 0.25, maxOutputTokens: 300, thinkingConfig: { thinkingLevel: 'low' } } },
      [],
    ],
  ])('are sent to %s in the form of its provider', async (model, expected, omitted) => {
    const body = await sentFor({ model, ...settings });
    expect(body).toMatchObject(expected);
    for (const name of omitted) expect(body).not.toHaveProperty(name);
  });
});

test('maxOutputTokens ends an answer of the offline model early', async () => {
  const { id } = await createEcho(server, { maxOutputTokens: 2 });
  const { text, conversation } = await run(server, id, 'say one two three four');
  expect(text).toBe('one two ');
  expect(conversation.messages[1]).toMatchObject({ finishReason: 'length', usage: { outputTokens: 2 } });
});

test('a run offers provider-run tools under the names that their provider uses, and only to its models', async () => {
  const { id } = await createEcho(server, {
    model: 'openai:gpt-5-mini',
    tools: { 'openai:web_search': { isProviderTool: true }, 'google:google_search': { isProviderTool: true } },
  });
  provider.respondWith(fails(400));
  await run(server, id, 'Hello');
  expect(provider.calls[0]).toMatchObject({
    path: '/v1/responses',
    body: { model: 'gpt-5-mini', tools: [{ type: 'web_search' }] },
  });
});

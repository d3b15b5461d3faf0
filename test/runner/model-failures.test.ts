// What becomes of a message when the provider of its model fails: calls, status, reason, tokens. A provider over real HTTP, short limits.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createEcho, message, waitForEnd } from '../api/conversations/chat-client.js';
import {
  breaksOff,
  endsWith,
  endsWithoutReason,
  fails,
  fallsSilent,
  hangs,
  serverKey,
  startChatServer,
  streamsText,
  type ChatServer,
} from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { run } from './support.js';

let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startChatServer();
  // A provider for each test, so that the circuit that one opens does not concern the next.
  const servers = Array.from({ length: 40 }, (_, index) => ({
    name: `p${index}`,
    baseUrl: provider.baseUrl,
    apiKey: serverKey,
  }));
  server = await startTestServer({
    MODEL_SERVERS: JSON.stringify(servers),
    MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '1',
    MODEL_TOKEN_TIMEOUT_SECONDS: '1',
  });
});
afterAll(async () => {
  await server?.stop();
  await provider?.stop();
});
beforeEach(() => void provider.calls.splice(0));

let used = 0;
const agentOnNewProvider = async (): Promise<number> => (await createEcho(server, { model: `p${used++}:tiny` })).id;

async function runInBackground(agentId: number) {
  const { body } = await server.call('POST', '/chat', {
    body: message(agentId, 'Hello'),
    headers: { 'X-Stream-Response': 'false' },
  });
  return waitForEnd(server, body.threadId);
}

/** The way in which a message is sent must not matter for what is recorded. */
const ways = [
  ['streamed', async (agentId: number) => (await run(server, agentId, 'Hello')).conversation],
  ['in the background', runInBackground],
] as const;

describe.each(ways)('%s', (_way, send) => {
  test.each([
    ['a model that is silent from the beginning', hangs, 'timeout', 'timed_out', 'The model sent nothing for 1 second'],
    ['a model that falls silent', fallsSilent, 'timeout', 'timed_out', 'The model sent nothing for 1 second'],
    [
      'a conversation that is too long',
      fails(400, { error: { code: 'context_length_exceeded', message: 'no' } }),
      'error',
      'context_too_long',
      'The conversation is longer than the context window of the model',
    ],
    [
      'a model that the provider does not know',
      fails(404),
      'error',
      'model_not_found',
      'The model provider does not know the model',
    ],
    ['a call that the provider refuses', fails(400), 'error', 'model_rejected', 'The model does not accept this input'],
    [
      'a filtered answer',
      endsWith('content_filter', ['I will']),
      'error',
      'content_filtered',
      "The model provider's content filter withheld the answer, or a part of it.",
    ],
    ['an empty answer', endsWith('stop'), 'error', 'empty_answer', 'The model ended without an answer.'],
    [
      'an empty answer that is too long',
      endsWith('length'),
      'error',
      'empty_answer',
      'The model ended without an answer.',
    ],
    [
      'a provider that asks for more time than there is',
      fails(429, undefined, { 'Retry-After': '3600' }),
      'error',
      'model_rate_limited',
      "The model provider's rate limit is exceeded",
    ],
  ])('%s fails with one call', async (_title, answer, streamStatus, failureCode, failure) => {
    provider.answerWith(answer);
    const conversation = await send(await agentOnNewProvider());
    expect(conversation).toMatchObject({ streamStatus, failureCode, failure });
    expect(provider.calls).toHaveLength(1);
    const { body: page } = await server.call('GET', '/conversations', { query: { limit: 1 } });
    expect(page.conversations[0]).toMatchObject({ id: conversation.id, streamStatus, failureCode });
  });
});

describe('a provider that is down', () => {
  test.each([
    ['answers 500', fails(500), 'model_unavailable'],
    ['limits calls', fails(429, undefined, { 'Retry-After': '0' }), 'model_rate_limited'],
  ])(
    'and %s is called three times while a person waits, and six times otherwise',
    async (_title, answer, failureCode) => {
      provider.answerWith(answer);
      const agentId = await agentOnNewProvider();
      expect((await run(server, agentId, 'Hello')).conversation).toMatchObject({ streamStatus: 'error', failureCode });
      expect(provider.calls).toHaveLength(3);
      provider.calls.splice(0);
      expect(await runInBackground(await agentOnNewProvider())).toMatchObject({ streamStatus: 'error', failureCode });
      // Longer than a repeated job would take to begin.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      expect(provider.calls).toHaveLength(6);
      expect(
        server.logs
          .filter(({ msg }) => String(msg).startsWith('a model call failed'))
          .map(({ failedCalls }) => failedCalls)
          .slice(-6),
      ).toEqual([1, 2, 3, 4, 5, 6]);
    },
  );

  test('is not called before the time that it names', async () => {
    const times: number[] = [];
    provider.answerWith((response, call) => {
      times.push(performance.now());
      (times.length === 1 ? fails(429, undefined, { 'Retry-After': '1' }) : streamsText(['Back.']))(response, call);
    });
    expect((await run(server, await agentOnNewProvider(), 'Hello')).text).toBe('Back.');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });
});

describe('an answer that breaks off', () => {
  test.each([
    ['a connection that is cut', breaksOff],
    ['a stream that ends too early', endsWithoutReason],
  ])('%s is told to the person who heard it', async (_title, answer) => {
    provider.answerWith(answer);
    const { events, conversation } = await run(server, await agentOnNewProvider(), 'Hello');
    expect(conversation).toMatchObject({
      streamStatus: 'error',
      failureCode: 'model_unavailable',
      messages: [{}, { parts: [{}, { type: 'text', text: 'Half an' }] }],
    });
    expect(events.slice(-2)).toEqual([
      { type: 'message-metadata', messageMetadata: { failureCode: 'model_unavailable' } },
      { type: 'error', errorText: conversation.failure },
    ]);
    expect(provider.calls).toHaveLength(1);
  });

  test('is begun anew when nobody has heard it, and its tokens count', async () => {
    provider.answerWith((response, call) =>
      (provider.calls.length === 1 ? breaksOff : streamsText(['Whole.']))(response, call),
    );
    const conversation = await runInBackground(await agentOnNewProvider());
    expect(conversation).toMatchObject({
      streamStatus: 'completed',
      messages: [{}, { parts: [{ type: 'step-start' }, { type: 'text', text: 'Whole.' }] }],
    });
    expect(conversation).not.toHaveProperty('failureCode');
    expect(provider.calls).toHaveLength(2);
    // 11 and 3 are those of the second call.
    const { usage } = conversation.messages[1];
    expect(usage.inputTokens).toBeGreaterThan(11);
    expect(usage.outputTokens).toBe(3 + Math.ceil('Half an'.length / 4));
    expect(usage.totalTokens).toBe(usage.inputTokens + usage.outputTokens);
  });

  test('has its tokens estimated', async () => {
    provider.answerWith(breaksOff);
    const { conversation } = await run(server, await agentOnNewProvider(), 'Hello');
    const { usage } = conversation.messages[1];
    expect(usage).toMatchObject({ outputTokens: 2 });
    expect(usage.inputTokens).toBeGreaterThan(0);
  });
});

test('the tokens of an answer without counts are estimated', async () => {
  provider.answerWith(endsWith('stop', ['twelve chars']));
  const { conversation } = await run(server, await agentOnNewProvider(), 'Hello');
  expect(conversation).toMatchObject({ streamStatus: 'completed', messages: [{}, { usage: { outputTokens: 3 } }] });
});

test('a failed run is found in the dashboard', async () => {
  provider.answerWith(endsWith('content_filter', ['I will']));
  const { conversation } = await run(server, await agentOnNewProvider(), 'Hello');
  const from = conversation.createdAt;
  const to = new Date(Date.parse(from) + 60_000).toISOString();
  const { body, status } = await server.call('GET', '/dashboard/getInteractions', {
    query: { from, to, allInOrg: true },
  });
  expect({ status, body }).toMatchObject({ status: 200 });
  const found = body.find(({ id }: { id: string }) => id === conversation.id);
  expect(found).toMatchObject({
    streamStatus: 'error',
    failureCode: 'content_filtered',
    lastFinishReason: 'content_filter',
  });
});

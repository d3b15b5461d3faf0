// Tests runs whose model provider fails, with a provider over real HTTP.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createEcho, message, waitForEnd } from '../api/chat/chat-client.js';
import {
  breaksOff,
  endsWith,
  endsWithoutReason,
  fails,
  stopsSending,
  hangs,
  serverKey,
  startChatServer,
  streamsError,
  streamsText,
  type ChatServer,
} from '../models/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { run } from './support.js';

let provider: ChatServer;
let server: TestServer;
beforeAll(async () => {
  provider = await startChatServer();
  // Each agent has its own provider, so that an open circuit breaker does not affect other agents.
  const servers = Array.from({ length: 40 }, (_, index) => ({
    name: `p${index}`,
    baseUrl: provider.baseUrl,
    apiKey: serverKey,
  }));
  server = await startTestServer(
    {
      MODEL_SERVERS: JSON.stringify(servers),
      MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '1',
      MODEL_TOKEN_TIMEOUT_SECONDS: '1',
    },
    { worker: true },
  );
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

/** The stored record must be the same for each way to send a message. */
const ways = [
  ['a streamed run', async (agentId: number) => (await run(server, agentId, 'Hello')).conversation],
  ['a background run', runInBackground],
] as const;

describe.each(ways)('%s', (_way, send) => {
  test.each([
    ['a model that is silent from the beginning', hangs, 'timeout', 'timed_out', 'The model sent nothing for 1 second'],
    ['a model that stops sending', stopsSending, 'timeout', 'timed_out', 'The model sent nothing for 1 second'],
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
    [
      'an input that the provider refuses',
      fails(400),
      'error',
      'model_rejected',
      'The model does not accept this input',
    ],
    [
      'a filtered answer',
      endsWith('content_filter', ['I will']),
      'error',
      'content_filtered',
      "The model provider's content filter withheld the answer, or a part of it.",
    ],
    ['an empty answer', endsWith('stop'), 'error', 'empty_answer', 'The model ended without an answer.'],
    [
      'an empty answer at the token limit',
      endsWith('length'),
      'error',
      'empty_answer',
      'The model ended without an answer.',
    ],
    [
      'a Retry-After beyond the time limit',
      fails(429, undefined, { 'Retry-After': '3600' }),
      'error',
      'model_rate_limited',
      "The model provider's rate limit is exceeded",
    ],
  ])('with %s fails after one call', async (_title, answer, streamStatus, failureCode, failure) => {
    provider.respondWith(answer);
    const conversation = await send(await agentOnNewProvider());
    expect(conversation).toMatchObject({ streamStatus, failureCode, failure });
    expect(provider.calls).toHaveLength(1);
    const { body: page } = await server.call('GET', '/conversations', { query: { limit: 1 } });
    expect(page.conversations[0]).toMatchObject({ id: conversation.id, streamStatus, failureCode });
  });
});

describe('a key that the provider quotes', () => {
  const quoting = { error: { message: `boom ${serverKey} for ${'x'.repeat(470)} ${serverKey}` } };
  test.each([
    ['an error 400', fails(400, quoting)],
    ['an error 401', fails(401, quoting)],
    ['an error 429', fails(429, quoting, { 'Retry-After': '3600' })],
    ['an error 500', fails(500, quoting)],
    ['an error in the stream', streamsError({ message: `boom ${serverKey}` })],
  ])('in %s is disclosed neither to the caller nor in the log', async (_title, answer) => {
    provider.respondWith(answer);
    const before = server.logs.length;
    const sent = await run(server, await agentOnNewProvider(), 'Hello');
    expect(sent.conversation).toMatchObject({ streamStatus: 'error', failure: expect.any(String) });
    const background = await runInBackground(await agentOnNewProvider());
    const logged = JSON.stringify(server.logs.slice(before));
    expect(logged).toContain('a run failed');
    // A truncated message could contain only the beginning of the key.
    const beginning = serverKey.slice(0, 8);
    for (const text of [logged, JSON.stringify(sent), JSON.stringify(background)])
      expect(text).not.toContain(beginning);
  });

  test('is redacted in the log, which keeps the rest of the message', async () => {
    provider.respondWith(fails(400, { error: { message: `boom ${serverKey} is over its budget` } }));
    await run(server, await agentOnNewProvider(), 'Hello');
    expect(JSON.stringify(server.logs)).toContain('boom [redacted] is over its budget');
  });
});

describe('an unavailable provider', () => {
  test.each([
    ['status 500', fails(500), 'model_unavailable'],
    ['status 429', fails(429, undefined, { 'Retry-After': '0' }), 'model_rate_limited'],
  ])(
    'with %s is called three times in a streamed run, and six times in a background run',
    async (_title, answer, failureCode) => {
      provider.respondWith(answer);
      const agentId = await agentOnNewProvider();
      expect((await run(server, agentId, 'Hello')).conversation).toMatchObject({ streamStatus: 'error', failureCode });
      expect(provider.calls).toHaveLength(3);
      provider.calls.splice(0);
      expect(await runInBackground(await agentOnNewProvider())).toMatchObject({ streamStatus: 'error', failureCode });
      // A retried job would start within this time.
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

  test('is not called before its Retry-After has passed', async () => {
    const times: number[] = [];
    provider.respondWith((response, call) => {
      times.push(performance.now());
      (times.length === 1 ? fails(429, undefined, { 'Retry-After': '1' }) : streamsText(['Back.']))(response, call);
    });
    expect((await run(server, await agentOnNewProvider(), 'Hello')).text).toBe('Back.');
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
  });
});

describe('an answer that breaks off', () => {
  test.each([
    ['the connection is cut', breaksOff],
    ['the stream ends without a finish reason', endsWithoutReason],
  ])('is reported in the stream if %s', async (_title, answer) => {
    provider.respondWith(answer);
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

  test('is retried if no text was streamed, and its tokens are added to the usage', async () => {
    provider.respondWith((response, call) =>
      (provider.calls.length === 1 ? breaksOff : streamsText(['Whole.']))(response, call),
    );
    const conversation = await runInBackground(await agentOnNewProvider());
    expect(conversation).toMatchObject({
      streamStatus: 'completed',
      messages: [{}, { parts: [{ type: 'step-start' }, { type: 'text', text: 'Whole.' }] }],
    });
    expect(conversation).not.toHaveProperty('failureCode');
    expect(provider.calls).toHaveLength(2);
    // The second call used 11 input and 3 output tokens. The tokens of the first call are estimated.
    const { usage } = conversation.messages[1];
    expect(usage.inputTokens).toBeGreaterThan(11);
    expect(usage.outputTokens).toBe(3 + Math.ceil('Half an'.length / 4));
    expect(usage.totalTokens).toBe(usage.inputTokens + usage.outputTokens);
  });

  test('has estimated token counts', async () => {
    provider.respondWith(breaksOff);
    const { conversation } = await run(server, await agentOnNewProvider(), 'Hello');
    const { usage } = conversation.messages[1];
    expect(usage).toMatchObject({ outputTokens: 2 });
    expect(usage.inputTokens).toBeGreaterThan(0);
  });
});

test('the tokens of an answer are estimated if the provider sends no counts', async () => {
  provider.respondWith(endsWith('stop', ['twelve chars']));
  const { conversation } = await run(server, await agentOnNewProvider(), 'Hello');
  expect(conversation).toMatchObject({ streamStatus: 'completed', messages: [{}, { usage: { outputTokens: 3 } }] });
});

test('the dashboard lists a failed run with its failure code', async () => {
  provider.respondWith(endsWith('content_filter', ['I will']));
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

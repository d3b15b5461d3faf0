import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { jsonSchema, stepCountIs, streamText, tool } from 'ai';
import {
  createModels,
  ModelError,
  type AiSdkModels,
  type ModelTimeLimits,
} from '../../server/platform/models/index.js';
import { toModelError } from '../../server/platform/models/failures.js';
import { createOfflineProvider } from '../../server/embedded/offline-model/index.js';
import {
  breaksOff,
  callsTool,
  endsWithoutReason,
  fails,
  stopsSending,
  hangs,
  localServer,
  modelsWith,
  serverKey,
  startChatServer,
  streamsError,
  streamsText,
  type ChatServer,
} from './support.js';
import { eventually } from '../support/eventually.js';

let server: ChatServer;
let models: AiSdkModels;
beforeAll(async () => {
  server = await startChatServer();
  models = modelsWith([localServer(server.baseUrl)]);
});
afterAll(() => server.stop());
beforeEach(() => void server.calls.splice(0));

async function runPrompt(prompt: string, { from = models, signal }: { from?: AiSdkModels; signal?: AbortSignal } = {}) {
  let failure: ModelError | null = null;
  const add = tool({
    inputSchema: jsonSchema<{ a: number; b: number }>({ type: 'object' }),
    execute: ({ a, b }) => a + b,
  });
  const result = streamText({
    model: from.languageModel('local:tiny'),
    prompt,
    tools: { add },
    stopWhen: stepCountIs(4),
    maxRetries: 0,
    abortSignal: signal,
    onError: ({ error }) => void (failure = toModelError(error)),
  });
  let text = '';
  try {
    for await (const part of result.fullStream) if (part.type === 'text-delta') text += part.text;
  } catch (error) {
    // The AI SDK throws the error of a broken connection instead of streaming it.
    failure = toModelError(error);
  }
  return {
    text,
    failure: failure as ModelError | null,
    usage: failure === null ? await result.totalUsage : null,
    finishReason: failure === null ? await result.finishReason : null,
  };
}

/** Expects that the message contains neither the key nor the address. */
function expectDiscreet(error: ModelError | null): void {
  expect(error?.message).not.toMatch(/127\.0\.0\.1|sk-|http/);
}

test('a model streams text, with usage and finish reason', async () => {
  server.respondWith(streamsText(['Hel', 'lo ', 'there']));
  expect(await runPrompt('Hi')).toMatchObject({
    text: 'Hello there',
    failure: null,
    usage: { inputTokens: 11, outputTokens: 3, totalTokens: 14 },
    finishReason: 'stop',
  });
  expect(server.calls[0]).toMatchObject({
    path: '/v1/chat/completions',
    authorization: `Bearer ${serverKey}`,
    body: { model: 'tiny', stream: true },
  });
});

test('a model calls a tool whose arguments arrive in chunks, and gets its result', async () => {
  server.respondWith((response, call) =>
    (call.body.messages.at(-1).role === 'tool' ? streamsText(['It is 5']) : callsTool('add', '{"a":2,"b":3}'))(
      response,
      call,
    ),
  );
  expect(await runPrompt('Add 2 and 3')).toMatchObject({ text: 'It is 5', usage: { totalTokens: 28 } });
  expect(server.calls[1]?.body.messages.at(-1)).toMatchObject({ role: 'tool', content: '5', tool_call_id: 'call_1' });
});

describe('failures of a model server', () => {
  test.each([
    ['429 with Retry-After', fails(429, undefined, { 'Retry-After': '17' }), 'rate_limited', 17],
    ['429 with an invalid date', fails(429, undefined, { 'Retry-After': 'soon' }), 'rate_limited', null],
    ['500', fails(500), 'unavailable', null],
    ['503 with Retry-After', fails(503, undefined, { 'Retry-After': '2' }), 'unavailable', 2],
    ['400', fails(400), 'rejected', null],
    ['404', fails(404), 'unknown_model', null],
    ['413', fails(413), 'context_too_long', null],
    [
      "a conversation that is too long, with OpenAI's error",
      fails(400, {
        error: { message: "This model's maximum context length is 8192 tokens", code: 'context_length_exceeded' },
      }),
      'context_too_long',
      null,
    ],
    [
      'a conversation that is too long, in the words of Anthropic',
      fails(400, { error: { message: 'prompt is too long: 210000 tokens > 200000 maximum' } }),
      'context_too_long',
      null,
    ],
    [
      'a conversation that is too long, in the words of Google',
      fails(400, {
        error: { message: 'The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).' },
      }),
      'context_too_long',
      null,
    ],
    [
      'a prompt that a content filter refuses',
      fails(400, {
        error: {
          message: "The response was filtered due to the prompt triggering Azure OpenAI's content management policy.",
          code: 'content_filter',
        },
      }),
      'content_filtered',
      null,
    ],
    ['an error in the stream', streamsError({ message: 'The server had an error' }), 'unavailable', null],
    [
      'a conversation that is too long, reported in the stream',
      streamsError({ message: 'too long', code: 'context_length_exceeded' }),
      'context_too_long',
      null,
    ],
    ['a reply without a finish reason', endsWithoutReason, 'unavailable', null],
    ['a body that is not an event stream', fails(200, { hello: 'world' }), 'unavailable', null],
    ['a connection that breaks in the middle', breaksOff, 'unavailable', null],
  ])('are classified: %s', async (_title, reply, failure, retryAfterSeconds) => {
    server.respondWith(reply);
    const outcome = await runPrompt('Hi');
    expect(outcome.failure).toMatchObject({ name: 'ModelError', failure, retryAfterSeconds });
    expectDiscreet(outcome.failure);
  });

  test('a wrong key is rejected, and the error reveals neither the key nor the address', async () => {
    const { failure } = await runPrompt('Hi', { from: modelsWith([localServer(server.baseUrl, 'sk-wrong-key')]) });
    expect(failure).toMatchObject({
      failure: 'rejected',
      message: 'The model provider rejects the configured key',
    });
    expectDiscreet(failure);
  });

  test('an unreachable server is unavailable', async () => {
    const gone = await startChatServer();
    await gone.stop();
    const { failure } = await runPrompt('Hi', { from: modelsWith([localServer(gone.baseUrl)]) });
    expect(failure).toMatchObject({ failure: 'unavailable' });
    expectDiscreet(failure);
  });

  test("a call to a hanging server ends when the caller's signal aborts", async () => {
    server.respondWith(hangs);
    const startedAt = Date.now();
    await runPrompt('Hi', { signal: AbortSignal.timeout(200) }).catch(() => undefined);
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });
});

describe('the time limit of a model', () => {
  const within = (limits: ModelTimeLimits) =>
    createModels({ providers: [localServer(server.baseUrl)], offline: createOfflineProvider(), limits });

  test('ends the call to a model that never starts its reply', async () => {
    server.respondWith(hangs);
    const { failure } = await runPrompt('Hi', { from: within({ firstTokenMs: 200, betweenTokensMs: 60_000 }) });
    expect(failure).toMatchObject({ failure: 'timed_out', message: 'The model sent nothing for 0.2 seconds' });
  });

  test('ends the call to a model that stalls in its reply, and closes the connection', async () => {
    let isClosed = false;
    server.respondWith((response) => {
      stopsSending(response);
      response.once('close', () => (isClosed = true));
    });
    const { text, failure } = await runPrompt('Hi', { from: within({ firstTokenMs: 60_000, betweenTokensMs: 200 }) });
    expect(text).toBe('Half an');
    expect(failure).toMatchObject({ failure: 'timed_out' });
    await eventually(() => isClosed, Boolean);
  });

  test('does not count the time that the consumer of a reply takes', async () => {
    server.respondWith(streamsText(['a', 'b', 'c']));
    const model = within({ firstTokenMs: 60_000, betweenTokensMs: 100 }).languageModel('local:tiny');
    const { stream } = await model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }] });
    const types: string[] = [];
    for await (const part of stream) {
      types.push(part.type);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    expect(types.at(-1)).toBe('finish');
  });
});

describe('the circuit breaker of a provider', () => {
  test('opens after ten consecutive failures, for all of its models and no other provider', async () => {
    const outcomes: string[] = [];
    const observer = {
      onModelCallEnded: ({ provider, outcome }: { provider: string; outcome: string }) =>
        void outcomes.push(`${provider} ${outcome}`),
    };
    const other = { ...localServer(server.baseUrl), name: 'other' };
    const from = createModels({
      providers: [localServer(server.baseUrl), other],
      offline: createOfflineProvider(),
      observer,
    });
    server.respondWith(fails(500));
    for (let call = 0; call < 10; call++)
      expect((await runPrompt('Hi', { from })).failure).toMatchObject({ failure: 'unavailable' });
    server.respondWith(streamsText(['Back']));
    const { failure } = await runPrompt('Hi', { from });
    expect(failure).toMatchObject({ failure: 'unavailable', retryAfterSeconds: expect.any(Number) });
    expect(failure?.retryAfterSeconds).toBeGreaterThan(0);
    await expect(from.embed('local:embedding', ['a'])).rejects.toMatchObject({ failure: 'unavailable' });
    expect(server.calls).toHaveLength(10);
    const { stream } = await from
      .languageModel('other:tiny')
      .doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hi' }] }] });
    for await (const part of stream) expect(part.type).not.toBe('error');
    expect(outcomes).toEqual([
      ...Array.from({ length: 10 }, () => 'local unavailable'),
      'local not_called',
      'local not_called',
      'other completed',
    ]);
  });

  test('stays closed if a provider rejects or rate-limits calls', async () => {
    const from = modelsWith([localServer(server.baseUrl)]);
    for (const status of [400, 404, 429]) {
      server.respondWith(fails(status));
      for (let call = 0; call < 5; call++) await runPrompt('Hi', { from });
    }
    expect(server.calls).toHaveLength(15);
  });
});

describe('embeddings', () => {
  const embeds = (vectors: number[][]) =>
    fails(200, {
      object: 'list',
      model: 'tiny',
      data: vectors.map((embedding, index) => ({ object: 'embedding', index, embedding })),
      usage: { prompt_tokens: 4, total_tokens: 4 },
    });
  const failureOf = (action: Promise<unknown>) =>
    action.then(
      () => null,
      (error: unknown) => error as ModelError,
    );

  test('are normalized and in order', async () => {
    server.respondWith(
      embeds([
        [3, 4],
        [0, 2],
      ]),
    );
    expect((await models.embed('local:tiny', ['a', 'b'])).map((vector) => [...vector])).toEqual([
      [Math.fround(0.6), Math.fround(0.8)],
      [0, 1],
    ]);
    expect(server.calls[0]).toMatchObject({ path: '/v1/embeddings', body: { model: 'tiny', input: ['a', 'b'] } });
  });

  test('are an empty list for no texts, without a call', async () => {
    expect(await models.embed('local:tiny', [])).toEqual([]);
    expect(server.calls).toHaveLength(0);
  });

  test.each([
    ['a vector without a direction', [[0, 0]]],
    ['fewer vectors than texts', []],
  ])('fail for %s', async (_title, vectors) => {
    const outcomes: string[] = [];
    const observer = { onModelCallEnded: ({ outcome }: { outcome: string }) => void outcomes.push(outcome) };
    const from = createModels({
      providers: [localServer(server.baseUrl)],
      offline: createOfflineProvider(),
      observer,
    });
    server.respondWith(embeds(vectors));
    expect(await failureOf(from.embed('local:tiny', ['a']))).toMatchObject({
      name: 'ModelError',
      failure: 'unavailable',
    });
    expect(outcomes).toEqual(['unavailable']);
  });

  test('fail if the server hangs', async () => {
    server.respondWith(hangs);
    expect(await failureOf(models.embed('local:tiny', ['a'], { timeLimitMs: 200 }))).toMatchObject({
      failure: 'unavailable',
      message: 'The model provider took too long',
    });
  });

  test('fail with the retry time after a 429', async () => {
    server.respondWith(fails(429, undefined, { 'Retry-After': '9' }));
    expect(await failureOf(models.embed('local:tiny', ['a']))).toMatchObject({
      failure: 'rate_limited',
      retryAfterSeconds: 9,
    });
  });
});

describe('names of models', () => {
  const failureOf = (action: () => unknown): unknown => {
    try {
      return action();
    } catch (error) {
      return error;
    }
  };

  test.each(['unknown:tiny', 'openai:gpt-5-mini', 'constructor:x', '__proto__:x', 'offline:other', 'tiny', ''])(
    '"%s" is not a language model',
    (name) => {
      expect(failureOf(() => models.languageModel(name))).toBeInstanceOf(ModelError);
    },
  );

  test('fail differently for a provider without a key than for an unknown model', async () => {
    expect(failureOf(() => models.languageModel('openai:gpt-5-mini'))).toMatchObject({
      failure: 'unknown_provider',
      message: 'No model provider is configured under the name "openai"',
    });
    await expect(models.embed('offline:echo', [])).rejects.toMatchObject({ failure: 'unknown_model' });
  });

  test('can contain colons after the provider', () => {
    expect(models.languageModel('local:llama3:8b').modelId).toBe('llama3:8b');
  });
});

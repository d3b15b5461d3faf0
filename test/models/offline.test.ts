import { describe, expect, test } from '@jest/globals';
import { generateObject, generateText, jsonSchema, stepCountIs, streamText, tool, type ModelMessage } from 'ai';
import { ModelError } from '../../server/platform/models/index.js';
import { toModelError } from '../../server/platform/models/failures.js';
import { modelsWith } from './support.js';

const models = modelsWith();
const echo = models.languageModel('offline:echo');
const add = tool({
  inputSchema: jsonSchema<{ a: number; b: number }>({ type: 'object' }),
  execute: ({ a, b }) => a + b,
});

const runPrompt = (prompt: string | ModelMessage[], steps = 6) =>
  generateText({
    model: echo,
    ...(typeof prompt === 'string' ? { prompt } : { messages: prompt }),
    tools: { add },
    stopWhen: stepCountIs(steps),
    maxRetries: 0,
  });
const failureOf = (action: PromiseLike<unknown>) =>
  Promise.resolve(action).then(
    () => null,
    (error: unknown) => toModelError(error),
  );

describe('offline:echo', () => {
  test('repeats the last message, with token counts', async () => {
    const result = await runPrompt('The brake of joint 2\ndoes not release');
    expect(result).toMatchObject({
      text: 'The brake of joint 2\ndoes not release',
      finishReason: 'stop',
      usage: { inputTokens: 10, outputTokens: 10, totalTokens: 20 },
    });
  });

  test('streams a text word by word', async () => {
    const pieces: string[] = [];
    for await (const piece of streamText({ model: echo, prompt: 'one two\nthree  four' }).textStream)
      pieces.push(piece);
    expect(pieces).toEqual(['one', ' two', '\nthree', '  four']);
  });

  test('names files by type and size', async () => {
    const content = [
      { type: 'text' as const, text: 'Look' },
      { type: 'file' as const, data: new Uint8Array([1, 2, 3]), mediaType: 'application/pdf' },
    ];
    expect((await runPrompt([{ role: 'user', content }])).text).toBe('Look\n[application/pdf, 3 bytes]');
  });

  test('calls tools in sequence and replies with the results', async () => {
    const result = await runPrompt('call add {"a":1,"b":2}\ncall add {"a":3,"b":4}');
    expect(result.text).toBe('add answered: 3\nadd answered: 7');
    expect(result.steps).toHaveLength(3);
    expect(new Set(result.steps.flatMap((step) => step.toolCalls.map(({ toolCallId }) => toolCallId))).size).toBe(2);
  });

  test('treats a call that is not JSON as text', async () => {
    expect((await runPrompt('call me {maybe}')).text).toBe('call me {maybe}');
  });

  test('obeys only the last message', async () => {
    const history: ModelMessage[] = [
      { role: 'user', content: 'call add {"a":1,"b":2}' },
      { role: 'assistant', content: 'done' },
      { role: 'user', content: 'say thank you' },
    ];
    expect((await runPrompt(history)).text).toBe('thank you');
  });

  test('calls the tool of a loop in each step', async () => {
    const result = await runPrompt('loop add {"a":1,"b":1}', 5);
    expect(result).toMatchObject({ finishReason: 'tool-calls', text: '' });
    expect(result.steps).toHaveLength(5);
  });

  test.each([
    ['fail', 'unavailable', null],
    ['fail refused', 'rejected', null],
    ['fail busy', 'rate_limited', 7],
    ['fail midway', 'unavailable', null],
    ['call add {"a":1,"b":2}\nfail refused', 'rejected', null],
  ])('fails as the prompt instructs: %j', async (prompt, failure, retryAfterSeconds) => {
    const error = await failureOf(runPrompt(prompt));
    expect(error).toBeInstanceOf(ModelError);
    expect(error).toMatchObject({ failure, retryAfterSeconds });
  });

  test('breaks off in the middle of a stream', async () => {
    let failure: ModelError | null = null;
    const result = streamText({
      model: echo,
      prompt: 'fail midway',
      onError: ({ error }) => void (failure = toModelError(error)),
    });
    let text = '';
    for await (const piece of result.textStream) text += piece;
    expect(text).toBe('This answer ends in the');
    expect(failure).toMatchObject({ failure: 'unavailable' });
  });

  test('delays as instructed, and ends when it is aborted', async () => {
    const startedAt = performance.now();
    expect((await runPrompt('slow 60\nsay a b')).text).toBe('a b');
    expect(performance.now() - startedAt).toBeGreaterThan(100);
    for (const prompt of ['hang', 'slow 60000\nsay never']) {
      await expect(generateText({ model: echo, prompt, abortSignal: AbortSignal.timeout(50) })).rejects.toMatchObject({
        name: expect.stringMatching(/^(Abort|Timeout)Error$/),
      });
    }
  });

  test('fills a schema from lines that name its fields', async () => {
    const schema = jsonSchema({
      type: 'object',
      properties: {
        serialNumber: { type: 'string' },
        voltage: { type: 'number' },
        isUrgent: { type: 'boolean' },
        severity: { type: 'string', enum: ['low', 'high'] },
        parts: { type: 'array', items: { type: 'string' } },
        technician: { type: ['string', 'null'] },
      },
      required: ['serialNumber', 'voltage', 'isUrgent', 'severity', 'parts', 'technician'],
      additionalProperties: false,
    });
    const prompt =
      'Report\n- Serial number: X2-0417\n**Voltage:** 23.9 V\nis urgent: yes\nSeverity: High\nparts: BK-2, gasket';
    expect((await generateObject({ model: echo, schema, prompt })).object).toEqual({
      serialNumber: 'X2-0417',
      voltage: 23.9,
      isUrgent: true,
      severity: 'high',
      parts: ['BK-2', 'gasket'],
      technician: null,
    });
  });

  test('fills a schema from lines of at least 100,000 characters within the time limit of the test', async () => {
    const schema = jsonSchema<Record<string, string>>({
      type: 'object',
      properties: { a: { type: 'string' } },
      required: ['a'],
    });
    // With quadratic matching, the lines would exceed the time limit.
    const lines = ['*', ' ', '|', '-', ':', '* ', 'x '].flatMap((filler) => [
      `${filler.repeat(100_000)}y`,
      `a: ${filler.repeat(100_000)}y`,
    ]);
    expect(
      (await generateObject({ model: echo, schema, prompt: [...lines, '| **A** | found |'].join('\n') })).object['a'],
    ).toMatch(/y$/);
    expect(
      (
        await generateObject({
          model: echo,
          schema,
          prompt: [...lines.filter((line) => !line.startsWith('a')), '| **A** | found |'].join('\n'),
        })
      ).object['a'],
    ).toBe('found');
  }, 20_000);
});

describe('offline:embedding', () => {
  const similarity = (a: Float32Array, b: Float32Array) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
  const passages = [
    'Error E-17 means that the brake of joint 2 does not release. Check its 24 V supply first.',
    'The warranty covers parts and labour for two years from the day of delivery.',
    'To update the firmware, connect the controller by USB and choose Update in the menu.',
    'Our canteen serves lunch between half past eleven and two; the menu changes every week.',
    'Holiday requests are sent to the team lead at least four weeks ahead.',
    'The gripper is calibrated by closing it on the gauge block and pressing Zero.',
    'Die Bremse von Gelenk 2 löst sich nicht, wenn die Spannung unter 20 V fällt.',
    'Coolant is replaced every 2,000 hours of operation, or once a year.',
  ];

  test.each([
    ['What does E-17 mean?', 0],
    ['brakes not releasing', 0],
    ['how long is the warranty', 1],
    ['firmware updating by usb', 2],
    ['when is lunch served', 3],
    ['request a holiday', 4],
    ['calibrate grippers', 5],
    ['Bremse löst nicht', 6],
    ['replacing coolant', 7],
  ])('ranks the passage for "%s" first', async (query, expected) => {
    const vectors = await models.embed('offline:embedding', passages);
    const [queryVector] = await models.embed('offline:embedding', [query]);
    const scores = vectors.map((vector) => similarity(vector, queryVector ?? new Float32Array()));
    expect(scores.indexOf(Math.max(...scores))).toBe(expected);
  });

  test('every vector has 256 dimensions and length 1, even that of an empty text, and is deterministic', async () => {
    const texts = ['', ' ', '…', 'a', 'ü', '日本語', 'x'.repeat(100_000), ...passages];
    const [first, second] = [
      await models.embed('offline:embedding', texts),
      await models.embed('offline:embedding', texts),
    ];
    expect(first).toEqual(second);
    for (const vector of first) {
      expect(vector).toHaveLength(256);
      expect(Math.hypot(...vector)).toBeCloseTo(1, 5);
    }
  });

  test('texts that differ only in case and accents have the same vector', async () => {
    const [a, b] = await models.embed('offline:embedding', ['Éclair au CHOCOLAT', 'eclair au chocolat']);
    expect(similarity(a ?? new Float32Array(), b ?? new Float32Array())).toBeCloseTo(1, 5);
  });
});

// Tests functions that start work and wait for it, and the errors of a wait that ends early.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import * as sdk from '../../sdk/src/index.js';
import { createFake } from '../../sdk/src/testing/index.js';
import { failure } from './failure.js';
import {
  inTurn,
  json,
  startMisbehavingServer,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
});
afterAll(() => server.close());

/** Makes no retries, so that each fault reaches the wait. */
const createClient = (options: Partial<sdk.ClientOptions> = {}) =>
  sdk.createClient({ baseUrl: server.url, token: 't', maxRetries: 0, ...options });

const reset: Misbehaviour = (request) => request.socket.destroy();
const silence: Misbehaviour = () => {};
const writes = () => server.requests.filter(({ method }) => method !== 'GET');

const conversation = (streamStatus: string) => json(200, { id: 't', streamStatus, failure: null, messages: [] });
const accepted = { threadId: 't' };
const execution = (status: string) => ({ id: 9, status });

interface Wait {
  /** Replies until the work has started. */
  readonly start: Misbehaviour[];
  readonly started: object;
  readonly running: Misbehaviour;
  readonly completed: Misbehaviour;
  readonly run: (client: sdk.Client, options: { waitMs?: number; signal?: AbortSignal }) => Promise<unknown>;
}

const waits: Record<string, Wait> = {
  'chat.sendAndWait': {
    start: [json(202, accepted)],
    started: accepted,
    running: conversation('in_progress'),
    completed: conversation('completed'),
    run: (client, options) => client.chat.sendAndWait({ agentId: 1, message: 'Hi' }, options),
  },
  'tasks.runAndWait': {
    start: [json(202, execution('queued'))],
    started: execution('queued'),
    running: json(200, [execution('running')]),
    completed: json(200, [execution('completed')]),
    run: (client, options) => client.tasks.runAndWait(4, options),
  },
};

describe.each(Object.entries(waits))('%s', (_name, { start, started, running, completed, run }) => {
  test.each<[string, Misbehaviour]>([
    ['a broken connection', reset],
    ['a 503', json(503, { error: 'Service unavailable' })],
    ['a 429 with Retry-After', json(429, { error: 'Too many requests' }, { 'Retry-After': '0.1' })],
    ['silence', silence],
  ])('continues to wait after %s, and starts the work once', async (_fault, fault) => {
    server.behave(inTurn(...start, running, fault, fault, completed));
    await run(createClient({ attemptTimeoutMs: 1_500 }), { waitMs: 20_000 });
    expect(writes()).toHaveLength(1);
  });

  test.each<[string, Misbehaviour, string]>([
    ['a refusal', json(403, { error: 'Forbidden' }), 'ForbiddenError'],
    ['a body that is not JSON', (_request, response) => response.end('<html>'), 'ResponseParseError'],
  ])('rejects after %s with the started work', async (_fault, fault, name) => {
    server.behave(inTurn(...start, running, fault));
    expect(await failure(run(createClient(), { waitMs: 10_000 }))).toMatchObject({ name, started });
  });

  test.each<[string, Misbehaviour, object]>([
    ['a broken connection', reset, { name: 'ConnectionError' }],
    [
      'a 503 with Retry-After',
      json(503, { error: 'Later' }, { 'Retry-After': '60' }),
      { name: 'ServiceUnavailableError' },
    ],
  ])(
    'rejects at the end of waitMs during an outage, with the failure of the last poll as the cause: %s',
    async (_fault, fault, cause) => {
      server.behave(inTurn(...start, running, fault));
      const late = await failure(run(createClient(), { waitMs: 1_500 }));
      expect(late).toMatchObject({ name: 'TimeoutError', timeoutMs: 1_500, started, cause });
    },
  );

  test('rejects at the end of waitMs during a poll, with the failure of the previous poll as the cause', async () => {
    server.behave(inTurn(...start, running, silence));
    const late = await failure(run(createClient(), { waitMs: 800 }));
    expect(late).toMatchObject({ name: 'TimeoutError', timeoutMs: 800, started });
    expect(late.cause).toBeUndefined();
    server.behave(inTurn(...start, reset, silence));
    expect(await failure(run(createClient(), { waitMs: 1_500 }))).toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 1_500,
      cause: { name: 'ConnectionError' },
    });
  });

  test('rejects with the started work after waitMs, an abort, or a failure of the token function', async () => {
    server.behave(inTurn(...start, running));
    expect(await failure(run(createClient(), { waitMs: 400 }))).toMatchObject({ name: 'TimeoutError', started });
    server.behave(inTurn(...start, running));
    let calls = 0;
    const token = () => (++calls > 1 ? Promise.reject(new Error('the identity provider is down')) : 't');
    expect(await failure(run(createClient({ token }), {}))).toMatchObject({ name: 'TokenError', started });
    server.behave(inTurn(...start, running));
    const aborted = await failure(run(createClient(), { signal: AbortSignal.timeout(400) }));
    expect(aborted).toMatchObject({ name: 'AbortError', started });
    expect(JSON.parse(JSON.stringify(aborted))).toMatchObject({ started });
  });

  test('counts the request that starts the work if this request is aborted', async () => {
    for (const options of [() => ({ waitMs: 300 }), () => ({ signal: AbortSignal.timeout(300) })]) {
      server.behave(silence);
      expect(await failure(run(createClient(), options()))).toMatchObject({
        phase: 'headers',
        started: null,
        attempts: 1,
      });
    }
  });

  test('rejects with `started: null` if the request that starts the work fails, and does not repeat it', async () => {
    server.behave(reset);
    expect(await failure(run(createClient(), {}))).toMatchObject({ name: 'ConnectionError', started: null });
    expect(writes()).toHaveLength(1);
  });
});

test('chat.sendAndWait rejects if the chat is stopped', async () => {
  server.behave(inTurn(json(202, accepted), conversation('in_progress'), conversation('stopped')));
  const stopped = await failure(createClient().chat.sendAndWait({ agentId: 1, message: 'Hi' }));
  expect(stopped).toMatchObject({ name: 'JobFailedError', status: 'stopped', result: { id: 't' }, started: accepted });
});

describe('knowledgeBases.files.uploadAndWait', () => {
  const blob = new Blob(['text']);

  test('refuses an Idempotency-Key, a missing knowledge base and an invalid waitMs before it uploads', async () => {
    server.behave(json(200, {}));
    const { files } = createClient().knowledgeBases;
    const keyed = files.uploadAndWait(1, blob, { filename: 'a.txt', headers: { 'idempotency-key': 'k' } });
    expect(await failure(keyed)).toMatchObject({ name: 'UsageError' });
    const missing = files.uploadAndWait(undefined as unknown as number, blob, { filename: 'a.txt' });
    expect(await failure(missing)).toMatchObject({ name: 'UsageError', message: expect.stringContaining('kbId') });
    const invalid = files.uploadAndWait(1, blob, { filename: 'a.txt', waitMs: 0 });
    expect(await failure(invalid)).toMatchObject({ name: 'UsageError', message: expect.stringContaining('waitMs') });
    expect(server.requests).toHaveLength(0);
  });

  test.each([
    ['counts no bytes in Bun without a listener', undefined, false],
    ['counts bytes in Bun for a listener', () => undefined, true],
  ])('%s', async (_title, onProgress, isCounted) => {
    const { versions } = process;
    // Jest cannot replace a property that is read-only.
    Object.defineProperty(process, 'versions', { value: { ...versions, bun: '1.3.0' } });
    const fake = createFake();
    const client = createClient({ baseUrl: 'http://fake.test', fetch: fake.fetch, clock: fake.clock });
    const notes = new Blob(['E-17: check the brake.']);
    const slice = jest.spyOn(Blob.prototype, 'slice');
    try {
      await client.knowledgeBases.files.uploadAndWait(1, notes, { filename: 'notes.txt', onProgress });
      expect(slice.mock.calls.some(([, end]) => end === 65_536)).toBe(isCounted);
    } finally {
      slice.mockRestore();
      Object.defineProperty(process, 'versions', { value: versions });
    }
  });

  test('rejects with the file that it added', async () => {
    const metadata = { contentType: 'text/plain', orgId: 'o', userId: 'u' };
    const target = { url: `${server.url}/store`, fileId: 'f', key: 'k', contentKey: 'c', metadata };
    const file = { id: 21, processingStatus: 'parsing' };
    const stored: Misbehaviour = (_request, response) => response.end();
    const replies = [json(200, target), stored, json(201, { file }), json(200, { files: [file] })];
    server.behave(inTurn(...replies));
    const late = createClient().knowledgeBases.files.uploadAndWait(1, blob, { filename: 'a.txt', waitMs: 300 });
    expect(await failure(late)).toMatchObject({ name: 'TimeoutError', started: file });
  });
});

// Tests which failures are retried, after which delay, and how a rejected token is refreshed.
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import * as sdk from '../../sdk/src/index.js';
import {
  inTurn,
  json,
  startMisbehavingServer,
  text,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';
import { failure } from './failure.js';

let server: MisbehavingServer;
beforeAll(async () => (server = await startMisbehavingServer()));
afterAll(() => server.close());

const createClient = (options: Partial<sdk.ClientOptions> = {}) =>
  sdk.createClient({ baseUrl: server.url, token: 't', deadlineMs: 5000, ...options });
const reset: Misbehaviour = (request) => void request.socket.destroy();
const never: Misbehaviour = () => {};
const ok = json(200, []);
const busy = (headers: Record<string, string> = {}) => json(429, { error: 'Too Many Requests' }, headers);

describe('which failures are retried', () => {
  const cut: Misbehaviour = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '50' }).write('[');
    setTimeout(() => response.destroy(), 10);
  };
  test.each([
    ['a reset connection', reset],
    ['a reply that is cut', cut],
    ...[408, 429, 500, 502, 503, 504].map((status) => [`${status}`, json(status, { error: 'x' })] as const),
    ['HTML with 502', text(502, 'text/html', '<html>')],
    ['503 with x-should-retry: maybe', json(503, { error: 'x' }, { 'x-should-retry': 'maybe' })],
    ['409 with x-should-retry: true', json(409, { error: 'x' }, { 'x-should-retry': 'true' })],
  ])('%s', async (_name, fault) => {
    server.behave(inTurn(fault, fault, ok));
    const { data, attempts } = await createClient().agents.list().withResponse();
    expect([data, attempts, server.requests.length]).toEqual([[], 3, 3]);
  });

  test.each([
    ...[400, 401, 403, 404, 405, 409, 413, 415, 418, 501].map(
      (status) => [`${status}`, json(status, { error: 'x' })] as const,
    ),
    ['404 with x-should-retry: maybe', json(404, { error: 'x' }, { 'x-should-retry': 'maybe' })],
    ['503 with x-should-retry: false', json(503, { error: 'x' }, { 'x-should-retry': 'false' })],
    ['HTML on 200', text(200, 'text/html', '<html>')],
    ['a redirect', (_request, response) => void response.writeHead(302, { Location: '/' }).end()] as [
      string,
      Misbehaviour,
    ],
  ])('not %s', async (_name, fault) => {
    server.behave(inTurn(fault, ok));
    expect(await failure(createClient().agents.list())).toMatchObject({ attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  test('an attempt that exceeds its time limit, within the deadline', async () => {
    server.behave(inTurn(never, ok));
    expect(await createClient({ attemptTimeoutMs: 500 }).agents.list()).toEqual([]);
    server.behave(never);
    expect(await failure(createClient({ attemptTimeoutMs: 80, maxRetries: 1 }).agents.list())).toMatchObject({
      name: 'TimeoutError',
      kind: 'attempt',
      attempts: 2,
    });
    const error = await failure<sdk.TimeoutError>(
      createClient({ attemptTimeoutMs: 200, deadlineMs: 100 }).agents.list(),
    );
    expect(error).toMatchObject({ name: 'TimeoutError', kind: 'deadline', timeoutMs: 100, attempts: 1 });
  });

  test('at most maxRetries of the client or of the call', async () => {
    server.behave(reset);
    expect(await failure(createClient({ maxRetries: 0 }).agents.list())).toMatchObject({ attempts: 1 });
    expect(await failure(createClient({ maxRetries: 0 }).agents.list({}, { maxRetries: 1 }))).toMatchObject({
      attempts: 2,
    });
  });

  test('a write whose first attempt is still in progress', async () => {
    server.behave(
      inTurn(
        reset,
        json(409, { error: 'Request with this Idempotency-Key is in progress' }, { 'Retry-After': '0' }),
        json(200, { id: 1 }),
      ),
    );
    expect(await createClient().agents.save({ name: 'x' }).withResponse()).toMatchObject({ status: 200, attempts: 3 });
  });

  test('a chat, after a 429 and a 503; after a lost stream, the error names the conversation', async () => {
    const chat = () =>
      createClient().chat.stream({ agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] } });
    server.behave(
      inTurn(
        busy(),
        json(503, { error: 'x' }),
        text(200, 'text/event-stream', 'data: {"type":"finish"}\n\ndata: [DONE]\n\n'),
      ),
    );
    expect(await (await chat()).text()).toBe('');
    server.behave(
      inTurn(reset, json(409, { error: 'Answer to this Idempotency-Key was a stream' }, { 'X-Thread-ID': 'c0a8f1d2' })),
    );
    const error = await failure<sdk.ConflictError>(chat());
    expect(error).toMatchObject({ name: 'ConflictError', attempts: 2 });
    expect(error.headers.get('X-Thread-ID')).toBe('c0a8f1d2');
  });

  test('an operation without an Idempotency-Key, only after a 429 or a 503', async () => {
    const core = sdk.createCoreClient({ baseUrl: server.url, token: 't' });
    const write: sdk.Operation = { id: 'unknown', method: 'POST', path: '/unknown', body: 'required' };
    for (const fault of [reset, json(500, { error: 'x' }), json(502, { error: 'x' })]) {
      server.behave(fault);
      expect(await failure(core.call(write, {}, {}))).toMatchObject({ attempts: 1 });
      expect(server.requests[0]?.headers['idempotency-key']).toBeUndefined();
    }
    server.behave(inTurn(busy(), json(503, { error: 'x' }), json(200, {})));
    expect(await core.call(write, {}, {})).toEqual({});
  });
});

describe('the delay before a retry', () => {
  test('is a random part of 250 ms, then of 500 ms', async () => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(0.8);
    server.behave(inTurn(reset, reset, ok));
    const startedAtMs = performance.now();
    await createClient().agents.list();
    random.mockRestore();
    const elapsedMs = performance.now() - startedAtMs;
    expect(elapsedMs).toBeGreaterThanOrEqual(595);
    expect(elapsedMs).toBeLessThan(5_000);
  });

  test.each([
    ['seconds', () => ({ 'Retry-After': '1' }), 990],
    ['a date', () => ({ 'Retry-After': new Date(Date.now() + 2000).toUTCString() }), 700],
    ['milliseconds', () => ({ 'Retry-After': '90', 'retry-after-ms': '300' }), 295],
  ])('is the value of Retry-After, in %s', async (_name, headers, leastMs) => {
    server.behave(inTurn(busy(headers()), ok));
    const startedAtMs = performance.now();
    await createClient().agents.list();
    expect(performance.now() - startedAtMs).toBeGreaterThanOrEqual(leastMs);
    expect(performance.now() - startedAtMs).toBeLessThan(leastMs + 5_000);
  });

  test('is not waited for if it would exceed the deadline; the error has the delay', async () => {
    server.behave(inTurn(busy({ 'Retry-After': '90' }), ok));
    const startedAtMs = performance.now();
    expect(await failure(createClient().agents.list())).toMatchObject({
      name: 'RateLimitError',
      retryAfterMs: 90_000,
      attempts: 1,
    });
    expect(performance.now() - startedAtMs).toBeLessThan(5_000);
    expect(server.requests).toHaveLength(1);
  });
});

describe('Idempotency-Key', () => {
  test('is a new UUID for each write, and the same on all attempts of one write', async () => {
    server.behave(inTurn(reset, json(503, { error: 'x' }), json(200, { id: 1 })));
    await createClient().agents.save({ name: 'x' });
    const keys = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    server.behave(ok);
    await createClient({ maxRetries: 0 }).agents.save({ name: 'x' });
    expect(server.requests[0]?.headers['idempotency-key']).not.toBe(keys[0]);
  });

  test('is not sent with reads, not even with a search by POST', async () => {
    server.behave(ok);
    await createClient().agents.list();
    await createClient().knowledgeBases.search({ kbId: 1, query: 'x' });
    expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, undefined]);
  });

  test('of the caller is used', async () => {
    server.behave(ok);
    await createClient().agents.save({ name: 'x' }, { headers: { 'idempotency-key': 'mine' } });
    expect(server.requests[0]?.headers['idempotency-key']).toBe('mine');
  });
});

describe('a rejected token', () => {
  const refuseOld: Misbehaviour = (request, response) =>
    (request.headers.authorization === 'Bearer new' ? ok : json(401, { error: 'Unauthorized' }))(request, response);

  test('is refreshed once for 50 calls, each of which is sent once more', async () => {
    server.behave(refuseOld);
    let refreshes = 0;
    let current = 'old';
    const client = createClient({
      token: async ({ refresh }) => {
        if (!refresh) return current;
        refreshes += 1;
        await sleep(50);
        return (current = 'new');
      },
    });
    await Promise.all(Array.from({ length: 50 }, () => client.agents.list()));
    expect([refreshes, server.requests.length]).toEqual([1, 100]);
  });

  test('that is rejected again after one refresh is an UnauthorizedError; the next call refreshes again', async () => {
    server.behave(json(401, { error: 'Unauthorized' }));
    let count = 0;
    const client = createClient({ token: () => `token-${(count += 1)}` });
    expect(await failure(client.agents.list())).toMatchObject({ name: 'UnauthorizedError', attempts: 2 });
    expect(await failure(client.agents.list())).toMatchObject({ name: 'UnauthorizedError', attempts: 2 });
    expect(new Set(server.requests.map(({ headers }) => headers.authorization)).size).toBe(4);
  });

  test('that is a string, or that the function returns again, is not sent again', async () => {
    server.behave(json(401, { error: 'Unauthorized' }));
    for (const token of ['fixed', () => 'same']) {
      expect(await failure(createClient({ token }).agents.list())).toMatchObject({
        name: 'UnauthorizedError',
        attempts: 1,
      });
    }
  });

  test('is refreshed again after the refreshed token was rejected too', async () => {
    let valid = 'B1';
    let refreshes = 0;
    const token = ({ refresh }: sdk.TokenRequest) => (refresh ? `B${++refreshes}` : 'A');
    server.behave((request, response) =>
      response
        .writeHead(request.headers.authorization === `Bearer ${valid}` ? 200 : 401, {
          'Content-Type': 'application/json',
        })
        .end('[]'),
    );
    const own = sdk.createClient({ baseUrl: server.url, token });
    expect(await own.agents.list()).toEqual([]);
    valid = 'B2';
    expect(await failure(own.agents.list())).toMatchObject({ status: 401 });
    expect(await own.agents.list()).toEqual([]);
    expect(refreshes).toBe(2);
  });

  test('is refreshed again after the refresh returned the rejected token', async () => {
    server.behave(refuseOld);
    let fresh = 'old';
    const client = createClient({ token: ({ refresh }) => (refresh ? fresh : 'old') });
    expect(await failure(client.agents.list())).toMatchObject({ status: 401, attempts: 1 });
    fresh = 'new';
    expect(await client.agents.list()).toEqual([]);
  });

  test('whose refresh fails is a TokenError; a later call fetches a new token', async () => {
    server.behave(refuseOld);
    let works = false;
    const token = ({ refresh }: sdk.TokenRequest) => {
      if (!refresh) return 'old';
      if (works) return 'new';
      throw new Error('signed out');
    };
    const client = createClient({ token });
    expect(await failure(client.agents.list())).toMatchObject({ name: 'TokenError', attempts: 1 });
    works = true;
    expect(await client.agents.list()).toEqual([]);
  });

  test('concurrent calls share one call of the token function', async () => {
    server.behave(ok);
    const token = jest.fn(async () => (await sleep(20), 'new'));
    const client = createClient({ token });
    await Promise.all(Array.from({ length: 20 }, () => client.agents.list()));
    expect(token).toHaveBeenCalledTimes(1);
  });
});

describe('the token of a retry', () => {
  const forever = () => new Promise<string>(() => {});
  const write = (second: () => string | Promise<string>, options: sdk.CallOptions = {}) => {
    let calls = 0;
    server.behave(reset);
    return failure(createClient({ token: () => (++calls > 1 ? second() : 't') }).agents.save({ name: 'x' }, options));
  };

  test('if the token function fails, the call rejects with the error of the attempt that was sent', async () => {
    const refuse = () => Promise.reject(new Error('signed out'));
    expect(await write(refuse)).toMatchObject({ name: 'ConnectionError', phase: 'headers', attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  test.each<[string, () => sdk.CallOptions, object]>([
    ['deadlineMs', () => ({ deadlineMs: 900 }), { name: 'TimeoutError', kind: 'deadline' }],
    ['attemptTimeoutMs', () => ({ attemptTimeoutMs: 900, maxRetries: 1 }), { name: 'TimeoutError', kind: 'attempt' }],
    ['the signal', () => ({ signal: AbortSignal.timeout(900) }), { name: 'AbortError' }],
  ])('if %s ends the wait for it, the error counts the attempt that was sent', async (_name, options, error) => {
    expect(await write(forever, options())).toMatchObject({ ...error, phase: 'backoff', attempts: 1 });
  });
});

describe('around a request', () => {
  const changes: [string, sdk.Middleware][] = [
    [
      'removes the Idempotency-Key from a copy',
      (request, next) => {
        const headers = new Headers(request.headers);
        headers.delete('Idempotency-Key');
        return next(new Request(request, { headers }));
      },
    ],
    [
      'removes the Idempotency-Key in place',
      (request, next) => (request.headers.delete('Idempotency-Key'), next(request)),
    ],
    [
      'changes the Idempotency-Key',
      (request, next) => (request.headers.set('Idempotency-Key', crypto.randomUUID()), next(request)),
    ],
  ];
  test.each(changes)(
    'a write with a middleware that %s is a UsageError, and nothing is sent',
    async (_name, middleware) => {
      server.behave(reset);
      const saving = createClient({ middleware: [middleware] }).agents.save({ name: 'x' });
      expect(await failure(saving)).toMatchObject({
        name: 'UsageError',
        message: expect.stringContaining('Idempotency-Key'),
        attempts: 0,
      });
      expect(server.requests).toHaveLength(0);
    },
  );

  test('a middleware that changes the Idempotency-Key of a retry is a UsageError with one attempt', async () => {
    server.behave(reset);
    const changesRetries: sdk.Middleware = (request, next, { attempt }) => {
      if (attempt > 1) request.headers.set('Idempotency-Key', crypto.randomUUID());
      return next(request);
    };
    expect(await failure(createClient({ middleware: [changesRetries] }).agents.save({ name: 'x' }))).toMatchObject({
      name: 'UsageError',
      attempts: 1,
    });
    expect(server.requests).toHaveLength(1);
  });

  test('middleware wraps every attempt, and the first middleware is the outermost', async () => {
    server.behave(inTurn(reset, json(200, [], { 'X-Request-Id': 'req_1' })));
    const seen: string[] = [];
    const layer =
      (name: string): sdk.Middleware =>
      async (request, next, { operationId, attempt }) => {
        seen.push(`${name} ${operationId} ${attempt} ${request.method}`);
        request.headers.set(`x-${name}`, '1');
        return next(request);
      };
    const reply = await createClient({ middleware: [layer('a'), layer('b')] })
      .agents.list()
      .withResponse();
    expect(reply).toMatchObject({ data: [], status: 200, requestId: 'req_1', attempts: 2 });
    expect(reply.headers).toBeInstanceOf(Headers);
    expect(seen).toEqual(['a listAgents 1 GET', 'b listAgents 1 GET', 'a listAgents 2 GET', 'b listAgents 2 GET']);
    expect(server.requests[1]?.headers).toMatchObject({ 'x-a': '1', 'x-b': '1' });
  });

  test('withResponse rejects with the error of the call', async () => {
    server.behave(json(404, { error: 'Agent not found' }, { 'X-Error-Code': 'agent_not_found' }));
    const error = await failure(createClient().agents.get({ id: 1 }).withResponse());
    expect(sdk.isApiError(error, 'agent_not_found')).toBe(true);
  });

  test('a deprecated operation is reported once', async () => {
    const headers = {
      Deprecation: '@1793491200',
      Sunset: 'Mon, 01 Nov 2027 00:00:00 GMT',
      Link: '</admin/users>; rel="successor-version"',
    };
    server.behave(json(200, {}, headers));
    const onDeprecation = jest.fn();
    const client = createClient({ onDeprecation });
    await client.users.bulkRemove({ userIds: ['user_1'] });
    await client.users.bulkRemove({ userIds: ['user_1'] });
    expect(onDeprecation.mock.calls).toEqual([
      [{ operationId: 'bulkRemoveUsers', sunset: headers.Sunset, link: headers.Link }],
    ]);
  });

  test.each([
    [
      'throws',
      () => {
        throw new Error('the listener failed');
      },
    ],
    ['rejects', () => Promise.reject(new Error('the listener failed')) as unknown as void],
  ])('onDeprecation that %s does not change how a call ends', async (_way, onDeprecation) => {
    // prettier-ignore
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    try {
      server.behave(json(200, [], { Deprecation: '@1793491200' }));
      expect(await createClient({ onDeprecation }).agents.list()).toEqual([]);
      expect(server.requests).toHaveLength(1);
      await new Promise((resolve) => setTimeout(resolve, 0));
      expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'the listener failed' }));
    } finally {
      warn.mockRestore();
    }
  });
});

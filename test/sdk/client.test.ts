/** @measures */
// Tests replies, failures, time limits and arguments of calls over a real connection.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import * as sdk from '../../sdk/src/index.js';
import {
  json,
  startMisbehavingServer,
  startRawServer,
  text,
  type MisbehavingServer,
  type Misbehaviour,
} from './misbehaving-server.js';

let server: MisbehavingServer;
let elsewhere: MisbehavingServer;
let closed: string;

beforeAll(async () => {
  server = await startMisbehavingServer();
  elsewhere = await startMisbehavingServer();
  const gone = await startMisbehavingServer();
  closed = gone.url;
  await gone.close();
});
afterAll(async () => {
  await server.close();
  await elsewhere.close();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const createClient = (options: Partial<sdk.ClientOptions> = {}) =>
  sdk.createClient({ baseUrl: server.url, token: 'secret-token', attemptTimeoutMs: 5000, maxRetries: 0, ...options });

async function failure<T extends sdk.AgentPlatformError>(call: Promise<unknown>): Promise<T> {
  const error = await call.then(
    (value) => {
      throw new Error(`no error but ${JSON.stringify(value)}`);
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(sdk.AgentPlatformError);
  return error as T;
}

const never: Misbehaviour = () => {};
const stallInBody: Misbehaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('[{"id":');
};
const cutBody: Misbehaviour = (_request, response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '500' }).write('[{"id":');
  setTimeout(() => response.destroy(), 20);
};

describe('a reply', () => {
  test('is parsed; the token and headers are sent', async () => {
    server.behave(json(200, [{ id: 1 }]));
    const client = createClient({ headers: { 'X-One': 'client', 'X-Two': 'client' } });
    expect(await client.agents.list({}, { headers: { 'X-Two': 'call' } })).toEqual([{ id: 1 }]);
    expect(server.requests[0]?.headers).toMatchObject({
      authorization: 'Bearer secret-token',
      'x-one': 'client',
      'x-two': 'call',
    });
    expect(server.requests[0]?.headers['content-type']).toBeUndefined();
  });

  test('User-Agent names the package and its version, unless the caller sets another', async () => {
    server.behave(json(200, []));
    const { version } = JSON.parse(readFileSync(new URL('../../sdk/package.json', import.meta.url), 'utf8'));
    expect(sdk.sdkVersion).toBe(version);
    await createClient().agents.list();
    await createClient().raw.GET('/agents');
    await createClient({ headers: { 'user-agent': 'crm/7' } }).agents.list();
    const own = `agent-platform-sdk/${version}`;
    expect(server.requests.map(({ headers }) => headers['user-agent'])).toEqual([own, own, 'crm/7']);
  });

  test('keeps fields and values that the contract does not know', async () => {
    server.behave(json(200, { id: 1, stage: 'retired', novelty: [1] }));
    expect(await createClient().agents.get({ id: 1 })).toEqual({ id: 1, stage: 'retired', novelty: [1] });
  });

  test('a 204 returns undefined if the contract has it, and is a ResponseParseError otherwise', async () => {
    server.behave((_request, response) => response.writeHead(204).end());
    expect(await createClient().tasks.delete({ taskId: 4 })).toBeUndefined();
    expect(await failure(createClient().agents.list())).toBeInstanceOf(sdk.ResponseParseError);
  });

  test('chat.stream returns a stream, and chat.send the JSON reply', async () => {
    server.behave((request, response) => {
      if (request.headers['x-stream-response'] === 'false') return json(202, { threadId: 't' })(request, response);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: {"type":"start"}\n\n');
      setTimeout(() => response.end('data: {"type":"finish"}\n\ndata: [DONE]\n\n'), 1500);
    });
    const bodies: unknown[] = [];
    const client = createClient({
      fetch: async (request) => {
        bodies.push(await request.clone().json());
        return globalThis.fetch(request);
      },
    });
    const stream = await client.chat.stream({ agentId: 1, message: 'Hello' }, { attemptTimeoutMs: 1000 });
    expect(await stream.text()).toBe('');
    expect(await client.chat.send({ agentId: 1, message: 'Hello' })).toEqual({ threadId: 't' });
    const message = { role: 'user', parts: [{ type: 'text', text: 'Hello' }] };
    expect(bodies).toEqual([
      { agentId: 1, message },
      { agentId: 1, message },
    ]);
  });
});

describe('the raw client', () => {
  test('returns the data, and sends the token and headers of the client', async () => {
    server.behave(json(200, [{ id: 1 }]));
    const client = createClient({ headers: { 'X-One': 'client' } });
    const { data, response } = await client.raw.GET('/agents', { params: { query: { id: 1 } } });
    expect([data, response.status]).toEqual([[{ id: 1 }], 200]);
    expect(server.requests[0]).toMatchObject({
      url: '/agents?id=1',
      headers: { authorization: 'Bearer secret-token', 'x-one': 'client' },
    });
  });

  test('returns the error of the contract after retries, and all attempts have the same Idempotency-Key', async () => {
    server.behave(json(503, { error: 'Service Unavailable' }));
    const { error } = await createClient({ maxRetries: 2 }).raw.POST('/agent-tags', { body: { name: 'a' } });
    expect(error).toEqual({ error: 'Service Unavailable' });
    const sent = server.requests.map(({ headers }) => headers['idempotency-key']);
    expect(sent).toHaveLength(3);
    expect(new Set(sent).size).toBe(1);
    expect(sent[0]).toEqual(expect.any(String));
  });

  test('rejects with typed errors, and accepts the settings of a call', async () => {
    server.behave(never);
    const client = createClient({ baseUrl: `${server.url}/v1` });
    expect(await failure<sdk.TimeoutError>(client.raw.GET('/agents', { deadlineMs: 60 }))).toMatchObject({
      name: 'TimeoutError',
      timeoutMs: 60,
      operationId: 'GET /agents',
      message: expect.stringContaining('GET /agents: '),
      url: `${server.url}/v1/agents`,
    });
    const controller = new AbortController();
    const aborted = failure(client.raw.GET('/agents', { signal: controller.signal }));
    controller.abort();
    expect(await aborted).toBeInstanceOf(sdk.AbortError);
    server.behave((_request, response) => void response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>'));
    expect(await failure(client.raw.GET('/agents'))).toBeInstanceOf(sdk.ResponseParseError);
  });
});

describe('the token stays at the origin of baseUrl', () => {
  beforeAll(() => elsewhere.behave(json(200, [])));
  afterEach(() => expect(elsewhere.requests.filter(({ headers }) => headers.authorization)).toEqual([]));

  test('a raw call with another baseUrl is a UsageError, and so is a call that raw.use sends elsewhere', async () => {
    const client = createClient();
    const error = await failure(client.raw.GET('/agents', { baseUrl: elsewhere.url }));
    expect(error).toMatchObject({ name: 'UsageError', attempts: 0 });
    client.raw.use({ onRequest: ({ request }) => new Request(`${elsewhere.url}/agents`, request) });
    expect(await failure(client.agents.list())).toMatchObject({ name: 'UsageError', attempts: 0 });
    expect(elsewhere.requests).toEqual([]);
  });

  test('a middleware can send a request to another origin only without the token', async () => {
    const redirecting = (change: (request: Request) => void) =>
      createClient({
        middleware: [
          (request, next) => {
            const other = new Request(`${elsewhere.url}/agents`, request);
            change(other);
            return next(other);
          },
        ],
      });
    expect(await failure(redirecting(() => {}).agents.list())).toMatchObject({ name: 'UsageError', attempts: 0 });
    expect(elsewhere.requests).toEqual([]);
    expect(await redirecting((request) => request.headers.delete('Authorization')).agents.list()).toEqual([]);
    expect(elsewhere.requests).toHaveLength(1);
  });
});

describe('an error reply', () => {
  test.each([
    [400, sdk.BadRequestError],
    [401, sdk.UnauthorizedError],
    [403, sdk.ForbiddenError],
    [404, sdk.NotFoundError],
    [405, sdk.MethodNotAllowedError],
    [409, sdk.ConflictError],
    [422, sdk.UnprocessableError],
    [413, sdk.PayloadTooLargeError],
    [415, sdk.UnsupportedMediaTypeError],
    [429, sdk.RateLimitError],
    [500, sdk.InternalServerError],
    [503, sdk.ServiceUnavailableError],
    [418, sdk.ApiError],
  ])('with %i has its class', async (status, errorClass) => {
    server.behave(json(status, { error: 'Some text' }, { 'X-Request-Id': 'req_1' }));
    const error = await failure<sdk.ApiError>(createClient().agents.list());
    expect(error.constructor).toBe(errorClass);
    expect(error).toMatchObject({
      name: errorClass.name,
      status,
      error: 'Some text',
      requestId: 'req_1',
      operationId: 'listAgents',
      details: [],
    });
    expect(error.message).toBe(`GET /agents: ${status}: Some text (request req_1)`);
    expect(error.url).toBe(`${server.url}/agents`);
  });

  test('has the details, and isApiError compares its code', async () => {
    const details = [{ message: 'must be a string', path: ['name'], in: 'body' }];
    server.behave(json(400, { error: 'Bad Request', details }, { 'X-Error-Code': 'bad_request' }));
    const error = await failure<sdk.ApiError>(createClient().agents.save({ name: 'x' }));
    expect(error.details).toEqual(details);
    expect(error.message).toContain('[name: must be a string]');
    expect([
      sdk.isApiError(error),
      sdk.isApiError(error, 'bad_request'),
      sdk.isApiError(error, 'agent_not_found'),
    ]).toEqual([true, true, false]);
    expect([sdk.isApiError(new Error('Bad Request')), sdk.isApiError(null), sdk.isApiError('x')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test.each([
    ['an empty body', '', ''],
    ['HTML', '<html>Bad gateway</html>', '<html>Bad gateway</html>'],
    ['JSON null', 'null', null],
    ['JSON of another shape', '{"error":{"code":1},"details":[null,7]}', { error: { code: 1 }, details: [null, 7] }],
  ])('with %s is an ApiError without invented fields', async (_name, body, kept) => {
    server.behave(text(502, 'text/html', body));
    const error = await failure<sdk.ApiError>(createClient().agents.list());
    expect(error.constructor).toBe(sdk.ApiError);
    expect(error).toMatchObject({ status: 502, error: '', requestId: null, retryAfterMs: null });
    expect(error.body).toEqual(kept);
  });

  test('has retryAfterMs from a Retry-After in seconds or with a date, and null from any other value', async () => {
    server.behave(json(429, { error: 'Too Many Requests' }, { 'Retry-After': '90' }));
    expect((await failure<sdk.ApiError>(createClient().agents.list())).retryAfterMs).toBe(90_000);
    server.behave(
      json(503, { error: 'Service Unavailable' }, { 'Retry-After': new Date(Date.now() + 60_000).toUTCString() }),
    );
    const { retryAfterMs } = await failure<sdk.ApiError>(createClient().agents.list());
    expect(retryAfterMs).toBeGreaterThan(57_000);
    expect(retryAfterMs).toBeLessThanOrEqual(60_000);
    server.behave(json(503, { error: 'Service Unavailable' }, { 'Retry-After': 'soon' }));
    expect((await failure<sdk.ApiError>(createClient().agents.list())).retryAfterMs).toBeNull();
  });
});

describe('a reply that does not match the contract', () => {
  test.each([
    ['HTML on 200', text(200, 'text/html', `<html>${'x'.repeat(2000)}`)],
    ['broken JSON', text(200, 'application/json', '[{"id":')],
    ['an empty body', text(200, 'application/json', '')],
    ['a bare value', text(200, 'application/json', 'null')],
    ['a bare text', text(200, 'application/json', '"agents"')],
    ['JSON under another type', text(200, 'text/plain', '[]')],
    ['a part of a list', json(206, [])],
    ['a success that the contract does not have', json(203, [])],
    ['events in place of JSON', text(200, 'text/event-stream', 'data: 1\n\n')],
  ])('%s is a ResponseParseError', async (_name, misbehaviour) => {
    server.behave(misbehaviour);
    const error = await failure<sdk.ResponseParseError>(createClient().agents.list());
    expect(error).toBeInstanceOf(sdk.ResponseParseError);
    expect([200, 203, 206]).toContain(error.status);
    expect(error.bodyStart.length).toBeLessThanOrEqual(512);
  });
});

describe('a connection that fails', () => {
  test.each([
    ['refused', () => closed, /^ECONNREFUSED$/],
    ['unknown host', () => 'http://no-such-host.invalid', /^(ENOTFOUND|EAI_AGAIN)$/],
  ])('%s is a ConnectionError with the code of the system', async (_name, baseUrl, code) => {
    const error = await failure<sdk.ConnectionError>(createClient({ baseUrl: baseUrl() }).agents.list());
    expect(error).toBeInstanceOf(sdk.ConnectionError);
    expect(error.phase).toBe('headers');
    expect(error.code).toMatch(code);
    expect((error.cause as Error).name).toBe('TypeError');
  });

  test('a reset before or within the reply, and bytes that are not HTTP, are ConnectionErrors', async () => {
    server.behave((request) => void request.socket.destroy());
    expect(await failure<sdk.ConnectionError>(createClient().agents.list())).toMatchObject({
      name: 'ConnectionError',
      phase: 'headers',
    });
    server.behave(cutBody);
    expect(await failure<sdk.ConnectionError>(createClient().agents.list())).toMatchObject({
      name: 'ConnectionError',
      phase: 'body',
    });
    const raw = await startRawServer('220 smtp ready\r\n');
    expect(await failure<sdk.ConnectionError>(createClient({ baseUrl: raw.url }).agents.list())).toMatchObject({
      name: 'ConnectionError',
      phase: 'headers',
    });
    await raw.close();
  });
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])('%i to another origin is refused, and nothing is sent there', async (status) => {
    elsewhere.behave(json(200, []));
    server.behave(
      (_request, response) => void response.writeHead(status, { Location: `${elsewhere.url}/agents` }).end(),
    );
    const error = await failure<sdk.RedirectError>(createClient().agents.save({ name: 'x' }));
    expect(error).toMatchObject({ name: 'RedirectError', status, location: `${elsewhere.url}/agents` });
    expect(elsewhere.requests).toEqual([]);
  });

  test('no raw call and no middleware can enable redirects', async () => {
    elsewhere.behave(json(200, []));
    server.behave((_request, response) => void response.writeHead(307, { Location: `${elsewhere.url}/agents` }).end());
    const following = createClient({
      middleware: [(request, next) => next(new Request(request, { redirect: 'follow' }))],
    });
    const usesRaw = createClient();
    usesRaw.raw.use({ onRequest: ({ request }) => new Request(request, { redirect: 'follow' }) });
    const calls = [
      following.agents.list(),
      usesRaw.agents.list(),
      createClient().raw.GET('/agents', { redirect: 'follow' }),
    ];
    const errors = await Promise.all(calls.map((call) => failure(Promise.resolve(call))));
    for (const error of errors) expect(error).toMatchObject({ name: 'RedirectError', status: 307 });
    expect(elsewhere.requests).toEqual([]);
  });
});

describe('time limits and cancellation', () => {
  const stallInHeaders = async () => startRawServer('HTTP/1.1 200 OK\r\nContent-Type: appl');

  test('attemptTimeoutMs covers token, headers and body', async () => {
    const raw = await stallInHeaders();
    const waitForever = () => new Promise<string>(() => {});
    const cases: [sdk.Client, Misbehaviour, string][] = [
      [createClient({ attemptTimeoutMs: 80, token: waitForever }), never, 'token'],
      [createClient({ attemptTimeoutMs: 80 }), never, 'headers'],
      [createClient({ attemptTimeoutMs: 80, baseUrl: raw.url }), never, 'headers'],
      // The headers must arrive in time, even on a busy machine.
      [createClient({ attemptTimeoutMs: 1_000 }), stallInBody, 'body'],
      [createClient({ attemptTimeoutMs: 80, fetch: () => new Promise(() => {}) }), never, 'headers'],
    ];
    for (const [client, misbehaviour, phase] of cases) {
      server.behave(misbehaviour);
      const startedAtMs = performance.now();
      const error = await failure<sdk.TimeoutError>(client.agents.list());
      const timeoutMs = phase === 'body' ? 1_000 : 80;
      expect(error).toMatchObject({ name: 'TimeoutError', kind: 'attempt', timeoutMs, phase });
      expect(error.elapsedMs).toBeGreaterThanOrEqual(timeoutMs - 5);
      expect(performance.now() - startedAtMs).toBeLessThan(10_000);
      expect(error.stack).toContain('client.test.ts');
    }
    await raw.close();
  });

  test('a call with a signal that is already aborted sends nothing', async () => {
    server.behave(json(200, []));
    expect(await failure(createClient().agents.list({}, { signal: AbortSignal.abort() }))).toBeInstanceOf(
      sdk.AbortError,
    );
    expect(server.requests).toEqual([]);
  });

  test('an AbortSignal.timeout that expires is an AbortError, with its TimeoutError as the cause', async () => {
    server.behave(never);
    const error = await failure(createClient().agents.list({}, { signal: AbortSignal.timeout(50) }));
    expect(error).toBeInstanceOf(sdk.AbortError);
    expect((error.cause as Error).name).toBe('TimeoutError');
  });

  test('no timer, listener or connection remains', async () => {
    const { signal } = new AbortController();
    const added = jest.spyOn(signal, 'addEventListener');
    const removed = jest.spyOn(signal, 'removeEventListener');
    const started = jest.spyOn(globalThis, 'setTimeout');
    const stopped = jest.spyOn(globalThis, 'clearTimeout');
    server.behave(json(200, []));
    await createClient().agents.list({}, { signal, deadlineMs: 60_001 });
    await failure(createClient({ baseUrl: closed }).agents.list({}, { signal, deadlineMs: 60_001 }));
    expect([added.mock.calls.length, removed.mock.calls.length]).toEqual([2, 2]);
    const timers = started.mock.results
      .filter((_result, index) => started.mock.calls[index]?.[1] === 60_001)
      .map(({ value }) => value);
    expect(timers).toHaveLength(2);
    expect(stopped.mock.calls.map(([timer]) => timer)).toEqual(expect.arrayContaining(timers));
    // Does not count the connections, because fetch opens an idle one in place of the aborted one.
    const cut = new Promise((resolve) => server.behave((request, response) => {
      response.on('close', () => resolve('cut'));
      stallInBody(request, response);
    })); // prettier-ignore
    await failure(createClient().agents.list({}, { attemptTimeoutMs: 50 }));
    expect(await Promise.race([cut, sleep(1000, undefined, { ref: false })])).toBe('cut');
  });

  test('Infinity, and a time that is too long for a timer, mean no limit', async () => {
    server.behave((request, response) => void setTimeout(() => json(200, [])(request, response), 60));
    expect(await createClient({ attemptTimeoutMs: Infinity, deadlineMs: Infinity }).agents.list()).toEqual([]);
    expect(await createClient().agents.list({}, { attemptTimeoutMs: 2 ** 40, deadlineMs: 2 ** 40 })).toEqual([]);
  });
});

describe('the token', () => {
  test('is fetched for each request', async () => {
    server.behave(json(200, []));
    let count = 0;
    const client = createClient({ token: async () => `token-${++count}` });
    await client.agents.list();
    await client.agents.list();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer token-1', 'Bearer token-2']);
  });

  test.each([
    ['throws', () => { throw new Error('signed out'); }], // prettier-ignore
    ['rejects', () => Promise.reject(new Error('signed out'))],
    ['returns undefined', () => undefined as unknown as string],
    ['returns a line break', () => 'abc\n'],
  ])('a token function that %s is a TokenError, whose message does not contain the token', async (_name, token) => {
    server.behave(json(200, []));
    const error = await failure(createClient({ token }).agents.list());
    expect(error).toBeInstanceOf(sdk.TokenError);
    expect(error.message).not.toContain('abc');
    expect(server.requests).toEqual([]);
  });
});

describe('invalid arguments', () => {
  test.each(['', 'api.example', 'ftp://api.example', 'https://user:secret@api.example', 'https://api.example?x=1'])(
    'baseUrl %j is a UsageError',
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).toThrow(sdk.UsageError);
    },
  );

  test('the path of baseUrl may contain an @', async () => {
    server.behave(json(200, []));
    await createClient({ baseUrl: `${server.url}/@team` }).agents.list();
    expect(server.requests[0]?.url).toBe('/@team/agents');
  });

  test('the path of an operation is appended to a baseUrl that has a path and ends with slashes', async () => {
    server.behave(json(200, []));
    await createClient({ baseUrl: `${server.url}/v1//` }).agents.list();
    expect(server.requests[0]?.url).toBe('/v1/agents');
  });

  test.each([0, -1, NaN])('a time of %d ms is a UsageError', async (timeMs) => {
    expect(() => createClient({ attemptTimeoutMs: timeMs })).toThrow(sdk.UsageError);
    expect(() => createClient({ deadlineMs: timeMs })).toThrow(sdk.UsageError);
    expect(await failure(createClient().agents.list({}, { deadlineMs: timeMs }))).toBeInstanceOf(sdk.UsageError);
  });

  test('a body that is not JSON, and an invalid header, are UsageErrors', async () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(await failure(createClient().agents.save({ name: 'x', tools: circular as never }))).toBeInstanceOf(
      sdk.UsageError,
    );
    expect(await failure(createClient().agents.list({}, { headers: { 'X-Bad': 'a\nb' } }))).toBeInstanceOf(
      sdk.UsageError,
    );
  });
});

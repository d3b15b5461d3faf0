// Tests the ready-made middleware with real requests.
import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { Ajv } from 'ajv';
import * as sdk from '../../sdk/src/index.js';
import { compareContract, limitInFlight, logRequests, type RequestLogEntry } from '../../sdk/src/middleware/index.js';
import { ReplyMismatchError, validateReplies } from '../../sdk/src/validation.js';
import { startTestServer, type TestServer } from '../support/server.js';
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
afterEach(() => void jest.restoreAllMocks());

const createClient = (...middleware: sdk.Middleware[]) =>
  sdk.createClient({ baseUrl: server.url, token: 'secret-token', middleware });
const reset: Misbehaviour = (request) => void request.socket.destroy();

test('a middleware that reads the body of the request is a MiddlewareError, and nothing is sent', async () => {
  server.behave(json(200, {}));
  const reading: sdk.Middleware = async (request, next) => {
    await request.text();
    return next(request);
  };
  const error = await failure(createClient(reading).tags.create({ name: 'a' }));
  expect(error).toBeInstanceOf(sdk.MiddlewareError);
  expect(error).toMatchObject({ attempts: 0, message: expect.stringContaining('must read a clone') });
  expect(server.requests).toHaveLength(0);
});

test.each<[string, boolean, Misbehaviour, number]>([
  ['ConnectionError', true, reset, 30_000],
  ['TimeoutError', true, () => {}, 200],
  ['ForbiddenError', false, json(403, { error: 'Forbidden' }), 30_000],
])('a %s of another client that a middleware throws is retried: %j', async (name, retries, fault, attemptTimeoutMs) => {
  server.behave(inTurn(fault, json(200, [])));
  const other = sdk.createClient({ baseUrl: server.url, token: 't', maxRetries: 0, attemptTimeoutMs });
  const thrown: unknown[] = [];
  const client = createClient(async (request, next) => {
    if (thrown.length === 0) thrown.push(await failure(other.agents.list()));
    else return next(request);
    throw thrown[0];
  });
  const call = client.tags.list();
  if (retries) expect(await call).toEqual([]);
  else expect(await failure(call)).toBe(thrown[0]);
  expect(thrown).toMatchObject([{ name }]);
});

const fail = () => {
  throw new Error('disk full');
};
test.each<[string, () => sdk.Middleware]>([
  ['log', () => logRequests({ log: fail })],
  ['onMismatch', () => compareContract(fail)],
  ['warn', () => validateReplies(new Ajv({ strict: false }), { warn: fail })],
])('an exception of the callback %s does not affect the call', async (_name, create) => {
  server.behave(json(200, [{ id: 'seven' }], { 'X-Contract-Sha256': 'other' }));
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await createClient(create()).tags.list()).toEqual([{ id: 'seven' }]);
  expect(server.requests).toHaveLength(1);
  expect(warn).toHaveBeenCalledWith(expect.objectContaining({ message: 'disk full' }));
});

describe('logRequests', () => {
  test('reports every attempt, without credentials and redacted values', async () => {
    server.behave(inTurn(reset, json(200, { conversations: [] }, { 'X-Request-Id': 'req_1' })));
    const entries: RequestLogEntry[] = [];
    const client = createClient(
      logRequests({ log: (entry) => entries.push(entry), redact: ['UserId', 'X-Tenant-Secret'] }),
    );
    await client.conversations.list(
      { userId: 'user_jane', limit: 5 },
      { headers: { Cookie: 'session=1', 'X-Tenant-Secret': 'a', 'X-Plain': 'b' } },
    );
    expect(entries).toMatchObject([
      {
        operationId: 'listConversations',
        attempt: 1,
        method: 'GET',
        status: null,
        requestId: null,
        error: { name: 'ConnectionError' },
      },
      { operationId: 'listConversations', attempt: 2, method: 'GET', status: 200, requestId: 'req_1' },
    ]);
    expect(entries[1]?.headers).toMatchObject({
      authorization: '[redacted]',
      'x-tenant-secret': '[redacted]',
      'x-plain': 'b',
    });
    expect(new URL(entries[1]?.url ?? '').searchParams.get('limit')).toBe('5');
    expect(JSON.stringify(entries)).not.toMatch(/secret-token|jane|session=1/);
    // Redaction changes only the log.
    expect(server.requests[1]).toMatchObject({
      url: expect.stringContaining('jane'),
      headers: { authorization: 'Bearer secret-token', 'x-tenant-secret': 'a' },
    });
  });

  test('keeps each value of a repeated query parameter', async () => {
    server.behave(json(200, []));
    const log = jest.fn<(entry: RequestLogEntry) => void>();
    const repeat: sdk.Middleware = (request, next) => next(new Request(`${request.url}?a=1&secret=x&a=2`, request));
    await createClient(repeat, logRequests({ log, redact: ['secret'] })).agents.list();
    expect(new URL(log.mock.calls[0]?.[0].url ?? '').search).toBe('?a=1&secret=%5Bredacted%5D&a=2');
  });

  test('writes to the console by default', async () => {
    server.behave(json(200, []));
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => {});
    await createClient(logRequests()).agents.list();
    expect(debug).toHaveBeenCalledTimes(1);
  });
});

describe('after a write was sent', () => {
  const forgetful = (async (request: Request, next: sdk.Fetch) =>
    void (await next(request))) as unknown as sdk.Middleware;
  const reading: sdk.Middleware = async (request, next) => {
    const response = await next(request);
    await response.text();
    return response;
  };

  test.each([
    ['returns nothing', forgetful, 'it returned no response'],
    ['returns a response that it has read', reading, 'it returned a response whose body it had read'],
  ])('a middleware that %s is a MiddlewareError, and the write is sent once', async (_name, middleware, reason) => {
    server.behave(json(200, { id: 1, name: 'x' }));
    const error = await failure(createClient(middleware).agents.save({ name: 'x' }));
    expect(error).toMatchObject({
      name: 'MiddlewareError',
      message: `POST /agents: a middleware failed: TypeError: ${reason}`,
      attempts: 1,
      url: `${server.url}/agents`,
    });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['throws', () => Promise.reject(new Error('disk full')), 'Error: disk full'],
    [
      'returns something else',
      () => ({ status: 200 }) as unknown as Response,
      'Error: onResponse: must return new Response',
    ],
  ])('an onResponse of raw.use that %s is a MiddlewareError', async (_name, onResponse, reason) => {
    server.behave(json(200, { id: 1, name: 'x' }));
    const client = createClient();
    client.raw.use({ onResponse });
    const error = await failure(client.agents.save({ name: 'x' }));
    expect(error).toMatchObject({ name: 'MiddlewareError', message: expect.stringContaining(reason), attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['undefined', async () => undefined as unknown as Response],
    ['a network error', async () => Response.error()],
  ])('a fetch that resolves to %s is a ConnectionError', async (_name, answer) => {
    server.behave(json(200, { id: 1, name: 'x' }));
    const fetch: sdk.Fetch = async (request) => {
      await globalThis.fetch(request);
      return answer();
    };
    const client = sdk.createClient({ baseUrl: server.url, token: 't', fetch, maxRetries: 0 });
    const error = await failure(client.agents.save({ name: 'x' }));
    expect(error).toMatchObject({ name: 'ConnectionError', phase: 'headers', attempts: 1 });
    expect(server.requests).toHaveLength(1);
  });
});

describe('limitInFlight', () => {
  test('delays further requests, sends them in order, and leaves out aborted ones', async () => {
    const open: (() => void)[] = [];
    let most = 0;
    server.behave((request, response) => {
      open.push(() => json(200, [])(request, response));
      most = Math.max(most, open.length);
    });
    const client = createClient(limitInFlight(2));
    const controller = new AbortController();
    const ended: number[] = [];
    const calls = [1, 2, 3, 4, 5].map((id) =>
      client.agents.get({ id }, id === 3 ? { signal: controller.signal } : {}).then(() => ended.push(id)),
    );
    const cancelled = failure(calls[2] as Promise<unknown>);
    const untilSent = async (count: number) => {
      while (server.requests.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
    };
    await untilSent(2);
    controller.abort();
    expect(await cancelled).toBeInstanceOf(sdk.AbortError);
    for (let sent = 2; sent <= 4; sent += 1) {
      await untilSent(sent);
      open.shift()?.();
    }
    open.shift()?.();
    await Promise.all(calls.filter((_call, index) => index !== 2));
    expect(most).toBeLessThanOrEqual(2);
    expect(server.requests.map(({ url }) => new URL(url, server.url).searchParams.get('id'))).toEqual([
      '1',
      '2',
      '4',
      '5',
    ]);
    expect(ended.sort()).toEqual([1, 2, 4, 5]);
  });

  test('a failed request releases its permit; a `max` that is not a positive integer is a UsageError', async () => {
    server.behave(inTurn(reset, reset, reset, json(200, [])));
    const client = createClient(limitInFlight(1));
    expect(await failure(client.agents.list())).toBeInstanceOf(sdk.ConnectionError);
    expect(await client.agents.list()).toEqual([]);
    for (const max of [0, 1.5, Number.NaN]) expect(() => limitInFlight(max)).toThrow(sdk.UsageError);
  });
});

describe('compareContract', () => {
  test('reports a different contract once, and an equal one never', async () => {
    const onMismatch = jest.fn();
    const client = createClient(compareContract(onMismatch));
    server.behave(
      inTurn(
        json(200, []),
        json(200, [], { 'X-Contract-Sha256': sdk.contractSha256 }),
        json(200, [], { 'X-Contract-Sha256': 'other' }),
      ),
    );
    for (let count = 0; count < 4; count += 1) await client.agents.list();
    expect(onMismatch.mock.calls).toEqual([
      [{ server: 'other', sdk: sdk.contractSha256, version: sdk.contractVersion }],
    ]);
    const debug = jest.spyOn(console, 'debug').mockImplementation(() => {});
    await createClient(compareContract()).agents.list();
    expect(debug).toHaveBeenCalledTimes(1);
  });
});

describe('validateReplies', () => {
  const ajv = () => new Ajv({ strict: false, allErrors: true });
  const wrong = json(200, [{ id: 'seven' }], { 'X-Request-Id': 'req_1' });

  test('strict rejects with the differences, and does not repeat the request', async () => {
    server.behave(wrong);
    const error = await failure<ReplyMismatchError>(
      createClient(validateReplies(ajv(), { mode: 'strict' })).tags.list(),
    );
    expect(error).toBeInstanceOf(ReplyMismatchError);
    expect(error).toMatchObject({ operationId: 'listAgentTags', status: 200, requestId: 'req_1', attempts: 1 });
    expect(error.problems).toContainEqual({ path: '/0/id', message: 'must be integer' });
    expect(error.problems).toContainEqual({ path: '/0', message: "must have required property 'name'" });
    expect(server.requests).toHaveLength(1);
  });

  test('warn reports and returns the reply unchanged; off only returns it', async () => {
    server.behave(wrong);
    const warn = jest.fn();
    expect(await createClient(validateReplies(ajv(), { warn })).tags.list()).toEqual([{ id: 'seven' }]);
    expect(warn).toHaveBeenCalledTimes(1);
    const onConsole = jest.spyOn(console, 'warn').mockImplementation(() => {});
    await createClient(validateReplies(ajv())).tags.list();
    expect(onConsole).toHaveBeenCalledWith(
      expect.stringContaining('listAgentTags: the body of the 200 reply does not match the contract'),
    );
    await createClient(validateReplies(ajv(), { mode: 'off', warn })).tags.list();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  test('a body that is not JSON, and an error reply, have their usual errors', async () => {
    const client = createClient(validateReplies(ajv(), { mode: 'strict' }));
    server.behave(text(200, 'application/json', '[{'));
    expect(await failure(client.agents.list())).toBeInstanceOf(sdk.ResponseParseError);
    server.behave(json(404, { error: 'Agent not found' }));
    expect(await failure(client.agents.get({ id: 1 }))).toBeInstanceOf(sdk.NotFoundError);
  });
});

describe('against the real server', () => {
  let real: TestServer;
  beforeAll(async () => (real = await startTestServer()));
  afterAll(() => real.stop());

  test('all middleware together report no problem', async () => {
    const mismatches: unknown[] = [];
    const entries: RequestLogEntry[] = [];
    const middleware = [
      logRequests({ log: (entry) => entries.push(entry) }),
      limitInFlight(2),
      compareContract((mismatch) => mismatches.push(mismatch)),
      validateReplies(new Ajv({ strict: false }), { mode: 'strict' }),
    ];
    const client = sdk.createClient({ baseUrl: real.url, token: () => real.tokenFor(), middleware });
    const tag = await client.tags.create({ name: 'billing' });
    const agent = await client.agents.save({ name: 'Support Concierge', tagIds: [tag.id] });
    await Promise.all([
      client.agents.list(),
      client.agents.get({ id: agent.id }),
      client.tags.list(),
      client.tools.list(),
      client.users.list(),
      client.me.permissions(),
    ]);
    expect(mismatches).toEqual([]);
    expect(entries.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => expect.any(Number)));
    const reply = await fetch(`${real.url}/agents`);
    expect(reply.headers.get('X-Contract-Sha256')).toBe(sdk.contractSha256);
  });
});

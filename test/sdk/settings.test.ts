// Tests invalid settings and arguments. The types forbid many of them, but a program in plain JavaScript can pass them.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import * as sdk from '../../sdk/src/index.js';
import { json, startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.js';
import { failure } from './failure.js';

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer();
  server.behave(json(200, []));
});
afterAll(() => server.close());

test.each<[string, object | undefined]>([
  ['nothing', undefined],
  ['a URL object with a query', { baseUrl: new URL('http://api.test?a=1') }],
  ['a baseUrl of another type', { baseUrl: 5 }],
  ['no token', { token: undefined }],
  ['an empty token', { token: '' }],
  ['a token with a line break', { token: 'tok\n' }],
  ['a token of another type', { token: 5 }],
  ['fetch', { fetch: 'fetch' }],
  ['attemptTimeoutMs', { attemptTimeoutMs: '5' }],
  ['deadlineMs', { deadlineMs: '5' }],
  ...[-1, NaN, 'x', 1.5].map((maxRetries): [string, object] => [`maxRetries ${maxRetries}`, { maxRetries }]),
  ['middleware', { middleware: {} }],
  ['a middleware', { middleware: [{}] }],
  ['clock', { clock: {} }],
  ['onDeprecation', { onDeprecation: 'log' }],
  ['a header name', { headers: { 'X Bad': '1' } }],
  ['a token among the headers', { headers: { authorization: 'Bearer other' } }],
  ['one Idempotency-Key for all calls', { headers: { 'idempotency-key': 'mine' } }],
  ['a header value', { headers: { 'X-Bad': 'a\nb' } }],
])('createClient throws a UsageError immediately for an invalid setting: %s', (_name, settings) => {
  const options = settings && { baseUrl: 'https://api.test', token: 't', ...settings };
  expect(() => sdk.createClient(options as never)).toThrow(sdk.UsageError);
});

test('baseUrl can be a URL object', async () => {
  server.behave(json(200, []));
  const client = sdk.createClient({ baseUrl: new URL(`${server.url}/base/`), token: 't' });
  await client.agents.list();
  await client.raw.GET('/agents');
  expect(server.requests.map(({ url }) => url)).toEqual(['/base/agents', '/base/agents']);
});

test.each([
  { headers: { 'Idempotency-Key': '' } },
  { headers: { authorization: 'Bearer other' } },
  { maxRetries: -1 },
  { attemptTimeoutMs: '5' },
  { deadlineMs: '5' },
])('a call with %j is a UsageError, and nothing is sent', async (options) => {
  const client = sdk.createClient({ baseUrl: server.url, token: 't' });
  server.requests.length = 0;
  expect(await failure(client.agents.get(1, options as never))).toBeInstanceOf(sdk.UsageError);
  expect(await failure(client.raw.GET('/agents', options as never))).toBeInstanceOf(sdk.UsageError);
  expect(server.requests).toEqual([]);
});

test('a query value of a wrong type is sent as text, so that the server can refuse it', async () => {
  server.behave(json(200, { entries: [], nextCursor: null }));
  const client = sdk.createClient({ baseUrl: server.url, token: 't' });
  await client.auditLog.list({ from: 5 as never });
  expect(server.requests[0]?.url).toContain('from=5');
});

test('a Date in a query is sent in ISO 8601, as in a body', async () => {
  server.behave(json(200, { entries: [], nextCursor: null }));
  const client = sdk.createClient({ baseUrl: server.url, token: 't' });
  await client.auditLog.list({ from: new Date(0) as never });
  expect(server.requests[0]?.url).toContain(`from=${encodeURIComponent('1970-01-01T00:00:00.000Z')}`);
  const invalid = client.auditLog.list({ from: new Date(NaN) as never });
  expect(await failure(invalid.first())).toBeInstanceOf(sdk.UsageError);
  expect(server.requests).toHaveLength(1);
});

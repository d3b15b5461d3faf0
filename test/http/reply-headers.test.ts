import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { headerLimits } from '../../server/generated/operations.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { requestText, sendRaw, type RawReply } from './support.js';

let server: TestServer;
let headers: { Authorization: string };
let guest: { Authorization: string };
let outsider: { Authorization: string };
beforeAll(async () => {
  server = await startTestServer();
  headers = { Authorization: `Bearer ${await server.tokenFor()}` };
  guest = { Authorization: `Bearer ${await server.tokenFor({ role: 'org:guest' })}` };
  const provider = server.container.identityProvider!;
  outsider = {
    Authorization: `Bearer ${await provider.mintToken({ userId: 'user_org_admin_', lifetimeSeconds: 60 })}`,
  };
});
afterAll(() => server?.stop());

const newId = /^req_[0-9a-f-]{32,36}$/;
const json = { 'Content-Type': 'application/json' };
const send = (method: string, target: string, more: Record<string, string> = {}, body = '') =>
  sendRaw(
    server.url,
    requestText(method, target, { ...(body === '' ? {} : { 'Content-Length': String(body.length) }), ...more }, body),
  );

const ways: [string, number, () => Promise<RawReply>][] = [
  ['a success', 200, () => send('GET', '/agents', headers)],
  ['an OPTIONS request', 204, () => send('OPTIONS', '/agents')],
  ['a bad request', 400, () => send('GET', '/agents?colour=1', headers)],
  ['a token without organization', 400, () => send('GET', '/agents', outsider)],
  ['no token', 401, () => send('GET', '/agents')],
  ['a role too low', 403, () => send('GET', '/agents', guest)],
  ['an unknown path', 404, () => send('GET', '/nothing')],
  ['an unknown record', 404, () => send('GET', '/agents?id=999', headers)],
  ['an unknown method', 405, () => send('PATCH', '/agents', headers)],
  ['a body too large', 413, () => send('POST', '/agents', { ...headers, ...json, 'Content-Length': '2000000' })],
  ['another media type', 415, () => send('POST', '/agents', { ...headers, 'Content-Type': 'text/plain' }, 'x')],
];

// Replies to OPTIONS, unknown paths and unknown methods are not checked, because they belong to no operation.
test.each(ways.filter(([what]) => !/OPTIONS|unknown (path|method)/.test(what)))(
  '%s: %d must not be cached',
  async (_what, _status, send) => expect((await send()).headers['cache-control']).toBe('no-store'),
);

describe.each(ways)('%s: %d', (_what, status, send) => {
  test('has an id, the rate limits and the security headers, and names no software', async () => {
    const reply = await send();
    expect(reply.status).toBe(status);
    expect(reply.headers['x-request-id']).toMatch(newId);
    for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'])
      expect(reply.headers[name]).toMatch(/^\d+$/);
    expect(reply.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    for (const name of ['x-powered-by', 'server', 'etag', 'set-cookie', 'access-control-allow-origin'])
      expect(reply.headers).not.toHaveProperty(name);
    if (reply.body !== '') expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.headers['www-authenticate']).toBe(status === 401 ? 'Bearer' : undefined);
  });
});

describe('X-Request-Id', () => {
  test.each(['abcdefgh', 'A-Z_a.z-0.9', '0'.repeat(128)])('accepts %s from the request', async (id) => {
    expect((await send('GET', '/healthz', { 'X-Request-Id': id })).headers['x-request-id']).toBe(id);
    expect((await send('GET', '/agents', { 'X-Request-Id': id })).headers['x-request-id']).toBe(id);
  });

  test.each([
    'short',
    '0'.repeat(129),
    'has a space',
    'semi;colon',
    '<script>alert(1)</script>',
    'tab\there00',
    'caf\u00e9-au-lait',
    '../../etc/passwd',
    '%0d%0aX-Evil:1',
  ])('replaces %s', async (id) => {
    expect((await send('GET', '/healthz', { 'X-Request-Id': id })).headers['x-request-id']).toMatch(newId);
  });

  test('replaces two ids with one', async () => {
    const reply = await sendRaw(
      server.url,
      'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n' +
        'X-Request-Id: aaaaaaaa\r\nX-Request-Id: bbbbbbbb\r\n\r\n',
    );
    expect(reply.headers['x-request-id']).toMatch(/^req_/);
  });

  test('is present in the reply to an unsupported Expect header', async () => {
    expect(await send('GET', '/healthz', { Expect: 'foo' })).toMatchObject({
      status: 200,
      headers: { 'x-request-id': expect.stringMatching(newId) },
    });
  });

  test('is the id in the log, and unique', async () => {
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => (await send('GET', '/agents', headers)).headers['x-request-id']),
    );
    expect(new Set(ids).size).toBe(20);
    for (const id of ids)
      expect(server.logs).toContainEqual(
        expect.objectContaining({ requestId: id, operationId: 'listAgents', status: 200 }),
      );
  });
});

test('returns 400 for a request without a Host header, and names the header', async () => {
  const reply = await sendRaw(server.url, 'GET /agents HTTP/1.1\r\n\r\n');
  expect(reply).toMatchObject({ status: 400, isClosed: true });
  expect(reply.headers['x-request-id']).toMatch(newId);
  expect(Number(reply.headers['ratelimit-remaining'])).toBeGreaterThan(0);
  expect(JSON.parse(reply.body)).toEqual({
    error: 'Bad Request',
    details: [{ message: 'must be given once', path: ['Host'], in: 'header' }],
  });
  expect((await sendRaw(server.url, 'GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('reads a header after 2,100 others, although Node.js drops such a header by default', async () => {
  const filler = 'X:\r\n'.repeat(2_100);
  const second = 'Authorization: Bearer other\r\n';
  const head = `GET /agents HTTP/1.1\r\nHost: a\r\nAuthorization: ${headers['Authorization']}\r\n`;
  const reply = await sendRaw(server.url, `${head}${filler}${second}\r\n`);
  expect(JSON.parse(reply.body).details).toEqual([
    { message: 'must be given once', path: ['Authorization'], in: 'header' },
  ]);
});

test('accepts a request line and headers up to the size in `x-header-limits`, and refuses longer ones', async () => {
  const head = (filler: number) => requestText('GET', '/healthz', { 'X-Long': 'a'.repeat(filler) });
  const { bytes } = headerLimits;
  const longest = head(bytes - head(0).length);
  expect(longest).toHaveLength(bytes);
  expect((await sendRaw(server.url, longest)).status).toBe(200);
  expect((await sendRaw(server.url, head(bytes))).status).toBe(431);
});

describe('replies to invalid HTTP with an id and JSON too', () => {
  const unreadable: [string, number, string][] = [
    ['nonsense', 400, 'nonsense\r\n\r\n'],
    ['a header line without a colon', 400, 'GET /agents HTTP/1.1\r\nHost: x\r\nnonsense\r\n\r\n'],
    ['headers of 20 kB', 431, requestText('GET', '/agents', { 'X-Long': 'a'.repeat(20_000) })],
    [
      '2,000 headers',
      431,
      requestText(
        'GET',
        '/agents',
        Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`X-${index}`, 'a'.repeat(5)])),
      ),
    ],
    ['a path of 20 kB', 431, requestText('GET', `/${'a'.repeat(20_000)}`)],
  ];
  test.each(unreadable)('%s: %d', async (_what, status, text) => {
    const reply = await sendRaw(server.url, text);
    expect(reply).toMatchObject({ status, isClosed: true });
    expect(reply.headers['x-request-id']).toMatch(newId);
    expect(JSON.parse(reply.body)).toEqual({ error: expect.any(String) });
  });
});

// Tests requests that a proxy and the server could parse differently. The server must reject every ambiguous request.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { requestText, sendRaw, startTestApp, type TestApp } from '../http/support.js';

let app: TestApp;
let savedBodies: unknown[] = [];
beforeAll(async () => {
  app = await startTestApp({
    doubles: {
      saveAgent: ({ body }) => {
        savedBodies.push(body);
        return Promise.reject(new Error('the test has seen enough'));
      },
    },
  });
});
afterAll(() => app?.stop());

const smuggledBody = '{"name":"smuggled","model":"openai:gpt-5"}';
const smuggled = requestText(
  'POST',
  '/agents',
  {
    Authorization: 'Bearer good',
    'Content-Type': 'application/json',
    'Content-Length': String(smuggledBody.length),
  },
  smuggledBody,
);
const request = (headers: string[], body: string) =>
  [
    'POST /agents HTTP/1.1',
    'Host: localhost',
    'Authorization: Bearer good',
    'Content-Type: application/json',
    ...headers,
    '',
    body,
  ].join('\r\n');

describe('the server returns 400 and closes the connection', () => {
  test.each([
    ['a length and chunks', request(['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
    ['chunks and a length', request(['Transfer-Encoding: chunked', 'Content-Length: 0'], `0\r\n\r\n${smuggled}`)],
    ['two lengths', request(['Content-Length: 2', 'Content-Length: 300'], `{}${smuggled}`)],
    ['a list of lengths', request(['Content-Length: 2, 300'], `{}${smuggled}`)],
    ['a length with a sign', request(['Content-Length: +2'], `{}${smuggled}`)],
    ['a length in hexadecimal', request(['Content-Length: 0x2'], `{}${smuggled}`)],
    ['an unknown transfer encoding', request(['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`)],
    ['chunked that is not last', request(['Transfer-Encoding: chunked, identity'], `0\r\n\r\n${smuggled}`)],
    ['a space before the colon', request(['Transfer-Encoding : chunked'], `0\r\n\r\n${smuggled}`)],
    ['a folded header', request(['Transfer-Encoding:', ' chunked'], `0\r\n\r\n${smuggled}`)],
    ['a lone line feed', request(['X-A: b\nTransfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`)],
    ['a lone carriage return', request(['X-A: b\rContent-Length: 300'], smuggled)],
    ['a NUL in a header', request(['X-A: b\0c'], smuggled)],
    ['two hosts', request(['Host: other.example', 'Content-Length: 2'], `{}${smuggled}`)],
    ['the same host twice', request(['HOST: localhost', 'Content-Length: 2'], `{}${smuggled}`)],
    ['two tokens', request(['Authorization: Bearer other', 'Content-Length: 2'], `{}${smuggled}`)],
    ['the same token twice', request(['authorization: Bearer good', 'Content-Length: 2'], `{}${smuggled}`)],
    ...['2.0', '0.9', '3.0', '1.2'].map(
      (version) =>
        [`HTTP/${version}`, request(['Content-Length: 2'], '{}').replace('HTTP/1.1', `HTTP/${version}`)] as const,
    ),
    ['a chunk size that is not a number', request(['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${smuggled}`)],
    [
      'an overflowing chunk size',
      request(['Transfer-Encoding: chunked'], `fffffffffffffffff2\r\n{}\r\n0\r\n\r\n${smuggled}`),
    ],
  ])('for %s', async (_what, text) => {
    savedBodies = [];
    const reply = await sendRaw(app.url, text);
    expect(reply).toMatchObject({ status: 400, isClosed: true });
    expect(JSON.stringify(savedBodies)).not.toContain('smuggled');
  });
});

test('the bytes after the body of a GET are parsed as the next request, and the body is not', async () => {
  const body = 'GET /healthz HTTP/1.1\r\n\r\n';
  const first = requestText(
    'GET',
    '/agents',
    { Authorization: 'Bearer wrong', 'Content-Length': String(body.length), Connection: 'keep-alive' },
    body,
  );
  const reply = await sendRaw(app.url, [first, requestText('GET', '/openapi.nowhere')]);
  expect(reply.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 401', 'HTTP/1.1 404']);
});

test('a request id cannot split the reply', async () => {
  for (const id of [
    'aaaaaaaa\r\nX-Evil: 1',
    'aaaaaaaa\nX-Evil: 1',
    'aaaaaaaa%0d%0aX-Evil: 1',
    'aaaaaaaa\u560d\u560aX-Evil: 1',
  ]) {
    const reply = await sendRaw(app.url, requestText('GET', '/healthz', { 'X-Request-Id': id }));
    expect(reply.headers).not.toHaveProperty('x-evil');
    expect(reply.headers['x-request-id']).not.toContain('X-Evil');
  }
});

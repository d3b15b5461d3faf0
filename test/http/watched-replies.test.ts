// Tests the checks that every test server applies to its replies (test/support/watch-replies.ts).
import { once } from 'node:events';
import http, { type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { document } from '../contract/support.js';
import { watchReplies } from '../support/watch-replies.js';

const uuid = '00000000-0000-4000-8000-000000000000';
const good = {
  'X-Request-Id': 'req_12345678',
  'X-Contract-Sha256': 'a'.repeat(64),
  'RateLimit-Limit': '10',
  'RateLimit-Remaining': '9',
  'RateLimit-Reset': '0',
};

/** Returns the differences between the contract and the reply to one request. */
async function found(path: string, respond: (response: ServerResponse) => void, method = 'GET'): Promise<string[]> {
  const server = http.createServer((_request, response) => respond(response));
  const differences = watchReplies(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const closed = new Promise((resolve) =>
    server.on('request', (_request, response: ServerResponse) => response.once('close', resolve)),
  );
  await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method })
    .then((reply) => reply.text())
    .catch(() => undefined);
  await closed;
  server.closeAllConnections();
  server.close();
  return differences();
}

/** Sets headers one by one, because `getHeader` does not return headers that are passed only to `writeHead`. */
function begin(response: ServerResponse, status: number, headers: OutgoingHttpHeaders): ServerResponse {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) response.setHeader(name, value);
  return response;
}

describe('headers', () => {
  const withHeaders = (headers: OutgoingHttpHeaders, status = 200) =>
    found('/agents', (response) => void begin(response, status, headers).end('[]'));

  test('accepts declared headers', async () => expect(await withHeaders(good)).toEqual([]));
  test('detects a missing header', async () =>
    expect(await withHeaders({ ...good, 'X-Request-Id': undefined })).toEqual([
      'listAgents 200: x-request-id is missing',
    ]));
  test('detects a text in place of a number', async () =>
    expect(await withHeaders({ ...good, 'RateLimit-Reset': 'soon' })).toEqual([
      expect.stringContaining('ratelimit-reset: soon'),
    ]));
  test('detects a value above its limit', async () =>
    expect(await withHeaders({ ...good, 'RateLimit-Reset': '86401' })).toEqual([
      expect.stringContaining('ratelimit-reset: 86401'),
    ]));
  test('detects an undeclared header', async () =>
    expect(await withHeaders({ ...good, 'X-Powered-By': 'a framework' })).toEqual([
      'listAgents 200: x-powered-by is not declared',
    ]));
  test('detects a missing header of a refusal', async () => {
    expect(await withHeaders({ ...good, 'X-Error-Code': 'unauthorized' }, 401)).toEqual([
      'listAgents 401: www-authenticate is missing',
    ]);
    expect(await withHeaders({ ...good, 'X-Error-Code': 'rate_limited' }, 429)).toEqual([
      'listAgents 429: retry-after is missing',
    ]);
  });
  test("accepts any header outside the contract's paths", async () =>
    expect(await found('/healthz', (response) => void response.end())).toEqual([]));
});

describe('events of a chat', () => {
  const headers = {
    ...good,
    'X-Thread-ID': uuid,
    'X-Vercel-AI-UI-Message-Stream': 'v1',
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache',
    'X-Accel-Buffering': 'no',
  };
  const stream = (text: string, isTruncated = false) =>
    found(
      '/chat',
      (response) => {
        begin(response, 200, headers).write(text);
        if (isTruncated) setTimeout(() => response.destroy(), 20);
        else response.end();
      },
      'POST',
    );
  const done = 'data: [DONE]\n\n';

  test("accepts the events of the contract's examples", async () => {
    const { examples } = document.paths['/chat'].post.responses['200'].content['text/event-stream'];
    for (const { value } of Object.values<{ value: string }>(examples))
      expect(await stream(value.replace(/\n{3,}/g, '\n\n'))).toEqual([]);
    expect(await stream(`: keep-alive\n\n${done}`)).toEqual([]);
  });
  test('detects an unknown type', async () =>
    expect(await stream(`data: {"type":"source-url"}\n\n${done}`)).toEqual([
      'chat 200: source-url is not a type that the contract names',
    ]));
  test('detects a missing field', async () =>
    expect(await stream(`data: {"type":"text-delta","id":"1"}\n\n${done}`)).toEqual([
      expect.stringContaining('text-delta: '),
    ]));
  test('detects a field of another type', async () =>
    expect(await stream(`data: {"type":"text-delta","id":"1","delta":2}\n\n${done}`)).toEqual([
      expect.stringContaining('text-delta: '),
    ]));
  test('detects a missing end', async () =>
    expect(await stream('data: {"type":"start-step"}\n\n')).toEqual(['chat 200: the last line is not [DONE]']));
  test('accepts a missing end after a disconnect', async () =>
    expect(await stream('data: {"type":"start-step"}\n\ndata: {"ty', true)).toEqual([]));
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../support/server.js';
import { minimalAgent, requestText, sendRaw } from './support.js';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer();
  token = await server.tokenFor();
});
afterAll(() => server?.stop());

const post = (body: RequestInit['body'], headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${server.url}/agents`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
const agent = JSON.stringify(minimalAgent);

describe('media type', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset=UTF-8',
    'Application/JSON; charset="utf-8"',
    'application/json; profile=x',
  ])('accepts %s', async (contentType) => {
    expect((await post(agent, { 'content-type': contentType })).status).toBe(200);
  });

  test.each([
    'text/plain',
    'text/json',
    'application/x-www-form-urlencoded',
    'application/json+x',
    'application/merge-patch+json',
    'application/jsonp',
    '*/*',
    'application/json; charset=latin1',
    'application/json; charset=utf-16le',
    'nonsense',
  ])('returns 415 for %s', async (contentType) => {
    const reply = await post(agent, { 'content-type': contentType });
    expect({ status: reply.status, body: await reply.json() }).toEqual({
      status: 415,
      body: { error: 'Unsupported Media Type' },
    });
  });

  test('returns 415 for a body without a media type', async () => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Length': String(agent.length) };
    expect((await sendRaw(server.url, requestText('POST', '/agents', headers, agent))).status).toBe(415);
  });

  test('ignores the media type of a GET, because many clients send one', async () => {
    for (const contentType of ['application/json', 'text/plain', 'x']) {
      expect((await server.call('GET', '/agents', { headers: { 'content-type': contentType } })).status).toBe(200);
    }
  });
});

describe('size', () => {
  const limit = 1_048_576;
  const spaces = (bytes: number) => agent + ' '.repeat(bytes - agent.length);
  const inPieces = (bytes: number) => {
    let left = bytes;
    return new ReadableStream({
      pull(controller) {
        const size = Math.min(left, 65_536);
        left -= size;
        if (size === 0) controller.close();
        else controller.enqueue(new Uint8Array(size).fill(32));
      },
    });
  };
  const tooLarge = { status: 413, body: { error: 'Payload Too Large' } };

  test('accepts 1 MiB', async () => {
    expect((await post(spaces(limit))).status).toBe(200);
  });

  test('returns 413 for one byte more', async () => {
    const reply = await post(spaces(limit + 1));
    expect({ status: reply.status, body: await reply.json() }).toEqual(tooLarge);
  });

  test('returns 413 even for chunks without a length', async () => {
    const reply = await post(inPieces(limit + 1));
    expect({ status: reply.status, body: await reply.json() }).toEqual(tooLarge);
  });

  test('a client that is still sending a body, with a length or in chunks, can read 401, 413 and 415', async () => {
    for (const [headers, status] of [
      [{ authorization: 'Bearer wrong', 'content-type': 'application/json' }, 401],
      [{ 'content-type': 'application/json' }, 413],
      [{ 'content-type': 'text/plain' }, 415],
    ] as const) {
      for (let round = 0; round < 5; round++) {
        expect((await post(spaces(4_000_000), headers)).status).toBe(status);
        expect((await post(inPieces(4_000_000), headers)).status).toBe(status);
      }
    }
  });

  test('returns 413 before a declared gigabyte arrives, and closes the connection after at most 20 MiB', async () => {
    const headers = {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'application/json',
      'Content-Length': String(1 << 30),
      Connection: 'keep-alive',
    };
    const reply = await sendRaw(server.url, [requestText('POST', '/agents', headers), Buffer.alloc(20 << 20)], {
      waitMs: 3_000,
    });
    expect(reply.status).toBe(413);
    expect(reply.isClosed).toBe(true);
  });

  test('after a refused body, the connection serves the next request', async () => {
    const authorization = { Authorization: `Bearer ${token}` };
    const first = requestText(
      'POST',
      '/agents',
      {
        ...authorization,
        'Content-Type': 'text/plain',
        'Content-Length': String(agent.length),
        Connection: 'keep-alive',
      },
      agent,
    );
    const reply = await sendRaw(server.url, [first, requestText('GET', '/agents', { ...authorization })]);
    expect(reply.text.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 415', 'HTTP/1.1 200']);
  });
});

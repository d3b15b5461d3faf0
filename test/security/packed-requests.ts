// A client can cause much work with few bytes: by a body of tiny chunks, or by many requests in one packet. Neither
// may block the event loop, fill the memory, or cause work after the reply.
import { connect } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { maxIterationRatio, type StartedMeasuredServer } from '../support/measured-server.js';
import { sharedServer } from './shared-server.js';

let server: StartedMeasuredServer;
beforeAll(async () => void (server = await sharedServer()), 300_000);

const maxGrowthBytes = 50 * 2 ** 20;

/** Sends the bytes and returns what was received until the connection was closed. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.setEncoding('latin1');
    socket.on('data', (part: string) => void (received += part));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(received));
    socket.write(bytes);
  });
}

async function expectCheapExchange(bytes: string): Promise<string> {
  let received = '';
  const { longestIterationRatio, memoryGrowthBytes } = await server.measure(
    async () => void (received = await exchange(bytes)),
    maxGrowthBytes,
  );
  expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  expect(memoryGrowthBytes).toBeLessThan(maxGrowthBytes);
  return received;
}

const authorized = () => [`Authorization: Bearer ${server.token}`];
const chunks = '1\r\n \r\n'.repeat(1_000_000);
const chunked = (method: string, path: string, headers: string[], body = chunks) =>
  [
    `${method} ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    'Transfer-Encoding: chunked',
    ...headers,
    '',
    `${body}0\r\n\r\n`,
  ].join('\r\n');

describe('a million chunks of one byte', () => {
  test.each([
    ['of a webhook', 'POST', '/webhooks/identity'],
    ['of an operation, without a token', 'POST', '/agents'],
    ['of an operation without a body', 'GET', '/agents'],
    ['of an unknown path', 'POST', '/nothing'],
    ['of a health check', 'GET', '/healthz'],
  ])('cost little in the body %s', async (_name, method, path) => {
    expect(await expectCheapExchange(chunked(method, path, []))).toMatch(/^(HTTP\/1\.1 |$)/);
  });

  test('are refused with the reason', async () => {
    const received = await expectCheapExchange(chunked('POST', '/chat', authorized()));
    expect(received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nX-Request-Id: req_/);
    expect(received).toMatch(
      /"details":\[\{"message":"is sent in too many small chunks","path":\[\],"in":"body"\}\]\}$/,
    );
  });
});

test('a body of a few thousand chunks of usual sizes is accepted', async () => {
  const agent = JSON.stringify({ name: 'In parts', model: 'offline:echo', systemPrompt: 'p'.repeat(100_000) });
  const parts = agent.match(/.{1,80}/g) ?? [];
  const body = parts.map((part) => `${part.length.toString(16)}\r\n${part}\r\n`).join('');
  expect(await exchange(chunked('POST', '/agents', [...authorized(), 'Connection: close'], body))).toMatch(
    /^HTTP\/1\.1 200 /,
  );
});

describe('requests in one packet', () => {
  const requests = (count: number, path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(count);

  test.each(['/healthz', '/nothing', '/agents'])(
    'are not handled in one iteration of the event loop: ten thousand of %s',
    async (path) => {
      await expectCheapExchange(requests(10_000, path));
    },
  );

  test('get their replies in order', async () => {
    const last = 'GET /last HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const received = await exchange(requests(25, '/healthz') + requests(25, '/agents') + last);
    const statuses = [...received.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([...Array<number>(25).fill(200), ...Array<number>(25).fill(401), 404]);
  });
});

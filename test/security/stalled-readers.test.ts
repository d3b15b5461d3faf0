// Clients that stop reading what they asked for: their connections must not stay for ever.
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import express from 'express';
import { enforceDeadline } from '../../server/http/deadline.js';
import { writeEventStream } from '../../server/http/event-stream.js';
import { assignRequestId } from '../../server/http/request-id.js';
import { createHttpServer } from '../../server/http/serve.js';
import { writeJson } from '../../server/http/reply.js';

/** More than the buffers of a connection take. */
const piece = 'x'.repeat(1024 * 1024);
const pieces = 64;

test.each(['/json', '/events'])('%s', async (path) => {
  const app = express();
  app.get('/json', (_request, response) => writeJson(response, 200, piece.repeat(pieces)));
  let isCancelled = false;
  const source = () => new ReadableStream<string>({ pull: (controller) => controller.enqueue(piece), cancel: () => void (isCancelled = true) });
  app.get('/events', (_request, response) => writeEventStream(response, 200, {}, source()));
  const server = createHttpServer(app, { requestTimeoutMs: 5_000, keepAliveTimeoutMs: 5_000, maxHeaderBytes: 16_384, stallTimeoutMs: 300 });
  const closed = new Promise<void>((resolve) => server.on('connection', (socket) => socket.on('close', () => resolve())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  client.pause();
  try {
    await closed;
    expect(isCancelled).toBe(path === '/events');
  } finally {
    client.destroy();
    server.close();
  }
});

// A byte now and then is enough for Node's timeout to see that something moves.
test.each(['/json', '/events'])('%s, byte by byte', async (path) => {
  const slowest = { graceMs: 1_000, bytesPerSecond: 1024 * 1024 * pieces };
  const app = express();
  let isCancelled = false;
  app.use(assignRequestId(Date.now));
  app.use(enforceDeadline(1_000, (_error, _request, response, next) => void (response.headersSent ? next() : response.sendStatus(503)), slowest));
  app.get('/json', (_request, response) => writeJson(response, 200, piece.repeat(pieces)));
  const source = () => new ReadableStream<string>({ pull: (controller) => controller.enqueue(piece), cancel: () => void (isCancelled = true) });
  app.get('/events', (_request, response) => writeEventStream(response, 200, {}, source(), { slowest }));
  const server = createHttpServer(app, { requestTimeoutMs: 60_000, keepAliveTimeoutMs: 5_000, maxHeaderBytes: 16_384, stallTimeoutMs: 60_000 });
  const closed = new Promise<void>((resolve) => server.on('connection', (socket) => socket.on('close', () => resolve())));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  client.pause();
  const trickle = setInterval(() => client.read(1), 50);
  try {
    await closed;
    expect(isCancelled).toBe(path === '/events');
  } finally {
    clearInterval(trickle);
    client.destroy();
    server.close();
  }
});

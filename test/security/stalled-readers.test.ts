import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import express, { type RequestHandler } from 'express';
import { enforceDeadline } from '../../server/http/request/deadline.js';
import { writeEventStream } from '../../server/http/reply/event-stream.js';
import { writeJsonList } from '../../server/http/reply/json-stream.js';
import { writeJson } from '../../server/http/reply/reply.js';
import { assignRequestId } from '../../server/http/request/request-id.js';
import { createHttpServer } from '../../server/http/http-server.js';
import { defaultMinReadingRate, type MinReadingRate } from '../../server/http/reply/slow-readers.js';

const piece = 'x'.repeat(1024 * 1024);
/** Number of pieces. Together, they are larger than the buffers of a connection. */
const pieces = 64;

const paths = ['/json', '/list', '/events'];

/** Creates a server with a JSON reply of 64 MiB and two replies that end only when their connection closes. */
function serverOf(stallTimeoutMs: number, minRate: MinReadingRate, ...before: RequestHandler[]) {
  const app = express();
  let isSourceClosed = false;
  const close = () => void (isSourceClosed = true);
  async function* items(): AsyncGenerator<string, void, undefined> {
    try {
      for (;;) yield await Promise.resolve(piece);
    } finally {
      close();
    }
  }
  const source = () => new ReadableStream<string>({ pull: (controller) => controller.enqueue(piece), cancel: close });
  app.use(assignRequestId(Date.now), ...before);
  app.get('/json', (_request, response) => {
    response.on('close', close);
    writeJson(response, 200, piece.repeat(pieces));
  });
  app.get('/list', (_request, response) =>
    writeJsonList(response, 200, items(), {
      check: () => undefined,
      nestedIn: undefined,
      endsWithDeadline: false,
      minRate,
    }),
  );
  app.get('/events', (_request, response) => writeEventStream(response, 200, {}, source(), { minRate }));
  const server = createHttpServer(app, {
    requestTimeoutMs: 60_000,
    keepAliveTimeoutMs: 5_000,
    stallTimeoutMs,
  });
  return { server, isSourceClosed: () => isSourceClosed };
}

/** Requests the path and calls `read`. Resolves when the server has closed the connection. */
async function untilCut(
  { server, isSourceClosed }: ReturnType<typeof serverOf>,
  path: string,
  read: (client: Socket) => () => void,
): Promise<void> {
  const closed = new Promise<void>((resolve) =>
    server.on('connection', (socket) => socket.on('close', () => resolve())),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  client.pause();
  const stop = read(client);
  try {
    await closed;
    await new Promise((resolve) => setImmediate(resolve));
    expect(isSourceClosed()).toBe(true);
  } finally {
    stop();
    client.destroy();
    server.close();
  }
}

/** Reads what Node.js has buffered, about 64 KiB, at this interval. Node.js then fills its buffer again. */
function readEvery(intervalMs: number) {
  return (client: Socket) => {
    const timer = setInterval(() => client.read(), intervalMs);
    return () => clearInterval(timer);
  };
}

test.each(paths)('%s: a client that reads nothing is disconnected', (path) =>
  untilCut(serverOf(300, defaultMinReadingRate), path, () => () => undefined),
);

test('/list: a client that reads each piece in time, but all pieces too slowly, is disconnected', () => {
  const slowest = { graceMs: 600, bytesPerSecond: 1024 * 1024 * 1024 };
  return untilCut(serverOf(60_000, slowest), '/list', readEvery(20));
});

// While a client reads regularly, `stallTimeoutMs` does not end the connection, however little the client reads.
test.each(paths)('%s: a client that reads each piece too slowly is disconnected', (path) => {
  const slowest = { graceMs: 1_000, bytesPerSecond: 1024 * 1024 * pieces };
  const deadline = enforceDeadline({
    deadlineMs: 1_000,
    handleError: (_error, _request, response, next) => void (response.headersSent ? next() : response.sendStatus(503)),
    minReadingRate: slowest,
  });
  return untilCut(serverOf(60_000, slowest, deadline), path, readEvery(200));
});

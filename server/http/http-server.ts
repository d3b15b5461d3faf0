// Creates the HTTP server with request and response objects that already have Express' prototypes. Otherwise, Express
// changes the prototypes on every request, which makes V8 three times slower on Node 20 (measured;
// expressjs/express#5998).
import http, { type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import type { Express } from 'express';
import { headerLimits } from '../generated/operations.js';
import { ChunkLimit, onClientError, refuseUnreadable } from './request/unreadable-requests.js';

export interface HttpServerOptions {
  /** Maximum time for a client to send one whole request. */
  requestTimeoutMs: number;
  /**
   * How long an idle connection is kept. Must exceed the load balancer's timeout, so that the balancer closes first.
   */
  keepAliveTimeoutMs: number;
  /**
   * Maximum time without traffic on a connection in use. Must exceed the deadline of requests, so that the connection
   * is still open for the deadline's reply. Default: one minute.
   */
  stallTimeoutMs?: number;
}

const defaultStallTimeoutMs = 60_000;
/** Maximum pipelined requests that wait on a connection. One more closes the connection. */
const maxPipelined = 100;

/**
 * Handles the requests of a connection one after the other, each in its own iteration of the event loop. By default,
 * Node handles all requests of one read in one iteration, and one read can contain thousands.
 */
function oneByOne(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, (() => void)[]>();
  const run: RequestListener = (request, response) => {
    const { socket } = request;
    // The steps of a request with a large reply add eleven listeners, and Node.js warns about more than ten.
    response.setMaxListeners(20);
    response.once('close', () =>
      setImmediate(() => {
        const next = queues.get(socket)?.shift();
        if (next === undefined) queues.delete(socket);
        else if (!socket.destroyed) next();
      }),
    );
    handle(request, response);
  };
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const queue = queues.get(socket);
    if (queue === undefined) {
      queues.set(socket, []);
      run(request, response);
    } else if (queue.length < maxPipelined) queue.push(() => run(request, response));
    else socket.destroy();
  };
}

export function createHttpServer(app: Express, options: HttpServerOptions): http.Server {
  class Request extends http.IncomingMessage {
    readonly #chunkLimit = new ChunkLimit();

    override push(chunk: Buffer | null, encoding?: BufferEncoding): boolean {
      if (chunk !== null && !this.#chunkLimit.accepts(chunk, this.socket)) return false;
      return super.push(chunk, encoding);
    }
  }
  class Response extends http.ServerResponse {}
  Object.setPrototypeOf(Request.prototype, app.request);
  Object.setPrototypeOf(Response.prototype, app.response);
  app.request = Request.prototype as unknown as typeof app.request;
  app.response = Response.prototype as unknown as typeof app.response;
  const server = http.createServer(
    {
      IncomingMessage: Request,
      ServerResponse: Response,
      requestTimeout: options.requestTimeoutMs,
      headersTimeout: Math.min(options.requestTimeoutMs, 15_000),
      // By default, Node checks every 30 s, so a slow client could exceed the timeout by 30 s.
      connectionsCheckingInterval: Math.min(options.requestTimeoutMs, 5_000),
      keepAliveTimeout: options.keepAliveTimeoutMs,
      maxHeaderSize: headerLimits.bytes,
      // ambiguous-requests.ts rejects a missing Host header, because Node's own reply has no request id and no JSON.
      requireHostHeader: false,
    },
    oneByOne(app),
  );
  // By default, Node drops headers beyond a maximum number. Then ambiguous-requests.ts could miss a second
  // `Authorization`.
  server.maxHeadersCount = 0;
  // Closes the connection of a client that has stopped reading, to free its buffers.
  server.timeout = options.stallTimeoutMs ?? defaultStallTimeoutMs;
  server.on('clientError', onClientError);
  server.on('connect', (_request, socket) => refuseUnreadable(socket, { code: 'method_not_allowed' }));
  // By default, Node replies to `Expect: 100-continue` immediately. Here, readBody replies after the caller was
  // authorized, so that a rejected client need not send the body.
  server.on('checkContinue', (request, response) => {
    response.shouldKeepAlive = false;
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

// Makes the HTTP server whose request and response objects Express does not have to alter. Express sets the prototype of both on every
// request, which makes V8 treat them as slow objects: threefold on Node 20 (measured; expressjs/express#5998). Objects that are made with
// that prototype from the start leave nothing to set.
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { errors, type ErrorCode } from '../generated/errors.js';

export interface ServeOptions {
  /** How long a client may take to send one whole request. */
  requestTimeoutMs: number;
  /** How long an idle connection is kept; longer than a load balancer's, so that it and not we close first. */
  keepAliveTimeoutMs: number;
  /** How long nothing at all may move on a connection that is in use. Default: a minute, longer than any operation is silent. */
  stallTimeoutMs?: number;
  /** Most bytes of all request headers together. */
  maxHeaderBytes: number;
}

/** What Node's parser refuses before there is a request; anything else is a 400. */
const unreadableRequests: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request_headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Answers as everything else here does, with an id and JSON; Node's own answer has neither. */
function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const reply = (socket as Duplex & { _httpMessage?: http.ServerResponse })._httpMessage;
  // Half of a reply is out already, or nobody is there to read one.
  if (error.code === 'ECONNRESET' || !socket.writable || reply?.headersSent) {
    socket.destroy();
    return;
  }
  const code = unreadableRequests[error.code ?? ''] ?? 'bad_request';
  const { status, text } = errors[code];
  const body = JSON.stringify({ error: text });
  const headers = [
    `HTTP/1.1 ${status} ${http.STATUS_CODES[status]}`,
    `X-Request-Id: req_${randomUUID()}`,
    `X-Error-Code: ${code}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ];
  socket.end(`${headers.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const defaultStallTimeoutMs = 60_000;

export function createHttpServer(app: Express, options: ServeOptions): http.Server {
  class Request extends http.IncomingMessage {}
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
      // Node looks for late clients every 30 s only: a slow one would have twice its time.
      connectionsCheckingInterval: Math.min(options.requestTimeoutMs, 5_000),
      keepAliveTimeout: options.keepAliveTimeoutMs,
      maxHeaderSize: options.maxHeaderBytes,
      // Node would refuse a request without one by itself, without an id and without JSON: host.ts does it instead.
      requireHostHeader: false,
    },
    app,
  );
  // A client that has stopped reading would keep its connection, and what it was sent, for ever.
  server.timeout = options.stallTimeoutMs ?? defaultStallTimeoutMs;
  server.on('clientError', refuseUnreadable);
  // Node would answer an expectation that it does not know by itself, without an id and without JSON. Such a one may be ignored.
  // Node would ask for the body at once. readBody asks for it, once the caller may send one; a client that was refused instead never sends it.
  server.on('checkContinue', (request, response) => {
    response.shouldKeepAlive = false;
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

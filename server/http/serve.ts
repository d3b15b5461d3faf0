// Creates the HTTP server with request and response objects that already have Express' prototypes. Otherwise, Express
// changes their prototypes on every request, which makes V8 three times slower on Node 20 (measured;
// expressjs/express#5998).
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { Duplex } from 'node:stream';
import type { Express } from 'express';
import { errors, type ErrorCode } from '../generated/errors.js';

export interface ServeOptions {
  /** Maximum time for a client to send one whole request. */
  requestTimeoutMs: number;
  /**
   * How long an idle connection is kept. Must exceed the load balancer's timeout, so that the balancer closes first.
   */
  keepAliveTimeoutMs: number;
  /** Maximum time without traffic on a connection in use. Default: one minute, longer than any operation is silent. */
  stallTimeoutMs?: number;
  /** Maximum total size of the request headers. */
  maxHeaderBytes: number;
}

/** Requests that Node's parser rejects. All other parser errors return 400. */
const unreadableRequests: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'request_headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
};

/** Replies with a request id and JSON, like all other replies. Node's own reply has neither. */
function rejectUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const reply = (socket as Duplex & { _httpMessage?: http.ServerResponse })._httpMessage;
  // Part of a reply was already sent, or the client has disconnected.
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
      // By default, Node checks every 30 s, so a slow client would get up to twice its time.
      connectionsCheckingInterval: Math.min(options.requestTimeoutMs, 5_000),
      keepAliveTimeout: options.keepAliveTimeoutMs,
      maxHeaderSize: options.maxHeaderBytes,
      // host.ts rejects a missing Host header, because Node's own reply has no id and no JSON.
      requireHostHeader: false,
    },
    app,
  );
  // Otherwise, a client that has stopped reading would occupy its connection and buffers indefinitely.
  server.timeout = options.stallTimeoutMs ?? defaultStallTimeoutMs;
  server.on('clientError', rejectUnreadable);
  // By default, Node requests the body at once. Here readBody requests it after the caller was authorized; a rejected
  // client never sends it.
  server.on('checkContinue', (request, response) => {
    response.shouldKeepAlive = false;
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
  return server;
}

// Makes the HTTP server whose request and response objects Express does not have to alter. Express sets the prototype of both on every
// request, which makes V8 treat them as slow objects: threefold on Node 20 (measured; expressjs/express#5998). Objects that are made with
// that prototype from the start leave nothing to set.
import http from 'node:http';
import type { Express } from 'express';

export interface ServeOptions {
  /** How long a client may take to send one whole request. */
  requestTimeoutMs: number;
  /** How long an idle connection is kept; longer than a load balancer's, so that it and not we close first. */
  keepAliveTimeoutMs: number;
  /** Most bytes of all request headers together. */
  maxHeaderBytes: number;
}

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
      keepAliveTimeout: options.keepAliveTimeoutMs,
      maxHeaderSize: options.maxHeaderBytes,
    },
    app,
  );
  return server;
}

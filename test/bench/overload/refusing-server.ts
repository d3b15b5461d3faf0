// A server that refuses each request as an overloaded server does. With the argument `bare`, it is a bare server that
// sends the same status and body.
import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextIteration } from 'node:timers/promises';
import { createAdmission } from '../../../server/http/limits/admission-control.js';
import { createRequestSteps } from '../../../server/http/request-steps.js';
import { createRateLimiters } from '../../../server/http/limits/rate-limiters.js';
import { createHttpServer } from '../../../server/http/http-server.js';
import { createAccessLogger, createLogger } from '../../../server/platform/log/logger.js';

const [kind, contractFile = ''] = process.argv.slice(2);
const many = 1_000_000_000;

async function refusing(): Promise<http.Server> {
  const sink = { write: () => undefined };
  const admission = createAdmission({
    countWaiting: () => many,
    onConnectionReleased: () => undefined,
    overloadedAtWaiting: 1,
    rejectAfterMs: 0,
    logger: createLogger('warn', sink),
  });
  const unused = () => Promise.reject(new Error('every request is refused'));
  const app = await createRequestSteps({
    contract: readFileSync(contractFile, 'utf8'),
    handlers: new Proxy({}, { get: () => unused }) as Parameters<typeof createRequestSteps>[0]['handlers'],
    verifier: { verify: unused } as unknown as Parameters<typeof createRequestSteps>[0]['verifier'],
    limiters: createRateLimiters({
      limits: {
        store: 'memory',
        windowSeconds: 10,
        user: many,
        organization: many,
        address: many,
        operations: { chat: many },
      },
      // Counting in memory uses no database.
      database: null as never,
    }),
    admission,
    idempotencyKeys: {} as Parameters<typeof createRequestSteps>[0]['idempotencyKeys'],
    logger: createLogger('warn', sink),
    accessLogger: createAccessLogger('info', sink),
    serviceRoutes: (_request, _response, next) => next(),
    corsOrigins: [],
    checkReplyBounds: false,
    deadlineMs: 30_000,
    trustedProxies: 0,
    isUnavailableError: () => false,
  });
  return createHttpServer(app, { requestTimeoutMs: 60_000, keepAliveTimeoutMs: 60_000 });
}

function bare(): http.Server {
  const body = JSON.stringify({ error: 'Service Unavailable' });
  const headers = { 'Content-Type': 'application/json', 'Content-Length': body.length, 'Retry-After': 1 };
  return http.createServer((_request, response) => {
    void nextIteration().then(() => response.writeHead(503, headers).end(body));
  });
}

const server = kind === 'bare' ? bare() : await refusing();
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('message', () => process.send?.(process.cpuUsage()));
process.on('disconnect', () => process.exit());

// The Express application: everything that happens to every request, in order. Rules live elsewhere.
import cors from 'cors';
import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../platform/errors.js';
import type { Handlers } from '../generated/handlers.js';
import type { IdempotencyKeys } from '../platform/idempotency/keys.js';
import { contractSha256 } from '../generated/operations.js';
import { admitRequests, type Admission } from './admission.js';
import { limitAnonymous } from './authenticate.js';
import type { TokenVerifier } from './identity/index.js';
import { canonicalContentType } from './body.js';
import { enforceDeadline } from './deadline.js';
import { createErrorHandler } from './errors.js';
import { requireHost } from './host.js';
import type { RateLimiters } from './rate-limit.js';
import { compileReplyChecks } from './reply-checks.js';
import { logRequests, type RequestDone } from './request-log.js';
import { assignRequestId } from './request-id.js';
import { routeOperations } from './route.js';
import { securityHeaders } from './security-headers.js';
import { sequence } from './sequence.js';
import { assertSameContract, serverView } from './server-view.js';
import { createRequestValidation } from './validate.js';

export interface AppParts {
  /** Text of openapi.yaml. */
  contract: string;
  handlers: Handlers;
  verifier: TokenVerifier;
  limiters: RateLimiters;
  /** Rejects while the server is overloaded. Default: admits every request. */
  admission?: Admission;
  idempotencyKeys: IdempotencyKeys;
  logger: Logger;
  /** Gets one line for each request. */
  accessLogger: Logger;
  /** Told of each request when it is done. */
  requestDone?: RequestDone;
  /** Whether requests of operations get spans. Default: no. */
  isTraced?: boolean;
  /** Routes beside the contract: health, the contract itself, the reference page. */
  serviceRoutes: RequestHandler;
  /** Origins that browsers may call from; empty: none, and no CORS headers at all. */
  corsOrigins: readonly string[];
  /** Whether replies are held to the bounds of texts and lists too, as tests do. */
  checkReplyBounds: boolean;
  deadlineMs: number;
  /** How many proxies in front may be believed about the client's address. */
  trustedProxies: number;
  isUnavailable(error: unknown): boolean;
}

const exposedHeaders = [
  ...[
    'X-Request-Id',
    'X-Error-Code',
    'X-Contract-Sha256',
    'X-Thread-ID',
    'RateLimit-Limit',
    'RateLimit-Remaining',
    'RateLimit-Reset',
    'Retry-After',
    'Idempotency-Replayed',
  ],
  ...['Deprecation', 'Sunset', 'Link'],
];

// A client that was generated from another contract can notice it.
const nameContract: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Contract-Sha256', contractSha256);
  next();
};

/** Builds the application; fails when the contract is not valid or not the one the code was generated from. */
export async function createApp(parts: AppParts): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', parts.trustedProxies);
  app.set('query parser', 'simple');

  assertSameContract(parts.contract);
  const view = serverView(parts.contract);
  const check = compileReplyChecks({ thorough: parts.checkReplyBounds });
  const validation = await createRequestValidation(app, view);
  const handleError = createErrorHandler({ logger: parts.logger, check, isUnavailable: parts.isUnavailable });
  const now = () => performance.now();
  const admit = admitRequests(parts.admission ?? (() => Promise.resolve()));

  app.use(
    sequence([
      assignRequestId(now),
      nameContract,
      logRequests(parts.accessLogger, now, parts.requestDone),
      securityHeaders(),
      ...(parts.corsOrigins.length > 0 ? [cors({ origin: [...parts.corsOrigins], exposedHeaders, maxAge: 600 })] : []),
      enforceDeadline(parts.deadlineMs, handleError),
      requireHost(limitAnonymous(parts)),
      canonicalContentType,
      routeOperations({ ...parts, admit, check, validation, isTraced: parts.isTraced ?? false }),
    ]),
  );
  app.use(parts.serviceRoutes);
  app.use(admit, limitAnonymous(parts), () => {
    throw new ApiError('not_found');
  });
  app.use(handleError);
  return app;
}

import express, { type Express, type RequestHandler } from 'express';
import type { Logger } from 'pino';
import { ApiError } from '../platform/errors.js';
import type { Handlers } from '../generated/handlers.js';
import type { IdempotencyKeys } from '../platform/idempotency/keys.js';
import type { OnRequestDone } from '../platform/metrics/port.js';
import { contractSha256, replyHeaders } from '../generated/operations.js';
import type { Admission } from './limits/admission-control.js';
import { admitRequests } from './limits/admission-middleware.js';
import { refuseAmbiguity } from './request/ambiguous-requests.js';
import type { TokenVerifier } from './tokens/index.js';
import { canonicalContentType, ignoreBody } from './request/read-body.js';
import { contractChecks } from './validation/contract-checks.js';
import { allowOrigins } from './request/cors.js';
import { enforceDeadline } from './request/deadline.js';
import { createErrorHandler } from './reply/error-reply.js';
import { limitByAddress, type RateLimiters } from './limits/rate-limit-middleware.js';
import { logRequests } from './request/request-log.js';
import { assignRequestId } from './request/request-id.js';
import { routeOperations, type RouteDependencies } from './operation-routes.js';
import { setSecurityHeaders } from './request/security-headers.js';
import { combineMiddleware } from './combine-middleware.js';

export interface RequestStepsDependencies {
  /** Text of openapi.yaml. */
  contract: string;
  handlers: Handlers;
  verifier: TokenVerifier;
  limiters: RateLimiters;
  /** Rejects requests while the server is overloaded. Default: admits every request. */
  admission?: Admission;
  idempotencyKeys: IdempotencyKeys;
  logger: Logger;
  /** Logs one line per admitted request. */
  accessLogger: Logger;
  onRequestDone?: OnRequestDone;
  /** Whether each request of an operation gets a trace span. Default: false. */
  isTraced?: boolean;
  /** Default: none. */
  signatures?: RouteDependencies['signatures'];
  /** See service-routes.ts. */
  serviceRoutes: RequestHandler;
  /** Origins that browsers may call from. */
  corsOrigins: readonly string[];
  /** Default: false. */
  allowsLocalOrigins?: boolean;
  /** Whether the checks of replies include limits such as `maxLength`, as in tests. */
  checkReplyBounds: boolean;
  deadlineMs: number;
  /** Number of trusted proxies in front of the server, for the client's address. */
  trustedProxies: number;
  isUnavailableError(error: unknown): boolean;
}

// A client that was generated from another contract can detect the difference.
const setContractHeader: RequestHandler = (_request, response, next) => {
  response.setHeader('X-Contract-Sha256', contractSha256);
  next();
};

/** Throws if the contract does not match the generated code. */
export async function createRequestSteps(dependencies: RequestStepsDependencies): Promise<Express> {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', dependencies.trustedProxies);
  app.set('query parser', 'simple');

  const { replyDifference, validation } = await contractChecks(dependencies.contract, dependencies.checkReplyBounds);
  const handleError = createErrorHandler({
    logger: dependencies.logger,
    replyDifference,
    isUnavailableError: dependencies.isUnavailableError,
  });
  const now = () => performance.now();
  const allowOrigin = allowOrigins({
    origins: dependencies.corsOrigins,
    allowsLocalOrigins: dependencies.allowsLocalOrigins ?? false,
    exposedHeaders: [...replyHeaders],
    logger: dependencies.logger,
  });
  const { admission, onRequestDone } = dependencies;

  app.use(
    combineMiddleware([
      ...(admission ? [admitRequests({ admission, allowOrigin, onRequestDone })] : []),
      assignRequestId(now),
      setContractHeader,
      logRequests({ logger: dependencies.accessLogger, now, onRequestDone }),
      setSecurityHeaders,
      allowOrigin,
      enforceDeadline({ deadlineMs: dependencies.deadlineMs, handleError }),
      refuseAmbiguity(limitByAddress(dependencies.limiters)),
      canonicalContentType,
      routeOperations({
        ...dependencies,
        replyDifference,
        validation,
        isTraced: dependencies.isTraced ?? false,
        signatures: dependencies.signatures ?? {},
      }),
    ]),
  );
  app.use(ignoreBody, dependencies.serviceRoutes);
  app.use(limitByAddress(dependencies.limiters), () => {
    throw new ApiError('not_found');
  });
  app.use(handleError);
  return app;
}

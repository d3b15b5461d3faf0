import { readFile } from 'node:fs/promises';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createAdmission } from '../http/limits/admission-control.js';
import { createRequestSteps } from '../http/request-steps.js';
import type { TokenVerifier } from '../http/tokens/index.js';
import { createRateLimiters } from '../http/limits/rate-limiters.js';
import type { ReferenceDemo } from '../http/reference-page/index.js';
import { serviceRoutes } from '../http/service-routes.js';
import type { SignatureHeaders } from '../modules/organization/identity-events/signature.js';
import { isTransientDatabaseError } from '../platform/database/errors.js';
import { countWaiting, onConnectionReleased } from '../platform/database/pool-load.js';
import type { IdempotencyKeys } from '../platform/idempotency/keys.js';
import { ModelError } from '../platform/models/port.js';
import { StorageError } from '../platform/storage/port.js';
import type { Config } from './config/config.js';
import { handlersOf } from './handlers.js';
import type { Modules } from './modules.js';
import type { ReadinessMonitor } from './readiness-monitor.js';
import type { OpenMetrics } from './startup/metrics.js';

export interface ExpressAppDependencies {
  readonly config: Config;
  readonly database: Knex;
  readonly modules: Modules;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly verifier: TokenVerifier;
  readonly metrics: OpenMetrics | null;
  readonly readiness: ReadinessMonitor;
  readonly logger: Logger;
  readonly accessLogger: Logger;
  isStopping(): boolean;
  readonly demo: ReferenceDemo | null;
}

function isUnavailableError(error: unknown): boolean {
  if (error instanceof StorageError) return error.failure === 'unavailable';
  if (error instanceof ModelError) return error.failure === 'unavailable' || error.failure === 'timed_out';
  return isTransientDatabaseError(error);
}

export async function createExpressApp(dependencies: ExpressAppDependencies): Promise<Express> {
  const { config, database, modules, verifier, metrics, readiness, logger, accessLogger, isStopping } = dependencies;
  const contract = await readFile(new URL('../../openapi.yaml', import.meta.url), 'utf8');
  return createRequestSteps({
    contract,
    handlers: handlersOf(modules),
    verifier,
    limiters: createRateLimiters({ limits: config.rateLimits, database, canWrite: () => readiness.canWrite() }),
    admission: createAdmission({
      countWaiting: () => countWaiting(database),
      onConnectionReleased: (listener) => onConnectionReleased(database, listener),
      overloadedAtWaiting: config.database.maxWaiting,
      logger,
    }),
    idempotencyKeys: dependencies.idempotencyKeys,
    logger,
    accessLogger,
    serviceRoutes: serviceRoutes({
      contract,
      isStopping,
      demo: dependencies.demo,
      readiness: () => readiness.current(),
    }),
    ...(metrics === null ? {} : { onRequestDone: metrics.metrics.onRequestDone }),
    isTraced: config.isTraced,
    signatures: {
      // Node.js joins repeated webhook headers, so each header is one string.
      receiveIdentityEvent: (headers, body) =>
        void modules.organization.identityEvents.checkSignature(headers as SignatureHeaders, body),
    },
    corsOrigins: config.http.corsOrigins,
    allowsLocalOrigins: config.http.allowsLocalOrigins,
    checkReplyBounds: config.http.checkReplyBounds,
    deadlineMs: config.http.deadlineMs,
    trustedProxies: config.http.trustedProxies,
    isUnavailableError,
  });
}

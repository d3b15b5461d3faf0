// Rejects requests with 503 during an overload, before any other step. A rejection at a later step
// takes twice as long (measured).
import type { RequestHandler } from 'express';
import { errors } from '../../generated/errors.js';
import { contractSha256 } from '../../generated/operations.js';
import type { OnRequestDone } from '../../platform/metrics/port.js';
import { requestIdOf } from '../request/request-id.js';
import { securityHeaders } from '../request/security-headers.js';
import { discardRest } from '../request/unreadable-requests.js';
import type { Admission } from './admission-control.js';

export interface AdmitRequestsDependencies {
  readonly admission: Admission;
  /** Sets the CORS headers, so that a web page can read the rejection. */
  readonly allowOrigin: RequestHandler;
  /** Called for each rejected request. */
  readonly onRequestDone: OnRequestDone | undefined;
}

const { status, text, retryAfterSeconds } = errors.service_unavailable;
/** Paths that are admitted under any load, because load balancers need them. */
const healthPaths = ['/healthz', '/readyz'];

export function admitRequests({ admission, allowOrigin, onRequestDone }: AdmitRequestsDependencies): RequestHandler {
  const body = JSON.stringify({ error: text });
  const headers = Object.entries({
    ...securityHeaders,
    'X-Contract-Sha256': contractSha256,
    'X-Error-Code': 'service_unavailable',
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(body.length),
  }).flat();
  return async (request, response, next) => {
    // Admit preflight requests, because a browser would not read the 503.
    if (request.method === 'OPTIONS' || healthPaths.includes(request.path)) return next();
    const startedAt = performance.now();
    const onEnd = await admission();
    if (onEnd) {
      response.once('close', onEnd);
      return next();
    }
    onRequestDone?.(null, status, performance.now() - startedAt);
    discardRest(request);
    const reject = () => {
      response.writeHead(status, [...headers, 'X-Request-Id', requestIdOf(request)]).end(body);
    };
    if (request.headers.origin === undefined) return reject();
    return allowOrigin(request, response, reject);
  };
}

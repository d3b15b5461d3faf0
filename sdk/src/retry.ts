import { readRetryAfterMs } from './api-errors.js';
import { ConnectionError, TimeoutError } from './errors.js';
import type { Operation } from './operation.js';

/**
 * Returns the delay before the next attempt in milliseconds, or null if the request must not be repeated. The header
 * `retry-after-ms` or `Retry-After` sets the delay. Otherwise, the delay is random: at most 250 ms after the first
 * failure, then twice as much after each further failure, up to 8 s.
 */
export function retryDelayMs(operation: Operation, outcome: unknown, failures: number): number | null {
  if (!isRetryable(operation, outcome)) return null;
  const backoffMs = Math.random() * Math.min(8000, 125 * 2 ** failures);
  return (outcome instanceof Response ? readRetryAfterMs(outcome.headers) : null) ?? backoffMs;
}

const transientStatuses = [408, 429, 500, 502, 503, 504];

/** Returns whether the error may be temporary, so that a call that only reads can be repeated. */
export const isTransient = (error: unknown) =>
  error instanceof ConnectionError
    ? !isPermanent(error)
    : error instanceof TimeoutError || transientStatuses.includes((error as { status: number }).status);

function isRetryable({ method, key }: Operation, outcome: unknown): boolean {
  // The server may have carried out the request. So repeat it only if that does no harm, or if it has an
  // `Idempotency-Key`.
  const isRepeatable = method === 'GET' || key !== undefined;
  if (outcome instanceof Response) {
    const { ok, status, headers } = outcome;
    if (ok) return false;
    const shouldRetry = headers.get('x-should-retry');
    if (shouldRetry === 'true' || shouldRetry === 'false') return shouldRetry === 'true';
    // A 409 with `Retry-After` means that an earlier attempt is still in progress.
    if (status === 409) return readRetryAfterMs(headers) !== null;
    return (isRepeatable ? transientStatuses : [429, 503]).includes(status);
  }
  if (outcome instanceof ConnectionError) return isRepeatable && !isPermanent(outcome);
  return isRepeatable && outcome instanceof TimeoutError;
}

/**
 * Returns whether a repeat would fail too, because of an unknown host, an untrusted certificate, a blocked port or an
 * invalid request.
 */
export const isPermanent = ({ code, cause }: ConnectionError) =>
  (Object(cause) as Error).cause?.toString() === 'Error: bad port' ||
  /ENOTFOUND|EPROTO|CERT_|ERR_TLS|ERR_SSL|ERR_INVALID|UNABLE_TO_|SELF_SIGNED/.test(code ?? '');

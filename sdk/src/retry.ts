// Which failures are tried again, and after how long.
import { ApiError } from './api-errors.js';
import { ConnectionError, TimeoutError } from './errors.js';
import type { Operation } from './operation.js';

/**
 * How long to wait before the next attempt, in milliseconds; null when there must not be one. What the server asks for with `Retry-After` is
 * kept; else it is a random part of 250 ms, 500 ms, 1 s … up to 8 s.
 */
export function retryDelayMs(operation: Operation, error: unknown, failures: number): number | null {
  if (!isRetryable(operation, error)) return null;
  const backoffMs = Math.random() * Math.min(8000, 125 * 2 ** failures);
  return (error as Partial<ApiError>).retryAfterMs ?? backoffMs;
}

function isRetryable({ method, key }: Operation, error: unknown): boolean {
  // Even when it may have been carried out: it reads, or the contract says that the server knows a repeat by its key.
  const isRepeatable = method === 'GET' || key !== undefined;
  if (error instanceof ApiError) {
    const wish = error.headers.get('x-should-retry');
    if (wish) return wish === 'true';
    // A 409 that says when to come back: an attempt before this one, which got no answer, is still at work.
    if (error.status === 409) return error.retryAfterMs !== null;
    return (isRepeatable ? [408, 429, 500, 502, 503, 504] : [429, 503]).includes(error.status);
  }
  return isRepeatable && (error instanceof ConnectionError || error instanceof TimeoutError);
}

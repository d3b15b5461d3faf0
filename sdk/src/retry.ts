// Which failures are tried again, and after how long.
import { ApiError } from './api-errors.js';
import { ConnectionError, TimeoutError } from './errors.js';
import type { Operation } from './operation.js';

const refusals = [408, 429, 500, 502, 503, 504];

/**
 * How long to wait before the next attempt, in milliseconds; null when there must not be one. What the server asks for with `Retry-After` is
 * kept; else it is a random part of 250 ms, 500 ms, 1 s … up to 8 s.
 */
export function retryDelayMs(operation: Operation, error: unknown, failures: number): number | null {
  if (!isRetryable(operation, error)) return null;
  const backoffMs = Math.random() * Math.min(8000, 250 * 2 ** (failures - 1));
  return (error as Partial<ApiError>).retryAfterMs ?? backoffMs;
}

function isRetryable(operation: Operation, error: unknown): boolean {
  if (error instanceof ApiError) {
    const wish = error.headers.get('x-should-retry');
    if (wish) return wish === 'true';
    // A stream cannot be replayed from its key: it is asked for again only when the server has not begun it.
    return (operation.reply === 'stream' ? [429, 503] : refusals).includes(error.status);
  }
  return operation.reply !== 'stream' && (error instanceof ConnectionError || error instanceof TimeoutError);
}

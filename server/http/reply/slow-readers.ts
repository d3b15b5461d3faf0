// Closes connections of clients that read too slowly. A client that reads a byte every few seconds avoids the timeout
// of http-server.ts, and keeps the reply in memory.
import type { Response } from 'express';

export interface MinReadingRate {
  /** Time before the rate is enforced, because a client may be busy or briefly offline. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A poor mobile connection is twice as fast as this minimum. */
export const defaultMinReadingRate: MinReadingRate = { graceMs: 30_000, bytesPerSecond: 32 * 1024 };

/**
 * Closes the connection unless the client reads the written data at the minimum rate. Returns a function that cancels
 * the check.
 */
export function closeIfReadingSlowly(
  response: Response,
  { graceMs, bytesPerSecond }: MinReadingRate = defaultMinReadingRate,
): () => void {
  // After the response has closed, no event would stop the timer.
  if (response.closed) return () => undefined;
  const timer = setTimeout(() => response.destroy(), graceMs + (1000 * response.writableLength) / bytesPerSecond);
  const cancel = () => {
    clearTimeout(timer);
    response.removeListener('finish', cancel);
    response.removeListener('close', cancel);
  };
  response.once('finish', cancel);
  response.once('close', cancel);
  return cancel;
}

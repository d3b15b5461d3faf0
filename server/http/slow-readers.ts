// Clients that read what they asked for, but so slowly that it never ends. A connection on which nothing moves at all is cut by the server's own
// timeout (serve.ts); a byte every few seconds is enough to escape that one, and keeps the reply in our memory all the same.
import type { Response } from 'express';

export interface SlowestReading {
  /** Before the rate counts: a client may be busy, or its network away for a moment. */
  readonly graceMs: number;
  readonly bytesPerSecond: number;
}

/** A poor mobile network reads twice as fast. */
export const slowestReading: SlowestReading = { graceMs: 30_000, bytesPerSecond: 32 * 1024 };

/** Cuts the connection unless what has been written by now is read in time. Returns the function that lets it be. */
export function cutSlowReader(
  response: Response,
  { graceMs, bytesPerSecond }: SlowestReading = slowestReading,
): () => void {
  const timer = setTimeout(() => response.destroy(), graceMs + (1000 * response.writableLength) / bytesPerSecond);
  const letBe = () => {
    clearTimeout(timer);
    response.removeListener('finish', letBe);
    response.removeListener('close', letBe);
  };
  response.once('finish', letBe);
  response.once('close', letBe);
  return letBe;
}

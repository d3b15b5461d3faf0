import type { Platform } from '../startup/platform.js';

/** Time from the end of the grace period, or from the loss of the database, until all connections are closed. */
export const stoppingWaitMs = 1_000;

const checkIntervalMs = 200;

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

/**
 * Ends the grace period when the database is unavailable, because then no job and no run can end in this process.
 * Another process repeats the jobs and ends the streamed runs.
 */
export function createDatabaseWatch({ opened, readiness }: Pick<Platform, 'opened' | 'readiness'>) {
  const unavailable = new AbortController();
  const begin = once((): void => {
    const check = () => {
      if (!readiness.isDatabaseUnavailable()) return;
      clearInterval(timer);
      setTimeout(() => opened.abortConnections(), stoppingWaitMs).unref();
      unavailable.abort();
    };
    const timer = setInterval(check, checkIntervalMs).unref();
    check();
  });
  return {
    begin,
    signal: unavailable.signal,
    onceUnavailable(endGrace: () => void): void {
      begin();
      if (unavailable.signal.aborted) endGrace();
      else unavailable.signal.addEventListener('abort', endGrace, { once: true });
    },
  };
}

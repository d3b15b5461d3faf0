// The queues from which a worker should fetch jobs next.

export interface FetchRequests {
  request(queues: readonly string[]): void;
  /** Returns the requested queues, and forgets them. */
  take(): ReadonlySet<string>;
  /**
   * Resolves when a queue is requested, or with false after `stop`. Requests of the same iteration of the event loop
   * are handled together.
   */
  next(): Promise<boolean>;
  stop(): void;
}

export function createFetchRequests(): FetchRequests {
  const requested = new Set<string>();
  let isStopped = false;
  let proceed: () => void = () => undefined;
  return {
    request(queues) {
      queues.forEach((name) => requested.add(name));
      proceed();
    },
    take() {
      const names = new Set(requested);
      requested.clear();
      return names;
    },
    async next() {
      if (requested.size === 0 && !isStopped) await new Promise<void>((resolve) => (proceed = resolve));
      await new Promise(setImmediate);
      return !isStopped;
    },
    stop() {
      isStopped = true;
      proceed();
    },
  };
}

// Lets a number of callers in at once; the others wait in order.

export interface Turnstile {
  /** Resolves with what to call when leaving. Rejects with the signal's reason. */
  enter(signal: AbortSignal): Promise<() => void>;
}

export function createTurnstile(places: number): Turnstile {
  const waiting = new Set<() => void>();
  let free = places;

  function leave(): void {
    const [next] = waiting;
    if (next === undefined) free += 1;
    else next();
  }

  return {
    async enter(signal) {
      signal.throwIfAborted();
      if (free > 0) {
        free -= 1;
        return leave;
      }
      return new Promise((resolve, reject) => {
        const proceed = (): void => {
          waiting.delete(proceed);
          signal.removeEventListener('abort', giveUp);
          resolve(leave);
        };
        const giveUp = (): void => {
          waiting.delete(proceed);
          reject(signal.reason as Error);
        };
        waiting.add(proceed);
        signal.addEventListener('abort', giveUp, { once: true });
      });
    },
  };
}

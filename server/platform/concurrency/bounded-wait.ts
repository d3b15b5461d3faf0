// Waits for work for a limited time. The work continues after that time.

/**
 * Settles with the work, or rejects with the signal's reason as soon as the signal is aborted. Ignores the result of
 * the work after that.
 */
export async function unlessAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  work.catch(() => undefined); // The work may fail after this function has returned.
  signal.throwIfAborted();
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    stop = () => reject(signal.reason as Error);
    signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/**
 * Waits for the work for at most `timeoutMs`. Clears its timer, because a pending timer would keep the process running.
 */
export async function endsWithin(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}

/** Waits for the work until the signal is aborted. */
export async function endsBefore(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await unlessAborted(work, signal).catch(() => undefined);
}

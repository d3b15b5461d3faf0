// Waits for work for a limited time. The work continues after that time.

/**
 * Settles as the work does. Rejects with the signal's reason as soon as the signal is aborted, and ignores the result
 * of the work after that.
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
 * Waits for the work for at most `timeoutMs`. Rejects if the work rejects within that time, and ignores its result
 * after that. Always clears its timer, because a pending timer would keep the process running.
 */
export async function waitAtMost(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  try {
    await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Waits until the work settles or the signal is aborted. Never rejects. */
export async function waitUnlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  await unlessAborted(work, signal).catch(() => undefined);
}

/** Returns the result of the work. If the signal is aborted first, rejects with its reason, and the work continues. */
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

/** Waits for the work, at most `timeoutMs`. Rejects if the work rejects within that time. Does not stop the work. */
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

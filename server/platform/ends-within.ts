import { unlessAborted } from './unless-aborted.js';

/** Waits for the work for at most `timeoutMs`. Clears its timer, which would keep the process running. */
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

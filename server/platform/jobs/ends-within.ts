/** Waits for the work, but no longer than this. Leaves no timer behind, which would keep a process alive. */
export async function endsWithin(work: Promise<unknown>, timeoutMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, timeoutMs)));
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}

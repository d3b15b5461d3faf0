// Reads the log, because a measured duration would depend on the speed of the machine.

/** Returns how many requests the deadline has ended, from the lines of the server's log. */
export const countDeadlines = (logs: readonly Record<string, unknown>[]): number =>
  logs.filter(({ err }) => /^no reply within \d+ ms$/.test((err as { message?: string } | undefined)?.message ?? ''))
    .length;

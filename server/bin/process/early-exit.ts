// Exits with code 0 on a signal until the regular handlers are installed. Without a handler, a signal would end the
// process as a failure, or have no effect on process 1 of a container.

const signals = ['SIGTERM', 'SIGINT'] as const;
const exit = () => process.exit(0);

for (const signal of signals) process.on(signal, exit);

/** Call it after the regular handlers are installed. */
export function removeEarlyHandlers(): void {
  for (const signal of signals) process.removeListener(signal, exit);
}

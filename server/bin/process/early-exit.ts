// Exits with code 0 on a signal until the regular signal handlers are installed, because nothing is open yet. Without a
// handler, a signal would end the process as a failure, and the first process of a container would ignore the signal.

const signals = ['SIGTERM', 'SIGINT'] as const;
const exit = () => process.exit(0);

for (const signal of signals) process.on(signal, exit);

export function endEarlyExit(): void {
  for (const signal of signals) process.removeListener(signal, exit);
}

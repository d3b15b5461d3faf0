// Measures the CPU time of this process. Wall-clock time would include other processes on the machine.

/** Returns a function that returns the CPU time used since this call, in milliseconds. */
export function startCpuTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

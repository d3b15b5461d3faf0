// What work costs this process, whatever else the machine does meanwhile: time by the clock would not tell.

/** Milliseconds of a processor that this process uses until the returned function is called. */
export function startCpuTime(): () => number {
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
}

// Measures in CPU time how long the event loop was blocked. Wall-clock time would include other processes.
import { readFileSync } from 'node:fs';

/**
 * Returns the CPU time of the main thread in milliseconds. Without /proc, returns an upper bound: the CPU time of the
 * whole process.
 */
export function threadCpuMs(): number {
  try {
    // The first number is the CPU time in nanoseconds. The main thread has the same id as the process.
    return Number.parseInt(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1'), 10) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

let fixedText: string | undefined;

/**
 * Parses and serializes 2 MB of JSON three times. Returns the lowest CPU time in milliseconds: about 25 on a quiet
 * machine. Tests divide other CPU times by this time, because a slow machine, or other processes that use the same
 * caches, make both longer.
 */
export function cpuMsOfFixedWork(): number {
  fixedText ??= JSON.stringify(Array.from({ length: 125_000 }, (_, index) => ({ index })));
  let lowestMs = Infinity;
  for (let round = 0; round < 3; round++) {
    const before = threadCpuMs();
    JSON.stringify(JSON.parse(fixedText));
    lowestMs = Math.min(lowestMs, threadCpuMs() - before);
  }
  return lowestMs;
}

export interface EventLoopWatch {
  /**
   * Maximum CPU time so far between two samples, in milliseconds. On Linux, it exceeds the longest iteration of the
   * event loop by at most 20 ms.
   */
  readonly longestIterationMs: () => number;
  /** Runs work whose CPU time does not count, such as a garbage collection that a test requests. */
  readonly exclude: (work: () => void) => void;
  readonly stop: () => void;
}

const intervalMs = 20;

let unwatchedCount = 0;

/**
 * Runs work during which the event loop is not measured, such as the start of a server, which compiles validators for
 * 0.5 s.
 */
export async function unwatched<Result>(work: () => Promise<Result>): Promise<Result> {
  unwatchedCount++;
  try {
    return await work();
  } finally {
    // The next sample still includes the last iteration of the work.
    setTimeout(() => unwatchedCount--, 2 * intervalMs).unref();
  }
}

export function watchEventLoop(): EventLoopWatch {
  let longest = 0;
  let last = threadCpuMs();
  const look = (): void => {
    const now = threadCpuMs();
    if (unwatchedCount === 0) longest = Math.max(longest, now - last);
    last = now;
  };
  const exclude = (work: () => void): void => {
    const before = threadCpuMs();
    work();
    last += threadCpuMs() - before;
  };
  const timer = setInterval(look, intervalMs).unref();
  return { longestIterationMs: () => (look(), longest), exclude, stop: () => clearInterval(timer) };
}

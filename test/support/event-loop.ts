// How long the event loop was blocked, in processor time of its own thread: the wall clock also counts other processes of a busy machine.
import { readFileSync } from 'node:fs';

/** Processor time of the main thread in milliseconds. On systems without /proc: of the whole process, which may only be more. */
export function threadCpuMs(): number {
  try {
    // The first number: nanoseconds on a processor. The main thread has the id of the process.
    return Number.parseInt(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'latin1'), 10) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

export interface EventLoopWatch {
  /** The most processor time that passed between two turns of the event loop so far. */
  readonly longestTurnMs: () => number;
  readonly stop: () => void;
}

const intervalMs = 20;

let startingServers = 0;

/** Ignores the turns of the work: a server that starts in the process of a test compiles its validators, which takes half a second. */
export async function unwatched<Result>(work: () => Promise<Result>): Promise<Result> {
  startingServers++;
  try {
    return await work();
  } finally {
    // After the next look, which still sees the last turn of the work.
    setTimeout(() => startingServers--, 2 * intervalMs).unref();
  }
}

export function watchEventLoop(): EventLoopWatch {
  let longest = 0;
  let last = threadCpuMs();
  const look = (): void => {
    const now = threadCpuMs();
    if (startingServers === 0) longest = Math.max(longest, now - last);
    last = now;
  };
  const timer = setInterval(look, intervalMs).unref();
  return { longestTurnMs: () => (look(), longest), stop: () => clearInterval(timer) };
}

// Medians, and CPU times of processes. Requires Linux, because it reads /proc.
import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/** Returns the fields of `/proc/<pid>/stat` after the name of the process, or null if the process has ended. */
function fieldsOf(pid: number): string[] | null {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? null;
  } catch {
    return null;
  }
}

/** Milliseconds of CPU time of a process. */
export function cpuOf(pid: number): number {
  const fields = fieldsOf(pid) ?? [];
  return ((Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 1_000) / ticksPerSecond;
}

/** Milliseconds of CPU time of the children of a process, such as the sessions of Postgres. */
export function cpuOfChildren(parent: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const children = pids.filter((pid) => Number(fieldsOf(Number(pid))?.[1]) === parent);
  return children.reduce((sum, pid) => sum + cpuOf(Number(pid)), 0);
}

/** Returns the middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const [lower = NaN, upper = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (lower + upper) / 2;
}

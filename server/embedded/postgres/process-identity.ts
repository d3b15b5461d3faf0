// Who is behind a process id: alive or not, and the same process as before or a later one that got its number.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Stands where the system tells us no more than "there is such a process". */
const UNKNOWN_MARK = 'unknown';

/**
 * A short text that stays the same as long as one process lives and differs for the next process with the same id;
 * undefined when no such process runs. A zombie does not run: it holds no file and no memory, it only waits to be reaped.
 */
export function processMark(pid: number): string | undefined {
  if (!isSignalable(pid)) return undefined;
  if (process.platform === 'linux') return linuxMark(pid);
  if (process.platform === 'win32') return UNKNOWN_MARK;
  return processStatusMark(pid);
}

/** True while the process that had this mark still runs. An unknown mark counts as a match: better refuse than share. */
export function isSameProcess(pid: number, mark: string): boolean {
  const current = processMark(pid);
  return current !== undefined && (current === mark || current === UNKNOWN_MARK || mark === UNKNOWN_MARK);
}

/** The command line of a process, for a message to a human; empty when the system does not tell. */
export function commandLineOf(pid: number): string {
  if (process.platform === 'win32') return '';
  if (process.platform === 'linux') return readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ').trim() ?? '';
  return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}

function isSignalable(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // it exists and belongs to someone else
  }
}

function linuxMark(pid: number): string | undefined {
  const status = readText(`/proc/${pid}/stat`);
  if (status === undefined) return isSignalable(pid) ? UNKNOWN_MARK : undefined; // /proc mounted with hidepid
  // The second field is the command in parentheses and may itself hold spaces and parentheses.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  const bootId = readText('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? '';
  return `${startTicks}${bootId}`; // ticks count from boot, so alone they could repeat after a reboot
}

function processStatusMark(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const text = stdout?.trim() ?? '';
  if (text === '') return isSignalable(pid) ? UNKNOWN_MARK : undefined;
  if (text.startsWith('Z')) return undefined;
  return text
    .split(/\s+/)
    .slice(1)
    .join('')
    .replaceAll(/[^A-Za-z0-9]/g, '');
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

// Distinguishes a process from a later process with the same id, by a mark that contains its start time.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The mark of a process if the system reveals only that the process exists. */
export const unknownMark = 'unknown';

/** Returns the mark of a process, or undefined if no process with the id is running. A zombie is not running. */
export function processMark(pid: number): string | undefined {
  if (!isSignalable(pid)) return undefined;
  if (process.platform === 'linux') return linuxMark(pid);
  if (process.platform === 'win32') return unknownMark;
  return processStatusMark(pid);
}

/** An unknown mark counts as a match, because two owners of a data folder would be worse than a refused start. */
export function isSameProcess(pid: number, mark: string): boolean {
  const current = processMark(pid);
  return current !== undefined && (current === mark || current === unknownMark || mark === unknownMark);
}

/** Returns an empty text if the command line is not available. */
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
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // the process exists and belongs to another user
  }
}

/** Returns the fields of /proc/<pid>/stat after the command, which may itself contain spaces and parentheses. */
const fieldsOf = (status: string): string[] => status.slice(status.lastIndexOf(')') + 2).split(' ');

export function childrenOf(parent: number): number[] {
  const pairs =
    process.platform === 'linux'
      ? readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name))
          .map((pid) => [pid, fieldsOf(readText(`/proc/${pid}/stat`) ?? '')[1]])
      : String(spawnSync('ps', ['-A', '-o', 'pid=,ppid=']).stdout)
          .split('\n')
          .map((line) => line.trim().split(/\s+/));
  return pairs.filter(([, parentOfPid]) => Number(parentOfPid) === parent).map(([pid]) => Number(pid));
}

function linuxMark(pid: number): string | undefined {
  const status = readText(`/proc/${pid}/stat`);
  if (status === undefined) return isSignalable(pid) ? unknownMark : undefined; // /proc mounted with hidepid
  const fields = fieldsOf(status);
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return undefined;
  const bootId = readText('/proc/sys/kernel/random/boot_id')?.slice(0, 8) ?? '';
  return `${startTicks}${bootId}`; // Ticks count from boot, so without the boot id they could repeat after a reboot.
}

function processStatusMark(pid: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const text = stdout?.trim() ?? '';
  if (text === '') return isSignalable(pid) ? unknownMark : undefined;
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

// Notices that the npm which runs this process has ended. npm passes SIGTERM to its shell only, and SIGKILL to nothing:
// the server would go on without a parent and keep its port and its data folder.
import { readFileSync } from 'node:fs';

const CHECK_INTERVAL_MS = 500;

/**
 * Calls `onEnd` once if npm started this process and ends before it. Does nothing for a process that npm did not
 * start.
 */
export function watchNpm(environment: NodeJS.ProcessEnv, onEnd: () => void): void {
  // npm hands its variables down to everything below; only the process that its script names is meant.
  if (!environment['npm_lifecycle_script']?.includes('server/bin/')) return;
  const shell = process.ppid;
  const npm = isShell(shell) ? parentOf(shell) : null;
  const timer = setInterval(() => {
    const isOrphan = process.ppid !== shell || (npm !== null && parentOf(shell) !== npm);
    if (!isOrphan) return;
    clearInterval(timer);
    onEnd();
  }, CHECK_INTERVAL_MS);
  timer.unref();
}

/** Some shells replace themselves by the command; npm is then the direct parent. */
function isShell(pid: number): boolean {
  return /^\w*sh$/.test(readProcess(pid, 'comm')?.trim() ?? '');
}

/** Null where there is no /proc: macOS, whose shell replaces itself, and Windows. */
function parentOf(pid: number): number | null {
  const fields = readProcess(pid, 'stat')
    ?.replace(/^.*\) /s, '')
    .split(' ');
  return fields === undefined ? null : Number(fields[1]);
}

function readProcess(pid: number, file: 'comm' | 'stat'): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return undefined;
  }
}

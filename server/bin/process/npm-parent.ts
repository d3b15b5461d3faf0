// Detects that the npm process which started this process has exited. npm passes SIGTERM only to its shell, and cannot
// pass on SIGKILL. Without this check, the server would continue and occupy its port and data folder.
import { readFileSync } from 'node:fs';

export const serverScript = /server\/bin\//;

const checkIntervalMs = 500;

/** Calls `onEnd` once when npm has exited, if an npm script that matches `script` started this process. */
export function watchNpm(environment: NodeJS.ProcessEnv, script: RegExp, onEnd: () => void): void {
  // npm sets this variable for every script. A process that another script started, such as the tests, must not watch
  // npm.
  if (!script.test(environment['npm_lifecycle_script'] ?? '')) return;
  const shell = process.ppid;
  const npm = isShell(shell) ? parentOf(shell) : null;
  const timer = setInterval(() => {
    const isOrphan = process.ppid !== shell || (npm !== null && parentOf(shell) !== npm);
    if (!isOrphan) return;
    clearInterval(timer);
    onEnd();
  }, checkIntervalMs);
  timer.unref();
}

/** Some shells replace themselves with the command, so that npm is the direct parent. */
function isShell(pid: number): boolean {
  return /^\w*sh$/.test(readProcess(pid, 'comm')?.trim() ?? '');
}

/** Returns null if the process has ended, or if the system has no /proc (macOS, Windows). */
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

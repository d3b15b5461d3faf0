// Starts programs that must not outlive this process, even if it is killed with SIGKILL.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { workingDirectory, type RunAs } from './run-as.js';

export type GuardedProcess = ChildProcessByStdio<Writable, null, Readable>;

/**
 * Starts the program and a watcher, and waits for the program. The watcher reads standard input, a pipe from Node. When
 * Node exits for any reason, the pipe ends, and the watcher sends SIGINT, which makes Postgres stop fast. The watcher
 * repeats SIGINT, because the program ignores the signal until it has installed a handler. If `sleep` does not accept
 * fractions, the watcher waits a second each time. If the program exits first, the shell kills the watcher, which could
 * otherwise interrupt a later process with the same id.
 */
const guardScript = `
exec 3<&0
"$@" </dev/null 3<&- & program=$!
{ cat >/dev/null; while kill -INT "$program"; do sleep 0.1 || sleep 1; done; } <&3 3<&- 2>/dev/null & watcher=$!
wait "$program"; status=$?
kill "$watcher" 2>/dev/null
exit "$status"
`;

/**
 * `parameters` receives the path by which the program must address the folder. Closing the child's standard input stops
 * the program.
 */
export function spawnGuarded(
  runAs: RunAs,
  program: string,
  folder: string,
  parameters: (folderName: string) => readonly string[],
): GuardedProcess {
  const folderName = runAs.usesWorkingDirectory ? workingDirectory : folder;
  const command = [...runAs.commandPrefix, program, ...parameters(folderName)];
  const child = spawn('/bin/sh', ['-c', guardScript, 'postgres-guard', ...command], {
    // Node changes to the folder before it changes the user, so the user needs no access to the parent folders.
    cwd: runAs.usesWorkingDirectory ? folder : '/',
    ...(runAs.user && { uid: runAs.user.uid, gid: runAs.user.gid }),
    // Use a separate session, so that Ctrl-C reaches only Node. Node lets requests end before it stops Postgres.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => undefined); // EPIPE if the program has already exited
  return child;
}

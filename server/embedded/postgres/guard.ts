// Starts programs that must not outlive this process, not even when it is killed with SIGKILL.
import { spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { WORKING_FOLDER, type RunAs } from './run-as.js';

export type GuardedProcess = ChildProcessByStdio<Writable, null, Readable>;

/**
 * The shell waits for the program; beside it a watcher waits for the end of its standard input, a pipe whose other end
 * only this Node process holds. When Node ends, however it ends, the kernel closes the pipe and the watcher interrupts the
 * program (for Postgres: fast shutdown). It repeats that, because a program that has only just been started ignores SIGINT
 * until it has set up its own handler; not every `sleep` knows fractions, hence two of them. When the program ends first,
 * the watcher goes with it, before the number of the process can belong to somebody else.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- & program=$!
{ cat >/dev/null; while kill -INT "$program"; do sleep 0.1 || sleep 1; done; } <&3 3<&- 2>/dev/null & watcher=$!
wait "$program"; status=$?
kill "$watcher" 2>/dev/null
exit "$status"
`;

/**
 * Runs a Postgres program on a data folder; `parameters` gets the folder as the program has to name it. Ending the
 * child's standard input ends the program.
 */
export function spawnGuarded(
  runAs: RunAs,
  program: string,
  folder: string,
  parameters: (folderName: string) => readonly string[],
): GuardedProcess {
  const folderName = runAs.reachesDataAsWorkingFolder ? WORKING_FOLDER : folder;
  const command = [...runAs.commandPrefix, program, ...parameters(folderName)];
  const child = spawn('/bin/sh', ['-c', GUARD, 'postgres-guard', ...command], {
    // Node enters the folder before it changes the user, which is what makes the hand-over of the folder work.
    cwd: runAs.reachesDataAsWorkingFolder ? folder : '/',
    ...(runAs.user && { uid: runAs.user.uid, gid: runAs.user.gid }),
    // A session of its own: Ctrl-C reaches Node alone, which then stops Postgres last, after the requests that use it.
    detached: true,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  child.stdin.on('error', () => undefined); // EPIPE when the program is already gone
  return child;
}

// Ensures one owner per data folder, because two servers on one folder would lose data. Without the lock, a start could
// not distinguish the Postgres of another running process from an orphan, which it stops.
//
// Each process writes a claim, an empty file `owner-<pid>-<mark>.lock`, before it reads the claims of others. So of two
// concurrent processes, at least one finds the claim of the other. Any process may delete the claim of a crashed
// process. The mark distinguishes a process from a later process with the same id. It is unknown on Windows, and if the
// system hides processes. Then the claim of a later process with the same id has the same name. This process cannot
// start while the old file exists, and another process that deletes the old file could delete the new claim.
//
// Machines or containers must not share the folder, because their process ids are not comparable.
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf, isSameProcess, processMark, unknownMark } from './process-identity.js';

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(
    readonly dataDir: string,
    readonly ownerPid: number,
  ) {
    const command = ownerPid === process.pid ? 'this process itself' : commandLineOf(ownerPid);
    super(
      `The data folder ${dataDir} is in use by process ${ownerPid}${command === '' ? '' : ` (${command})`}. ` +
        'Stop that process or choose another data folder.',
    );
  }
}

interface Claim {
  readonly fileName: string;
  readonly pid: number;
  readonly mark: string;
}

const claimName = /^owner-(\d+)-([A-Za-z0-9]+)\.lock$/;
/** How long the process whose claim has the smallest name waits for concurrent processes to withdraw. */
const withdrawTimeoutMs = 1_000;

/** Throws DataFolderInUseError if the folder has an owner. Returns the function that releases the folder. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  // A claim without a mark would look like that of a crashed process, so others would delete it.
  const mine = `owner-${process.pid}-${processMark(process.pid) ?? unknownMark}.lock`;
  const path = join(dataDir, mine);
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DataFolderInUseError(dataDir, process.pid);
    throw error;
  }
  const release = (): void => rmSync(path, { force: true });
  for (const dead of claims(dataDir).filter((claim) => !isRunning(claim)))
    rmSync(join(dataDir, dead.fileName), { force: true });

  const deadline = Date.now() + withdrawTimeoutMs;
  for (;;) {
    const other = claims(dataDir).find((claim) => claim.fileName !== mine && isRunning(claim));
    if (other === undefined) return release;
    // The process whose claim has the smallest name waits and the others withdraw, so at most one succeeds.
    if (other.fileName < mine || Date.now() > deadline) {
      release();
      throw new DataFolderInUseError(dataDir, other.pid);
    }
    await sleep(20);
  }
}

export function isDataFolderOwned(dataDir: string): boolean {
  return claims(dataDir).some(isRunning);
}

function isRunning({ pid, mark }: Claim): boolean {
  return isSameProcess(pid, mark);
}

function claims(dataDir: string): Claim[] {
  return readdirSync(dataDir)
    .sort()
    .flatMap((fileName) => {
      const [, pid, mark] = claimName.exec(fileName) ?? [];
      return pid !== undefined && mark !== undefined ? [{ fileName, pid: Number(pid), mark }] : [];
    });
}

// Ensures that one process at a time uses a data folder. Otherwise, data could be lost: for example, a starting process
// would regard the Postgres of the other process as an orphan, and stop it.
//
// Each process writes a claim, an empty file `owner-<pid>-<mark>.lock`, before it reads the claims of others. So of two
// concurrent processes, at least one finds the claim of the other.
//
// The mark distinguishes a process from a later process with the same id. If the system reveals no mark, the claim of a
// crashed process blocks the folder while any process has its id. An operator can delete the file.
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf, isSameProcess, processMark, unknownMark } from './process-identity.js';

export class DataFolderInUseError extends Error {
  override readonly name = 'DataFolderInUseError';

  constructor(
    readonly dataDir: string,
    { fileName, pid, mark }: Claim,
  ) {
    const command = pid === process.pid ? 'this process itself' : commandLineOf(pid);
    const inUse = `The data folder ${dataDir} is in use by process ${pid}${command === '' ? '' : ` (${command})`}`;
    super(
      mark === unknownMark
        ? `${inUse}, or a crashed process with the same id left the file ${fileName}. ` +
            'Stop that process, delete the file if no process uses the folder, or choose another data folder.'
        : `${inUse}. Stop that process or choose another data folder.`,
    );
  }
}

interface Claim {
  readonly fileName: string;
  readonly pid: number;
  readonly mark: string;
}

const claimName = /^owner-(\d+)-([A-Za-z0-9]+)\.lock$/;
/** Maximum wait until the other processes have withdrawn their claims. */
const withdrawTimeoutMs = 1_000;

/** Throws DataFolderInUseError if the folder has an owner. Returns the function that releases the folder. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const mark = processMark(process.pid) ?? unknownMark;
  const mine: Claim = { fileName: `owner-${process.pid}-${mark}.lock`, pid: process.pid, mark };
  const path = join(dataDir, mine.fileName);
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DataFolderInUseError(dataDir, mine);
    throw error;
  }
  const release = (): void => rmSync(path, { force: true });
  for (const { fileName } of claims(dataDir).filter((claim) => !isRunning(claim)))
    rmSync(join(dataDir, fileName), { force: true });

  const deadline = Date.now() + withdrawTimeoutMs;
  for (;;) {
    const other = claims(dataDir).find((claim) => claim.fileName !== mine.fileName && isRunning(claim));
    if (other === undefined) return release;
    // The process whose claim has the smallest name waits and the others withdraw, so at most one succeeds.
    if (other.fileName < mine.fileName || Date.now() > deadline) {
      release();
      throw new DataFolderInUseError(dataDir, other);
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

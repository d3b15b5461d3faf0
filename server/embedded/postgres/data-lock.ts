// One owner per data folder. Two servers on one folder are the one mistake that loses data, and Postgres alone cannot
// tell a stranger's live server from an orphan of ours that we may stop.
//
// Each contender writes a claim, an empty file `owner-<pid>-<mark>.lock`, and only then looks for claims of others. As
// everybody writes before reading, two can never both find themselves alone. A claim of a dead process may be deleted by
// anybody: its name is never used again, so no race over "who removes the stale lock" exists.
//
// Process ids mean nothing across machines and containers: do not put the folder on a volume that several of them share.
import { closeSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf, isSameProcess, processMark } from './process-identity.js';

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

const CLAIM = /^owner-(\d+)-([A-Za-z0-9]+)\.lock$/;
/** How long the first of several simultaneous contenders waits for the others to give way. */
const GIVE_WAY_MS = 1_000;

/** Makes this process the owner of the folder, or throws DataFolderInUseError. Returns the function that ends it. */
export async function lockDataFolder(dataDir: string): Promise<() => void> {
  const mine = `owner-${process.pid}-${processMark(process.pid)}.lock`;
  const path = join(dataDir, mine);
  try {
    closeSync(openSync(path, 'wx', 0o600));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new DataFolderInUseError(dataDir, process.pid);
    throw error;
  }
  const release = (): void => rmSync(path, { force: true });
  for (const dead of claims(dataDir).filter((claim) => !isLive(claim)))
    rmSync(join(dataDir, dead.fileName), { force: true });

  const deadline = Date.now() + GIVE_WAY_MS;
  for (;;) {
    const first = claims(dataDir).find((claim) => claim.fileName !== mine && isLive(claim));
    if (first === undefined) return release;
    // Of several newcomers the one with the smallest name waits and all others give way, so exactly one gets through.
    if (first.fileName < mine || Date.now() > deadline) {
      release();
      throw new DataFolderInUseError(dataDir, first.pid);
    }
    await sleep(20);
  }
}

/** True while some process owns the folder. */
export function isDataFolderOwned(dataDir: string): boolean {
  return claims(dataDir).some(isLive);
}

function isLive({ pid, mark }: Claim): boolean {
  return isSameProcess(pid, mark);
}

function claims(dataDir: string): Claim[] {
  return readdirSync(dataDir)
    .sort()
    .flatMap((fileName) => {
      const [, pid, mark] = CLAIM.exec(fileName) ?? [];
      return pid !== undefined && mark !== undefined ? [{ fileName, pid: Number(pid), mark }] : [];
    });
}

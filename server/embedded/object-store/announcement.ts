// Lets other processes on this machine find the running store, through a file in its folder.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDataFolderOwned } from '../postgres/data-lock.js';
import { loadCredentials, type Credentials } from './credentials.js';

export const region = 'us-east-1';

export interface RunningObjectStore {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly credentials: Credentials;
}

const fileOf = (folder: string) => join(folder, 'endpoint');

export function announceRunning(folder: string, endpoint: string): void {
  const path = fileOf(folder);
  writeFileSync(`${path}.new`, endpoint, { mode: 0o600 });
  // A rename is atomic, so no process reads a partial file.
  renameSync(`${path}.new`, path);
}

export function withdrawRunning(folder: string): void {
  rmSync(fileOf(folder), { force: true });
}

/** Returns the store that another process runs on the server's data folder, or undefined. */
export async function findRunningObjectStore(dataDir: string, bucket: string): Promise<RunningObjectStore | undefined> {
  const folder = join(dataDir, 'object-store');
  // After a crash, the file still exists, but no process owns the folder.
  if (!existsSync(fileOf(folder)) || !isDataFolderOwned(folder)) return undefined;
  return {
    endpoint: readFileSync(fileOf(folder), 'utf8'),
    region,
    bucket,
    credentials: await loadCredentials(folder),
  };
}

// What it takes for a file to survive a power cut.
import { open, rename, rm, type FileHandle } from 'node:fs/promises';

/** Makes known to the disk which files a folder has. Windows neither needs nor offers it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

export interface NewFile {
  /** Where it is written first; on the same disk. */
  readonly temporaryPath: string;
  readonly path: string;
  readonly folder: string;
}

/** The file is there whole, or as it was before; never in part. When this resolves, it stays there. */
export async function writeWhole<Result>(
  { temporaryPath, path, folder }: NewFile,
  write: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  try {
    const file = await open(temporaryPath, 'wx', 0o600);
    let result: Result;
    try {
      result = await write(file);
      await file.sync(); // before the rename: the name must never lead to data that is not on the disk yet
    } finally {
      await file.close();
    }
    await rename(temporaryPath, path);
    await syncFolder(folder);
    return result;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

// Writes files so that they survive a power failure.
import { open, rename, rm, type FileHandle } from 'node:fs/promises';

/** Writes the folder's entries to disk. Windows neither needs nor supports this. */
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
  /** Must be in the same file system as `path`, because a rename between file systems fails. */
  readonly temporaryPath: string;
  readonly path: string;
  readonly folder: string;
}

/**
 * Writes or replaces a file atomically. `publish` must call `rename`. If it throws before that, the new file is
 * discarded, and an existing file stays.
 */
export async function writeAtomically<Result>(
  { temporaryPath, path, folder }: NewFile,
  write: (file: FileHandle) => Promise<Result>,
  publish: (rename: () => Promise<void>) => Promise<void> = (rename) => rename(),
): Promise<Result> {
  try {
    const file = await open(temporaryPath, 'wx', 0o600);
    let result: Result;
    try {
      result = await write(file);
      await file.sync(); // before the rename, so that the name never refers to data that is not on disk
    } finally {
      await file.close();
    }
    await publish(() => rename(temporaryPath, path));
    await syncFolder(folder);
    return result;
  } catch (error) {
    await rm(temporaryPath, { force: true });
    throw error;
  }
}

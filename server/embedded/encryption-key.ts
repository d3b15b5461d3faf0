import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStoredFile } from './data-folder.js';

const remedy =
  'It must contain 32 bytes in base64. Restore it from a backup: without it, ' +
  'stored secrets, such as the headers of tool servers, cannot be read.';

/** Returns the key of the data folder, 32 bytes in base64. Creates it if it is missing. */
export function loadEncryptionKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'encryption-key');
  if (!existsSync(path)) makeKey(path);
  chmodSync(path, 0o600); // a copy or a backup may have changed the file mode
  return readStoredFile(path, remedy, (text) => (/^[A-Za-z0-9+/]{43}=$/.test(text.trim()) ? text.trim() : undefined));
}

/** Creates the key file atomically. Does not replace a file that another process created concurrently. */
function makeKey(path: string): void {
  const temporaryPath = `${path}.${randomUUID()}`;
  writeFileSync(temporaryPath, `${randomBytes(32).toString('base64')}\n`, { mode: 0o600 });
  try {
    linkSync(temporaryPath, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporaryPath);
  }
}

// A key for the secrets of customers where none is configured. It is made once and kept in the data folder, readable by its owner only.
import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeptFile } from './data-folder.js';

const REMEDY =
  'It must hold 32 bytes in base64. Restore it from a backup: without it, stored headers of tool servers cannot be read.';

/** 32 bytes in base64. */
export function loadEncryptionKey(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, 'encryption-key');
  if (!existsSync(path)) makeKey(path);
  chmodSync(path, 0o600); // a copy or a backup may have brought other rights
  return readKeptFile(path, REMEDY, (text) => (/^[A-Za-z0-9+/]{43}=$/.test(text.trim()) ? text.trim() : undefined));
}

/** Whole or not at all, and never in the place of a key that another process made in the same moment. */
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

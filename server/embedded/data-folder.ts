// Prepares the data folder of the embedded components, and reports corrupt files in it.
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvironmentError, fileSystemReason } from '../platform/process/environment-error.js';

const probeBytes = 64 * 1024;

/**
 * Creates the folder if it is missing, and writes a test file. Throws EnvironmentError with the reason if the file
 * system prevents either.
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    makeFolder(dataDir);
    try {
      writeProbe(probe);
    } finally {
      rmSync(probe, { force: true });
    }
  } catch (error) {
    const reason = fileSystemReason(error);
    if (reason === null) throw error;
    const remedy = 'Set DATA_DIR to a folder that this user can write to.';
    throw new EnvironmentError(`The data folder ${dataDir} cannot be written: ${reason}. ${remedy}`, { cause: error });
  }
}

/**
 * Creates the folder and its parents. With the option `recursive`, Node.js would retry indefinitely below a folder such
 * as /proc, which accepts no folders.
 */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o711 });
}

function writeProbe(path: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    writeFileSync(file, Buffer.alloc(probeBytes));
    fsyncSync(file); // some file systems report a full disk only here
  } finally {
    closeSync(file);
  }
}

/** Returns the error for a corrupt file. `remedy` says how to repair the file, in whole sentences. */
export function corruptFile(path: string, remedy: string, cause?: unknown): EnvironmentError {
  return new EnvironmentError(`The file ${path} is corrupt. ${remedy}`, { cause });
}

/**
 * Reads a small file of the data folder and parses it. Throws EnvironmentError if `parse` returns undefined or
 * throws.
 */
export function readStoredFile<Value>(path: string, remedy: string, parse: (text: string) => Value | undefined): Value {
  const text = readFileSync(path, 'utf8');
  let value: Value | undefined;
  try {
    value = parse(text);
  } catch (error) {
    throw corruptFile(path, remedy, error);
  }
  if (value === undefined) throw corruptFile(path, remedy);
  return value;
}

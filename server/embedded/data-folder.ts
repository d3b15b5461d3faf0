import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EnvironmentError, fileSystemReason } from '../platform/process/environment-error.js';

const probeBytes = 64 * 1024;

/**
 * Creates the folder if it is missing, and writes a test file. Throws EnvironmentError if the file system refuses
 * either.
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
 * Creates parent folders too. Does not use the option `recursive`, with which Node.js retries indefinitely below /proc.
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

/** `remedy` says how to repair the file, in whole sentences. */
export function corruptFile(path: string, remedy: string, cause?: unknown): EnvironmentError {
  return new EnvironmentError(`The file ${path} is corrupt. ${remedy}`, { cause });
}

/** Throws EnvironmentError if `parse` returns undefined or throws. */
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

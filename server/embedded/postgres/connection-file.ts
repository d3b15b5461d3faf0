// How further processes on this machine find the running server: a file in the data folder, for its owner's eyes only.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDataFolderOwned } from './data-lock.js';

export interface EmbeddedPostgresConnection {
  /** The folder of the Unix socket; on Windows `127.0.0.1`. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** Only on Windows; elsewhere the rights of the socket's folder decide. */
  readonly password?: string;
}

const FILE_NAME = 'connection.json';

/** The connection to the server that another process runs on this data folder; undefined when none runs. */
export function readEmbeddedPostgresConnection(dataDir: string): EmbeddedPostgresConnection | undefined {
  const path = join(dataDir, FILE_NAME);
  return existsSync(path) && isDataFolderOwned(dataDir) ? (JSON.parse(readFileSync(path, 'utf8')) as EmbeddedPostgresConnection) : undefined;
}

export function writeConnectionFile(dataDir: string, connection: EmbeddedPostgresConnection): void {
  const path = join(dataDir, FILE_NAME);
  writeFileSync(`${path}.new`, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path); // so that nobody reads half a file
}

export function removeConnectionFile(dataDir: string): void {
  rmSync(join(dataDir, FILE_NAME), { force: true });
}

// How further processes on this machine find the running server: a file in the data folder, for its owner's eyes only.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeptFile } from '../data-folder.js';
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
  if (!existsSync(path) || !isDataFolderOwned(dataDir)) return undefined;
  return readKeptFile(path, 'Restart the server that runs on this folder: it writes the file anew.', (text) => {
    const connection = JSON.parse(text) as Partial<EmbeddedPostgresConnection>;
    return typeof connection.host === 'string' ? (connection as EmbeddedPostgresConnection) : undefined;
  });
}

export function writeConnectionFile(dataDir: string, connection: EmbeddedPostgresConnection): void {
  const path = join(dataDir, FILE_NAME);
  writeFileSync(`${path}.new`, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path); // so that nobody reads half a file
}

export function removeConnectionFile(dataDir: string): void {
  rmSync(join(dataDir, FILE_NAME), { force: true });
}

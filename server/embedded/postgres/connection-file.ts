// Lets other processes on this machine find the running server, through a file in the data folder.
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readStoredFile } from '../data-folder.js';
import { isDataFolderOwned } from './data-lock.js';

export interface EmbeddedPostgresConnection {
  /** The folder of the Unix socket, or `127.0.0.1` on Windows. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
  /** Set only on Windows. On other systems, the mode of the socket folder restricts access. */
  readonly password?: string;
}

const fileName = 'connection.json';

/** Returns the connection to the server that another process runs on this data folder, or undefined. */
export function readEmbeddedPostgresConnection(dataDir: string): EmbeddedPostgresConnection | undefined {
  const path = join(dataDir, fileName);
  if (!existsSync(path) || !isDataFolderOwned(dataDir)) return undefined;
  return readStoredFile(path, 'Restart the server that runs on this folder; it writes the file again.', (text) => {
    const connection = JSON.parse(text) as Partial<EmbeddedPostgresConnection>;
    return typeof connection.host === 'string' ? (connection as EmbeddedPostgresConnection) : undefined;
  });
}

export function writeConnectionFile(dataDir: string, connection: EmbeddedPostgresConnection): void {
  const path = join(dataDir, fileName);
  writeFileSync(`${path}.new`, `${JSON.stringify(connection, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path); // so that no process reads a partial file
}

export function removeConnectionFile(dataDir: string): void {
  rmSync(join(dataDir, fileName), { force: true });
}

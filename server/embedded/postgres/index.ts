// Runs a Postgres server without an installation of Postgres. See README.md.
import { chmodSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from './binaries.js';
import { ensureCluster } from './cluster.js';
import { removeConnectionFile, writeConnectionFile, type EmbeddedPostgresConnection } from './connection-file.js';
import { lockDataFolder } from './data-lock.js';
import { stopOrphan } from './orphan.js';
import { chooseRunAs } from './run-as.js';
import { makeSocketFolder, removeSocketFolder, socketPort } from './socket-folder.js';
import { startServer, type PostgresExit, type PostgresServer } from './supervisor.js';
import { startOnWindows } from './windows.js';

export { readEmbeddedPostgresConnection, type EmbeddedPostgresConnection } from './connection-file.js';
export { DataFolderInUseError } from './data-lock.js';
export type { PostgresExit } from './supervisor.js';

export interface EmbeddedPostgresOptions {
  /** Created if missing. Only one process can use the folder at a time. */
  readonly dataDir: string;
  /** Created if missing. */
  readonly database?: string;
  /** Server settings as in postgresql.conf. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log: (line: string) => void;
}

export interface EmbeddedPostgres {
  readonly connection: EmbeddedPostgresConnection;
  /** Version of the server, such as `18.4`. */
  readonly version: string;
  /** The user that Postgres runs as, for the log. */
  readonly runsAs: string;
  /** Resolves when the server has exited. After a crash, call stop() too, because it releases the data folder. */
  readonly exited: Promise<PostgresExit>;
  /** Stops the server and releases the data folder. Can be called more than once. */
  stop(): Promise<void>;
}

interface StartedServer extends PostgresServer {
  readonly connection: Omit<EmbeddedPostgresConnection, 'database'>;
  readonly runsAs: string;
}

const defaultDatabase = 'agent_platform';

/** Rejects with DataFolderInUseError if the folder is in use. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = makeDataFolder(options.dataDir);
  const unlock = await lockDataFolder(dataDir);
  let server: StartedServer | undefined;
  const shutDown = async (): Promise<void> => {
    removeConnectionFile(dataDir);
    await server?.stop();
    removeSocketFolder(dataDir);
    unlock(); // last, so that the next owner finds no running server
  };
  try {
    server = await startFor(options, dataDir);
    const connection = { ...server.connection, database: options.database ?? defaultDatabase };
    const version = await ensureDatabase(connection);
    writeConnectionFile(dataDir, connection);
    let stopping: Promise<void> | undefined;
    return { connection, version, runsAs: server.runsAs, exited: server.exited, stop: () => (stopping ??= shutDown()) };
  } catch (error) {
    await shutDown();
    throw error;
  }
}

/** With mode 0711, the user of Postgres can enter a data folder that root owns, but not list it. */
function makeDataFolder(path: string): string {
  mkdirSync(path, { recursive: true, mode: 0o711 });
  if (process.getuid?.() === 0) chmodSync(path, 0o711);
  return realpathSync(path); // orphan.ts recognizes an orphan by this path
}

async function startFor(options: EmbeddedPostgresOptions, dataDir: string): Promise<StartedServer> {
  const { log } = options;
  const clusterFolder = join(dataDir, 'cluster');
  const settings: Record<string, string> = { max_connections: '100', timezone: 'UTC', ...options.settings };
  const binaries = findPostgresBinaries();
  if (process.platform === 'win32') {
    return { ...(await startOnWindows({ binaries, dataDir, clusterFolder, settings, log })), runsAs: 'same user' };
  }
  const runAs = chooseRunAs(binaries, dataDir, clusterFolder);
  await stopOrphan(clusterFolder, log);
  removeSocketFolder(dataDir); // left by a crashed process
  removeConnectionFile(dataDir);
  const isDurable = settings['fsync'] !== 'off';
  await ensureCluster({ runAs, dataDir, clusterFolder, isDurable, authentication: ['--auth=trust'] });

  const host = makeSocketFolder(dataDir, runAs.user);
  const socketSettings = {
    listen_addresses: '',
    unix_socket_directories: host,
    unix_socket_permissions: '0700',
    port: String(socketPort),
  };
  const server = await startServer({ runAs, clusterFolder, settings: { ...settings, ...socketSettings }, log });
  return { ...server, connection: { host, port: socketPort, user: 'postgres' }, runsAs: runAs.description };
}

async function ensureDatabase(connection: EmbeddedPostgresConnection): Promise<string> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
    const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version");
    return rows[0]?.version ?? '';
  } finally {
    await client.end();
  }
}

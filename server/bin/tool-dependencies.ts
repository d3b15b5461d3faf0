// Opens the database and the store for a tool that runs beside the server, or without it.
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { S3Storage } from '../platform/storage/index.js';
import type { Config } from '../app/config.js';
import { createDatabase } from '../platform/database/client.js';
import { readEmbeddedPostgresConnection, startEmbeddedPostgres } from '../embedded/postgres/index.js';
import { openStorage } from '../app/startup/storage.js';

// The pinned client of S3 warns on Node 20 of versions that will be published after January 2027.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

/** Undo steps in the order of the steps that they undo. */
export type Closers = (() => Promise<void> | void)[];

export interface Tool {
  readonly config: Config;
  readonly logger: Logger;
  readonly closers: Closers;
}

/** Runs no migrations. Joins the embedded Postgres of a server that runs on the data folder, or starts it. */
export async function openToolDatabase({ config, logger, closers }: Tool, applicationName: string): Promise<Knex> {
  const dataDir = resolve(config.dataDir, 'postgres');
  const external = config.database.url === null ? null : { connectionString: config.database.url };
  const running = external ?? readEmbeddedPostgresConnection(dataDir);
  const postgres = running ? null : await startEmbeddedPostgres({ dataDir, log: (line) => logger.debug(line) });
  if (postgres !== null) closers.push(() => postgres.stop());
  const connection = running ?? postgres!.connection;
  const database = createDatabase({
    connection,
    poolSize: 2,
    statementTimeoutMs: 600_000,
    applicationName,
    log: logger,
  });
  closers.push(() => database.destroy());
  return database;
}

/** Joins the embedded store of a server that runs on the data folder, or starts it. */
export const openToolStorage = ({ config, logger, closers }: Tool): Promise<S3Storage> =>
  openStorage({ config: { ...config, role: 'api' }, logger, closers, parts: [], fail: () => undefined });

export async function closeTool({ closers }: Tool): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

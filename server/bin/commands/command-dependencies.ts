// Opens the database and the object store for a command, whether or not the server is running.
import { resolve } from 'node:path';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { S3Storage } from '../../platform/storage/index.js';
import type { Config } from '../../app/config/config.js';
import { createDatabase } from '../../platform/database/pool.js';
import { readEmbeddedPostgresConnection, startEmbeddedPostgres } from '../../embedded/postgres/index.js';
import type { Undo } from '../../app/startup/startup-context.js';
import { openStorage } from '../../app/startup/storage.js';
import { secretsOf } from '../../app/config/secrets.js';
import { hideSecrets } from '../../platform/log/secrets.js';

// Suppresses a warning of the S3 client on Node 20 about later versions of the client.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

export interface Command {
  readonly config: Config;
  readonly logger: Logger;
  /** Called in reverse order. */
  readonly closers: Undo[];
}

/** Opens the database without running migrations. */
export async function openCommandDatabase(
  { config, logger, closers }: Command,
  applicationName: string,
): Promise<Knex> {
  hideSecrets(secretsOf(config));
  const dataDir = resolve(config.dataDir, 'postgres');
  const external = config.database.url === null ? null : { connectionString: config.database.url };
  const existing = external ?? readEmbeddedPostgresConnection(dataDir);
  const postgres = existing ? null : await startEmbeddedPostgres({ dataDir, log: (line) => logger.debug(line) });
  if (postgres !== null) closers.push(() => postgres.stop());
  const connection = existing ?? postgres!.connection;
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

/** Sets the role `api`, so that `openStorage` uses a running embedded object store, or else starts one. */
export function openCommandStorage(
  { config, logger, closers }: Command,
  onReady: (component: string) => void = () => undefined,
): Promise<S3Storage> {
  hideSecrets(secretsOf(config));
  return openStorage({
    config: { ...config, role: 'api' },
    logger,
    group: null,
    onClose: (undo) => void closers.push(undo),
    overdue: new AbortController().signal,
    onReady,
    fail: () => undefined,
  });
}

export async function closeCommand({ closers }: Command): Promise<void> {
  for (const close of closers.splice(0).reverse()) await close();
}

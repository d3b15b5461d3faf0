// `npm run migrate`: brings the database at DATABASE_URL, or the embedded one, to the newest schema and ends.
import { resolve } from 'node:path';
import { readConfig } from '../config.js';
import { createDatabase } from '../database/client.js';
import { migrate } from '../database/migrate.js';
import { rethrowUnusable } from '../database/unusable.js';
import { readEmbeddedPostgresConnection, startEmbeddedPostgres } from '../embedded/postgres/index.js';
import { createLogger } from '../logger.js';
import { exitWith } from './explain.js';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const dataDir = resolve(config.dataDir, 'postgres');
  const logger = createLogger(config.logLevel);
  const external = config.database.url === null ? null : { connectionString: config.database.url };
  // A server that runs owns its embedded database; this process then joins it.
  const running = external ?? readEmbeddedPostgresConnection(dataDir);
  const postgres = running ? null : await startEmbeddedPostgres({ dataDir, log: (line) => logger.debug(line) });
  const connection = running ?? postgres!.connection;
  const database = createDatabase({ connection, poolSize: 2, statementTimeoutMs: 600_000, applicationName: 'agent-platform-migrate', log: logger });
  try {
    const applied = await migrate(database).catch(rethrowUnusable(config.database.url));
    console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await database.destroy();
    await postgres?.stop();
  }
}

main().catch(exitWith);

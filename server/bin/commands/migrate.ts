import { readConfig } from '../../app/config/config.js';
import { migrate } from '../../platform/database/migrate.js';
import { rethrowAsEnvironmentError } from '../../platform/database/rethrow-as-environment-error.js';
import { createLogger } from '../../platform/log/logger.js';
import { exitWith } from '../process/explain.js';
import { closeCommand, openCommandDatabase, type Command } from './command-dependencies.js';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const command: Command = { config, logger: createLogger(config.logLevel), closers: [] };
  try {
    const database = await openCommandDatabase(command, 'agent-platform-migrate');
    const applied = await migrate(database).catch(rethrowAsEnvironmentError(config.database.url));
    console.log(applied.length === 0 ? 'The schema is up to date.' : `Applied ${applied.join(', ')}.`);
  } finally {
    await closeCommand(command);
  }
}

main().catch(exitWith);

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from '../../../app/config/config.js';
import { loadEncryptionKey } from '../../../embedded/encryption-key.js';
import { createEncryption, type Encryption } from '../../../platform/encryption.js';
import { createLogger } from '../../../platform/log/logger.js';
import { closeCommand, openCommandDatabase, openCommandStorage, type Command } from '../command-dependencies.js';
import { checkDatabase, checkJobTables, checkSchema, checkSecrets } from './database-checks.js';
import { checkObjects } from './object-checks.js';
import { check, reportOf, type Report } from './report.js';

/** Returns null if there is no key. Creates none, because a new key would hide that the old key was lost. */
function openKeys({ config }: Command): Encryption | null {
  if (config.encryptionKeys.length > 0) return createEncryption(config.encryptionKeys);
  const dataDir = resolve(config.dataDir);
  return existsSync(join(dataDir, 'encryption-key')) ? createEncryption([loadEncryptionKey(dataDir)]) : null;
}

async function runChecks(command: Command, readsObjects: boolean): Promise<Report> {
  const database = await openCommandDatabase(command, 'agent-platform-doctor');
  const reachable = await checkDatabase(database);
  if (reachable.status !== 'ok')
    return reportOf([reachable, check('others', 'skipped', 'The other checks need the database.')]);
  const schema = await checkSchema(database);
  if (schema.status !== 'ok')
    return reportOf([
      reachable,
      schema,
      check('others', 'skipped', 'The other checks need the schema of this program.'),
    ]);
  const jobTables = await checkJobTables(database);
  const secrets = await checkSecrets(database, openKeys(command));
  const places: string[] = [];
  const storage = await openCommandStorage(command, (component) => void places.push(component));
  const objects = await checkObjects({ database, storage, place: places.join(), readsObjects });
  return reportOf([reachable, schema, jobTables, secrets, ...objects]);
}

export async function examine(config: Config, readsObjects: boolean): Promise<Report> {
  const command: Command = { config, logger: createLogger('silent'), closers: [] };
  try {
    return await runChecks(command, readsObjects);
  } finally {
    await closeCommand(command);
  }
}

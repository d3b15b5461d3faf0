// Prints the problems of the database, the store and the keys, and exits with 1 if there are any. It changes nothing.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../app/config/config.js';
import { checkDatabase, checkJobTables, checkSchema, checkSecrets } from './doctor/database-checks.js';
import { checkObjects } from './doctor/object-checks.js';
import { check, printReport, reportOf, type Report } from './doctor/report.js';
import { loadEncryptionKey } from '../embedded/encryption-key.js';
import { createEncryption, type Encryption } from '../platform/encryption.js';
import { createLogger } from '../platform/log/logger.js';
import { exitWith } from './explain.js';
import { closeTool, openToolDatabase, openToolStorage, type Tool } from './tool-dependencies.js';

const usage = `usage: npm run doctor -- [--json] [--read-objects]
  --json          prints the report as JSON
  --read-objects  reads every object that a row refers to, so that the embedded store verifies its checksum`;

/** Returns null if there is no key. Creating one would hide that the old one was lost. */
function openKeys({ config }: Tool): Encryption | null {
  if (config.encryptionKeys.length > 0) return createEncryption(config.encryptionKeys);
  const dataDir = resolve(config.dataDir);
  return existsSync(join(dataDir, 'encryption-key')) ? createEncryption([loadEncryptionKey(dataDir)]) : null;
}

async function examine(tool: Tool, readsObjects: boolean): Promise<Report> {
  const database = await openToolDatabase(tool, 'agent-platform-doctor');
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
  const secrets = await checkSecrets(database, openKeys(tool));
  const places: string[] = [];
  const storage = await openToolStorage(tool, places);
  const objects = await checkObjects({ database, storage, place: places.join(), readsObjects });
  return reportOf([reachable, schema, jobTables, secrets, ...objects]);
}

async function main(): Promise<void> {
  const options = {
    json: { type: 'boolean' },
    'read-objects': { type: 'boolean' },
    help: { type: 'boolean' },
  } as const;
  const { values } = parseArgs({ options });
  if (values.help) return console.log(usage);
  const config = readConfig(process.env);
  const tool: Tool = { config, logger: createLogger('silent'), closers: [] };
  try {
    const report = await examine(tool, values['read-objects'] ?? false);
    console.log(values.json ? JSON.stringify(report, null, 2) : printReport(report));
    process.exitCode = report.ok ? 0 : 1;
  } finally {
    await closeTool(tool);
  }
}

main().catch(exitWith);

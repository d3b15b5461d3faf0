import type { Knex } from 'knex';
import { migrationsTable } from '../../../platform/database/migrate.js';
import { migrations } from '../../../platform/database/migrations/index.js';
import { createBoss } from '../../../platform/jobs/pg-boss/create-boss.js';
import type { Encryption } from '../../../platform/encryption.js';
import { decryptHeaders } from '../../../modules/tool-servers/headers.js';
import { decryptSecret } from '../../../modules/webhook-endpoints/secrets.js';
import { check, type Check } from './report.js';
import { compareSchema } from './schema-objects.js';

export async function checkDatabase(database: Knex): Promise<Check> {
  try {
    const { rows } = await database.raw<{ rows: { version: string }[] }>(
      "select current_setting('server_version') as version",
    );
    return check('database', 'ok', `Postgres ${rows[0]?.version ?? ''} can be reached.`);
  } catch (error) {
    return check('database', 'failed', `The database cannot be reached: ${(error as Error).message}.`);
  }
}

export async function checkSchema(database: Knex): Promise<Check> {
  const hasTable = await database.schema.hasTable(migrationsTable);
  const applied = hasTable ? await database(migrationsTable).orderBy('name').pluck<string[]>('name') : [];
  const known = migrations.map(({ name }) => name);
  const missing = known.filter((name) => !applied.includes(name));
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    return check('schema', 'failed', 'The schema is newer than this program. Upgrade the program.', unknown);
  if (missing.length > 0) return check('schema', 'failed', 'Migrations are missing. Run `npm run migrate`.', missing);
  const { count, missing: objects } = await compareSchema(database);
  const detail =
    `All ${applied.length} migrations have run, but ${objects.length} of their ${count} tables, ` +
    'columns, constraints, indexes, functions and triggers are missing. Create them again as in ' +
    'server/platform/database/schema.sql, or restore a backup.';
  if (objects.length > 0) return check('schema', 'failed', detail, objects);
  return check(
    'schema',
    'ok',
    `All ${applied.length} migrations have run, and all ${count} objects of the schema exist.`,
  );
}

export async function checkJobTables(database: Knex): Promise<Check> {
  const drift = await createBoss(database).detectSchemaDrift();
  if (drift.ok) return check('job tables', 'ok', 'The tables, indexes and functions of the job queues exist.');
  const items = [
    ...drift.missingTables.map((name) => `table ${name} is missing`),
    ...drift.missing.map(({ name, table }) => `index ${name} of ${table} is missing`),
    ...drift.invalid.map(({ name, table }) => `index ${name} of ${table} is invalid`),
    ...drift.mismatched.map(({ name, table }) => `index ${name} of ${table} has another definition`),
    ...drift.missingFunctions.map(({ name }) => `function ${name} is missing`),
    ...drift.mismatchedFunctions.map(({ name }) => `function ${name} has another definition`),
    ...drift.columnDrift.map(({ table }) => `table ${table} has other columns`),
    ...drift.constraintDrift.map(({ table }) => `table ${table} has other constraints`),
    ...(drift.enumDrift === null ? [] : ['the type job_state has other values']),
  ];
  const detail = `${items.length} objects in the schema pgboss differ from what pg-boss creates. Restore a backup.`;
  return check('job tables', 'failed', detail, items);
}

interface SealedRow {
  readonly organizationId: string;
  readonly id: number;
  readonly url: string;
  readonly sealedHeaders: Buffer;
}

interface EndpointRow {
  readonly organizationId: string;
  readonly id: number;
  readonly sealedSecret: Buffer;
  /** The secret before the last rotation, or null if it no longer signs deliveries. */
  readonly previousSealedSecret: Buffer | null;
}

export async function checkSecrets(database: Knex, encryption: Encryption | null): Promise<Check> {
  const rows: SealedRow[] = await database('tool_servers')
    .whereNotNull('sealed_headers')
    .orderBy(['organization_id', 'id'])
    .select({ organizationId: 'organization_id', id: 'id', url: 'url', sealedHeaders: 'sealed_headers' });
  const endpoints: EndpointRow[] = await database('webhook_endpoints')
    .orderBy(['organization_id', 'id'])
    .select({ organizationId: 'organization_id', id: 'id', sealedSecret: 'sealed_secret' })
    .select({
      previousSealedSecret: database.raw(
        'case when previous_secret_expires_at > clock_timestamp() then previous_sealed_secret end',
      ),
    });
  const problemOf = (what: string, open: (key: Encryption) => unknown): string[] => {
    const reason = encryption === null ? 'there is no encryption key' : reasonOf(() => open(encryption));
    return reason === null ? [] : [`${what}: ${reason}`];
  };
  const problems = [
    ...rows.flatMap(({ organizationId, ...row }) =>
      problemOf(`${organizationId} tool server ${row.id}`, (key) => decryptHeaders(key, organizationId, row)),
    ),
    ...endpoints.flatMap(({ organizationId, id, sealedSecret, previousSealedSecret }) =>
      problemOf(`${organizationId} webhook endpoint ${id}`, (key) => {
        decryptSecret(key, organizationId, id, sealedSecret);
        if (previousSealedSecret !== null) decryptSecret(key, organizationId, id, previousSealedSecret);
      }),
    ),
  ];
  const count = `${rows.length} tool servers with stored headers and ${endpoints.length} webhook endpoints`;
  if (problems.length === 0) return check('secrets', 'ok', `All secrets of ${count} can be decrypted.`);
  return check(
    'secrets',
    'failed',
    `There are ${count}. The secrets of ${problems.length} of them cannot be decrypted. ` +
      'Add their key to ENCRYPTION_KEY.',
    problems,
  );
}

function reasonOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

// If several processes start concurrently, one runs the migrations and the others wait.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Knex } from 'knex';
import { allowLongStatements, type WatchedClient } from './watched-client.js';
import { migrations as allMigrations, type Migration } from './migrations/index.js';
import { EnvironmentError } from '../process/environment-error.js';
import { installBoss } from '../jobs/pg-boss/create-boss.js';

/** No other program may use the same advisory lock in this database. */
const lockKey = 7_306_041_522;

const lockNotAvailable = '55P03';

/**
 * Runs the missing migrations in one transaction, then installs the tables of pg-boss. Returns the names of the
 * migrations that it ran. Writes nothing if the schema is up to date, so that a process can start while the database is
 * read-only.
 */
export async function migrate(database: Knex, migrations: readonly Migration[] = allMigrations): Promise<string[]> {
  const missing = await missingMigrations(database, migrations);
  const migrated = missing.length === 0 ? [] : await runMissing(database, migrations);
  // pg-boss begins and ends a transaction of its own.
  await installBoss(database);
  return migrated;
}

/**
 * Maximum wait for the lock of a table. Statements queue behind a waiting migration, which itself may wait for a long
 * reader such as `pg_dump`. So a migration gives up soon, and tries again later.
 */
const lockTimeoutMs = 2_000;
const pauseMs = 3_000;
const maxAttempts = 60;

async function runMissing(database: Knex, migrations: readonly Migration[]): Promise<string[]> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runMissingOnce(database, migrations);
    } catch (error) {
      if ((error as { code?: unknown }).code !== lockNotAvailable) throw error;
      if (attempt === maxAttempts)
        throw new EnvironmentError(
          'The migrations need a table that another session, such as pg_dump, has locked. ' +
            'Start again when that session has ended.',
        );
      await sleep(pauseMs);
    }
  }
}

async function runMissingOnce(database: Knex, migrations: readonly Migration[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const connection = (await (transaction.client as Knex.Client).acquireConnection()) as WatchedClient;
    const restoreLimit = allowLongStatements(connection);
    try {
      return await migrateIn(transaction, migrations);
    } finally {
      restoreLimit();
    }
  });
}

async function migrateIn(transaction: Knex.Transaction, migrations: readonly Migration[]): Promise<string[]> {
  // The pool's time limits would end the wait for the advisory lock.
  await transaction.raw('set local statement_timeout = 0');
  await transaction.raw('set local idle_in_transaction_session_timeout = 0');
  // Knex's own lock is not enough: in an empty database, two processes would create its table, and one would fail.
  await transaction.raw('select pg_advisory_xact_lock(?)', [lockKey]);
  await transaction.raw(`set local lock_timeout = ${lockTimeoutMs}`);
  // Another process may have run the migrations during the wait.
  const missing = await missingMigrations(transaction, migrations);
  if (missing.length === 0) return [];
  await assertWritable(transaction, missing);
  const [, names] = (await transaction.migrate.latest({
    tableName: migrationsTable,
    migrationSource: sourceOf(migrations),
  })) as [number, string[]];
  return names;
}

/** Knex also creates `migrations_lock`, which has no effect here. */
export const migrationsTable = 'migrations';

async function missingMigrations(database: Knex, migrations: readonly Migration[]): Promise<string[]> {
  const known = migrations.map(({ name }) => name);
  if (!(await database.schema.hasTable(migrationsTable))) return known;
  const applied = await database(migrationsTable).orderBy('name').pluck<string[]>('name');
  // After an upgrade, an old program must not write to tables that it does not know.
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new EnvironmentError(
      `The database is newer than this program: it already has ${unknown.join(', ')}. ` +
        'Start a newer version of the program.',
    );
  }
  return known.filter((name) => !applied.includes(name));
}

/** Knex would report only that it cannot take its lock, and hide that the database is read-only. */
async function assertWritable(transaction: Knex.Transaction, missing: readonly string[]): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { isReadOnly: boolean }[] }>(
    `select current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  if (rows[0]?.isReadOnly) {
    throw new EnvironmentError(
      `The database is read-only and lacks the migrations ${missing.join(', ')}. Make it writable, then start again.`,
    );
  }
}

/** Takes migrations from code, not from a folder, so that tsx, Jest and compiled JavaScript run the same ones. */
function sourceOf(migrations: readonly Migration[]): Knex.MigrationSource<Migration> {
  return {
    getMigrations: async () => [...migrations],
    getMigrationName: ({ name }) => name,
    getMigration: async ({ name, sql }) => ({
      up: async (transaction) => void (await transaction.raw(sql)),
      down: async () => {
        throw new Error(`${name} cannot be undone: write a new migration`);
      },
    }),
  };
}

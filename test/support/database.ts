// Creates a database for one test file in about 30 ms.
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { createDatabase } from '../../server/platform/database/pool.js';
import { databaseUrl, runStatement, type TestDatabaseLocation } from './database-server.js';

export interface TestDatabase {
  readonly url: string;
  /** Connects on the first query. */
  readonly database: Knex;
  /** Closes the pool and drops the database, even if other sessions are connected to it. */
  release(): Promise<void>;
}

export interface TestDatabaseOptions {
  readonly poolSize?: number;
  /** Whether the database has the migrated schema. Default: true. */
  readonly isMigrated?: boolean;
}

export async function acquireTestDatabase({
  poolSize = 5,
  isMigrated = true,
}: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const location = process.env['TEST_DATABASE_SERVER'];
  if (location === undefined)
    throw new Error('TEST_DATABASE_SERVER is not set: run the tests by `npm test`, which starts Postgres');
  const server = JSON.parse(location) as TestDatabaseLocation;
  const name = `agent_platform_test_${process.pid}_${randomBytes(4).toString('hex')}`;
  // For a small template, file_copy is faster than the default, which writes every page to the write-ahead log.
  await runStatement(
    server.url,
    `create database ${name} template ${isMigrated ? server.template : 'template0'} strategy file_copy`,
  );
  const url = databaseUrl(server.url, name);
  const database = openTestDatabase(url, poolSize);
  return {
    url,
    database,
    async release() {
      await database.destroy();
      await runStatement(server.url, `drop database ${name} with (force)`);
    },
  };
}

/**
 * Deletes all rows of tables and of all tables that refer to them. For few rows, `truncate` takes ten times as long.
 * Repeats this after a deadlock, because background work of a server may lock the rows in another order.
 */
export async function emptyTables(database: Knex, ...tables: string[]): Promise<void> {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    `with recursive emptied (id) as (
       select cast(name as regclass) from unnest(cast(:tables as text[])) name
       union
       select conrelid from pg_constraint join emptied on confrelid = id where contype = 'f'
     ) select cast(cast(id as regclass) as text) as name from emptied`,
    { tables },
  );
  // One statement, because foreign keys are checked at its end.
  const deletions = rows.map(({ name }) => `"${name} is empty" as (delete from ${name})`);
  for (let attempt = 1; ; attempt++) {
    try {
      return await database.raw(`with ${deletions.join(', ')} select`);
    } catch (error) {
      if ((error as { code?: string }).code !== '40P01' || attempt === 5) throw error;
    }
  }
}

/** The caller closes the pool. */
export function openTestDatabase(url: string, poolSize: number): Knex {
  const quiet = { warn: () => undefined, error: () => undefined, debug: () => undefined };
  return createDatabase({
    connection: { connectionString: url },
    poolSize,
    applicationName: 'test',
    statementTimeoutMs: 20_000,
    acquireTimeoutMs: 30_000,
    log: quiet,
  });
}

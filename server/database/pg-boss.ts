// pg-boss, which keeps the jobs, over our own pool: one set of connections, one set of limits, and jobs that are stored in our transactions.
import type { Knex } from 'knex';
import type { PoolClient } from 'pg';
import PgBoss from 'pg-boss';
import { jobShares } from './job-shares.js';

/** Where pg-boss has its tables. They are its own: it makes and changes them, and schema.sql does not show them. */
export const BOSS_SCHEMA = 'pgboss';

export type BossConnection = PgBoss.Db;

/**
 * A connection of the pool for each statement. pg-boss sends "BEGIN; …; COMMIT" as one text; when that fails half way the session is left in an
 * aborted transaction, and without the ROLLBACK the next one to use the connection would find itself in it.
 */
export function overPool(database: Knex): BossConnection {
  const client = database.client as Knex.Client;
  return {
    async executeSql(text, values) {
      const connection = (await client.acquireConnection()) as PoolClient;
      try {
        return await connection.query(text, values);
      } catch (error) {
        await connection.query('rollback').catch(() => undefined);
        throw error;
      } finally {
        await client.releaseConnection(connection);
      }
    },
  };
}

/** The transaction's own connection: what is written comes and goes with it. */
export function inTransaction(transaction: Knex.Transaction): BossConnection {
  const client = transaction.client as Knex.Client;
  return {
    async executeSql(text, values) {
      const connection = (await client.acquireConnection()) as PoolClient;
      return connection.query(text, values);
    },
  };
}

/** Without a clock and without upkeep of its own: ours are in worker/. Never started, which only its own `work()` would ask for. */
export function createBoss(database: Knex): PgBoss {
  return new PgBoss({ db: overPool(database), schema: BOSS_SCHEMA, migrate: false, supervise: false, schedule: false });
}

/** Makes pg-boss' tables, or brings them to the version that this program uses, as part of the transaction. */
export async function installBoss(transaction: Knex.Transaction): Promise<void> {
  const { executeSql } = inTransaction(transaction);
  // Whoever begins the transaction ends it: pg-boss' own frame would end ours in the middle.
  const withoutFrame = (text: string) => text.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');
  const db: BossConnection = { executeSql: (text, values) => executeSql(withoutFrame(text), values) };
  const boss = new PgBoss({ db, schema: BOSS_SCHEMA, migrate: true, supervise: false, schedule: false });
  await boss.start();
  // Jobs under way and those that failed for good are looked for all the time; pg-boss itself has an index of neither.
  await transaction.raw(`create index if not exists job_attention on ${BOSS_SCHEMA}.job (state, started_on) where state in ('active', 'failed')`);
  await executeSql(jobShares(BOSS_SCHEMA), []);
}

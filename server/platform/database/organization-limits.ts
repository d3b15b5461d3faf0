// Checks how many records of a kind an organization has, so that concurrent requests cannot exceed the limit.
import type { Knex } from 'knex';

/** By table, the condition of the rows that count against the limit. */
const counted = {
  agent_tags: 'true',
  agents: 'deleted_at is null',
  knowledge_bases: 'deleted_at is null',
  scheduled_tasks: 'deleted_at is null',
  skills: 'deleted_at is null',
  tool_servers: 'deleted_at is null',
  webhook_endpoints: 'true',
};

export type LimitedTable = keyof typeof counted;

/** Returns the SQL of the key of an advisory lock. Its binding is `organizationId`. */
const limitLockKey = (table: LimitedTable): string =>
  `hashtextextended('${table} of ' || cast(:organizationId as text), 0)`;

/**
 * Returns whether the organization has `limit` rows in the table. Other calls for the same organization and table wait
 * until the transaction ends, so they count the rows that it adds.
 */
export async function isLimitReached(
  transaction: Knex,
  table: LimitedTable,
  organizationId: string,
  limit: number,
): Promise<boolean> {
  // Take the lock in a separate statement. A single statement would count with its snapshot from before the wait for
  // the lock.
  await transaction.raw(`select pg_advisory_xact_lock(${limitLockKey(table)})`, { organizationId });
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from ${table} where organization_id = :organizationId and ${counted[table]} offset :last limit 1`,
    { organizationId, last: limit - 1 },
  );
  return rows.length > 0;
}

/** SQL of the number of rows up to which inserts need not wait. */
const farBelow = "(cast(:limit as integer) - cast(current_setting('max_connections') as integer))";

/**
 * Returns an SQL condition for an insert of one row. It holds if the organization has far fewer rows than the limit, so
 * that the insert need not wait for concurrent inserts. Its bindings are `organizationId` and `limit`. The ids must be
 * integers.
 *
 * Each connection runs one such insert at a time, and Postgres accepts at most `max_connections`. So concurrent inserts
 * cannot exceed the limit, although none of them sees the rows of the others.
 *
 * Each insert holds a shared lock until its transaction ends. `isLimitReached` waits for that lock, so it counts the
 * new rows. If `isLimitReached` holds the lock, the condition is false immediately. An insert that waited for the lock
 * would still see the count from before it waited.
 *
 * The condition first compares the difference between the largest and the smallest id, which an index gives
 * immediately. There cannot be more rows than that difference allows. Only if the difference is large are the rows
 * counted, which takes longer the more there are.
 */
export const isFarBelowLimit = (table: LimitedTable): string => `case
  when ${farBelow} <= 0 then false
  when (select max(id) - min(id) from ${table} where organization_id = :organizationId) < ${farBelow} - 1
    or not exists (
      select from ${table}
      where organization_id = :organizationId and ${counted[table]}
      offset ${farBelow} - 1 limit 1
    )
  then pg_try_advisory_xact_lock_shared(${limitLockKey(table)})
  else false end`;

import type { Database } from './database.js';

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

const limitLockKey = (table: LimitedTable): string =>
  `hashtextextended('${table} of ' || cast(:organizationId as text), 0)`;

/**
 * Returns whether at least `limit` rows of the organization match the condition in `counted`. Other calls for the same
 * organization and table wait until the transaction ends, so they count the rows that it adds.
 */
export async function isLimitReached(
  transaction: Database,
  table: LimitedTable,
  organizationId: string,
  limit: number,
): Promise<boolean> {
  // If one statement took the lock and counted, its snapshot would be from before the wait for the lock.
  await transaction.raw(`select pg_advisory_xact_lock(${limitLockKey(table)})`, { organizationId });
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from ${table} where organization_id = :organizationId and ${counted[table]} offset :last limit 1`,
    { organizationId, last: limit - 1 },
  );
  return rows.length > 0;
}

import type { DatabaseTransaction } from '../../../platform/database/database.js';
import type { DomainEvent } from '../../../platform/events/domain-events.js';
import type { Events } from '../../../platform/events/emit-events.js';
import type { components } from '../../../generated/types.js';
import { clearRun, costOfLostRun, type ConversationKey } from '../statements.js';

export interface ExpiryRules {
  /** Maximum time that a background run with an expired lease waits for its job. */
  readonly maxWaitForJobMs: number;
  readonly failure: string;
}

/** Data of the events of an ended run. */
export type RunSummary = Pick<
  components['schemas']['RunFailedEventData'],
  'conversationId' | 'agentId' | 'userId' | 'source' | 'model' | 'latencyMs'
>;

const endedColumns = `
  conversations.id as "conversationId", conversations.agent_id as "agentId", conversations.user_id as "userId",
  conversations.source, conversations.model, conversations.latency_ms as "latencyMs"`;

/** Matches runs whose lease has expired, except background runs that their job can still take over. */
const isExpired = `stream_status = 'in_progress' and lease_expires_at <= clock_timestamp()
  and (not is_background or lease_expires_at <= clock_timestamp() - make_interval(secs => :maxWaitForJobMs / 1000.0))`;

/** If a stop was requested, the run counts as stopped. */
const endExpired = `
  stream_status = case when stop_requested_at is null then 'error' else 'stopped' end,
  failure = case when stop_requested_at is null then :failure end,
  failure_code = case when stop_requested_at is null then 'interrupted' end,
  updated_at = clock_timestamp(), ${costOfLostRun}, ${clearRun}`;

const interruptedEvent = (organizationId: string, run: RunSummary, message: string): DomainEvent => ({
  type: 'run.failed',
  organizationId,
  data: { ...run, failure: { code: 'interrupted', message } },
});

/** Ends the conversation's run in progress if the run has expired. Returns whether the run was ended. */
export async function failIfExpired(
  transaction: DatabaseTransaction,
  events: Events,
  { organizationId, conversationId }: ConversationKey,
  expiryRules: ExpiryRules,
): Promise<boolean> {
  const { rows } = await transaction.raw<{ rows: (RunSummary & { isFailed: boolean })[] }>(
    `update conversations set ${endExpired}
     where organization_id = :organizationId and id = :conversationId and ${isExpired}
     returning stream_status = 'error' as "isFailed", ${endedColumns}`,
    { organizationId, conversationId, ...expiryRules },
  );
  for (const { isFailed, ...run } of rows)
    if (isFailed) await events.emit(transaction, interruptedEvent(organizationId, run, expiryRules.failure));
  return rows.length > 0;
}

/** Ends at most `limit` expired runs of all organizations. Returns their number. */
export async function failExpiredRuns(
  transaction: DatabaseTransaction,
  events: Events,
  expiryRules: ExpiryRules,
  limit: number,
): Promise<number> {
  // Skip rows that another transaction has locked, for example to end the run.
  const { rows } = await transaction.raw<{ rows: (RunSummary & { organizationId: string; isFailed: boolean })[] }>(
    `with expired as (
       select organization_id, id from conversations
       where ${isExpired}
       order by lease_expires_at limit :limit
       for update skip locked
     )
     update conversations set ${endExpired}
     from expired
     where conversations.organization_id = expired.organization_id and conversations.id = expired.id
     returning conversations.organization_id as "organizationId",
       conversations.stream_status = 'error' as "isFailed", ${endedColumns}
     -- all organizations`,
    { ...expiryRules, limit },
  );
  const failed = rows.filter(({ isFailed }) => isFailed);
  await events.emit(
    transaction,
    ...failed.map(({ organizationId, isFailed: _isFailed, ...run }) =>
      interruptedEvent(organizationId, run, expiryRules.failure),
    ),
  );
  return rows.length;
}

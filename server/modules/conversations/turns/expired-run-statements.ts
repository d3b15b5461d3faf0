// SQL that ends runs whose lease has expired, and the events about runs that ended.
import type { DomainEvent } from '../../../platform/events/domain-events.js';
import type { components } from '../../../generated/types.js';
import { clearRun, isLeaseExpired, milliseconds } from '../statements.js';

export interface ExpiryRules {
  /** How long after its lease expired a durable run may still be resumed by its job. */
  readonly jobTimeoutMs: number;
  /** Failure message of an expired run. */
  readonly failure: string;
}

/** What events about an ended run contain. */
export type RunSummary = Pick<
  components['schemas']['RunFailedEventData'],
  'conversationId' | 'agentId' | 'userId' | 'source' | 'model' | 'latencyMs'
>;

/** Select list of `RunSummary`. */
export const endedColumns = `conversations.id as "conversationId", conversations.agent_id as "agentId",
  conversations.user_id as "userId",
  conversations.source, conversations.model, conversations.latency_ms as "latencyMs"`;

/** The lease has expired, and either no job will resume the run or that job is overdue. */
export const isExpired = `stream_status = 'in_progress' and ${isLeaseExpired}
  and (not is_durable or lease_expires_at <= clock_timestamp() - ${milliseconds('jobTimeoutMs')})`;

/** Ends an expired run. If a stop was requested, the run counts as stopped. */
export const endExpired = `
  stream_status = case when stop_requested_at is null then 'error' else 'stopped' end,
  failure = case when stop_requested_at is null then :failure end,
  failure_code = case when stop_requested_at is null then 'interrupted' end,
  updated_at = clock_timestamp(), ${clearRun}`;

/** Returns the event of a run whose process crashed. */
export const interruptedEvent = (organizationId: string, run: RunSummary, message: string): DomainEvent => ({
  type: 'run.failed',
  organizationId,
  data: { ...run, failure: { code: 'interrupted', message } },
});

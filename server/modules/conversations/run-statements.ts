// What the statements about runs of conversations have in common.
import { isLeaseExpired, clearRun } from './statements.js';

export interface ConversationKey {
  readonly organizationId: string;
  readonly conversationId: string;
}

export interface ExpiryRules {
  /** How long after the end of its lease a run that a job answers for may still be taken up. */
  readonly jobTimeoutMs: number;
  /** Why a dead run did not complete. */
  readonly failure: string;
}

export const isOf = 'organization_id = :organizationId and id = :conversationId';
export const milliseconds = (name: string) => `cast(:${name} as double precision) * interval '1 millisecond'`;

/** The lease is over, and no job answers for the run or that job has not run it for so long that it will not come. */
export const isExpired = `stream_status = 'in_progress' and ${isLeaseExpired}
  and (not is_durable or lease_expires_at <= clock_timestamp() - ${milliseconds('jobTimeoutMs')})`;

/** A run that was asked to stop has stopped, in whatever way. */
export const endExpired = `
  stream_status = case when stop_requested_at is null then 'error' else 'stopped' end,
  failure = case when stop_requested_at is null then :failure end,
  failure_code = case when stop_requested_at is null then 'interrupted' end, updated_at = clock_timestamp(), ${clearRun}`;

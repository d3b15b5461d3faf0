// Limits concurrent runs, because each holds memory, a provider connection and possibly a stream. See
// server/docs/decisions/organization-concurrency.md
import { ApiError } from '../../../platform/errors.js';
import { organizationLimits } from '../../../generated/operations.js';
import type { RunsInProgress } from './start-statements.js';

/** Runs take seconds to minutes. */
const retryAfterSeconds = 10;

/**
 * Call after storing the new run, which is included in the counts. Runs of schedules and triggers are not checked:
 * they wait in the queue.
 */
export function assertBelowRunLimits(
  { streamedOfUser, backgroundOfUser, ofOrganization }: RunsInProgress,
  isDurable: boolean,
): void {
  const isOverUser = isDurable
    ? backgroundOfUser > organizationLimits.backgroundRunsOfUser
    : streamedOfUser > organizationLimits.streamedRunsOfUser;
  if (isOverUser) throw new ApiError('user_run_limit_reached', { retryAfterSeconds });
  if (ofOrganization > organizationLimits.runsInProgress)
    throw new ApiError('organization_run_limit_reached', { retryAfterSeconds });
}

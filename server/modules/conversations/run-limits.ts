// How many runs may be in progress at one time: each holds memory, a connection of a provider, and a listener.
// docs/decisions/organization-concurrency.md
import { ApiError } from '../../platform/errors.js';
import { organizationLimits } from '../../generated/operations.js';
import type { RunsInProgress } from './start-statements.js';

/** Runs take seconds to minutes. */
const retryAfterSeconds = 10;

/** The run that is about to begin is counted. What schedules and triggers begin is never refused: it waits for its turn. */
export function assertRoom(
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

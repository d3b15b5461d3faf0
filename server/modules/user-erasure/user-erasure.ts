import { ApiError } from '../../platform/errors.js';
import type { Caller } from '../../platform/caller.js';
import type { JobQueue } from '../../platform/jobs/port.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { components } from '../../generated/types.js';
import type { Users } from '../organization/administration/users.js';
import { jobsAfterErasure, lateWritesOfPersonJob } from './queues.js';
import type { UserErasureRepository } from './repository.js';

type Schemas = components['schemas'];

export interface UserErasure {
  erase(caller: Caller, userId: string, unit: UnitOfWork): Promise<Schemas['UserErasureReport']>;
}

export interface UserErasureDependencies {
  readonly repository: UserErasureRepository;
  readonly jobs: JobQueue;
  readonly removeUsers: Users['remove'];
  /** Stops the runs of the user. Returns when they have ended. */
  endRuns(organizationId: string, userId: string): Promise<void>;
  readonly requestDeadlineMs: number;
  now(): Date;
  /** Returns 16 random hexadecimal digits. */
  createAlias(): string;
}

/** Returns false if the person was not a member. */
async function removeMember(
  { removeUsers }: UserErasureDependencies,
  caller: Caller,
  userId: string,
  unit: UnitOfWork,
): Promise<boolean> {
  const {
    errors: [failure],
  } = await removeUsers(caller, [userId], unit);
  if (failure === undefined) return true;
  if (failure.code === 'user_not_member') return false;
  if (failure.code === 'user_not_removable') throw new ApiError('user_not_removable');
  // The identity provider failed. The log has the cause.
  throw new ApiError('service_unavailable', { isReported: true });
}

export function createUserErasureRules(dependencies: UserErasureDependencies): UserErasure {
  const { repository, jobs, endRuns, requestDeadlineMs, now, createAlias } = dependencies;
  return {
    async erase(caller, userId, unit) {
      if (userId === caller.userId) throw new ApiError('cannot_erase_yourself');
      const { organizationId } = caller;
      const wasMember = await removeMember(dependencies, caller, userId, unit);
      // Erase after the runs have ended, so that their streams end like those of stopped runs.
      await endRuns(organizationId, userId);
      const person = { organizationId, userId };
      const erasedAs = `erased_${createAlias()}`;
      const erased = await repository.erase(
        { ...person, erasedAs },
        (transaction) =>
          jobs.enqueue(transaction, [
            ...jobsAfterErasure(person, now()),
            lateWritesOfPersonJob({ ...person, erasedAs }, requestDeadlineMs),
          ]),
        unit,
      );
      if (erased === null) throw new ApiError('user_not_found');
      return { erasedAs, wasMember, ...erased };
    },
  };
}

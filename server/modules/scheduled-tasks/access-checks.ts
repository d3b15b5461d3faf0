import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import type { Organization } from '../organization/organization.js';
import type { ScheduledTask, TaskRepository } from './repository.js';

export type AccessCheckDependencies = Pick<Organization, 'membershipStatusOf'>;

export const notFound = (): ApiError => new ApiError('scheduled_task_not_found');

const canAccess = ({ role, userId }: Caller, owner: string): boolean => role === 'org:admin' || owner === userId;

export function assertCanAccess(caller: Caller, owner: string): void {
  if (!canAccess(caller, owner)) throw new ApiError('scheduled_task_not_owned');
}

export async function findAccessibleTask(
  repository: Pick<TaskRepository, 'find'>,
  caller: Caller,
  id: number,
): Promise<ScheduledTask> {
  const task = await repository.find(caller.organizationId, id);
  if (task === null) throw notFound();
  assertCanAccess(caller, task.userId);
  return task;
}

/**
 * Throws if the owner is a guest or not a member. Accepts a caller who is the owner, because guests and non-members
 * cannot call operations of scheduled tasks.
 */
export async function assertOwnerIsNonGuestMember(
  { membershipStatusOf }: AccessCheckDependencies,
  caller: Caller,
  owner: string,
): Promise<void> {
  const status = owner === caller.userId ? 'member' : await membershipStatusOf(caller.organizationId, owner);
  if (status === 'guest') throw new ApiError('scheduled_task_owner_is_guest');
  if (status === 'absent') throw new ApiError('scheduled_task_owner_not_member');
}

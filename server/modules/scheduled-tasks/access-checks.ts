// Checks of the owner of a scheduled task: who may access the task, and whether its owner is a member and not a guest.
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import type { Organization } from '../organization/organization.js';
import type { ScheduledTask, TaskRepository } from './repository.js';

export type AccessCheckDependencies = Pick<Organization, 'membershipStatusOf'>;

export const notFound = (): ApiError => new ApiError('scheduled_task_not_found');

export const belongsToAnotherUser = (): ApiError => new ApiError('scheduled_task_not_owned');

/** Returns whether the caller may read and change a task of this owner. */
export const canAccess = ({ role, userId }: Caller, owner: string): boolean => role === 'org:admin' || owner === userId;

/**
 * Returns the task if the caller may access it. Throws 403 for another member's task and 404 for a task of another
 * organization.
 */
export async function findAccessibleTask(
  repository: Pick<TaskRepository, 'find'>,
  caller: Caller,
  id: number,
): Promise<ScheduledTask> {
  const task = await repository.find(caller.organizationId, id);
  if (task === null) throw notFound();
  if (!canAccess(caller, task.userId)) throw belongsToAnotherUser();
  return task;
}

/**
 * Rejects an owner who is not a member or is a guest. A caller who is the owner passes, because the token was checked,
 * and guests cannot call these operations.
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

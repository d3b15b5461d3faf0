// Who may reach which task, and the errors of those who may not.
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import type { Standing } from '../organization/organization.js';
import type { ScheduledTask, TaskRepository } from './repository.js';

export interface TaskParts {
  standingOf(organizationId: string, userId: string): Promise<Standing>;
}

export const notFound = (): ApiError => new ApiError('scheduled_task_not_found');

export const ofAnother = (): ApiError => new ApiError('scheduled_task_not_owned');

/** Whether somebody may see and change a task of this owner. */
export const mayUse = ({ role, userId }: Caller, owner: string): boolean => role === 'org:admin' || owner === userId;

/** The task, when the caller may use it; another member's own is said to be so, another organization's does not exist. */
export async function reachTask(
  repository: Pick<TaskRepository, 'find'>,
  caller: Caller,
  id: number,
): Promise<ScheduledTask> {
  const task = await repository.find(caller.organizationId, id);
  if (task === null) throw notFound();
  if (!mayUse(caller, task.userId)) throw ofAnother();
  return task;
}

/** Nothing may run in the name of somebody who is no longer there, or may only chat. A caller with a valid token is there, and these operations are not open to guests. */
export async function assertOwnerMayRun({ standingOf }: TaskParts, caller: Caller, owner: string): Promise<void> {
  const standing = owner === caller.userId ? 'member' : await standingOf(caller.organizationId, owner);
  if (standing === 'guest') throw new ApiError('scheduled_task_owner_is_guest');
  if (standing === 'absent') throw new ApiError('scheduled_task_owner_not_member');
}

// Scheduled tasks as stored, for the resources that read or disable them.
import type * as schemas from '../../generated/schemas.js';
import type { FakeCaller } from '../contract.js';
import { FakeError } from '../errors.js';
import type { Store, StoredTask } from '../store.js';

export function findTask(store: Store, caller: FakeCaller, id: number): StoredTask {
  const task = store.scheduledTasks.find(id);
  if (!task || task.isDeleted) throw new FakeError('scheduled_task_not_found');
  if (caller.role !== 'org:admin' && task.userId !== caller.userId) throw new FakeError('scheduled_task_not_owned');
  return task;
}

export function assertOwnerIsNonGuestMember(store: Store, caller: FakeCaller, owner: string): void {
  if (owner === caller.userId) return;
  const user = store.users.find(owner);
  if (!user) throw new FakeError('scheduled_task_owner_not_member');
  if (user.role === 'org:guest') throw new FakeError('scheduled_task_owner_is_guest');
}

export function disableTasks(
  store: Store,
  isSelected: (task: StoredTask) => boolean,
  pausedReason: schemas.TaskPausedReason,
): void {
  const at = store.clock.timestamp();
  const disabled = { enabled: false, nextRunAt: null, offSince: at, pausedReason, updatedAt: at };
  for (const task of store.scheduledTasks.all())
    if (task.enabled && isSelected(task)) store.scheduledTasks.change(task, disabled);
}

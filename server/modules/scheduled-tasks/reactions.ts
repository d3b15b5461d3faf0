import type { EffectOnDependents } from '../../platform/dependents.js';
import { onEvent, onRemoval, type Reaction } from '../../platform/events/reaction-definition.js';
import type { Organization } from '../organization/organization.js';
import type { ScheduledTasks } from './scheduled-tasks.js';

export interface TaskReactionDependencies {
  readonly scheduledTasks: Pick<ScheduledTasks, 'disable' | 'enabledOf'>;
  readonly organization: Pick<Organization, 'lastKnownMembershipStatusOf'>;
}

type Dependencies = TaskReactionDependencies;

const disabled: EffectOnDependents = { type: 'scheduled_task', effect: 'task_disabled' };

export const scheduledTaskReactions: readonly Reaction<Dependencies>[] = [
  onRemoval<'agent.deleted', Dependencies>(
    'agent.deleted',
    'scheduled-tasks.disable-tasks-of-deleted-agent',
    {
      ...disabled,
      find: ({ organizationId, agentId }, { scheduledTasks }, page) =>
        scheduledTasks.enabledOf(organizationId, { agentId }, page),
    },
    ({ organizationId, agentId }, { scheduledTasks }) =>
      scheduledTasks.disable(organizationId, { agentId }, 'agent_deleted'),
  ),
  onRemoval<'member.removed', Dependencies>(
    'member.removed',
    'scheduled-tasks.disable-tasks-of-removed-member',
    {
      ...disabled,
      find: ({ organizationId, userId }, { scheduledTasks }, page) =>
        scheduledTasks.enabledOf(organizationId, { userId }, page),
    },
    async ({ organizationId, userId }, { scheduledTasks, organization }) => {
      // Skip a user who rejoined before this event was handled, because the user may have enabled the tasks again.
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'absent') return;
      await scheduledTasks.disable(organizationId, { userId }, 'owner_removed');
    },
  ),
  onEvent(
    'member.demoted',
    'scheduled-tasks.disable-tasks-of-demoted-member',
    async ({ organizationId, userId }, { scheduledTasks, organization }: Dependencies) => {
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'guest') return;
      await scheduledTasks.disable(organizationId, { userId }, 'owner_demoted');
    },
  ),
];

// Disables tasks whose agent was deleted, or whose owner may no longer run agents on a schedule.
import { onEvent, type Reaction } from '../../platform/events.js';
import type { Organization } from '../organization/index.js';
import type { ScheduledTasks } from './scheduled-tasks.js';

export interface TaskReactionDependencies {
  readonly scheduledTasks: Pick<ScheduledTasks, 'pauseOfAgent' | 'pauseOfUser'>;
  readonly organization: Pick<Organization, 'lastKnownMembershipStatusOf'>;
}

type Dependencies = TaskReactionDependencies;

export const scheduledTaskReactions: readonly Reaction<TaskReactionDependencies>[] = [
  onEvent(
    'agent.deleted',
    'scheduled-tasks.pause-of-deleted-agent',
    ({ organizationId, agentId }, { scheduledTasks }: Dependencies) =>
      scheduledTasks.pauseOfAgent(organizationId, agentId),
  ),
  onEvent(
    'member.removed',
    'scheduled-tasks.pause-of-removed-member',
    async ({ organizationId, userId }, { scheduledTasks, organization }: Dependencies) => {
      // The user may have rejoined and enabled tasks before this event was handled.
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'absent') return;
      await scheduledTasks.pauseOfUser(organizationId, userId, 'owner_removed');
    },
  ),
  onEvent(
    'member.demoted',
    'scheduled-tasks.pause-of-demoted-member',
    async ({ organizationId, userId }, { scheduledTasks, organization }: Dependencies) => {
      if ((await organization.lastKnownMembershipStatusOf(organizationId, userId)) !== 'guest') return;
      await scheduledTasks.pauseOfUser(organizationId, userId, 'owner_demoted');
    },
  ),
];

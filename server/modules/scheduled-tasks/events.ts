// What scheduled tasks do when their agent was deleted, or their owner lost the right to run agents on a schedule.
import { onEvent, type Reaction } from '../../platform/events.js';
import type { Organization } from '../organization/organization.js';
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
      // A person who came back before this ran may have tasks that were enabled since.
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

// Builds scheduled tasks, their executions, and the task runner.
import { createScheduledTasksModule, type ScheduledTasksModule } from '../../modules/scheduled-tasks/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

export const buildScheduledTasks = (
  { config, database, jobs, events, observer }: ModuleDependencies,
  {
    conversations: { turns },
    organization: { membershipStatusOf, lastKnownMembershipStatusOf },
    runs,
  }: Pick<Modules, 'conversations' | 'organization' | 'runs'>,
): ScheduledTasksModule =>
  createScheduledTasksModule({
    database,
    events,
    jobs,
    turns,
    newConversations: runs.newConversations,
    runs,
    observer,
    membershipStatusOf,
    lastKnownMembershipStatusOf,
    limits: config.runs,
    failuresBeforePause: config.taskFailuresBeforePause,
  });

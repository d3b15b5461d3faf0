// Builds scheduled tasks, their executions, and the task runner.
import { createScheduledTasksModule, type ScheduledTasksModule } from '../../modules/scheduled-tasks/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

export const buildScheduledTasks = (
  { config, database, jobs, events, observer }: ModuleDependencies,
  { organization: { membershipStatusOf, lastKnownMembershipStatusOf }, runs }: Pick<Modules, 'organization' | 'runs'>,
): ScheduledTasksModule =>
  createScheduledTasksModule({
    database,
    events,
    jobs,
    newConversations: runs.newConversations,
    runs,
    observer,
    membershipStatusOf,
    lastKnownMembershipStatusOf,
    limits: config.runs,
    failuresBeforePause: config.taskFailuresBeforePause,
  });

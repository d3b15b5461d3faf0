// Builds scheduled tasks, their executions, and the task runner.
import { createScheduledTasksModule } from '../../modules/scheduled-tasks/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { OrganizationModules } from './organization.js';
import type { RunModules } from './runs.js';

export function createScheduledTaskModules(
  { config, database, jobs, events, observer }: ModuleDependencies,
  { organization, turns, chat, runner }: Pick<OrganizationModules, 'organization'> & RunModules,
) {
  const { membershipStatusOf, lastKnownMembershipStatusOf } = organization;
  const { work, ...modules } = createScheduledTasksModule({
    database,
    events,
    jobs,
    turns,
    chat,
    runner,
    observer,
    limits: config.runs,
    membershipStatusOf,
    lastKnownMembershipStatusOf,
    failuresBeforePause: config.taskFailuresBeforePause,
  });
  return { modules, work };
}

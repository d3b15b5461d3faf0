// Builds scheduled tasks, their executions, and the task runner.
import { createExecutionHistoryRepository } from '../../modules/scheduled-tasks/execution-history-repository.js';
import { createTaskExecutions } from '../../modules/scheduled-tasks/executions.js';
import { createTaskRunner } from '../../modules/scheduled-tasks/index.js';
import { createTaskRepository } from '../../modules/scheduled-tasks/repository.js';
import { createScheduledTasks } from '../../modules/scheduled-tasks/scheduled-tasks.js';
import type { ModuleDependencies } from './dependencies.js';
import type { OrganizationModules } from './organization.js';
import type { RunModules } from './runs.js';

export function createScheduledTaskModules(
  { config, database, jobs, events, observer }: ModuleDependencies,
  { organization, turns, chat, runner }: Pick<OrganizationModules, 'organization'> & RunModules,
) {
  const { timeLimitMs, concurrency } = config.runs;
  const { membershipStatusOf, lastKnownMembershipStatusOf } = organization;
  const tasks = createTaskRepository(database, events);
  const scheduledTasks = createScheduledTasks({ repository: tasks, membershipStatusOf });
  return {
    scheduledTasks,
    executions: createTaskExecutions({ tasks, executions: createExecutionHistoryRepository(database) }),
    taskRunner: createTaskRunner({
      ...{ database, events, scheduledTasks, jobs, turns, chat, runner, observer },
      ...{ timeLimitMs, concurrency },
      ...{ membershipStatusOf, lastKnownMembershipStatusOf },
      concurrencyPerOrganization: config.organizationConcurrency.runs,
      failuresBeforePause: config.taskFailuresBeforePause,
    }),
  };
}

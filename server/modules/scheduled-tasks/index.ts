// Builds the module of scheduled tasks from the database: rules, task runner, job handler and periodic tasks.
import type { Database } from '../../platform/database/database.js';
import { dailyTotalTasks } from '../../platform/daily-totals/periodic-tasks.js';
import type { Events } from '../../platform/events/events.js';
import type { Work } from '../../platform/jobs/port.js';
import { createExecutionAttemptRepository } from './execution-attempts-repository.js';
import { executionDays } from './execution-count-queries.js';
import { createExecutionHistoryRepository } from './execution-history-repository.js';
import { createTaskExecutions, type TaskExecutions } from './execution-history.js';
import { executionJobs, type ExecutionJobDependencies } from './jobs.js';
import { createNewExecutionRepository } from './new-executions-repository.js';
import { executionTasks } from './periodic-tasks.js';
import { createTaskRepository } from './repository.js';
import { createScheduledTaskRules, type ScheduledTasks } from './scheduled-tasks.js';
import { createTaskRunner, type TaskRunner, type TaskRunnerDependencies } from './task-runner.js';

export interface ScheduledTasksModule extends ScheduledTasks {
  readonly executions: TaskExecutions;
  readonly taskRunner: TaskRunner;
  readonly work: Work;
}

export type ScheduledTasksModuleDependencies = Omit<
  TaskRunnerDependencies,
  'newExecutions' | 'attempts' | 'scheduledTasks'
> &
  Omit<ExecutionJobDependencies, 'taskRunner'> & {
    readonly database: Database;
    readonly events: Events;
  };

export function createScheduledTasksModule(dependencies: ScheduledTasksModuleDependencies): ScheduledTasksModule {
  const { database, events, jobs, membershipStatusOf } = dependencies;
  const tasks = createTaskRepository(database, events);
  const attempts = createExecutionAttemptRepository(database, events);
  const scheduledTasks = createScheduledTaskRules({ repository: tasks, membershipStatusOf });
  const newExecutions = createNewExecutionRepository(database, events);
  const taskRunner = createTaskRunner({ ...dependencies, scheduledTasks, newExecutions, attempts });
  return {
    ...scheduledTasks,
    executions: createTaskExecutions({ tasks, executions: createExecutionHistoryRepository(database) }),
    taskRunner,
    work: {
      jobs: executionJobs({ ...dependencies, taskRunner }),
      periodic: [...executionTasks({ taskRunner, attempts, jobs }), ...dailyTotalTasks(database, executionDays)],
    },
  };
}

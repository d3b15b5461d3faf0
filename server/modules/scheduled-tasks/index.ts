import type { Database } from '../../platform/database/database.js';
import { dailyTotalTasks } from '../../platform/daily-totals/periodic-tasks.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createExecutionAttemptRepository } from './executions/attempts-repository.js';
import { executionDays } from './executions/count-queries.js';
import { createTaskExecutions, type TaskExecutions } from './executions/list-executions.js';
import { createExecutionListRepository } from './executions/list-repository.js';
import { createEnqueue } from './queues.js';
import { createExecutionRunner, type ExecutionRunnerDependencies } from './executions/run-execution.js';
import {
  createExecutionStarts,
  type ExecutionStarts,
  type ExecutionStartsDependencies,
} from './executions/start-executions.js';
import { createManualStartRepository } from './executions/manual-start-repository.js';
import { createSlotRepository } from './executions/slots-repository.js';
import { executionJobs, type ExecutionJobDependencies } from './jobs.js';
import { executionTasks } from './periodic-tasks.js';
import { createTaskRepository } from './repository.js';
import { createScheduledTaskRules, type ScheduledTasks } from './scheduled-tasks.js';

export { restoredTask } from './restore-statements.js';

export interface ScheduledTasksModule extends ScheduledTasks {
  readonly executions: TaskExecutions;
  readonly executionStarts: ExecutionStarts;
  readonly work: Work;
}

type Built = 'slots' | 'manualStarts' | 'attempts' | 'scheduledTasks' | 'enqueue';

export type ScheduledTasksModuleDependencies = Omit<ExecutionStartsDependencies, Built> &
  Omit<ExecutionRunnerDependencies, Built> &
  Omit<ExecutionJobDependencies, 'executionRunner'> & {
    readonly database: Database;
    readonly events: Events;
    readonly jobs: JobQueue;
  };

export function createScheduledTasksModule(dependencies: ScheduledTasksModuleDependencies): ScheduledTasksModule {
  const { database, events, jobs, membershipStatusOf } = dependencies;
  const enqueue = createEnqueue(jobs);
  const tasks = createTaskRepository(database, events);
  const slots = createSlotRepository(database, events);
  const manualStarts = createManualStartRepository(database);
  const attempts = createExecutionAttemptRepository(database, events);
  const scheduledTasks = createScheduledTaskRules({ repository: tasks, membershipStatusOf });
  const executionStarts = createExecutionStarts({ ...dependencies, scheduledTasks, slots, manualStarts, enqueue });
  const executionRunner = createExecutionRunner({ ...dependencies, scheduledTasks, attempts, enqueue });
  return {
    ...scheduledTasks,
    executions: createTaskExecutions({ tasks, executions: createExecutionListRepository(database) }),
    executionStarts,
    work: {
      jobs: executionJobs({ ...dependencies, executionRunner }),
      periodic: [
        ...executionTasks({ ...dependencies, executionStarts, attempts }),
        ...dailyTotalTasks(database, executionDays),
      ],
    },
  };
}

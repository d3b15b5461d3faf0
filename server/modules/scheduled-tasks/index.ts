// Builds the runner of scheduled tasks from the database.
import type { Knex } from 'knex';
import type { Events } from '../../platform/events/events.js';
import { createNewExecutionRepository } from './new-executions-repository.js';
import { createTaskRunnerRules, type TaskRunner, type TaskRunnerDependencies } from './task-runner.js';
import { createExecutionAttemptRepository } from './execution-attempts-repository.js';

export const createTaskRunner = ({
  database,
  events,
  ...others
}: Omit<TaskRunnerDependencies, 'newExecutions' | 'attempts'> & {
  readonly database: Knex;
  readonly events: Events;
}): TaskRunner =>
  createTaskRunnerRules({
    ...others,
    newExecutions: createNewExecutionRepository(database, events),
    attempts: createExecutionAttemptRepository(database, events),
  });

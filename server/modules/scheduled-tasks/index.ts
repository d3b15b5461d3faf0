// Builds the runs of scheduled tasks from the database.
import type { Knex } from 'knex';
import { createDueRepository } from './due-repository.js';
import { createTaskRunRules, type TaskRuns, type TaskRunsDependencies } from './runs.js';
import { createRunRepository } from './runs-repository.js';

export const createTaskRuns = ({
  database,
  ...others
}: Omit<TaskRunsDependencies, 'due' | 'runs'> & { readonly database: Knex }): TaskRuns =>
  createTaskRunRules({ ...others, due: createDueRepository(database), runs: createRunRepository(database) });

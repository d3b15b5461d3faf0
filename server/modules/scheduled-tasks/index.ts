// Builds the runs of scheduled tasks from the database.
import type { Knex } from 'knex';
import type { Events } from '../../platform/events/events.js';
import { createDueRepository } from './due-repository.js';
import { createTaskRunRules, type TaskRuns, type TaskRunsDependencies } from './runs.js';
import { createRunRepository } from './runs-repository.js';

export const createTaskRuns = ({
  database,
  events,
  ...others
}: Omit<TaskRunsDependencies, 'due' | 'runs'> & { readonly database: Knex; readonly events: Events }): TaskRuns =>
  createTaskRunRules({
    ...others,
    due: createDueRepository(database, events),
    runs: createRunRepository(database, events),
  });

// Builds the module of the dashboard from the database.
import type { Knex } from 'knex';
import { dailyTotalTasks } from '../../platform/daily-totals/periodic-tasks.js';
import { createDashboardRules, type DashboardDependencies } from './dashboard.js';
import { conversationDays } from './day-total-queries.js';
import { createDashboardRepository } from './repository.js';

export interface DashboardModuleDependencies extends Omit<DashboardDependencies, 'repository'> {
  readonly database: Knex;
  /** Connections for replies that are read from the database while they are sent. */
  readonly streams: Knex;
}

export const createDashboardModule = ({ database, streams, ...others }: DashboardModuleDependencies) => ({
  dashboard: createDashboardRules({ ...others, repository: createDashboardRepository({ database, streams }) }),
  work: { jobs: [], periodic: dailyTotalTasks(database, conversationDays) },
});

import type { Database } from '../../platform/database/database.js';
import { dailyTotalTasks } from '../../platform/daily-totals/periodic-tasks.js';
import type { Work } from '../../platform/jobs/port.js';
import { createDashboardRules, type Dashboard, type DashboardDependencies } from './dashboard.js';
import { conversationDays } from './conversation-days-statements.js';
import { createDashboardRepository } from './repository.js';

export interface DashboardModuleDependencies extends Omit<DashboardDependencies, 'repository'> {
  readonly database: Database;
  /** Connections for replies that are read from the database while they are sent. */
  readonly streamConnections: Database;
}

export interface DashboardModule extends Dashboard {
  readonly work: Work;
}

export const createDashboardModule = ({
  database,
  streamConnections,
  ...others
}: DashboardModuleDependencies): DashboardModule => ({
  ...createDashboardRules({ ...others, repository: createDashboardRepository({ database, streamConnections }) }),
  work: { jobs: [], periodic: dailyTotalTasks(database, conversationDays) },
});

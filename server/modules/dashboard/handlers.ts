import type { Handlers } from '../../generated/handlers.js';
import type { Dashboard } from './dashboard.js';

export type DashboardOperation = 'getInteractions' | 'getStats';

export function dashboardHandlers({ dashboard }: { dashboard: Dashboard }): Pick<Handlers, DashboardOperation> {
  return {
    async getInteractions({ query, caller }) {
      return {
        status: 200,
        body: await dashboard.interactions(caller, query),
        nestedIn: 'subConversations',
        endsWithDeadline: true,
      };
    },

    async getStats({ query, caller }) {
      return { status: 200, body: await dashboard.stats(caller, query) };
    },
  };
}

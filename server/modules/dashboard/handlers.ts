import type { Handlers } from '../../generated/handlers.js';
import type { Dashboard } from './dashboard.js';

export type DashboardOperation = 'getInteractions' | 'getStats';

export function dashboardHandlers(dashboard: Dashboard): Pick<Handlers, DashboardOperation> {
  return {
    async getInteractions({ query: { limit, ...query }, caller, signal }) {
      const listOptions = { nestedIn: 'subConversations', endsWithDeadline: true } as const;
      if (limit !== undefined) {
        const page = await dashboard.getInteractionPage(caller, { ...query, limit }, signal);
        return { status: 200, body: page, ...listOptions };
      }
      return { status: 200, body: await dashboard.getInteractions(caller, query, signal), ...listOptions };
    },

    async getStats({ query, caller, signal }) {
      return { status: 200, body: await dashboard.getStats(caller, query, signal) };
    },
  };
}

import type { Handlers } from '../../generated/handlers.js';
import type { Tools } from './tools.js';

export function toolHandlers(catalog: Tools): Pick<Handlers, 'listTools'> {
  return {
    async listTools({ query }) {
      const tools = catalog.list({ all: query.all });
      return { status: 200, body: { tools, total: tools.length } };
    },
  };
}

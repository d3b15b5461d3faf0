import type { Handlers } from '../../generated/handlers.js';
import type { ToolServers } from './tool-servers.js';

export type ToolServerOperation =
  'listToolServers' | 'createToolServer' | 'updateToolServer' | 'deleteToolServer' | 'testToolServer';

export function toolServerHandlers({ toolServers }: { toolServers: ToolServers }): Pick<Handlers, ToolServerOperation> {
  return {
    async listToolServers({ query, caller: { organizationId } }) {
      const body =
        query.id === undefined
          ? { success: true, toolServers: await toolServers.list(organizationId) }
          : { success: true, toolServer: await toolServers.get(organizationId, query.id) };
      return { status: 200, body };
    },

    async createToolServer({ body, caller, unit }) {
      return { status: 201, body: { success: true, toolServer: await toolServers.create(caller, body, unit) } };
    },

    async updateToolServer({ query, body, caller, unit }) {
      const toolServer = await toolServers.update(caller.organizationId, query.id, body, unit);
      return { status: 200, body: { success: true, toolServer } };
    },

    async deleteToolServer({ query, caller, unit }) {
      await toolServers.remove(caller, query.id, unit);
      return { status: 200, body: { success: true } };
    },

    async testToolServer({ body, caller, signal }) {
      return { status: 200, body: await toolServers.test(caller.organizationId, body, signal) };
    },
  };
}

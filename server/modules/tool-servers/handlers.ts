import type { Handlers } from '../../generated/handlers.js';
import { etagHeader } from '../../platform/records/etag.js';
import type { ToolServer, ToolServers } from './tool-servers.js';

export type ToolServerOperation =
  'listToolServers' | 'createToolServer' | 'updateToolServer' | 'deleteToolServer' | 'testToolServer';

const one = <Status extends 200 | 201>(status: Status, toolServer: ToolServer) => ({
  status,
  headers: etagHeader(toolServer),
  body: { success: true as const, toolServer },
});

export function toolServerHandlers(toolServers: ToolServers): Pick<Handlers, ToolServerOperation> {
  return {
    async listToolServers({ query, caller: { organizationId } }) {
      if (query.id === undefined)
        return { status: 200, body: { success: true, toolServers: toolServers.list(organizationId) } };
      return one(200, await toolServers.get(organizationId, query.id));
    },

    async createToolServer({ body, caller, unit }) {
      return one(201, await toolServers.create(caller, body, unit));
    },

    async updateToolServer({ query, precondition, body, caller, unit }) {
      return one(200, await toolServers.update(caller.organizationId, query.id, body, unit, precondition));
    },

    async deleteToolServer({ query, precondition, caller, unit }) {
      await toolServers.delete(caller, query.id, unit, precondition);
      return { status: 200, body: { success: true } };
    },

    async testToolServer({ body, caller, signal }) {
      return { status: 200, body: await toolServers.test(caller.organizationId, body, signal) };
    },
  };
}

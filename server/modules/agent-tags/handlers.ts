import type { Handlers } from '../../generated/handlers.js';
import { etagHeader } from '../../platform/records/etag.js';
import type { AgentTags } from './agent-tags.js';

export type AgentTagOperation = 'listAgentTags' | 'createAgentTag' | 'updateAgentTag' | 'deleteAgentTag';

export function agentTagHandlers(agentTags: AgentTags): Pick<Handlers, AgentTagOperation> {
  return {
    async listAgentTags({ caller }) {
      return { status: 200, body: await agentTags.list(caller.organizationId) };
    },

    async createAgentTag({ body, caller, unit }) {
      const tag = await agentTags.create(caller, body, unit);
      return { status: 200, headers: etagHeader(tag), body: tag };
    },

    async updateAgentTag({ query, precondition, body, caller, unit }) {
      const tag = await agentTags.update(caller.organizationId, query.id, body, unit, precondition);
      return { status: 200, headers: etagHeader(tag), body: tag };
    },

    async deleteAgentTag({ query, precondition, caller, unit }) {
      await agentTags.delete(caller.organizationId, query.id, unit, precondition);
      return { status: 200, body: { success: true, message: 'Tag deleted' } };
    },
  };
}

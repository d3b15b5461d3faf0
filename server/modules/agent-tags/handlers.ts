import type { Handlers } from '../../generated/handlers.js';
import type { AgentTags } from './agent-tags.js';

export type AgentTagOperation = 'listAgentTags' | 'createAgentTag' | 'renameAgentTag' | 'deleteAgentTag';

export function agentTagHandlers(agentTags: AgentTags): Pick<Handlers, AgentTagOperation> {
  return {
    async listAgentTags({ caller }) {
      return { status: 200, body: await agentTags.list(caller.organizationId) };
    },

    async createAgentTag({ body, caller, unit }) {
      return { status: 200, body: await agentTags.create(caller, body.name, unit) };
    },

    async renameAgentTag({ query, body, caller, unit }) {
      return { status: 200, body: await agentTags.rename(caller.organizationId, query.id, body.name, unit) };
    },

    async deleteAgentTag({ query, caller, unit }) {
      await agentTags.remove(caller.organizationId, query.id, unit);
      return { status: 200, body: { success: true, message: 'Tag deleted' } };
    },
  };
}

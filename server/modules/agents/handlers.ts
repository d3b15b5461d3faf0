import type { Handlers } from '../../generated/handlers.js';
import type { Agents } from './agents.js';

export type AgentOperation =
  'listAgents' | 'saveAgent' | 'deleteAgent' | 'listAgentVersions' | 'changeAgentVersion' | 'syncAgentTools';

export function agentHandlers({ agents }: { agents: Agents }): Pick<Handlers, AgentOperation> {
  return {
    async listAgents({ query, caller: { organizationId } }) {
      if (query.id === undefined) return { status: 200, body: agents.list(organizationId) };
      return { status: 200, body: await agents.get(organizationId, query.id) };
    },

    async saveAgent({ body, caller, unit }) {
      return { status: 200, body: await agents.save(caller, body, unit) };
    },

    async deleteAgent({ body, caller, unit }) {
      return { status: 200, body: await agents.remove(caller, body.agentId, unit) };
    },

    async listAgentVersions({ query, caller: { organizationId } }) {
      const { agentId, versionId, limit, before = null } = query;
      const body =
        versionId === undefined
          ? await agents.versions.list(organizationId, { agentId, limit, before })
          : await agents.versions.get(organizationId, agentId, versionId);
      return { status: 200, body };
    },

    async changeAgentVersion({ body, caller, unit }) {
      const result =
        body.action === 'rollback'
          ? await agents.versions.rollback(caller, body.agentId, body.versionId, unit)
          : await agents.versions.checkpoint(caller, body.agentId, body.label ?? null, unit);
      return { status: 200, body: result };
    },

    async syncAgentTools({ caller, unit }) {
      return { status: 200, body: await agents.syncTools(caller, unit) };
    },
  };
}

import { etagHeader } from '../../platform/records/etag.js';
import type { Handlers } from '../../generated/handlers.js';
import type { Agents } from './agents.js';

export type AgentOperation =
  'listAgents' | 'saveAgent' | 'deleteAgent' | 'listAgentVersions' | 'changeAgentVersion' | 'syncAgentTools';

export function agentHandlers(agents: Agents): Pick<Handlers, AgentOperation> {
  return {
    async listAgents({ query, caller: { organizationId } }) {
      if (query.id === undefined) return { status: 200, body: agents.list(organizationId) };
      const agent = await agents.get(organizationId, query.id);
      return { status: 200, headers: etagHeader(agent), body: agent };
    },

    async saveAgent({ precondition, body, caller, unit }) {
      const agent = await agents.save(caller, body, unit, precondition);
      return { status: 200, headers: etagHeader(agent), body: agent };
    },

    async deleteAgent({ precondition, body, caller, unit }) {
      const agent = await agents.delete(caller, body.agentId, unit, precondition);
      return { status: 200, headers: etagHeader(agent), body: agent };
    },

    async listAgentVersions({ query, caller: { organizationId } }) {
      const { agentId, versionId, limit, before = null } = query;
      const body =
        versionId === undefined
          ? await agents.versions.list(organizationId, { agentId, limit, before })
          : await agents.versions.get(organizationId, agentId, versionId);
      return { status: 200, body };
    },

    async changeAgentVersion({ precondition, body, caller, unit }) {
      const result =
        body.action === 'rollback'
          ? await agents.versions.rollback(caller, body.agentId, body.versionId, unit, precondition)
          : await agents.versions.checkpoint(caller, body.agentId, body.label ?? null, unit, precondition);
      return { status: 200, body: result };
    },

    async syncAgentTools({ caller, unit }) {
      return { status: 200, body: await agents.syncTools(caller, unit) };
    },
  };
}

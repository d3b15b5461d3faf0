// What agents do when something that they refer to was deleted.
import { onEvent, type Reaction } from '../events.js';
import type { Agents } from './agents.js';
import type { Reference } from './references.js';

export interface AgentReactionDependencies {
  readonly agents: Pick<Agents, 'removeReference'>;
}

/** Each agent that refers to the record gets a version without the reference, saved by the person who deleted the record. */
const removeReference = (
  { organizationId, deletedBy }: { readonly organizationId: string; readonly deletedBy: string },
  reference: Reference,
  { agents }: AgentReactionDependencies,
  signal: AbortSignal,
) => agents.removeReference({ organizationId, userId: deletedBy }, reference, signal);

export const agentReactions: readonly Reaction<AgentReactionDependencies>[] = [
  onEvent('agent.deleted', 'agents.remove-callable-agent', (event, dependencies: AgentReactionDependencies, signal) =>
    removeReference(event, { kind: 'agents', id: event.agentId }, dependencies, signal),
  ),
  onEvent('knowledge_base.deleted', 'agents.remove-knowledge-base', (event, dependencies: AgentReactionDependencies, signal) =>
    removeReference(event, { kind: 'knowledgeBases', id: event.knowledgeBaseId }, dependencies, signal),
  ),
  onEvent('skill.deleted', 'agents.remove-skill', (event, dependencies: AgentReactionDependencies, signal) =>
    removeReference(event, { kind: 'skills', id: event.skillId }, dependencies, signal),
  ),
  onEvent('tool_server.deleted', 'agents.remove-tool-server', (event, dependencies: AgentReactionDependencies, signal) =>
    removeReference(event, { kind: 'toolServers', id: event.toolServerId }, dependencies, signal),
  ),
];

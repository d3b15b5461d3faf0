// Reactions of the agents module to the deletion of records that agents refer to.
import { onEvent, type Reaction } from '../../platform/events.js';
import type { Agents } from './agents.js';
import type { Reference } from './references.js';

export interface AgentReactionDependencies {
  readonly agents: Pick<Agents, 'removeReference'>;
}

type Deletion = { readonly organizationId: string; readonly deletedBy: string };

/**
 * Gives each agent that refers to the record a version without the reference, saved by the user who deleted the record.
 */
const removing =
  <Event extends Deletion>(referenceOf: (event: Event) => Reference) =>
  (event: Event, { agents }: AgentReactionDependencies, signal: AbortSignal) =>
    agents.removeReference(
      { organizationId: event.organizationId, userId: event.deletedBy },
      referenceOf(event),
      signal,
    );

export const agentReactions: readonly Reaction<AgentReactionDependencies>[] = [
  onEvent(
    'agent.deleted',
    'agents.remove-callable-agent',
    removing(({ agentId: id }) => ({ kind: 'agents', id })),
  ),
  onEvent(
    'knowledge_base.deleted',
    'agents.remove-knowledge-base',
    removing(({ knowledgeBaseId: id }) => ({ kind: 'knowledgeBases', id })),
  ),
  onEvent(
    'skill.deleted',
    'agents.remove-skill',
    removing(({ skillId: id }) => ({ kind: 'skills', id })),
  ),
  onEvent(
    'tool_server.deleted',
    'agents.remove-tool-server',
    removing(({ toolServerId: id }) => ({ kind: 'toolServers', id })),
  ),
];

import { onRemoval, type Change, type Reaction, type RunReaction } from '../../platform/events/reaction-definition.js';
import type { Agents } from './agents.js';
import type { Reference } from './references.js';

export interface AgentReactionDependencies {
  readonly agents: Pick<Agents, 'removeReference' | 'referringTo'>;
}

type Dependencies = AgentReactionDependencies;
type Deletion = { readonly organizationId: string; readonly deletedBy: string; readonly requestId: string | null };

/** Returns the `change` and the `run` function of a reaction that removes a reference from all agents. */
const removing = <Event>(
  referenceOf: (event: Event) => Reference,
): [Change<Event & Deletion, Dependencies>, RunReaction<Event & Deletion, Dependencies>] => [
  {
    type: 'agent',
    effect: 'reference_removed',
    find: (event, { agents }, page) => agents.referringTo(event.organizationId, referenceOf(event), page),
  },
  (event, { agents }, signal) =>
    agents.removeReference(
      { organizationId: event.organizationId, userId: event.deletedBy, requestId: event.requestId },
      referenceOf(event),
      signal,
    ),
];

export const agentReactions: readonly Reaction<Dependencies>[] = [
  onRemoval(
    'agent.deleted',
    'agents.remove-callable-agent',
    ...removing(({ agentId: id }: { agentId: number }) => ({ kind: 'agents', id })),
  ),
  onRemoval(
    'knowledge_base.deleted',
    'agents.remove-knowledge-base',
    ...removing(({ knowledgeBaseId: id }: { knowledgeBaseId: number }) => ({ kind: 'knowledgeBases', id })),
  ),
  onRemoval(
    'skill.deleted',
    'agents.remove-skill',
    ...removing(({ skillId: id }: { skillId: number }) => ({ kind: 'skills', id })),
  ),
  onRemoval(
    'tool_server.deleted',
    'agents.remove-tool-server',
    ...removing(({ toolServerId: id }: { toolServerId: number }) => ({ kind: 'toolServers', id })),
  ),
];

// Disables the triggers of an agent that was deleted.
import { onEvent, type Reaction } from '../../platform/events.js';
import type { KnowledgeBasesModule } from './index.js';

export interface KnowledgeBaseReactionDependencies {
  readonly knowledge: {
    readonly knowledgeBases: Pick<KnowledgeBasesModule['knowledgeBases'], 'disableTriggersOfAgent'>;
  };
}

export const knowledgeBaseReactions: readonly Reaction<KnowledgeBaseReactionDependencies>[] = [
  onEvent(
    'agent.deleted',
    'knowledge-bases.disable-triggers-of-deleted-agent',
    ({ organizationId, agentId }, { knowledge: { knowledgeBases } }: KnowledgeBaseReactionDependencies) =>
      knowledgeBases.disableTriggersOfAgent(organizationId, agentId),
  ),
];

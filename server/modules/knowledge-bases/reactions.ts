import { onRemoval, type Reaction } from '../../platform/events/reaction-definition.js';
import type { KnowledgeBases } from './knowledge-bases.js';

export interface KnowledgeBaseReactionDependencies {
  readonly knowledgeBases: Pick<KnowledgeBases, 'disableTriggersOfAgent' | 'withEnabledTriggerOfAgent'>;
}

export const knowledgeBaseReactions: readonly Reaction<KnowledgeBaseReactionDependencies>[] = [
  onRemoval<'agent.deleted', KnowledgeBaseReactionDependencies>(
    'agent.deleted',
    'knowledge-bases.disable-triggers-of-deleted-agent',
    {
      type: 'knowledge_base',
      effect: 'trigger_disabled',
      find: ({ organizationId, agentId }, { knowledgeBases }, page) =>
        knowledgeBases.withEnabledTriggerOfAgent(organizationId, agentId, page),
    },
    ({ organizationId, agentId }, { knowledgeBases }) => knowledgeBases.disableTriggersOfAgent(organizationId, agentId),
  ),
];

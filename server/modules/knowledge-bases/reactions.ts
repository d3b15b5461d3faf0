import { originOfUser } from '../../platform/audit.js';
import { onRemoval, type Reaction } from '../../platform/events/reaction-definition.js';
import { autocommitOf } from '../../platform/unit-of-work/unit-of-work.js';
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
    ({ organizationId, agentId, deletedBy, requestId }, { knowledgeBases }) =>
      knowledgeBases.disableTriggersOfAgent(organizationId, agentId, autocommitOf(originOfUser(deletedBy, requestId))),
  ),
];

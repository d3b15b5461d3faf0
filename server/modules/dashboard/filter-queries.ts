// Builds the SQL conditions of a dashboard filter. Omits unused conditions, so that the planner can estimate the
// others.
import type { ConversationFilter } from './filter.js';

interface Condition {
  readonly sql: string;
  readonly bindings: Readonly<Record<string, string | number | Date>>;
}

/** Matches values that have a textual form. See docs/decisions/dashboard-queries.md. */
const hasText = (value: string) => `jsonb_typeof(${value}) in ('string', 'number', 'boolean')`;

function ownerCondition({ metadataKey, metadataValue }: ConversationFilter): string | null {
  const value = 'member.public_metadata -> :metadataKey';
  if (metadataKey !== null)
    return metadataValue === null
      ? `${value} is not null`
      : `${hasText(value)} and member.public_metadata ->> :metadataKey = :metadataValue`;
  if (metadataValue === null) return null;
  return `exists (select from jsonb_each(member.public_metadata) entry where ${hasText('entry.value')} and entry.value #>> '{}' = :metadataValue)`;
}

/** Columns by which a conversation's tree is filtered. */
interface TreeColumns {
  readonly place: 'is null' | 'is not null';
  readonly createdAt: string;
  readonly userId: string;
  readonly agentId: string;
}

const topLevel: TreeColumns = { place: 'is null', createdAt: 'created_at', userId: 'user_id', agentId: 'agent_id' };
const below: TreeColumns = {
  place: 'is not null',
  createdAt: 'root_created_at',
  userId: 'root_user_id',
  agentId: 'root_agent_id',
};

/** Conditions for top-level conversations. The statement must name the table `conversation`. */
export const topLevelCondition = (organizationId: string, filter: ConversationFilter) =>
  conditionOf(topLevel, organizationId, filter);

/**
 * Conditions for nested conversations, with the same bindings. Checking only the nested row is sufficient: deleting a
 * conversation deletes all below it in one transaction, and none is opened below a deleted one.
 */
export const belowCondition = (organizationId: string, filter: ConversationFilter) =>
  conditionOf(below, organizationId, filter);

function conditionOf(
  { place, createdAt, userId: userColumn, agentId: agentColumn }: TreeColumns,
  organizationId: string,
  filter: ConversationFilter,
): Condition {
  const { from, to, userId, agentId, metadataKey, metadataValue } = filter;
  const owner = ownerCondition(filter);
  const conditions = [
    `conversation.organization_id = :organizationId and conversation.${createdAt} >= :from and conversation.${createdAt} < :to`,
    `conversation.deleted_at is null and conversation.upstream_conversation_id ${place}`,
    ...(userId === null ? [] : [`conversation.${userColumn} = :userId`]),
    ...(agentId === null ? [] : [`conversation.${agentColumn} = :agentId`]),
    // A subquery without references to the outer row, so that Postgres evaluates it once.
    ...(owner === null
      ? []
      : [
          `conversation.${userColumn} = any(array(select member.user_id from members member where member.organization_id = :organizationId and ${owner}))`,
        ]),
  ];
  return {
    sql: conditions.join('\n and '),
    bindings: {
      organizationId,
      from,
      to,
      ...(userId !== null && { userId }),
      ...(agentId !== null && { agentId }),
      ...(metadataKey !== null && { metadataKey }),
      ...(metadataValue !== null && { metadataValue }),
    },
  };
}

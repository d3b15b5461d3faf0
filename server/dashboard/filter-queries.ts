// Which conversations a dashboard is about, as SQL. Conditions that were not asked for are left out, so that the planner sees what there is.
import type { ConversationFilter } from './filter.js';

interface Condition {
  readonly sql: string;
  readonly bindings: Readonly<Record<string, string | number | Date>>;
}

/** Values that have a text; objects and lists are found by no value, and null by none either. */
const hasText = (value: string) => `jsonb_typeof(${value}) in ('string', 'number', 'boolean')`;

function ownerCondition({ metadataKey, metadataValue }: ConversationFilter): string | null {
  const value = 'member.public_metadata -> :metadataKey';
  if (metadataKey !== null) return metadataValue === null ? `${value} is not null` : `${hasText(value)} and member.public_metadata ->> :metadataKey = :metadataValue`;
  if (metadataValue === null) return null;
  return `exists (select from jsonb_each(member.public_metadata) entry where ${hasText('entry.value')} and entry.value #>> '{}' = :metadataValue)`;
}

/** What holds for the top-level conversations of the filter; `conversation` is the table's name in the statement. */
export function topLevelCondition(organizationId: string, filter: ConversationFilter): Condition {
  const { from, to, userId, agentId, metadataKey, metadataValue } = filter;
  const owner = ownerCondition(filter);
  const conditions = [
    'conversation.organization_id = :organizationId and conversation.created_at >= :from and conversation.created_at < :to',
    'conversation.deleted_at is null and conversation.upstream_conversation_id is null',
    ...(userId === null ? [] : ['conversation.user_id = :userId']),
    ...(agentId === null ? [] : ['conversation.agent_id = :agentId']),
    ...(owner === null ? [] : [`exists (select from members member where member.organization_id = :organizationId and member.user_id = conversation.user_id and ${owner})`]),
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

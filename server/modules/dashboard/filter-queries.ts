// Builds the SQL conditions of a dashboard filter. Omits unused conditions, so that the planner can estimate the
// others.
import { runConditions } from '../conversations/index.js';
import { selectsSubConversations } from '../conversations/run-filter.js';
import type { ConversationFilter } from './filter.js';

export interface Bounds {
  readonly since: string;
  readonly until: string;
}

const boundsOfFilter: Bounds = { since: ':from', until: ':to' };

interface Condition {
  readonly sql: string;
  readonly bindings: Readonly<Record<string, string | number | Date | readonly string[]>>;
}

/** Matches strings, numbers and booleans. Lists, objects and null have no text. */
const hasText = (value: string) => `jsonb_typeof(${value}) in ('string', 'number', 'boolean')`;

function ownerCondition({ metadataKey, metadataValue }: ConversationFilter): string | null {
  const value = 'member.public_metadata -> :metadataKey';
  if (metadataKey !== null)
    return metadataValue === null
      ? `${value} is not null`
      : `${hasText(value)} and member.public_metadata ->> :metadataKey = :metadataValue`;
  if (metadataValue === null) return null;
  return `exists (
    select from jsonb_each(member.public_metadata) entry
    where ${hasText('entry.value')} and entry.value #>> '{}' = :metadataValue
  )`;
}

interface Columns {
  readonly createdAt: string;
  readonly userId: string;
  readonly agentId: string;
}

const own: Columns = { createdAt: 'created_at', userId: 'user_id', agentId: 'agent_id' };
const ofRoot: Columns = { createdAt: 'root_created_at', userId: 'root_user_id', agentId: 'root_agent_id' };

/**
 * Matches top-level conversations, or sub-conversations if the filter is by the source `agent`. The statement must use
 * the alias `conversation`.
 */
export function selectedCondition(
  organizationId: string,
  filter: ConversationFilter,
  bounds: Bounds = boundsOfFilter,
): Condition {
  const isSubConversation = selectsSubConversations(filter.runs);
  const place = `conversation.upstream_conversation_id is ${isSubConversation ? 'not null' : 'null'}`;
  const { conditions, bindings } = runConditions(filter.runs, 'conversation');
  const { sql, bindings: shared } = conditionOf(own, organizationId, filter, bounds);
  return { sql: [place, sql, ...conditions].join('\n and '), bindings: { ...shared, ...bindings } };
}

/**
 * Matches the sub-conversations of the selected conversations. Uses the bindings of `selectedCondition`. The columns in
 * `ofRoot` are copies from the top-level conversation. Its `deleted_at` need not be checked, because its deletion also
 * deletes its sub-conversations.
 */
export function subConversationsCondition(organizationId: string, filter: ConversationFilter, bounds?: Bounds): string {
  if (selectsSubConversations(filter.runs)) return 'false';
  const { sql } = conditionOf(ofRoot, organizationId, filter, bounds ?? boundsOfFilter);
  return [
    'conversation.upstream_conversation_id is not null',
    sql,
    ...rootConditions(organizationId, filter, bounds),
  ].join('\n and ');
}

function rootConditions(organizationId: string, filter: ConversationFilter, bounds: Bounds | undefined): string[] {
  if (Object.keys(filter.runs).length === 0) return [];
  if (bounds === undefined) {
    const selected = selectedCondition(organizationId, filter).sql;
    return [
      `conversation.root_conversation_id in (
        select conversation.id from conversations conversation
        where conversation.organization_id = :organizationId and ${selected}
      )`,
    ];
  }
  const { conditions } = runConditions(filter.runs, 'root');
  return [
    `exists (
      select from conversations root
      where root.organization_id = :organizationId and root.id = conversation.root_conversation_id
        and ${conditions.join(' and ')}
      offset 0
    )`,
  ];
}

function conditionOf(
  { createdAt, userId: userColumn, agentId: agentColumn }: Columns,
  organizationId: string,
  filter: ConversationFilter,
  { since, until }: Bounds,
): Condition {
  const { from, to, userId, agentId, metadataKey, metadataValue } = filter;
  const owner = ownerCondition(filter);
  const conditions = [
    `conversation.${createdAt} >= ${since} and conversation.${createdAt} < ${until}`,
    'conversation.deleted_at is null',
    ...(userId === null ? [] : [`conversation.${userColumn} = :userId`]),
    ...(agentId === null ? [] : [`conversation.${agentColumn} = :agentId`]),
    // The subquery does not refer to the outer row, so that Postgres evaluates it once.
    ...(owner === null
      ? []
      : [
          `conversation.${userColumn} = any(array(
            select member.user_id from members member
            where member.organization_id = :organizationId and ${owner}
          ))`,
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

// Each method purges at most `limit` records that were deleted at or before `before`, in all organizations, and returns
// their number. The methods for conversations and skills pass the objects of these records to `beforeCommit`.
//
// One purge can change records of several modules, so this file has statements on their tables.
import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import type { ObjectKey } from '../uploads/queues.js';

export type PurgedKind = 'conversations' | 'scheduledTasks' | 'skills' | 'toolServers' | 'agents';

type BeforeCommit = (transaction: Transaction, objects: readonly ObjectKey[]) => Promise<void>;

type PurgeBatch = (before: Date, limit: number, beforeCommit: BeforeCommit) => Promise<number>;

export type PurgeRepository = Readonly<Record<PurgedKind, PurgeBatch>>;

interface Due<Id> {
  readonly organizationId: string;
  readonly id: Id;
}

const dueRows = (idType: 'integer' | 'uuid') =>
  `unnest(cast(:organizationIds as text[]), cast(:ids as ${idType}[])) as due (organization_id, id)`;

const bindingsOf = <Id extends number | string>(due: readonly Due<Id>[]) => ({
  organizationIds: due.map(({ organizationId }) => organizationId),
  ids: due.map(({ id }) => id),
});

async function lockDue<Id>(
  transaction: Database,
  { table, where, before, limit }: { table: string; where: string; before: Date; limit: number },
): Promise<Due<Id>[]> {
  const { rows } = await transaction.raw<{ rows: Due<Id>[] }>(
    `select record.organization_id as "organizationId", record.id from ${table} as record
     where record.deleted_at <= :before and ${where}
     order by record.deleted_at limit :limit
     for update of record skip locked
     -- all organizations`,
    { before, limit },
  );
  return rows;
}

/**
 * Sub-conversations are purged first, because they refer to the conversations above them. A conversation with an
 * execution in progress is not purged yet.
 */
const canPurgeConversation = `not exists (
    select from conversations as child
    where child.organization_id = record.organization_id and child.upstream_conversation_id = record.id
  ) and not exists (
    select from task_executions
    where task_executions.organization_id = record.organization_id and task_executions.conversation_id = record.id
      and task_executions.status = 'in_progress'
  )`;

const attachmentsOf = `
  select distinct messages.organization_id as "organizationId", part ->> 'fileKey' as key
  from ${dueRows('uuid')}
  join messages on messages.organization_id = due.organization_id and messages.conversation_id = due.id
  cross join lateral jsonb_array_elements(messages.parts) as part
  where jsonb_path_exists(messages.parts, '$[*].fileKey') and part ->> 'fileKey' is not null
  -- all organizations`;

async function purgeConversations(
  transaction: DatabaseTransaction,
  before: Date,
  limit: number,
  beforeCommit: BeforeCommit,
): Promise<number> {
  const where = canPurgeConversation;
  const due = await lockDue<string>(transaction, { table: 'conversations', where, before, limit });
  if (due.length === 0) return 0;
  const bindings = bindingsOf(due);
  const { rows: objects } = await transaction.raw<{ rows: ObjectKey[] }>(attachmentsOf, bindings);
  for (const table of ['tool_calls', 'conversation_feedback', 'run_events', 'messages'])
    await transaction.raw(
      `delete from ${table} as part using ${dueRows('uuid')}
       where part.organization_id = due.organization_id and part.conversation_id = due.id
       -- all organizations`,
      bindings,
    );
  await transaction.raw(
    `update task_executions as execution set conversation_id = null, answer_id = null from ${dueRows('uuid')}
     where execution.organization_id = due.organization_id and execution.conversation_id = due.id
     -- all organizations`,
    bindings,
  );
  await transaction.raw(
    `delete from conversations using ${dueRows('uuid')}
     where conversations.organization_id = due.organization_id and conversations.id = due.id
     -- all organizations`,
    bindings,
  );
  await beforeCommit(transaction, objects);
  return due.length;
}

const hasNoExecutionInProgress = `not exists (
  select from task_executions
  where task_executions.organization_id = record.organization_id and task_executions.scheduled_task_id = record.id
    and task_executions.status = 'in_progress')`;

async function purgeScheduledTasks(transaction: DatabaseTransaction, before: Date, limit: number): Promise<number> {
  const due = await lockDue<number>(transaction, {
    table: 'scheduled_tasks',
    where: hasNoExecutionInProgress,
    before,
    limit,
  });
  for (const [table, column] of [
    ['task_executions', 'scheduled_task_id'],
    ['scheduled_tasks', 'id'],
  ] as const)
    await transaction.raw(
      `delete from ${table} as part using ${dueRows('integer')}
       where part.organization_id = due.organization_id and part.${column} = due.id
       -- all organizations`,
      bindingsOf(due),
    );
  return due.length;
}

async function purgeSkills(
  transaction: DatabaseTransaction,
  before: Date,
  limit: number,
  beforeCommit: BeforeCommit,
): Promise<number> {
  const due = await lockDue<number>(transaction, { table: 'skills', where: 'true', before, limit });
  const { rows: objects } = await transaction.raw<{ rows: ObjectKey[] }>(
    `delete from skill_files as part using ${dueRows('integer')}
     where part.organization_id = due.organization_id and part.skill_id = due.id
     returning part.organization_id as "organizationId", part.storage_key as key
     -- all organizations`,
    bindingsOf(due),
  );
  await transaction.raw(
    `delete from skills using ${dueRows('integer')}
     where skills.organization_id = due.organization_id and skills.id = due.id
     -- all organizations`,
    bindingsOf(due),
  );
  await beforeCommit(transaction, objects);
  return due.length;
}

async function purgeToolServers(transaction: DatabaseTransaction, before: Date, limit: number): Promise<number> {
  const due = await lockDue<number>(transaction, { table: 'tool_servers', where: 'true', before, limit });
  await transaction.raw(
    `delete from tool_servers as record using ${dueRows('integer')}
     where record.organization_id = due.organization_id and record.id = due.id
     -- all organizations`,
    bindingsOf(due),
  );
  return due.length;
}

/**
 * Matches agents that other records refer to. A purge keeps the row of such an agent, but reduces its configuration to
 * the name and the model. Conversations have two conditions, because one index contains the deleted conversations, and
 * another index contains the rest.
 */
const isReferredTo = `(
  exists (
    select from conversations
    where conversations.organization_id = record.organization_id and conversations.agent_id = record.id
      and conversations.deleted_at is null
  )
  or exists (
    select from conversations
    where conversations.organization_id = record.organization_id and conversations.agent_id = record.id
      and conversations.deleted_at is not null
  )
  or exists (
    select from scheduled_tasks
    where scheduled_tasks.organization_id = record.organization_id and scheduled_tasks.agent_id = record.id
  )
  or exists (
    select from knowledge_bases
    where knowledge_bases.organization_id = record.organization_id and knowledge_bases.trigger_agent_id = record.id
  )
)`;

async function purgeAgents(transaction: DatabaseTransaction, before: Date, limit: number): Promise<number> {
  const where = `(record.purged_at is null or not ${isReferredTo})`;
  const due = await lockDue<number>(transaction, { table: 'agents', where, before, limit });
  if (due.length === 0) return 0;
  const bindings = bindingsOf(due);
  await transaction.raw(
    `update agents as record set purged_at = now(), published_version_id = null,
       configuration = jsonb_build_object('name', record.configuration -> 'name', 'model',
       record.configuration -> 'model')
     from ${dueRows('integer')}
     where record.organization_id = due.organization_id and record.id = due.id
     -- all organizations`,
    bindings,
  );
  await transaction.raw(
    `update task_executions as execution set agent_version_id = null
     from ${dueRows('integer')} join agent_versions as version on version.organization_id = due.organization_id
       and version.agent_id = due.id
     where execution.organization_id = version.organization_id and execution.agent_version_id = version.id
     -- all organizations`,
    bindings,
  );
  for (const table of ['agent_versions', 'agent_tag_assignments'])
    await transaction.raw(
      `delete from ${table} as part using ${dueRows('integer')}
       where part.organization_id = due.organization_id and part.agent_id = due.id
       -- all organizations`,
      bindings,
    );
  await transaction.raw(
    `delete from agents as record using ${dueRows('integer')}
     where record.organization_id = due.organization_id and record.id = due.id and not ${isReferredTo}
     -- all organizations`,
    bindings,
  );
  return due.length;
}

export function createPurgeRepository(database: Database): PurgeRepository {
  const inTransaction =
    (
      purge: (
        transaction: DatabaseTransaction,
        before: Date,
        limit: number,
        beforeCommit: BeforeCommit,
      ) => Promise<number>,
    ): PurgeBatch =>
    (before, limit, beforeCommit) =>
      database.transaction((transaction) => purge(transaction, before, limit, beforeCommit));
  return {
    conversations: inTransaction(purgeConversations),
    scheduledTasks: inTransaction(purgeScheduledTasks),
    skills: inTransaction(purgeSkills),
    toolServers: inTransaction(purgeToolServers),
    agents: inTransaction(purgeAgents),
  };
}

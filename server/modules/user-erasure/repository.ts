// Erases a person's data from the tables of all modules. test/api/user-erasure/eraseUser.test.ts searches all tables of
// the schema `public` for remaining data.
import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { recordChanges, systemOrigin, type Origin } from '../../platform/audit.js';
import type { MemberKey } from '../../platform/identity/port.js';
import type { UnitOfWork, Transaction } from '../../platform/unit-of-work/unit-of-work.js';
import type { components } from '../../generated/types.js';
import { clearRun } from '../conversations/index.js';

type Report = components['schemas']['UserErasureReport'];
export type ErasedCounts = Pick<Report, 'removed' | 'anonymized'>;

export interface Person extends MemberKey {
  /** Replaces the user's id. */
  readonly erasedAs: string;
}

export interface DeliveriesToErase extends MemberKey {
  /** ISO 8601. Excludes later events, because the person may have joined again. */
  readonly until: string;
}

export interface UserErasureRepository {
  /**
   * Erases a person's data. Returns null if there was no profile and no data that the report counts. Otherwise, calls
   * `beforeCommit` in the transaction.
   */
  erase(
    person: Person,
    beforeCommit: (transaction: Transaction) => Promise<void>,
    unit: UnitOfWork,
  ): Promise<ErasedCounts | null>;
  /**
   * Like `erase`, for data that was stored after the erasure. Does nothing if the person is a member again.
   */
  eraseLateWrites(person: Person, beforeCommit: (transaction: Transaction) => Promise<void>): Promise<void>;
  /**
   * Deletes the ended deliveries about an erased person, and keeps pending ones. `wasFound` is true if any delivery
   * about the person existed, ended or pending.
   */
  removeDeliveries(
    about: DeliveriesToErase,
    beforeCommit: (transaction: Transaction, wasFound: boolean) => Promise<void>,
  ): Promise<void>;
  /**
   * Deletes the rows of members who were removed before the given time and have no email address and no profile image,
   * such as erased people. Returns their number.
   */
  forget(removedBefore: Date): Promise<number>;
}

/** Deletion time of erased records. It is 1970, so that no operation shows them, and the next purge deletes them. */
const deletedAt = "timestamptz 'epoch'";

const erasedConversation = `
  deleted_at = ${deletedAt}, deleted_by = null, user_id = :erasedAs,
  root_user_id = case when root_user_id is not null then :erasedAs end,
  stream_status = case when stream_status = 'in_progress' then 'stopped' else stream_status end, ${clearRun}`;

const eraseConversationsSql = `
  update conversations set ${erasedConversation}
  where organization_id = :organizationId and user_id = :userId
  returning id`;

/**
 * Erases sub-conversations of other users below an erased conversation. Only earlier versions of the service stored
 * such sub-conversations.
 */
const eraseBelowSql = `
  update conversations set ${erasedConversation}
  where organization_id = :organizationId and root_conversation_id = any(:conversationIds) and user_id <> :erasedAs
  returning id`;

const eraseFeedbackSql = `
  with removed as (
    delete from conversation_feedback
    where organization_id = :organizationId and user_id = :userId
    returning conversation_id, rating
  ), counted as (
    update conversations set helpful_count = helpful_count - helpful,
      not_helpful_count = not_helpful_count - not_helpful
    from (
      select conversation_id, count(*) filter (where rating = 'helpful') as helpful,
        count(*) filter (where rating = 'not_helpful') as not_helpful
      from removed group by conversation_id
    ) as ratings
    where conversations.organization_id = :organizationId and conversations.id = ratings.conversation_id
  )
  select count(*) as count from removed`;

const eraseTasksSql = `
  update scheduled_tasks set deleted_at = ${deletedAt}, deleted_by = null, user_id = :erasedAs, enabled = false,
    next_run_at = null, paused_reason = null
  where organization_id = :organizationId and user_id = :userId
  returning id`;

/** The event that tests a webhook endpoint contains the id of the requesting user in `data.requestedBy`. */
const isDeliveryAbout = `:userId in (
  cast(payload as jsonb) #>> '{data,userId}', cast(payload as jsonb) #>> '{data,requestedBy}')`;

/** Keeps pending deliveries, which are still sent. A job deletes them afterwards. */
const eraseDeliveriesSql = `
  delete from webhook_deliveries
  where organization_id = :organizationId and status <> 'pending' and ${isDeliveryAbout}`;

/** One statement, so that all payloads of the organization are read only once. */
const eraseRemainingDeliveriesSql = `
  with about as materialized (
    select id from webhook_deliveries
    where organization_id = :organizationId and ${isDeliveryAbout} and cast(payload as jsonb) ->> 'timestamp' <= :until
  ), removed as (
    delete from webhook_deliveries using about
    where organization_id = :organizationId and webhook_deliveries.id = about.id and status <> 'pending'
  )
  select exists (select from about) as "wasFound"`;

const profile =
  'email, first_name, last_name, username, profile_image_url, public_metadata, last_sign_in_at, created_at';
const erasedProfile = "'', null, null, null, '', jsonb '{}', null, 0";

/**
 * Keeps the row with the id, because every process must refuse tokens from before the removal. `forget` deletes the row
 * after these tokens have expired.
 */
const eraseProfileSql = `
  update members set (${profile}) = (${erasedProfile})
  where organization_id = :organizationId and user_id = :userId and removed_at is not null
    and (${profile}) is distinct from (${erasedProfile})
  returning user_id`;

/** Email addresses by which the audit log may name the person. */
const addressesSql = `
  select email from members
  where organization_id = :organizationId and user_id = :userId and email <> ''
  union select actor_email from audit_log
    where organization_id = :organizationId and actor_id = :userId and actor_email is not null
  union select record_name from audit_log
    where organization_id = :organizationId and record_type = 'user' and record_id = :userId
      and record_name is not null`;

const isAboutPerson = `(record_type = 'user' and record_id = :userId)`;
const isAboutInvitation = `(record_type = 'invitation' and (
  lower(record_name) = any(:addresses) or lower(before ->> 'email') = any(:addresses)
  or lower(after ->> 'email') = any(:addresses)))`;
const isAboutContent = ':userId = any(content_owner_ids)';

/** Removes personal content from a column. Keeps null, which marks a creation (`before`) or a deletion (`after`). */
const withoutContent = (column: string) => `case
  when ${column} is null then null
  when ${isAboutContent} then jsonb '{}'
  when ${isAboutPerson} or ${isAboutInvitation} then ${column} - 'metadata' - 'email'
  else ${column} end`;

const anonymizeAuditLogSql = `
  update audit_log set
    actor_id = case when actor_id = :userId then :erasedAs else actor_id end,
    actor_email = case when actor_id = :userId then null else actor_email end,
    client_address = case when actor_id = :userId then null else client_address end,
    record_id = case when ${isAboutPerson} then :erasedAs else record_id end,
    record_name = case when ${isAboutPerson} or ${isAboutInvitation} or ${isAboutContent} then null
    else record_name end,
    before = ${withoutContent('before')}, after = ${withoutContent('after')},
    content_owner_ids = array_remove(content_owner_ids, :userId)
  where organization_id = :organizationId
    and (actor_id = :userId or ${isAboutPerson} or ${isAboutInvitation} or ${isAboutContent})`;

type Anonymized = Exclude<keyof Report['anonymized'], 'auditEntries'>;

/** Columns with ids of users in records that stay. */
const authors: Record<Anonymized, readonly { table: string; columns: readonly string[] }[]> = {
  agents: [{ table: 'agents', columns: ['created_by', 'deleted_by'] }],
  agentVersions: [{ table: 'agent_versions', columns: ['created_by'] }],
  agentTags: [{ table: 'agent_tags', columns: ['created_by'] }],
  skills: [
    { table: 'skills', columns: ['created_by', 'deleted_by'] },
    { table: 'skill_files', columns: ['created_by'] },
  ],
  knowledgeBases: [
    { table: 'knowledge_bases', columns: ['created_by', 'deleted_by'] },
    { table: 'knowledge_base_files', columns: ['created_by'] },
  ],
  toolServers: [{ table: 'tool_servers', columns: ['created_by', 'deleted_by'] }],
  webhookEndpoints: [{ table: 'webhook_endpoints', columns: ['created_by'] }],
};

/**
 * Tables whose `deleted_by` may name the person in the records of other users. The report does not count these records.
 */
const deletedByOnly = ['scheduled_tasks', 'conversations'];

/**
 * Tables of the daily totals with ids of owners. A periodic task later recomputes the totals without the erased
 * conversations.
 */
const ownersOfTotals = ['conversation_owners', 'conversation_days'];

const anonymized = (column: string) => `${column} = case when ${column} = :userId then :erasedAs else ${column} end`;

const anonymize = (table: string, columns: readonly string[]) => `
  update ${table} set ${columns.map(anonymized).join(', ')}
  where organization_id = :organizationId and :userId in (${columns.join(', ')})`;

type Execute = <Row>(
  sql: string,
  more?: Record<string, readonly (number | string)[]>,
) => Promise<{ rows: Row[]; count: number }>;

async function remove(execute: Execute) {
  const ids = (rows: { id: number | string }[]) => rows.map(({ id }) => id);
  const { rows: own } = await execute<{ id: string }>(eraseConversationsSql);
  const { rows: below } = await execute<{ id: string }>(eraseBelowSql, { conversationIds: ids(own) });
  const conversationIds = ids([...own, ...below]);
  const { rows: messages } = await execute<{ count: number }>(
    `select count(*) as count from messages
     where organization_id = :organizationId and conversation_id = any(:conversationIds)`,
    { conversationIds },
  );
  const { rows: feedback } = await execute<{ count: number }>(eraseFeedbackSql);
  const taskIds = ids((await execute<{ id: number }>(eraseTasksSql)).rows);
  const { rows: executions } = await execute<{ count: number }>(
    `select count(*) as count from task_executions
     where organization_id = :organizationId and scheduled_task_id = any(:taskIds)`,
    { taskIds },
  );
  const deliveries = await execute(eraseDeliveriesSql);
  await execute('delete from idempotency_keys where organization_id = :organizationId and user_id = :userId');
  await execute(`delete from leases
    where organization_id = :organizationId
      and (name = 'member:' || :userId or starts_with(name, 'member:' || :userId || ':'))`);
  return {
    conversations: conversationIds.length,
    messages: Number(messages[0]?.count ?? 0),
    feedback: Number(feedback[0]?.count ?? 0),
    scheduledTasks: taskIds.length,
    taskExecutions: Number(executions[0]?.count ?? 0),
    webhookDeliveries: deliveries.count,
  };
}

async function anonymizeRecords(execute: Execute): Promise<Record<Anonymized, number>> {
  const counts: Partial<Record<Anonymized, number>> = {};
  for (const table of deletedByOnly) await execute(anonymize(table, ['deleted_by']));
  for (const table of ownersOfTotals) await execute(anonymize(table, ['user_id']));
  for (const [kind, tables] of Object.entries(authors) as [Anonymized, (typeof authors)[Anonymized]][]) {
    counts[kind] = 0;
    for (const { table, columns } of tables) counts[kind] += (await execute(anonymize(table, columns))).count;
  }
  return counts as Record<Anonymized, number>;
}

const isEmpty = (counts: object): boolean => Object.values(counts).every((count) => count === 0);

async function erase(
  transaction: DatabaseTransaction,
  person: Person,
  beforeCommit: (transaction: Transaction) => Promise<void>,
  origin: Origin,
): Promise<ErasedCounts | null> {
  const execute: Execute = async (sql, more = {}) => {
    const { rows, rowCount } = await transaction.raw(sql, { ...person, ...more });
    return { rows, count: rowCount ?? 0 };
  };
  const { rows: known } = await execute<{ email: string }>(addressesSql);
  const addresses = known.map(({ email }) => email.toLowerCase());
  const removed = await remove(execute);
  const records = await anonymizeRecords(execute);
  const { count: auditEntries } = await execute(anonymizeAuditLogSql, { addresses });
  const { count: profiles } = await execute(eraseProfileSql);
  const anonymized = { ...records, auditEntries };
  if (profiles === 0 && isEmpty(removed) && isEmpty(anonymized)) return null;
  await recordChanges(transaction, origin, person.organizationId, {
    action: 'user.erased',
    recordId: person.erasedAs,
    recordName: null,
    before: null,
    after: { removed, anonymized },
  });
  await beforeCommit(transaction);
  return { removed, anonymized };
}

export function createUserErasureRepository(database: Database): UserErasureRepository {
  return {
    erase: (person, beforeCommit, unit) =>
      unit.transaction(database, (transaction) => erase(transaction, person, beforeCommit, unit.origin)),

    eraseLateWrites: (person, beforeCommit) =>
      database.transaction(async (transaction) => {
        // Lock the row of a removed person too, so that the mirror records no new membership meanwhile.
        const { rows } = await transaction.raw<{ rows: { isMember: boolean }[] }>(
          `select removed_at is null as "isMember" from members
           where organization_id = :organizationId and user_id = :userId
           for no key update`,
          { ...person },
        );
        if (!rows[0]?.isMember) await erase(transaction, person, beforeCommit, systemOrigin);
      }),

    removeDeliveries: (about, beforeCommit) =>
      database.transaction(async (transaction) => {
        const { rows } = await transaction.raw<{ rows: { wasFound: boolean }[] }>(eraseRemainingDeliveriesSql, {
          ...about,
        });
        await beforeCommit(transaction, rows[0]?.wasFound ?? false);
      }),

    async forget(removedBefore) {
      const { rowCount } = await database.raw<{ rowCount: number }>(
        `delete from members
         where removed_at < :removedBefore and email = '' and profile_image_url = ''
         -- all organizations`,
        { removedBefore: removedBefore.getTime() },
      );
      return rowCount;
    },
  };
}

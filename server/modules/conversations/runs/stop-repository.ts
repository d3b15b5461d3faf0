import type { Database } from '../../../platform/database/database.js';
import { recordChanges, type Origin } from '../../../platform/audit.js';
import { readDependents, type DependentsPage, type FoundDependents } from '../../../platform/dependents.js';
import type { components } from '../../../generated/types.js';
import type { RunIds } from './run-types.js';
import { lockTree, clearRun, costOfLostRun, type OwnedConversationKey } from '../statements.js';

export type StreamStatus = components['schemas']['StreamStatus'];

export interface StopState {
  /** Number of the given runs that are still in progress. */
  readonly runningCount: number;
  readonly isAnyStopped: boolean;
  /** Status of the conversation itself. */
  readonly streamStatus: StreamStatus;
}

export interface StopRepository {
  /**
   * Requests a stop of the runs of a conversation and its sub-conversations. Returns the runs in progress, or null if
   * the conversation does not exist. Records the stop in the audit log, unless the conversation's owner requests it.
   */
  request(key: OwnedConversationKey, origin: Origin): Promise<RunIds[] | null>;
  /** Requests a stop of all runs of the user. Returns the runs. */
  requestOfUser(organizationId: string, userId: string): Promise<RunIds[]>;
  runningOfUser(organizationId: string, userId: string, page: DependentsPage): Promise<FoundDependents>;
  /** Ends the given runs whose leases have expired, or all of them if `isForced`. Returns the resulting state. */
  endRuns(organizationId: string, id: string, stop: { runs: readonly RunIds[]; isForced: boolean }): Promise<StopState>;
}

const isRun = `(conversations.id, conversations.answer_id)
  in (select * from unnest(cast(:ids as uuid[]), cast(:answerIds as uuid[])))`;

type RequestedRow = RunIds & { readonly isNew: boolean };

// Reads `earlier` before the update, so that a repeated request has no second entry in the audit log.
const requestSql = `
  update conversations set stop_requested_at = coalesce(conversations.stop_requested_at, clock_timestamp())
  from conversations earlier
  where conversations.organization_id = :organizationId and conversations.id = any(:ids)
    and conversations.stream_status = 'in_progress'
    and earlier.organization_id = conversations.organization_id and earlier.id = conversations.id
  returning conversations.id as "conversationId", conversations.answer_id as "answerId",
    earlier.stop_requested_at is null as "isNew"`;

async function recordStop(
  transaction: Database,
  origin: Origin,
  { organizationId, id }: OwnedConversationKey,
  stoppedConversationIds: readonly string[],
): Promise<void> {
  if (stoppedConversationIds.length === 0) return;
  const { rows } = await transaction.raw<{ rows: { userId: string; name: string }[] }>(
    'select user_id as "userId", name from conversations where organization_id = :organizationId and id = :id',
    { organizationId, id },
  );
  const { userId, name } = rows[0] ?? {};
  if (userId === undefined || name === undefined) throw new Error('a locked conversation no longer exists');
  if (origin.actor.id === userId) return;
  await recordChanges(transaction, origin, organizationId, {
    action: 'conversation.stopped',
    recordId: id,
    recordName: name,
    before: null,
    after: { stoppedConversationIds },
    contentOwnerIds: [userId],
  });
}

async function request(transaction: Database, key: OwnedConversationKey, origin: Origin): Promise<RunIds[] | null> {
  const ids = await lockTree(transaction, key);
  if (ids.length === 0) return null;
  const { rows } = await transaction.raw<{ rows: RequestedRow[] }>(requestSql, {
    organizationId: key.organizationId,
    ids,
  });
  const requested = rows.filter(({ isNew }) => isNew).map(({ conversationId }) => conversationId);
  await recordStop(transaction, origin, key, requested);
  return rows.map(({ conversationId, answerId }) => ({ conversationId, answerId }));
}

const isRunningOfUser = "user_id = :userId and stream_status = 'in_progress'";

async function endRuns(
  transaction: Database,
  organizationId: string,
  id: string,
  { runs, isForced }: Parameters<StopRepository['endRuns']>[2],
): Promise<StopState> {
  const values = {
    organizationId,
    ids: runs.map(({ conversationId }) => conversationId),
    answerIds: runs.map(({ answerId }) => answerId),
  };
  await transaction.raw(
    `update conversations set stream_status = 'stopped', failure = null, failure_code = null,
      updated_at = clock_timestamp(), ${costOfLostRun}, ${clearRun}
     where organization_id = :organizationId and ${isRun}
       and (cast(:isForced as boolean) or lease_expires_at <= clock_timestamp())`,
    { ...values, isForced },
  );
  const { rows } = await transaction.raw<{ rows: StopState[] }>(
    `select cast(count(*) filter (where ${isRun}) as integer) as "runningCount",
       coalesce(bool_or(stream_status = 'stopped') filter (where id = any(:ids)), false) as "isAnyStopped",
       max(stream_status) filter (where id = :id) as "streamStatus"
     from conversations
     where organization_id = :organizationId and (id = :id or id = any(:ids))`,
    { ...values, id },
  );
  const [state] = rows;
  if (!state) throw new Error('reading the state of runs returned no row');
  return state;
}

export function createStopRepository(database: Database): StopRepository {
  return {
    request: (key, origin) => database.transaction((transaction) => request(transaction, key, origin)),

    async requestOfUser(organizationId, userId) {
      const { rows } = await database.raw<{ rows: RunIds[] }>(
        `update conversations set stop_requested_at = coalesce(stop_requested_at, clock_timestamp())
         where organization_id = :organizationId and ${isRunningOfUser}
         returning id as "conversationId", answer_id as "answerId"`,
        { organizationId, userId },
      );
      return rows;
    },

    runningOfUser(organizationId, userId, page) {
      return readDependents(
        database,
        { table: 'conversations', organizationId, where: isRunningOfUser, bindings: { userId }, owner: 'user_id' },
        page,
      );
    },

    endRuns: (organizationId, id, stop) =>
      database.transaction((transaction) => endRuns(transaction, organizationId, id, stop)),
  };
}

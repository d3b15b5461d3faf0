import type { Database } from '../../../platform/database/database.js';
import type { UIMessageChunk } from '../../../platform/models/port.js';
import { isUuid } from '../../../platform/records/uuid.js';
import type { RunKey } from '../../conversations/runs/runs.js';

/**
 * A batch of events for other processes. If the only batch has no events, the events of the run are too large to keep.
 */
export interface EventBatch {
  /** Starts at 1. */
  readonly position: number;
  readonly events: readonly UIMessageChunk[];
  readonly isLast: boolean;
}

export interface StoredBatch extends EventBatch {
  readonly lease: string;
}

export interface StoredEvents {
  readonly isRunning: boolean;
  /** Sorted by position. */
  readonly batches: readonly StoredBatch[];
}

export interface FoundRun extends RunKey {
  /** Whether the conversation belongs to the user. */
  readonly isOwn: boolean;
}

export interface RunEventsRepository {
  /**
   * Returns the run in progress of a conversation, or null. `id` is the conversation's id, or the id that a chat client
   * gave the conversation.
   */
  findRunning(organizationId: string, id: string, user: { userId: string; isAdmin: boolean }): Promise<FoundRun | null>;
  /**
   * Marks the run as followed, so that the process of the run stores the events. Returns whether the run is in
   * progress.
   */
  requestEvents(run: RunKey): Promise<boolean>;
  store(run: RunKey, batch: StoredBatch): Promise<void>;
  read(run: RunKey, after: number): Promise<StoredEvents>;
  /** Deletes the batches that were stored more than `olderThanMs` ago and whose run has ended. Returns their number. */
  removeOld(olderThanMs: number): Promise<number>;
}

const isOfRun = 'conversation_id = :conversationId and answer_id = :answerId';

async function findRunning(
  database: Database,
  organizationId: string,
  id: string,
  { userId, isAdmin }: { userId: string; isAdmin: boolean },
): Promise<FoundRun | null> {
  const { rows } = await database.raw<{ rows: { conversationId: string; answerId: string | null; isOwn: boolean }[] }>(
    `select id as "conversationId", answer_id as "answerId", user_id = :userId as "isOwn" from conversations
     where organization_id = :organizationId and deleted_at is null and (
       (user_id = :userId and client_id = :id)
       or (id = cast(:uuid as uuid) and (user_id = :userId or cast(:isAdmin as boolean)))
     )
     order by client_id is not distinct from :id desc limit 1`,
    { organizationId, userId, isAdmin, id, uuid: isUuid(id) ? id : null },
  );
  const [row] = rows;
  if (row === undefined || row.answerId === null) return null;
  return { organizationId, conversationId: row.conversationId, answerId: row.answerId, isOwn: row.isOwn };
}

async function read(database: Database, run: RunKey, after: number): Promise<StoredEvents> {
  type Row = { isRunning: boolean; batches: (Omit<StoredBatch, 'events'> & { events: UIMessageChunk[] })[] | null };
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select exists (
         select from conversations
         where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
       ) as "isRunning",
       json_agg(json_build_object('lease', lease, 'position', position, 'events', events, 'isLast', is_last)
       order by position) as batches
     from run_events
     where organization_id = :organizationId and ${isOfRun} and position > :after`,
    { ...run, after },
  );
  return { isRunning: rows[0]?.isRunning ?? false, batches: rows[0]?.batches ?? [] };
}

export function createRunEventsRepository(database: Database): RunEventsRepository {
  return {
    findRunning: (organizationId, id, user) => findRunning(database, organizationId, id, user),

    async requestEvents(run) {
      const { rows } = await database.raw<{ rows: { isRunning: boolean }[] }>(
        `with marked as (
           update conversations set is_followed = true
           where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
             and not is_followed
         )
         select exists (
           select from conversations
           where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
         ) as "isRunning"`,
        { ...run },
      );
      return rows[0]?.isRunning ?? false;
    },

    async store(run, { lease, position, events, isLast }) {
      await database.raw(
        `with earlier as (
           delete from run_events
           where organization_id = :organizationId and ${isOfRun} and lease <> :lease
             and cast(:position as integer) = 1
         )
         insert into run_events (organization_id, conversation_id, answer_id, lease, position, events, is_last)
         values (:organizationId, :conversationId, :answerId, :lease, :position, cast(:events as json), :isLast)
         on conflict on constraint run_events_pkey do update set lease = excluded.lease, events = excluded.events,
           is_last = excluded.is_last`,
        { ...run, lease, position, isLast, events: JSON.stringify(events) },
      );
    },

    read: (run, after) => read(database, run, after),

    async removeOld(olderThanMs) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `delete from run_events
         where created_at < clock_timestamp() - cast(:olderThanMs as double precision) * interval '1 millisecond'
           and not exists (
             select from conversations
             where conversations.organization_id = run_events.organization_id
               and conversations.id = run_events.conversation_id and conversations.answer_id = run_events.answer_id
           )
         returning position
         -- all organizations`,
        { olderThanMs },
      );
      return rows.length;
    },
  };
}

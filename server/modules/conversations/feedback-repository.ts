import type { Database } from '../../platform/database/database.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { components } from '../../generated/types.js';
import { isReadable, type OwnedConversationKey } from './statements.js';

type Schemas = components['schemas'];
export type Feedback = Schemas['ConversationFeedback'];

export interface NewFeedback {
  readonly userId: string;
  /** Null for feedback on the whole conversation. */
  readonly messageId: string | null;
  readonly rating: Schemas['FeedbackRating'];
  readonly comment: string;
}

export type FeedbackOutcome =
  { kind: 'stored'; feedback: Feedback } | { kind: 'conversation-missing' } | { kind: 'message-missing' };

export interface FeedbackRepository {
  /**
   * Stores feedback, which replaces the user's previous feedback on the same message or conversation. Also updates the
   * conversation's rating counters.
   */
  create(key: OwnedConversationKey, feedback: NewFeedback, unit: UnitOfWork): Promise<FeedbackOutcome>;
}

/** `previous` reads the state before `stored` writes, because all parts of a statement use one snapshot. */
const store = `
  with previous as (
    select rating from conversation_feedback
    where organization_id = :organizationId and conversation_id = :id and user_id = :userId
      and message_id is not distinct from cast(:messageId as uuid)
  ),
  stored as (
    insert into conversation_feedback (organization_id, conversation_id, message_id, user_id, rating, comment,
      created_at)
    values (:organizationId, :id, :messageId, :userId, :rating, :comment, clock_timestamp())
    on conflict on constraint conversation_feedback_user_key
    do update set rating = excluded.rating, comment = excluded.comment, created_at = excluded.created_at
    returning *
  ),
  counted as (
    update conversations
    set helpful_count = helpful_count + cast(:rating = 'helpful' as integer) -
        (select cast(count(*) as integer) from previous where rating = 'helpful'),
      not_helpful_count = not_helpful_count + cast(:rating = 'not_helpful' as integer) -
        (select cast(count(*) as integer) from previous where rating = 'not_helpful')
    where organization_id = :organizationId and id = :id
  )
  select id, conversation_id as "threadId", message_id as "messageId", user_id as "userId", rating, comment,
    created_at as timestamp from stored`;

export function createFeedbackRepository(database: Database): FeedbackRepository {
  return {
    create: (key, feedback, unit) =>
      unit.transaction(database, async (transaction): Promise<FeedbackOutcome> => {
        // Without `for update`, two concurrent requests could both subtract the same previous rating from the counters.
        const { rows: held } = await transaction.raw<{ rows: { hasMessage: boolean }[] }>(
          `select cast(:messageId as uuid) is null or exists (
             select from messages
             where messages.organization_id = conversations.organization_id
               and messages.conversation_id = conversations.id and messages.id = :messageId
               and messages.superseded_at is null
           ) as "hasMessage"
           from conversations
           where organization_id = :organizationId and id = :id and ${isReadable} and deleted_at is null
           for update`,
          { ...key, messageId: feedback.messageId },
        );
        if (!held[0]) return { kind: 'conversation-missing' };
        if (!held[0].hasMessage) return { kind: 'message-missing' };
        const { rows } = await transaction.raw<{ rows: (Omit<Feedback, 'timestamp'> & { timestamp: Date })[] }>(store, {
          ...feedback,
          organizationId: key.organizationId,
          id: key.id,
        });
        if (!rows[0]) throw new Error('storing a rating returned no row');
        return { kind: 'stored', feedback: { ...rows[0], timestamp: rows[0].timestamp.toISOString() } };
      }),
  };
}

// The cursor of a page in the list of conversations.
import { decodeCursor, encodeCursor } from '../../platform/records/cursor.js';
import { isUuid } from '../../platform/records/uuid.js';

/** Position after a conversation in the order of the list. */
export interface ConversationPosition {
  readonly updatedAt: Date;
  readonly id: string;
}

export const conversationCursor = ({ updatedAt, id }: ConversationPosition): string =>
  encodeCursor([updatedAt.toISOString(), id]);

export function readConversationCursor(cursor: string): ConversationPosition | null {
  const [timestamp, id, ...more] = decodeCursor(cursor) ?? [];
  if (typeof timestamp !== 'string' || typeof id !== 'string' || more.length > 0 || !isUuid(id)) return null;
  const updatedAt = new Date(timestamp);
  // `toISOString` writes years after 9999 with a sign, which Postgres cannot read.
  const isTimestamp =
    /^\d{4}-/.test(timestamp) && !Number.isNaN(updatedAt.getTime()) && updatedAt.toISOString() === timestamp;
  return isTimestamp ? { updatedAt, id } : null;
}

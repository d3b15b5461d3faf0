import { decodeCursor, encodeCursor, readCursorTimestamp } from '../../platform/records/cursor.js';
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
  const updatedAt = readCursorTimestamp(timestamp);
  return updatedAt !== null && typeof id === 'string' && isUuid(id) && more.length === 0 ? { updatedAt, id } : null;
}

// Page cursors of the two lists. A cursor that these functions would not produce is rejected. Why cursors are not
// signed: docs/decisions/conversation-runs.md

/** Position after a conversation in the order of the list. */
export interface ConversationPosition {
  readonly updatedAt: Date;
  readonly id: string;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const encode = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

function decode(cursor: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    // Accept only the canonical encoding, because other texts can decode to the same values.
    return Array.isArray(values) && encode(values as string[]) === cursor ? values : null;
  } catch {
    return null;
  }
}

export const conversationCursor = ({ updatedAt, id }: ConversationPosition): string =>
  encode([updatedAt.toISOString(), id]);

export function readConversationCursor(cursor: string): ConversationPosition | null {
  const [timestamp, id, ...more] = decode(cursor) ?? [];
  if (typeof timestamp !== 'string' || typeof id !== 'string' || more.length > 0 || !uuid.test(id)) return null;
  const updatedAt = new Date(timestamp);
  // Years after 9999 have a sign, which Postgres cannot read.
  const isTimestamp =
    /^\d{4}-/.test(timestamp) && !Number.isNaN(updatedAt.getTime()) && updatedAt.toISOString() === timestamp;
  return isTimestamp ? { updatedAt, id } : null;
}

/** Includes the conversation's id, because a position is valid in one conversation only. */
export const messageCursor = (conversationId: string, position: number): string => encode([conversationId, position]);

export function readMessageCursor(cursor: string, conversationId: string): number | null {
  const [id, position, ...more] = decode(cursor) ?? [];
  const isPosition =
    typeof position === 'number' && Number.isInteger(position) && position >= 1 && position <= 2_147_483_647;
  return id === conversationId && isPosition && more.length === 0 ? position : null;
}

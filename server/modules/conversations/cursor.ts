// Cursors of the two lists: where a page ended. Callers use them as they are; a text that these functions would not have made is refused.
// Why they are not signed: docs/decisions/conversation-runs.md

/** After which conversation, in the order of the list. */
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
    // One value has one text: what decodes to the same from another text was not made here.
    return Array.isArray(values) && encode(values as string[]) === cursor ? values : null;
  } catch {
    return null;
  }
}

export const conversationCursor = ({ updatedAt, id }: ConversationPosition): string =>
  encode([updatedAt.toISOString(), id]);

export function readConversationCursor(cursor: string): ConversationPosition | null {
  const [moment, id, ...more] = decode(cursor) ?? [];
  if (typeof moment !== 'string' || typeof id !== 'string' || more.length > 0 || !uuid.test(id)) return null;
  const updatedAt = new Date(moment);
  // Years beyond 9999 have a sign, which Postgres does not read.
  const isMoment = /^\d{4}-/.test(moment) && !Number.isNaN(updatedAt.getTime()) && updatedAt.toISOString() === moment;
  return isMoment ? { updatedAt, id } : null;
}

/** Holds the conversation too: the place in one means nothing in another. */
export const messageCursor = (conversationId: string, position: number): string => encode([conversationId, position]);

export function readMessageCursor(cursor: string, conversationId: string): number | null {
  const [id, position, ...more] = decode(cursor) ?? [];
  const isPosition =
    typeof position === 'number' && Number.isInteger(position) && position >= 1 && position <= 2_147_483_647;
  return id === conversationId && isPosition && more.length === 0 ? position : null;
}

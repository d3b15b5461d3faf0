// Cursors of paged lists. server/docs/decisions/access-beyond-roles.md explains why they are not signed.

export const encodeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

/** Returns null for a text that `encodeCursor` would not return. */
export function decodeCursor(cursor: string): unknown[] | null {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    // Other texts can decode to the same values.
    return Array.isArray(values) && encodeCursor(values as string[]) === cursor ? values : null;
  } catch {
    return null;
  }
}

/**
 * Returns null if the text is not a timestamp from `toISOString`. Also refuses years before 0 and after 9999:
 * `toISOString` writes them with a sign, which Postgres cannot read.
 */
export function readCursorTimestamp(text: unknown): Date | null {
  if (typeof text !== 'string' || !/^\d{4}-/.test(text)) return null;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString() === text ? at : null;
}

/** Returns the cursor of a position in the list of the record `id`. Valid in this list only. */
export const positionCursor = (id: string | number, position: number): string => encodeCursor([id, position]);

/** Returns null if the text is not a cursor of this record's list. */
export function readPositionCursor(cursor: string, ofId: string | number): number | null {
  const [id, position, ...more] = decodeCursor(cursor) ?? [];
  const isPosition =
    typeof position === 'number' && Number.isInteger(position) && position >= 1 && position <= 2_147_483_647;
  return id === ofId && isPosition && more.length === 0 ? position : null;
}

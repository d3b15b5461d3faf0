import { reasons } from '../generated/fake-contract.js';
import { refuseField } from './errors.js';

export const encode = (values: readonly unknown[]): string =>
  btoa(JSON.stringify(values)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Returns the two values of a cursor. Throws 400 for anything else. */
export function decode(cursor: string): unknown[] {
  try {
    const values: unknown = JSON.parse(atob(cursor.replaceAll('-', '+').replaceAll('_', '/')));
    if (Array.isArray(values) && values.length === 2 && encode(values) === cursor) return values;
  } catch {
    // The text is not a cursor.
  }
  throw refuseField(reasons.request.foreignCursor, ['cursor'], 'query');
}

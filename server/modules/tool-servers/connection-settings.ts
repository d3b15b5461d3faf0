import { isDeepStrictEqual } from 'node:util';
import { pick } from '../../platform/records/pick-fields.js';
import type { components } from '../../generated/types.js';

/** A change of one of these fields resets the server's state, and new runs reconnect. */
export type ConnectionSettings = Pick<components['schemas']['ToolServer'], 'url' | 'transport'> & {
  sealedHeaders: Buffer | null;
};

/** Headers that were set again count as different, because their encrypted form differs. */
export const isSameConnection = (one: ConnectionSettings, other: ConnectionSettings): boolean => {
  const names = ['url', 'transport', 'sealedHeaders'] as const;
  return isDeepStrictEqual(pick(one, names), pick(other, names));
};

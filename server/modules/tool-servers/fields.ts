import { isDeepStrictEqual } from 'node:util';
import { pick, without } from '../../platform/records/fields.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

/** Fields that a caller may change, except the headers. */
export const settingNames = without(fields.ToolServerUpdate, 'headers');

/** The fields of a tool server that are stored. The state is computed from other fields. */
export const storedNames = without(fields.ToolServer, 'state');

/** The fields that a connection uses. A change of one of them closes the open session and resets the server's state. */
export type ConnectionSettings = Pick<components['schemas']['ToolServer'], 'url' | 'transport'> & {
  sealedHeaders: Buffer | null;
};

/**
 * Returns whether two connections use equal settings. Headers that were set again count as different, because their
 * encrypted form differs.
 */
export const isSameConnection = (one: ConnectionSettings, other: ConnectionSettings): boolean => {
  const names = ['url', 'transport', 'sealedHeaders'] as const;
  return isDeepStrictEqual(pick(one, names), pick(other, names));
};

import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

/** The fields of an agent tag that a caller may change. */
export const settingNames = fields.AgentTagUpdate;
export type Settings = Pick<components['schemas']['AgentTag'], (typeof settingNames)[number]>;

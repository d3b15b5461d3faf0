import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

/** The fields of a conversation that a caller may change. */
export const settingNames = fields.ConversationUpdate;
export type Settings = Pick<components['schemas']['ConversationSummary'], (typeof settingNames)[number]>;

import { without } from '../../platform/records/pick-fields.js';
import { fields } from '../../generated/fields.js';

export const settingNames = without(fields.ToolServerUpdate, 'headers');

/** The state is computed from other fields. */
export const storedNames = without(fields.ToolServer, 'state');

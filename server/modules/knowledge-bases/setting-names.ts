import { without } from '../../platform/records/pick-fields.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

export const settingNames = without(fields.KnowledgeBaseUpdate, 'embeddingModel');
export type Settings = Pick<components['schemas']['KnowledgeBase'], (typeof settingNames)[number]>;

export const fileSettingNames = without(fields.KnowledgeBaseFileCreate, 'kbId');

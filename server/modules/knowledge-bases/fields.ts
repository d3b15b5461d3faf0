// The fields of knowledge bases that callers may change.
import { without } from '../../platform/records/fields.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

/** The fields that an update can change. */
export const settingNames = without(fields.KnowledgeBaseUpdate, 'embeddingModel');
export type Settings = Pick<components['schemas']['KnowledgeBase'], (typeof settingNames)[number]>;

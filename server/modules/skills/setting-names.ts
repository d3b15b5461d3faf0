import { without } from '../../platform/records/pick-fields.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';

export const settingNames = without(fields.SkillUpdate, 'skillMdContent');
export type Settings = Pick<components['schemas']['Skill'], (typeof settingNames)[number]>;

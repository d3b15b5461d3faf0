import type { ErrorDetail } from '../../platform/errors.js';
import { pick } from '../../platform/records/pick-fields.js';
import { isSameJson } from '../../platform/records/json.js';
import { defaults, fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';

type Schemas = components['schemas'];
export type Configuration = Schemas['AgentConfiguration'];
export type Difference = Schemas['AgentVersionDifference'];

/**
 * A configuration in which fields with a default may be missing. A request may omit them, and a stored record may be
 * older than a field.
 */
export type PartialConfiguration = Pick<Configuration, 'name' | 'model'> & Partial<Configuration>;

const names = fields.AgentConfiguration;

/** Adds defaults for missing fields, and omits fields that are not part of a configuration. */
export function configurationOf(from: PartialConfiguration): Configuration {
  return pick({ ...defaults.AgentConfiguration, ...pick(from, names) }, names);
}

export function changed(current: Configuration, given: Partial<Configuration>): Configuration {
  return configurationOf({ ...current, ...pick(given, names) });
}

export function isSameConfiguration(one: Configuration, other: Configuration): boolean {
  return names.every((name) => isSameJson(one[name], other[name]));
}

/** Returns the fields that differ, or all fields if `before` is null. */
export function differences(before: Configuration | null, after: Configuration): Difference[] {
  return names
    .filter((name) => before === null || !isSameJson(before[name], after[name]))
    .map((field) => ({ field, before: before === null ? null : before[field], after: after[field] }));
}

/** Returns the problems that the contract's schemas cannot express. */
export function problemsOf(given: Partial<Configuration>): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  for (const [key, tool] of Object.entries(given.tools ?? {})) {
    const isProviderTool = 'isProviderTool' in tool;
    if (isProviderTool && !/^[^:]+:[^:]+$/.test(key))
      details.push({ message: reasons.request.providerToolKey, path: ['tools', key] });
    if (!isProviderTool && key.includes(':'))
      details.push({ message: reasons.request.otherToolKey, path: ['tools', key] });
  }
  return details;
}

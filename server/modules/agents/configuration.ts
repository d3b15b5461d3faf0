// The configuration of an agent as a value: what a version keeps, what a rollback restores, and how two of them differ. No effects.
import { isDeepStrictEqual } from 'node:util';
import type { ErrorDetail } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';

type Schemas = components['schemas'];
export type Configuration = Schemas['AgentConfiguration'];
export type Difference = Schemas['AgentVersionDifference'];
type Field = keyof Configuration;

/** What a new agent has where nothing is said. Its keys are the fields of a configuration, in the order in which answers show them. */
const defaults = {
  name: '',
  description: '',
  logoUrl: null,
  conversationStarters: [],
  model: '',
  maxToolRoundtrips: limits['AgentSave.maxToolRoundtrips'].defaultOnCreate,
  systemPrompt: '',
  tools: {},
  mcpServers: null,
  stage: 'development',
  showInChat: true,
  emailSlug: null,
} as const satisfies { [Name in Field]: unknown };

const fields = Object.keys(defaults) as Field[];

const pick = (from: Partial<Configuration>): Partial<Configuration> =>
  Object.fromEntries(fields.filter((field) => from[field] !== undefined).map((field) => [field, from[field]]));

/** The configuration of an agent or a request: other fields, such as tags and read-only ones, fall away. */
export function configurationOf(from: Configuration): Configuration {
  return pick(from) as Configuration;
}

/** A new agent's configuration. */
export function newConfiguration(given: Partial<Configuration> & Pick<Configuration, 'name' | 'model'>): Configuration {
  return { ...(defaults as unknown as Configuration), ...pick(given) };
}

/** The configuration after a partial change: a field that is not given keeps its value. */
export function changed(current: Configuration, given: Partial<Configuration>): Configuration {
  return { ...configurationOf(current), ...pick(given) };
}

/** A value as it comes back from storage: -0 is 0, and what JSON cannot hold is gone. */
const stored = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

/** Whether two values are the same JSON, whatever the order of their keys. Storage does not keep that order. */
function sameJson(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(stored(one), stored(other));
}

export function sameConfiguration(one: Configuration, other: Configuration): boolean {
  return fields.every((field) => sameJson(one[field], other[field]));
}

/** Fields that differ; every field when there was nothing before. */
export function differences(before: Configuration | null, after: Configuration): Difference[] {
  return fields
    .filter((field) => before === null || !sameJson(before[field], after[field]))
    .map((field) => ({ field, before: before === null ? null : before[field], after: after[field] }));
}

/** What the contract cannot say about a configuration. The contract says all the rest. */
export function problemsOf(given: Partial<Configuration>): ErrorDetail[] {
  const details: ErrorDetail[] = [];
  for (const [key, tool] of Object.entries(given.tools ?? {})) {
    const isProviderTool = 'isProviderTool' in tool;
    if (isProviderTool && !/^[^:]+:[^:]+$/.test(key))
      details.push({ message: 'the key of a provider tool must have the form provider:tool', path: ['tools', key] });
    if (!isProviderTool && key.includes(':'))
      details.push({ message: 'a key of the form provider:tool is for provider tools', path: ['tools', key] });
  }
  return details;
}

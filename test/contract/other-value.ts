import { matches, sampleTexts } from '../properties/valid-values.js';
import { compileAt, complaints, deref, document, type Json } from './support.js';

export interface ExistingRecords {
  agentId: number;
  toolServerId: number;
}

/** Values that the schema alone does not determine. */
const chosen: Record<string, (existing: ExistingRecords, current: unknown) => unknown> = {
  emailSlug: () => 'every-field',
  tools: () => ({ 'openai:web_search': { isProviderTool: true } }),
  mcpServers: ({ toolServerId }) => [toolServerId],
  agentId: ({ agentId }) => agentId,
  schedule: () => '30 7 * * *',
  extractionModel: () => 'offline:echo',
  extractionSchema: () => ({ type: 'object', properties: { product: { type: 'string' } } }),
  trigger: ({ agentId }) => ({ enabled: true, agentId, prompt: 'Sum it up.' }),
  url: (_existing, current) => `${String(current)}/other`,
};

/** Two values of each format, so that one differs from the current value. */
const ofFormat: Record<string, readonly [string, string]> = {
  date: ['2030-01-02', '2031-02-03'],
  'date-time': ['2030-01-02T03:04:05.000Z', '2031-02-03T04:05:06.000Z'],
  email: ['first@acme.example', 'second@acme.example'],
  uri: ['https://acme.example/first', 'https://acme.example/second'],
  uuid: ['3b241101-e2bb-4255-8caf-4136c566a962', '9f1c6a52-7d0e-4c3b-a5f4-2e8b1d6c7a90'],
};

type Existing = ExistingRecords & { model: string };

/**
 * Returns a valid value of a schema's field that differs from the current one. For a field named `model` it is
 * `existing.model`, because servers have different models.
 */
export function otherValue(schema: string, name: string, current: unknown, existing: Existing): unknown {
  const value = valueOf(name, document.components.schemas[schema].properties[name], current, existing);
  const validate = compileAt(`#/components/schemas/${schema}/properties/${name}`);
  if (!validate(value) || value === undefined)
    throw new Error(
      `no valid value for ${name} of ${schema}: add one to \`chosen\` in test/contract/other-value.ts. ` +
        `The invented value is ${JSON.stringify(value)} (${complaints(validate).join(', ').trim()})`,
    );
  return value;
}

function valueOf(name: string, given: Json, current: unknown, { model, ...existing }: Existing): unknown {
  if (name === 'model') return model;
  if (chosen[name]) return chosen[name](existing, current);
  const resolved = deref(given);
  const schema = deref(resolved.oneOf?.find((branch: Json) => branch.type !== 'null') ?? resolved);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (schema.enum) return schema.enum.find((value: unknown) => value !== current && value !== null);
  if (type === 'boolean') return current !== true;
  if (type === 'number') return schema.maximum / 4;
  if (type === 'integer') return current === schema.minimum ? schema.minimum + 1 : schema.minimum;
  const values = ofFormat[schema.format];
  if (values) return values.find((value) => value !== current);
  if (type === 'string')
    return [
      `Another ${current === undefined || current === null || current === '' ? name : String(current)}`,
      ...sampleTexts(schema),
    ].find((value) => value !== current && matches(schema)(value));
  if (type === 'array') return [valueOf('', schema.items, null, { model, ...existing })];
  return schema['x-free-form'] ? { other: { name } } : undefined;
}

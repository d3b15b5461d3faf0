// Values for the fields of records, from their schemas.
import { deref, type Json } from './support.js';

export interface ExistingRecords {
  agentId: number;
  toolServerId: number;
}

/** Values that the schema alone cannot provide: names of models, formats and ids of existing records. */
const chosen: Record<string, (existing: ExistingRecords) => unknown> = {
  reasoningEffort: () => 'high',
  logoUrl: () => 'https://acme.example/logo.png',
  emailSlug: () => 'every-field',
  tools: () => ({ 'openai:web_search': { isProviderTool: true } }),
  mcpServers: ({ toolServerId }) => [toolServerId],
  agentId: ({ agentId }) => agentId,
  schedule: () => '30 7 * * *',
  extractionModel: () => 'offline:echo',
  extractionSchema: () => ({ type: 'object', properties: { product: { type: 'string' } } }),
  trigger: ({ agentId }) => ({ enabled: true, agentId, prompt: 'Sum it up.' }),
  url: () => 'https://93.184.216.34/other',
};

/**
 * Returns a valid value of a field that differs from the current one. `model` is the value of the field of that name,
 * because each server has models of its own.
 */
export function otherValue(
  name: string,
  given: Json,
  current: unknown,
  { model, ...existing }: ExistingRecords & { model: string },
): unknown {
  if (name === 'model') return model;
  if (chosen[name]) return chosen[name](existing);
  const schema = deref(given);
  const type = [schema.type].flat().find((one) => one !== 'null');
  if (schema.enum) return schema.enum.find((value: unknown) => value !== current && value !== null);
  if (type === 'boolean') return current !== true;
  if (type === 'number') return schema.maximum / 4;
  if (type === 'integer') return current === schema.minimum ? schema.minimum + 1 : schema.minimum;
  if (type === 'string') return `Another ${current === null || current === '' ? name : String(current)}`;
  if (type === 'array') return [otherValue('', schema.items, null, { model, ...existing })];
  throw new Error(`no value for ${name}: add one to the list above`);
}

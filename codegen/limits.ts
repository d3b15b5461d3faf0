// Every number of the contract that bounds something, by the place it stands at, so that rules which check what validation cannot (bytes,
// counts in the database, sizes of replies) take the number from the contract.
import type { Contract, Json } from './contract.js';

const keywords = new Map([
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
  ['minItems', 'minItems'],
  ['maxItems', 'maxItems'],
  ['maxProperties', 'maxProperties'],
  ['x-max-bytes', 'maxBytes'],
  ['x-max-schema-parts', 'maxSchemaParts'],
  ['x-cut-after-characters', 'cutAfterCharacters'],
  ['x-expires-after-seconds', 'expiresAfterSeconds'],
]);

/** Reads the bounds of one schema into `table`, and those of its properties and items. */
function collect(table: Record<string, Record<string, number>>, place: string, schema: Json): void {
  const bounds: Record<string, number> = {};
  for (const [keyword, name] of keywords) if (typeof schema[keyword] === 'number') bounds[name] = schema[keyword];
  if (typeof schema.default === 'number') bounds['default'] = schema.default;
  if (Object.keys(bounds).length > 0) table[place] = bounds;
  for (const [name, property] of Object.entries<Json>(schema.properties ?? {}))
    collect(table, `${place}.${name}`, property);
  if (schema.items && typeof schema.items === 'object') collect(table, `${place}[]`, schema.items);
}

/** `limits`, keyed `Schema`, `Schema.property`, `Schema.property[]` for items, `operationId?parameter`, and `operationId status` for a reply of one operation. */
export function generateLimits(contract: Contract): string {
  const table: Record<string, Record<string, number>> = {};
  for (const [name, schema] of Object.entries<Json>(contract.document.components.schemas)) collect(table, name, schema);
  for (const { id, parameters, responses } of contract.operations) {
    for (const parameter of parameters) collect(table, `${id}?${parameter.name}`, parameter.schema);
    for (const { status, schema, component } of responses)
      if (schema && !component) collect(table, `${id} ${status}`, schema);
  }
  const rows = Object.entries(table).map(([place, bounds]) => {
    const pairs = Object.entries(bounds).map(([name, value]) => `${name}: ${value}`);
    return `  '${place}': { ${pairs.join(', ')} },\n`;
  });
  return `/** The bounds in the contract: \`Schema.property\`, \`Schema.property[]\` for its items, \`operationId?parameter\`, \`operationId status\` of a reply. */\nexport const limits = {\n${rows.join('')}} as const;\n`;
}

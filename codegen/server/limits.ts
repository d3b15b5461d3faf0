// Generates a table of the numeric limits and defaults in the contract. Rules use it for limits that validation cannot
// check: bytes, counts in the database, sizes of replies.
import type { Contract } from '../contract/contract.js';
import { resolve, type Json } from '../contract/document.js';
import { constant } from '../typescript-source.js';

const keywords = new Map([
  ['minLength', 'minLength'],
  ['maxLength', 'maxLength'],
  ['minimum', 'minimum'],
  ['maximum', 'maximum'],
  ['minItems', 'minItems'],
  ['maxItems', 'maxItems'],
  ['maxProperties', 'maxProperties'],
  ['x-max-bytes', 'maxBytes'],
  ['x-max-white-space', 'maxWhiteSpace'],
  ['x-max-values', 'maxValues'],
  ['x-max-depth', 'maxDepth'],
  ['x-full-at-bytes', 'fullAtBytes'],
  ['x-max-schema-parts', 'maxSchemaParts'],
  ['x-max-characters-read', 'maxCharactersRead'],
  ['x-cut-after-characters', 'cutAfterCharacters'],
  ['x-expires-after-seconds', 'expiresAfterSeconds'],
  ['x-missed-after-seconds', 'missedAfterSeconds'],
]);

/**
 * Resolves references to texts and numbers. Keeps references to records and lists, whose limits have entries of their
 * own.
 */
function scalarOf(document: Json, schema: Json): Json {
  const { properties, items, ...scalar } = resolve(document, schema);
  return properties === undefined && items === undefined ? scalar : schema;
}

function collect(document: Json, table: Record<string, Record<string, number>>, place: string, given: Json): void {
  const schema = scalarOf(document, given);
  const bounds: Record<string, number> = {};
  for (const [keyword, name] of keywords) if (typeof schema[keyword] === 'number') bounds[name] = schema[keyword];
  if (typeof schema.default === 'number') bounds['default'] = schema.default;
  if (Object.keys(bounds).length > 0) table[place] = bounds;
  for (const [name, property] of Object.entries<Json>(schema.properties ?? {}))
    collect(document, table, `${place}.${name}`, property);
  if (schema.items && typeof schema.items === 'object') collect(document, table, `${place}[]`, schema.items);
}

/** Returns the array branch of a `oneOf`, if there is one. Otherwise returns the schema unchanged. */
const listOf = (schema: Json): Json => schema.oneOf?.find(({ type }: Json) => type === 'array') ?? schema;

/** Forms of the keys: a schema, a property, the items of a list, a parameter, and a reply of one operation. */
const places = ['Schema', 'Schema.property', 'Schema.property[]', 'operationId?parameter', 'operationId status'];

export function generateLimits(contract: Contract): string {
  const table: Record<string, Record<string, number>> = {};
  const { document, operations } = contract;
  for (const [name, schema] of Object.entries<Json>(document.components.schemas))
    collect(document, table, name, schema);
  for (const { id, parameters, responses } of operations) {
    for (const parameter of parameters) collect(document, table, `${id}?${parameter.name}`, parameter.schema);
    for (const { status, schema, component } of responses)
      if (schema && !component) collect(document, table, `${id} ${status}`, listOf(schema));
  }
  const rows = Object.entries(table).map(([place, bounds]) => {
    const pairs = Object.entries(bounds).map(([name, value]) => `${name}: ${value}`);
    return `  '${place}': { ${pairs.join(', ')} },\n`;
  });
  return constant({
    name: 'limits',
    comment: `The bounds in the contract, by place: ${places.map((place) => `\`${place}\``).join(', ')}.`,
    value: `{\n${rows.join('')}}`,
  });
}

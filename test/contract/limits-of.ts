// The limits of the contract on fields of requests, with a value at the limit and a value one past it.
import * as fc from 'fast-check';
import { textOfLength } from '../properties/broken-values.js';
import { bodySchemas, put, smallest } from '../authorization/requests.js';
import { deref, parameters, type Json, type RawOperation } from './support.js';

export interface Limit {
  operation: RawOperation;
  place: 'query' | 'headers' | 'body';
  at: string[];
  keyword: string;
  bound: number;
  /** Undefined if `textOfLength` finds no valid text of that length. */
  atLimit: unknown;
  past: unknown;
  /** Schema of the body's variant. */
  schema: Json;
}

type Bound = Pick<Limit, 'keyword' | 'bound' | 'atLimit' | 'past'>;

const text = (schema: Json, length: number): string | undefined => {
  const made = textOfLength(schema, length);
  return made ? fc.sample(made, 1)[0] : undefined;
};

const items = (schema: Json, count: number) => Array.from({ length: count }, () => smallest(schema.items, ''));

/** Returns an object with `count` keys, the required ones first. */
function keys(schema: Json, count: number): Record<string, unknown> {
  const required = smallest({ ...schema, type: 'object' }, '') as Record<string, unknown>;
  const value = typeof schema.additionalProperties === 'object' ? smallest(schema.additionalProperties, '') : 1;
  const more = Array.from({ length: count - Object.keys(required).length }, (_, index): [string, unknown] => [
    `k${index}`,
    value,
  ]);
  return { ...required, ...Object.fromEntries(more) };
}

/** Returns an object whose JSON has `bytes` bytes. */
const ofBytes = (bytes: number) => ({ k: 'x'.repeat(bytes - 8) });

/** Returns a schema that expands to `parts` objects and lists, most of them through references. */
function schemaOfParts(parts: number): Json {
  const $defs = { part: { anyOf: Array.from({ length: 96 }, () => ({})) } };
  const references = Array.from({ length: Math.floor((parts - 2) / 99) }, () => ({ $ref: '#/$defs/part' }));
  const rest = Array.from({ length: (parts - 2) % 99 }, () => ({}));
  return { type: 'object', allOf: [...references, ...rest], $defs };
}

function boundsOf(schema: Json): Bound[] {
  const bounds: Bound[] = [];
  const add = (keyword: string, atLimit: unknown, past: unknown) =>
    schema[keyword] !== undefined && bounds.push({ keyword, bound: schema[keyword], atLimit, past });
  const { minLength, maxLength, minItems, maxItems, minimum, maximum, maxProperties } = schema;
  const maxBytes = schema['x-max-bytes'];
  if (minLength > 0) add('minLength', text(schema, minLength), 'x'.repeat(minLength - 1));
  if (maxLength !== undefined && schema.enum === undefined)
    add('maxLength', text(schema, maxLength), text(schema, maxLength + 1) ?? 'x'.repeat(maxLength + 1));
  add('minimum', minimum, minimum - 1);
  add('maximum', maximum, maximum + 1);
  if (minItems > 0) add('minItems', items(schema, minItems), items(schema, minItems - 1));
  if (maxItems !== undefined) add('maxItems', items(schema, maxItems), items(schema, maxItems + 1));
  if (maxProperties !== undefined) add('maxProperties', keys(schema, maxProperties), keys(schema, maxProperties + 1));
  if (maxBytes !== undefined && schema.type === 'string')
    add('x-max-bytes', 'x'.repeat(maxBytes), `${'é'.repeat(maxBytes / 2)}x`);
  if (maxBytes !== undefined && schema.type === 'object') add('x-max-bytes', ofBytes(maxBytes), ofBytes(maxBytes + 1));
  const maxParts = schema['x-max-schema-parts'];
  if (maxParts !== undefined) add('x-max-schema-parts', schemaOfParts(maxParts), schemaOfParts(maxParts + 1));
  return bounds;
}

function* inside(given: Json, at: string[]): Generator<{ at: string[]; bound: Bound }> {
  const schema = deref(given);
  if (schema.readOnly === true) return;
  for (const bound of boundsOf(schema)) yield { at, bound };
  for (const [name, inner] of Object.entries<Json>(schema.properties ?? {})) yield* inside(inner, [...at, name]);
  if (schema.items) yield* inside(schema.items, [...at, '*']);
  if (typeof schema.additionalProperties === 'object') yield* inside(schema.additionalProperties, [...at, '*']);
  for (const branch of schema.oneOf ?? []) yield* inside(branch, at);
}

export function limitsOf(operation: RawOperation): Limit[] {
  const schemas = bodySchemas(operation);
  const found: Limit[] = [];
  for (const { name, in: place, schema } of parameters(operation.raw)) {
    for (const { at, bound } of inside(schema, [name])) {
      // mock-requests.test.ts tests empty headers.
      if (place !== 'header' || bound.keyword !== 'minLength')
        found.push({ operation, place: place === 'header' ? 'headers' : 'query', at, schema: schemas[0], ...bound });
    }
  }
  for (const schema of schemas)
    for (const { at, bound } of inside(schema, [])) found.push({ operation, place: 'body', at, schema, ...bound });
  return found;
}

/** Returns the smallest request with the value in its place, and the path that an error reply names. */
export function requestWith({ operation, place, at, schema }: Limit, value: unknown) {
  const required = parameters(operation.raw).filter(
    (parameter) => parameter.in === 'query' && parameter.required === true,
  );
  const query: Record<string, string> = Object.fromEntries(
    required.map(({ name, schema: inner }) => [
      name,
      deref(inner).format === 'uuid' ? '00000000-0000-4000-8000-000000000000' : String(smallest(inner, name)),
    ]),
  );
  const headers: Record<string, string> = {};
  let body = schema === undefined ? undefined : smallest(schema, '');
  const [name = '', ...rest] = at;
  if (place === 'query') query[name] = [value].flat().join(',');
  if (place === 'headers') headers[name] = String(value);
  if (place === 'body') body = put(schema, body, at, value);
  const inPlace = (parts: string[]) => parts.map((part) => (part === '*' ? '0' : part));
  const path = place === 'body' ? pathIn(body, at) : [name, ...inPlace(rest)];
  return { query, headers, body, path };
}

/** `*` becomes 0 in a list, and the last key in an object, because `put` adds that key. */
function pathIn(body: unknown, at: string[]): string[] {
  const path: string[] = [];
  let value = body;
  for (const part of at) {
    const key = part !== '*' ? part : Array.isArray(value) ? '0' : (Object.keys(value as object).at(-1) ?? '');
    path.push(key);
    value = (value as Record<string, unknown> | undefined)?.[key];
  }
  return path;
}

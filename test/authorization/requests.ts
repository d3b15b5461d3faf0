// The smallest successful request of each operation, and the places in it that refer to records.
import { deref, jsonBody, parameters, type Json, type RawOperation } from '../contract/support.js';
import { sampleTexts } from '../properties/valid-values.js';
import { kindAt, type Kind } from '../properties/records.js';

/** A place of a request that refers to a record. */
export interface Reference {
  place: 'query' | 'body';
  /** The path to the value. `*` stands for an item, or for any key. */
  at: string[];
  kind: Kind;
  /** The schema of the variant of the body that has the place. For a place in the query, the first variant. */
  schema: Json;
}

export interface PlainRequest {
  query: Record<string, string | number | boolean>;
  body: Record<string, unknown> | undefined;
}

/** Returns the variants of the body: the branches of a `oneOf`, or the only schema. */
export const bodySchemas = ({ raw }: RawOperation): Json[] => {
  const schema = jsonBody(raw)?.schema;
  return schema === undefined ? [] : (deref(schema).oneOf ?? [schema]).map(deref);
};

/** A reference to a record is a value with one of these schemas, or a UUID. */
const idSchemas = ['Id', 'UserId', 'InvitationId', 'RecordId'];
const isId = (given: Json, schema: Json) =>
  schema.format === 'uuid' || idSchemas.some((name) => given.$ref === `#/components/schemas/${name}`);

/** Fields that look like references but are not. The id of an upload exists before the record of its file. */
const noRecords = ['/kb/files fileId'];

function* inside(path: string, given: Json, at: string[], unlisted: string[]): Generator<{ at: string[]; kind: Kind }> {
  const schema = deref(given);
  if (schema.readOnly === true) return;
  if (isId(given, schema)) {
    const isUpload = schema.format === 'uuid' && noRecords.includes(`${path} ${at.join('.')}`);
    const kind = isUpload ? undefined : kindAt(path, at);
    if (kind !== undefined) yield { at, kind };
    else if (!isUpload) unlisted.push(`${path} ${at.join('.')}`);
    return;
  }
  for (const [name, inner] of Object.entries<Json>(schema.properties ?? {}))
    yield* inside(path, inner, [...at, name], unlisted);
  if (schema.items) yield* inside(path, schema.items, [...at, '*'], unlisted);
  if (typeof schema.additionalProperties === 'object')
    yield* inside(path, schema.additionalProperties, [...at, '*'], unlisted);
  for (const branch of schema.oneOf ?? []) yield* inside(path, branch, at, unlisted);
}

/** Returns the places where an operation refers to records. Adds the places of ids of unknown kind to `unlisted`. */
export function referencesOf(operation: RawOperation, unlisted: string[]): Reference[] {
  const found: Reference[] = [];
  const schemas = bodySchemas(operation);
  for (const { name, in: place, schema } of parameters(operation.raw)) {
    if (place === 'query')
      for (const one of inside(operation.path, schema, [name], unlisted))
        found.push({ place: 'query', schema: schemas[0], ...one });
  }
  for (const schema of schemas)
    for (const one of inside(operation.path, schema, [], unlisted)) found.push({ place: 'body', schema, ...one });
  // Two branches inside one variant may contain the same place.
  return found.filter(
    (one, index) =>
      found.findIndex(
        (other) => other.place === one.place && other.schema === one.schema && other.at.join('.') === one.at.join('.'),
      ) === index,
  );
}

let count = 0;

/** Values of fields whose schema alone does not give a value that the server accepts. */
const meaningful: Record<string, () => unknown> = {
  name: () => `Name ${++count}`,
  email: () => `invited${++count}@test.example`,
  model: () => 'offline:echo',
  embeddingModel: () => 'offline:embedding',
  schedule: () => '0 6 * * *',
  url: () => 'http://127.0.0.1:2/mcp',
  skillMdContent: () => '---\nname: field-visit\n---\nGreet first.\n',
  contentType: () => 'text/markdown',
  message: () => ({ role: 'user', parts: [{ type: 'text', text: 'Hello' }] }),
  messages: () => [{ role: 'user', parts: [{ type: 'text', text: 'Hello' }] }],
  fileName: () => `notes-${++count}.md`,
  from: () => '2026-01-01T00:00:00Z',
  to: () => '2026-12-31T00:00:00Z',
};

/** Returns a value of the schema with only the required parts. */
export function smallest(given: Json, name: string): unknown {
  const schema = deref(given);
  const fits = (value: unknown) => schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(String(value));
  const known = meaningful[name]?.();
  if (known !== undefined && fits(known)) return known;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.oneOf) return smallest(schema.oneOf[0], name);
  switch ([schema.type].flat()[0]) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((key: string) => [key, smallest(schema.properties[key], key)]),
      );
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => smallest(schema.items, name));
    case 'integer':
      return schema.minimum;
    case 'boolean':
      return true;
    default:
      return fits('text') ? 'text' : sampleTexts(schema)[0];
  }
}

/** The key to use in an object that allows any key, by the name of a field below that key. */
const keyFor: Record<string, string> = {
  callableAgentIds: 'call_agent',
  accessibleKnowledgeBaseIds: 'search_knowledge_base',
  writableKnowledgeBaseIds: 'write_to_knowledge_base',
  skillIds: 'load_skill',
};

/** Sets an id at its place, and adds what the schema requires around it. */
export function put(given: Json, value: unknown, at: string[], id: unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return id;
  const schema = deref(given);
  if (schema.oneOf)
    return put(
      schema.oneOf
        .map(deref)
        .find((branch: Json) => branch.type !== 'null' && (step === '*' || branch.properties?.[step])),
      value,
      at,
      id,
    );
  if (step === '*' && schema.items) return [put(schema.items, undefined, rest, id)];
  const key = step === '*' ? (keyFor[rest.find((part) => part in keyFor) ?? ''] ?? 'some_tool') : step;
  const inner = deref(step === '*' ? schema.additionalProperties : schema.properties[key]);
  const base = (value ?? smallest(schema, '')) as Record<string, unknown>;
  return { ...base, [key]: put(inner, base[key], rest, id) };
}

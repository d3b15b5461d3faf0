// Generates the schemas with which the SDK checks successful replies: types, required fields, constants and enums.
// Limits are not checked, and unknown fields are accepted, because a newer server can have other limits and more
// fields.
import type { Contract } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import { printLiteral } from '../copied/print-literal.js';
import { readSdkOperations } from './model.js';
import { constant } from '../typescript-source.js';

const lineWidth = 140;
const kept = ['type', 'enum', 'const', 'required', 'allOf', 'anyOf', 'items', '$ref'];

/** Returns a function that reduces a schema, and adds the schemas to which it refers to `definitions`. */
function createReducer(schemas: Record<string, Json>, definitions: Record<string, Json>) {
  return function reduce(schema: Json): Json {
    if (Array.isArray(schema)) return schema.map(reduce);
    if (schema === null || typeof schema !== 'object') return schema;
    const result: Record<string, Json> = {};
    for (const [key, value] of Object.entries<Json>(schema)) {
      if (key === '$ref') result.$ref = define(value.split('/').at(-1));
      // A value with additional fields can match several branches, so `oneOf` would reject it.
      else if (key === 'oneOf') result.anyOf = value.map(reduce);
      else if (key === 'properties')
        result.properties = Object.fromEntries(
          Object.entries<Json>(value).map(([name, property]) => [name, reduce(property)]),
        );
      else if (key === 'additionalProperties' && typeof value === 'object') result[key] = reduce(value);
      else if (key === 'enum' || key === 'const') result[key] = value;
      else if (kept.includes(key)) result[key] = reduce(value);
    }
    return result;

    function define(name: string): string {
      if (!(name in definitions)) {
        // The entry ends the recursion of a schema that refers to itself.
        definitions[name] = {};
        definitions[name] = reduce(schemas[name]);
      }
      return `#/definitions/${name}`;
    }
  };
}

export function generateReplySchemas(contract: Contract): string {
  const definitions: Record<string, Json> = {};
  const reduce = createReducer(contract.document.components.schemas, definitions);
  const table = readSdkOperations(contract).map(({ operation }) => {
    const replies = operation.responses.filter(
      ({ status, schema, mediaTypes }) => status < 300 && schema && mediaTypes.includes('application/json'),
    );
    return [operation.id, Object.fromEntries(replies.map(({ status, schema }) => [status, reduce(schema)]))] as const;
  });
  const replySchemas = Object.fromEntries(table.filter(([, replies]) => Object.keys(replies).length > 0));
  return [
    constant({
      name: 'definitions',
      comment: 'Schemas of the contract, by name.',
      type: 'Readonly<Record<string, object>>',
      value: printLiteral(definitions, lineWidth),
    }),
    constant({
      name: 'replySchemas',
      comment: 'Schema of each successful reply, by operation and status.',
      type: 'Readonly<Record<string, Readonly<Record<string, object>>>>',
      value: printLiteral(replySchemas, lineWidth),
    }),
  ].join('\n');
}

// Generates the schemas of all reply bodies, without documentation. The server compiles each schema on first use,
// because schemas that Ajv compiles ahead of time would be 700 kB of generated source.
import type { Contract, Response } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import { constant, json } from '../typescript-source.js';

const documentation = new Set(['description', 'example', 'examples', 'readOnly', 'writeOnly', 'deprecated', 'default']);
const mapsOfSchemas = new Set(['properties', 'patternProperties', '$defs']);

function slim(value: Json): Json {
  if (Array.isArray(value)) return value.map(slim);
  if (!value || typeof value !== 'object') return value;
  const kept: Record<string, Json> = {};
  for (const [key, inner] of Object.entries<Json>(value)) {
    if (documentation.has(key) || key.startsWith('x-')) continue;
    if (key === '$ref') kept[key] = inner.replace(/^#/, 'contract#');
    else if (key === 'const' || key === 'enum') kept[key] = inner;
    // The keys of these maps are names, and `description` can be one of them.
    else if (mapsOfSchemas.has(key))
      kept[key] = Object.fromEntries(Object.entries(inner).map(([name, schema]) => [name, slim(schema)]));
    else kept[key] = slim(inner);
  }
  return kept;
}

/**
 * Returns the source of `componentSchemas`, `sharedReplies` and `replySchemas[operationId][status]`. An entry of
 * `replySchemas` is a schema, the name of a shared reply, or null if the reply has no JSON body.
 */
export function generateReplySchemas(contract: Contract): string {
  const components = Object.fromEntries(
    Object.entries(contract.document.components.schemas).map(([name, schema]) => [name, slim(schema)]),
  );
  const shared: Record<string, Json> = {};
  const cell = (response: Response) => {
    if (!response.schema) return null;
    if (!response.component) return slim(response.schema);
    shared[response.component] = slim(response.schema);
    return response.component;
  };
  const table = Object.fromEntries(
    contract.operations.map((operation) => [
      operation.id,
      Object.fromEntries(operation.responses.map((response) => [response.status, cell(response)])),
    ]),
  );
  const exported = (name: string, type: string, value: unknown) => constant({ name, type, value: json(value, 1) });
  return [
    "import type { OperationId } from './operations.js';\n",
    exported('componentSchemas', 'Record<string, object>', components),
    exported('sharedReplies', 'Record<string, object>', shared),
    exported('replySchemas', 'Record<OperationId, Record<number, object | string | null>>', table),
  ].join('\n');
}

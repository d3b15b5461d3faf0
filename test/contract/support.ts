import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readContract } from '../../codegen/contract/contract.js';
import { resolve, type Json } from '../../codegen/contract/document.js';
import type { ContractError } from '../../codegen/contract/errors.js';

export type { Json };

export const contract = readContract();
export const document = contract.document;

export interface RawOperation {
  id: string;
  method: string;
  path: string;
  pointer: string;
  raw: Json;
}

/** Returns the names of all items for which the condition does not hold. */
export const failing = <Item>(items: Iterable<Item>, name: (item: Item) => string, holds: (item: Item) => unknown) =>
  [...items].filter((item) => !holds(item)).map(name);

export const escapePointer = (key: string) => key.replace(/~/g, '~0').replace(/\//g, '~1');

export const operations: RawOperation[] = contract.operations.map(({ id, method, path }) => ({
  id,
  method,
  path,
  pointer: `#/paths/${escapePointer(path)}/${method}`,
  raw: document.paths[path][method],
}));

export const operation = (id: string): RawOperation => {
  const found = operations.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`no operation ${id}`);
  return found;
};

/** Returns the errors that an operation declares for a status. The first error of a 400 is for an invalid request. */
export const errorsOf = (id: string, status: number): ContractError[] =>
  contract.operations.find((candidate) => candidate.id === id)?.responses.find((response) => response.status === status)
    ?.errors ?? [];

/** Follows references. Keys beside a reference replace those of its target. */
export const deref = (value: Json): Json => resolve(document, value);

export const jsonBody = (raw: Json): Json | null => deref(raw.requestBody)?.content['application/json'] ?? null;

export const parameters = (raw: Json): Json[] => (raw.parameters ?? []).map(deref);

/** Returns the declared replies of an operation. `component` is null for a reply that is not a shared component. */
export const responses = (raw: Json): { status: number; component: string | null; response: Json }[] =>
  Object.entries<Json>(raw.responses).map(([status, response]) => ({
    status: Number(status),
    component: response.$ref ? response.$ref.split('/').at(-1) : null,
    response: deref(response),
  }));

/** The operations that fields.test.ts calls for each field of a schema. */
export const fieldWalks: Record<string, string> = {
  saveAgent: 'AgentConfiguration',
  createAgentTag: 'AgentTagUpdate',
  updateAgentTag: 'AgentTagUpdate',
  updateSkill: 'SkillUpdate',
  renameConversation: 'ConversationUpdate',
  createScheduledTask: 'ScheduledTaskUpdate',
  updateScheduledTask: 'ScheduledTaskUpdate',
  createKnowledgeBase: 'KnowledgeBaseUpdate',
  updateKnowledgeBase: 'KnowledgeBaseUpdate',
  addKnowledgeBaseFile: 'KnowledgeBaseFileCreate',
  createToolServer: 'ToolServerUpdate',
  updateToolServer: 'ToolServerUpdate',
  createWebhookEndpoint: 'WebhookEndpointUpdate',
  updateWebhookEndpoint: 'WebhookEndpointUpdate',
};

/** Yields every schema of the contract, in components and inline, with nested ones. */
export function* allSchemas(): Generator<{ at: string; schema: Json }> {
  function* inside(schema: Json, at: string): Generator<{ at: string; schema: Json }> {
    if (!schema || typeof schema !== 'object') return;
    yield { at, schema };
    for (const [name, inner] of Object.entries<Json>(schema.properties ?? {})) yield* inside(inner, `${at}.${name}`);
    for (const key of ['items', 'additionalProperties', 'propertyNames', 'not'])
      yield* inside(schema[key], `${at}/${key}`);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const [index, inner] of (schema[key] ?? []).entries()) yield* inside(inner, `${at}/${key}/${index}`);
  }
  function* holders(node: Json, at: string): Generator<{ at: string; schema: Json }> {
    if (!node || typeof node !== 'object') return;
    for (const [key, inner] of Object.entries<Json>(node)) {
      if (key === 'examples' || key === 'example') continue;
      if (key === 'schema') yield* inside(inner, at);
      else yield* holders(inner, `${at}/${key}`);
    }
  }
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) yield* inside(schema, name);
  for (const part of ['parameters', 'headers', 'responses']) yield* holders(document.components[part], part);
  yield* holders(document.paths, '');
}

const ajv = new Ajv2020({
  strict: true,
  strictRequired: false,
  strictTypes: false,
  allErrors: true,
  verbose: true,
  validateSchema: false,
  // The optimization takes a third of the compilation time.
  code: { optimize: false },
});
addFormats.default(ajv);
// In strict mode, Ajv refuses keywords that it does not know. It sees the keys of the document as keywords, too.
const extensions = new Set<string>(Object.keys(document));
for (const { schema } of allSchemas())
  for (const key of Object.keys(schema)) if (key.startsWith('x-') || key === 'example') extensions.add(key);
for (const keyword of extensions) ajv.addKeyword(keyword);
ajv.addSchema(document, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** Compiles the schema at a JSON pointer of the contract, once. */
export function compileAt(pointer: string): ValidateFunction {
  const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${encodeURI(pointer)}` });
  compiled.set(pointer, validate);
  return validate;
}

export const complaints = (validate: ValidateFunction) =>
  (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);

/** Returns a valid request: required parameters and the first example of the body. */
export function validRequest({ method, path, raw }: { method: string; path: string; raw: Json }) {
  const query = new URLSearchParams(
    parameters(raw)
      .filter(({ required, in: place }) => required && place === 'query')
      .map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const body = jsonBody(raw);
  const headers: Record<string, string> = raw['x-required-role'] === 'none' ? {} : { authorization: 'Bearer any' };
  if (body) headers['content-type'] = 'application/json';
  return {
    method: method.toUpperCase(),
    address: `${path}${query.size > 0 ? `?${query}` : ''}`,
    headers,
    body: body ? JSON.stringify(Object.values<Json>(body.examples)[0].value) : null,
  };
}

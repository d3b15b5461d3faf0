// The contract as Prism reads it: one operation, the components that it refers to, and an example for each error code.
import { resolve, type Json } from '../../codegen/contract/document.js';
import type { ContractError } from '../../codegen/contract/errors.js';
import type { Contract, Operation } from './contract.js';

export interface ViewOptions {
  /** Which of two reply shapes a successful reply has; null leaves both. */
  shape: 0 | 1 | null;
  /** Which of several schemas the body has; null leaves all. */
  bodyVariant?: number | null;
  isForGeneration: boolean;
}

// Data generated up to the bounds of the contract would have millions of values.
const maxGenerated = { items: 2, properties: 3, characters: 60 };

/** Calls `change` with every object in a JSON value. */
export function visit(node: Json, change: (node: Json) => void): void {
  if (node === null || typeof node !== 'object') return;
  if (!Array.isArray(node)) change(node);
  Object.values(node).forEach((inner) => visit(inner, change));
}

/** Lets a readOnly field have any value. Prism rejects such a field in a request, but the server ignores it. */
export function acceptReadOnly(node: Json): void {
  if (node.readOnly === true) for (const key of Object.keys(node)) delete node[key];
}

/** Without a type, Prism would generate the schema itself as the value. */
const isUntyped = (node: Json): boolean =>
  node['x-free-form'] === true && ['type', '$ref', 'oneOf', 'anyOf', 'allOf'].every((keyword) => !(keyword in node));

function limitGeneration(node: Json): void {
  if (isUntyped(node)) Object.assign(node, { type: 'string', maxLength: maxGenerated.characters });
  const lower = (max: string, min: string, limit: number) => {
    if (typeof node[max] === 'number') node[max] = Math.max(Number(node[min] ?? 0), Math.min(node[max], limit));
  };
  lower('maxItems', 'minItems', maxGenerated.items);
  lower('maxProperties', 'minProperties', maxGenerated.properties);
  lower('maxLength', 'minLength', maxGenerated.characters);
}

/** Gives an error response an example for each error code, because Prism replies with examples. */
function withErrorExamples(response: Json, errors: readonly ContractError[]): Json {
  const examples = Object.fromEntries(errors.map(({ code, text }) => [code, { value: { error: text } }]));
  const own = structuredClone(response);
  for (const content of Object.values<Json>(own.content ?? {})) content.examples = examples;
  return own;
}

function responsesOf(document: Json, { raw, errors }: Operation, shape: 0 | 1 | null): Json {
  return Object.fromEntries(
    Object.entries<Json>(raw.responses).map(([status, given]) => {
      const response = resolve(document, given);
      if (Number(status) >= 400) return [status, withErrorExamples(response, errors.get(Number(status)) ?? [])];
      const content = response.content?.['application/json'];
      const schema = resolve(document, content?.schema);
      if (shape === null || schema?.oneOf === undefined) return [status, response];
      const narrowed = { ...content, schema: schema.oneOf[shape] };
      return [status, { ...response, content: { ...response.content, 'application/json': narrowed } }];
    }),
  );
}

/** Returns the components that a node refers to, directly or through others. */
function componentsOf(document: Json, node: Json): Json {
  const found: Json = {};
  const collect = (from: Json): void =>
    visit(from, ({ $ref }) => {
      if (typeof $ref !== 'string') return;
      const [kind = '', name = ''] = $ref.split('/').slice(2);
      if (found[kind]?.[name] !== undefined) return;
      (found[kind] ??= {})[name] = document.components[kind][name];
      collect(found[kind][name]);
    });
  collect(node);
  return found;
}

const narrowBody = (body: Json, schema: Json): Json => ({
  ...body,
  content: { 'application/json': { ...body.content['application/json'], schema } },
});

/** Returns a copy of the document that has only one operation. */
export function viewOf({ document }: Contract, operation: Operation, options: ViewOptions): Json {
  const { shape, bodyVariant = null, isForGeneration } = options;
  const { 'x-error-codes': _codes, ...raw } = operation.raw;
  const narrowed =
    bodyVariant === null ? {} : { requestBody: narrowBody(raw.requestBody, operation.bodyVariants[bodyVariant]) };
  const own = { ...raw, ...narrowed, responses: responsesOf(document, operation, shape) };
  const view = structuredClone({
    openapi: document.openapi,
    info: document.info,
    paths: { [operation.path]: { [operation.method.toLowerCase()]: own } },
    components: componentsOf(document, own),
  });
  visit(view.paths[operation.path]?.[operation.method.toLowerCase()]?.requestBody, acceptReadOnly);
  const { schemas: requested = {} } = componentsOf(document, own.requestBody);
  for (const name of Object.keys(requested)) visit(view.components.schemas[name], acceptReadOnly);
  if (isForGeneration) visit(view, limitGeneration);
  return view;
}

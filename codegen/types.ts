// The contract's shapes as TypeScript types. The server's have defaults filled in, because request validation fills them; the SDK's do not.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, idempotencyHeader, resolve, type Json } from './contract.js';

/** Query parameters that have a default are always there. Of bodies openapi-typescript knows that by itself. */
function withQueryFilledIn(document: Json): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === 'query' && resolve(document, parameter.schema).default !== undefined) parameter.required = true;
      }
    }
  }
  return document;
}

/**
 * What the SDK takes from these types: fields and parameters, each with its description. Schemas, bodies and replies it names and describes
 * itself; without what is said twice its package is a tenth smaller.
 */
function asSdkNeedsIt(document: Json): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const [method, { operationId, parameters }] of Object.entries<Json>(item)) {
      // The client sets the key of a write.
      const ofInput = parameters?.filter((parameter: Json) => resolve(document, parameter).name !== idempotencyHeader);
      if (ofInput?.length > 0) item[method] = { operationId, parameters: ofInput, responses: {} };
      else delete item[method];
    }
  }
  const { schemas, parameters: shared } = document.components;
  const parameters = Object.fromEntries(Object.entries<Json>(shared).filter(([, { name }]) => name !== idempotencyHeader));
  describeFields(document, schemas);
  for (const schema of Object.values<Json>(schemas)) delete schema.description;
  return { ...document, components: { schemas, parameters } };
}

/** A field that is only a reference has the words of what it refers to: an editor shows those of the field. Sizes of numbers mean nothing in JavaScript. */
function describeFields(document: Json, node: Json): void {
  if (node === null || typeof node !== 'object') return;
  if (/^(int32|int64|double)$/.test(node.format)) delete node.format;
  for (const property of Object.values<Json>(node.properties ?? {})) property.description ??= resolve(document, property).description;
  for (const child of Object.values<Json>(node)) describeFields(document, child);
}

/** A description as the text of a comment, which editors show first and without a label; and no word on what an operation does not have. */
function withPlainComments(source: string): string {
  const plain = source.replace(/^( *\* Format: [\w-]+)$/gm, '$1.').replace(/^( *(?:\/\*)?\* )@description /gm, '$1');
  return plain.replace(/^ +(?:header|path|cookie|requestBody|responses|requestBodies|headers|pathItems)\??: never;\n/gm, '');
}

const namesOfSdk = ['components', 'operations'];

/** Types of every schema, parameter, body and response. Uses the Node API: the command line tool reads and enforces lint settings. */
export async function generateTypes({ defaultsFilledIn }: { defaultsFilledIn: boolean }): Promise<string> {
  const document: Json = load(readFileSync(contractFile, 'utf8'));
  const ast = await openapiTS(defaultsFilledIn ? withQueryFilledIn(document) : asSdkNeedsIt(document), { defaultNonNullable: defaultsFilledIn, alphabetize: false });
  // The SDK calls operations by name, so that their table by path would only be carried along.
  if (defaultsFilledIn) return astToString(ast);
  return withPlainComments(astToString(ast.filter((declaration) => namesOfSdk.includes((declaration as Json).name?.text))));
}

// The contract's shapes as TypeScript types. The server's have defaults filled in, because request validation fills them; the SDK's do not.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, resolve, type Json } from './contract.js';

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

/** The SDK names the schemas of bodies and replies itself. Without what is said of each operation twice its package is a tenth smaller. */
function withoutReplies(document: Json): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const [method, { operationId, parameters }] of Object.entries<Json>(item)) {
      if (operationId) item[method] = { operationId, parameters, responses: {} };
    }
  }
  const { schemas, parameters } = document.components;
  return { ...document, components: { schemas, parameters } };
}

// The SDK calls operations by name: their table by path, with a line for each method that a path does not have, would only be carried along.
const isUsedBySdk = (declaration: Json) => ['components', 'operations'].includes(declaration.name?.text);

/** Types of every schema, parameter, body and response. Uses the Node API: the command line tool reads and enforces lint settings. */
export async function generateTypes({ defaultsFilledIn }: { defaultsFilledIn: boolean }): Promise<string> {
  const document: Json = load(readFileSync(contractFile, 'utf8'));
  const ast = await openapiTS(defaultsFilledIn ? withQueryFilledIn(document) : withoutReplies(document), { defaultNonNullable: defaultsFilledIn, alphabetize: false });
  return astToString(defaultsFilledIn ? ast : ast.filter((node) => isUsedBySdk(node as Json)));
}

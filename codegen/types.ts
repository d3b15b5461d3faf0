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

/** The SDK names the schemas of bodies and replies itself, and sets the key of a write. Without what is said twice its package is a tenth smaller. */
function withoutReplies(document: Json): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const [method, { operationId, parameters }] of Object.entries<Json>(item)) {
      const ofInput = parameters?.filter((parameter: Json) => resolve(document, parameter).name !== idempotencyHeader);
      if (operationId) item[method] = { operationId, parameters: ofInput, responses: {} };
    }
  }
  return { ...document, components: { schemas: document.components.schemas } };
}

/** Types of every schema, parameter, body and response. Uses the Node API: the command line tool reads and enforces lint settings. */
export async function generateTypes({ defaultsFilledIn }: { defaultsFilledIn: boolean }): Promise<string> {
  const document: Json = load(readFileSync(contractFile, 'utf8'));
  const ast = await openapiTS(defaultsFilledIn ? withQueryFilledIn(document) : withoutReplies(document), { defaultNonNullable: defaultsFilledIn, alphabetize: false });
  return astToString(ast);
}

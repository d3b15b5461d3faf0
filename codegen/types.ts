// The contract's shapes as the server's TypeScript types. Defaults are filled in, because request validation fills
// them.
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, resolve, type Json } from './contract.js';

/** Query parameters that have a default are always there. openapi-typescript knows that of bodies. */
function withQueryFilledIn(document: Json): Json {
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      for (const parameter of operation.parameters ?? []) {
        if (parameter.in === 'query' && resolve(document, parameter.schema).default !== undefined)
          parameter.required = true;
      }
    }
  }
  return document;
}

/**
 * Types of every schema, parameter, body and response. Uses the Node API: the command line tool reads and enforces lint
 * settings.
 */
export async function generateTypes(): Promise<string> {
  const document: Json = load(readFileSync(contractFile, 'utf8'));
  const options = { defaultNonNullable: true, alphabetize: false };
  return astToString(await openapiTS(withQueryFilledIn(document), options));
}

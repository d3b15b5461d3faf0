// Generates the server's TypeScript types. A value with a default is required, because request validation fills in the
// default.
import { readFileSync } from 'node:fs';
import openapiTS, { astToString } from 'openapi-typescript';
import { contractFile, moveDefaults, parseContract } from '../contract/contract.js';
import { resolve, type Json } from '../contract/document.js';

/** Marks query parameters with a default as required. openapi-typescript marks only the fields of bodies. */
function withQueryDefaults(document: Json): Json {
  const operations = Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item));
  const parameters = [
    ...Object.values<Json>(document.components.parameters),
    ...operations.flatMap((operation) => operation.parameters ?? []),
  ];
  for (const parameter of parameters) {
    const hasDefault = parameter.in === 'query' && resolve(document, parameter.schema).default !== undefined;
    if (hasDefault) parameter.required = true;
  }
  return document;
}

/** Uses the Node API, because the command line tool also enforces the Redocly settings. */
export async function generateTypes(): Promise<string> {
  const document: Json = structuredClone(parseContract(readFileSync(contractFile, 'utf8')));
  moveDefaults(document);
  const options = { defaultNonNullable: true, alphabetize: false };
  return astToString(await openapiTS(withQueryDefaults(document), options));
}

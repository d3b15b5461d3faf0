// Adapts the contract for express-openapi-validator 5.6: replaces constructs that the validator handles incorrectly.
import { moveDefaults, schemasOf, type Contract } from '../contract/contract.js';
import type { Json } from '../contract/document.js';
import { constant, json } from '../typescript-source.js';

function alter(node: Json): void {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach(alter);
  // The validator rejects readOnly fields in a request. The server ignores them, so that callers can write back a
  // record that they read.
  if (node.readOnly === true) for (const key of Object.keys(node)) delete node[key];
  // The validator rejects !'()*+ and other characters in a query, although encodeURIComponent and URLSearchParams
  // produce them.
  if (node.in === 'query' && node.name) node.allowReserved ??= true;
  // `description` can also be the name of a property, whose value is a schema.
  if (typeof node.description === 'string') delete node.description;
  Object.values(node).forEach(alter);
}

/** Deletes the schemas that no request uses, because the validator compiles every schema when the server starts. */
function deleteUnused(document: Json): void {
  const { schemas, ...others } = document.components;
  const used = schemasOf(document, [document.paths, others]);
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name];
}

/**
 * Returns the contract without replies, which the validator does not read. Parsing openapi.yaml instead would take 0.2
 * s at each start of the server.
 */
export function generateRequestContract(contract: Contract): string {
  const document = structuredClone(contract.document);
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      operation.responses = { 200: { description: 'left out' } };
      // The validator treats a body as optional only if `required` is explicitly false.
      if (operation.requestBody) operation.requestBody.required ??= false;
      delete operation.security;
    }
  }
  // `x-response-headers` refers to components that are deleted below.
  delete document['x-response-headers'];
  delete document['x-errors'];
  delete document['x-error-examples'];
  delete document['x-reasons'];
  delete document.webhooks;
  delete document.security;
  delete document.components.responses;
  delete document.components.headers;
  delete document.components.securitySchemes;
  document.servers = [{ url: '/' }];
  moveDefaults(document);
  alter(document.paths);
  alter(document.components);
  deleteUnused(document);
  return constant({ name: 'requestContract', type: 'object', value: json(document, 1) });
}

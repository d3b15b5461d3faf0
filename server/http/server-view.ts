// Adapts the contract for express-openapi-validator 5.6: the same rules, without constructs that it handles
// incorrectly.
import { createHash } from 'node:crypto';
import { load } from 'js-yaml';
import { contractSha256 } from '../generated/operations.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- free-form here; checked by the generators
type Json = any;

function alter(node: Json): void {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach(alter);
  // The validator rejects readOnly fields in a request. We accept and ignore them, so that a record that was read can
  // be written back.
  if (node.readOnly === true) for (const key of Object.keys(node)) delete node[key];
  // The validator compiles each branch with the required properties of earlier branches. oneOf with const has the same
  // effect.
  if (node.discriminator?.propertyName) delete node.discriminator;
  // The validator rejects !'()*+ and others in a query, which encodeURIComponent and URLSearchParams produce.
  if (node.in === 'query' && node.name) node.allowReserved ??= true;
  Object.values(node).forEach(alter);
}

/** Parses the contract for the validator, without everything about replies, which it does not read. */
export function serverView(yaml: string): Json {
  const document = load(yaml) as Json;
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      operation.responses = { 200: { description: 'left out' } };
      // The validator treats a body as optional only if `required` is explicitly false.
      if (operation.requestBody) operation.requestBody.required ??= false;
      delete operation.security;
    }
  }
  // Refers to headers, which are left out.
  delete document['x-response-headers'];
  delete document.webhooks;
  delete document.security;
  delete document.components.responses;
  delete document.components.headers;
  delete document.components.securitySchemes;
  document.servers = [{ url: '/' }];
  alter(document.paths);
  alter(document.components);
  return document;
}

/** Throws if the contract on disk is not the one that the code was generated from. */
export function assertSameContract(yaml: string): void {
  const sha256 = createHash('sha256').update(yaml.replaceAll('\r\n', '\n')).digest('hex');
  if (sha256 !== contractSha256)
    throw new Error('openapi.yaml does not match the generated code; run `npm run generate`');
}

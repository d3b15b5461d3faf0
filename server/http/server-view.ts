// What express-openapi-validator 5.6 is given instead of the published contract: the same rules without what it gets wrong.
import { createHash } from 'node:crypto';
import { load } from 'js-yaml';
import { contractSha256 } from '../generated/operations.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document is free-form here; the generators have checked it
type Json = any;

function alter(node: Json): void {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach(alter);
  // It refuses answer-only fields in a request. Ours are accepted and ignored, whatever they hold, so that a record that was read can be
  // written back.
  if (node.readOnly === true) for (const key of Object.keys(node)) delete node[key];
  // It compiles each branch with the required properties of the branches before it. oneOf with const does the same work.
  if (node.discriminator?.propertyName) delete node.discriminator;
  // It refuses !'()*+ and others in a query, which encodeURIComponent and URLSearchParams leave or make.
  if (node.in === 'query' && node.name) node.allowReserved ??= true;
  Object.values(node).forEach(alter);
}

/** Parses the contract for the validator. Examples and everything about replies is left out: it does not look at them. */
export function serverView(yaml: string): Json {
  const document = load(yaml) as Json;
  for (const item of Object.values<Json>(document.paths)) {
    for (const operation of Object.values<Json>(item)) {
      operation.responses = { 200: { description: 'left out' } };
      // An optional body is optional for it only when that is said.
      if (operation.requestBody) operation.requestBody.required ??= false;
      delete operation.security;
    }
  }
  // Refers to headers, which are left out.
  delete document['x-response-headers'];
  delete document.security;
  delete document.components.responses;
  delete document.components.headers;
  delete document.components.securitySchemes;
  document.servers = [{ url: '/' }];
  alter(document.paths);
  alter(document.components);
  return document;
}

/** Fails when the contract on disk is not the one that the code was generated from. */
export function assertSameContract(yaml: string): void {
  const sha256 = createHash('sha256').update(yaml.replaceAll('\r\n', '\n')).digest('hex');
  if (sha256 !== contractSha256)
    throw new Error('openapi.yaml is not the one that the code was generated from: run `npm run generate`');
}

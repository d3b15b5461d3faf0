// What express-openapi-validator 5.6 is given instead of the published contract: the same rules without what it gets wrong.
import { load } from 'js-yaml';
import { operations } from '../generated/operations.js';

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document is free-form here; the generators have checked it
type Json = any;

function alter(node: Json): void {
  if (!node || typeof node !== 'object') return;
  if (Array.isArray(node)) return node.forEach(alter);
  // It refuses answer-only fields in a request. Ours are accepted and ignored, so that a record that was read can be written back.
  if (node.readOnly === true) delete node.readOnly;
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
export function assertSameOperations(document: Json): void {
  const inFile = Object.values<Json>(document.paths).flatMap((item) => Object.values<Json>(item).map((operation) => operation.operationId));
  const missing = Object.keys(operations).filter((id) => !inFile.includes(id));
  const surplus = inFile.filter((id) => !(id in operations));
  if (missing.length + surplus.length > 0) {
    throw new Error(`openapi.yaml and the generated code differ (${[...missing, ...surplus].join(', ')}): run \`npm run generate\``);
  }
}

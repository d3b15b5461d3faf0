// Reads openapi.yaml into a list of operations with resolved parameters, bodies and responses.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { load, YAMLException } from 'js-yaml';
import { InvalidContractError, resolve, type Json } from './document.js';
import { errorsOf, readErrors, type ContractError } from './errors.js';

export const contractFile = fileURLToPath(new URL('../../openapi.yaml', import.meta.url));

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;
const roles = ['none', 'org:guest', 'org:member', 'org:agent_manager', 'org:admin'] as const;

export interface Parameter {
  name: string;
  in: 'query' | 'header' | 'path';
  required: boolean;
  description: string;
  schema: Json;
}

export interface Response {
  status: number;
  /** Name of the reply in components/responses. Null if the reply is not shared. */
  component: string | null;
  description: string;
  schema: Json | null;
  mediaTypes: string[];
  /** The first error of a 400 or 403 has the meaning in `firstMeanings`. */
  errors: ContractError[];
}

export interface Operation {
  id: string;
  method: (typeof methods)[number];
  path: string;
  /** Another path of the operation, or null. Its path parameter becomes the query parameter of the same name. */
  alias: string | null;
  tag: string;
  summary: string;
  description: string;
  role: (typeof roles)[number];
  permissions: string[];
  permissionByField: { field: string; present: string; absent: string } | null;
  isPublic: boolean;
  deprecated: { since: string; sunset: string; successor: string } | null;
  parameters: Parameter[];
  body: { required: boolean; schema: Json } | null;
  bodyLimitBytes: number;
  /** Limit per user, in addition to the limits for all operations together. */
  rateLimit: { requests: number; windowSeconds: number } | null;
  responses: Response[];
  acceptsIdempotencyKey: boolean;
  /** Whether a repeat needs no Idempotency-Key, because the operation only reads or a repeat does no harm. */
  isSafeToRepeat: boolean;
}

export interface Contract {
  document: Json;
  /** SHA-256 of the file's text with LF line ends. */
  sha256: string;
  errors: ContractError[];
  operations: Operation[];
}

const parsed = new Map<string, Json>();

function parse(text: string): Json {
  try {
    return load(text);
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    // Passes on only the message, because the error contains the whole contract.
    throw new InvalidContractError(`openapi.yaml: ${error.message}`);
  }
}

/**
 * Parses a contract, which takes 0.2 s. Callers must not change the document, because calls with the same text share
 * it.
 */
export function parseContract(text: string): Json {
  const document = parsed.get(text) ?? parse(text);
  parsed.set(text, document);
  return document;
}

export const idempotencyHeader = 'Idempotency-Key';
export const ifMatchHeader = 'If-Match';

/**
 * The meaning of the first error of a status. The server returns the first 400 for a request that does not match the
 * contract, and the first 403 for a missing role.
 */
const firstMeanings: Record<number, ContractError['means']> = { 400: 'invalid_request', 403: 'missing_role' };

function readResponse(
  document: Json,
  status: string,
  raw: Json,
  errorsOfResponse: (response: Json) => ContractError[],
): Response {
  const response = resolve(document, raw);
  const content = response.content ?? {};
  const schema = content['application/json']?.schema ?? null;
  return {
    status: Number(status),
    component: typeof raw.$ref === 'string' ? raw.$ref.split('/').at(-1) : null,
    description: response.description,
    schema,
    mediaTypes: Object.keys(content),
    errors: errorsOfResponse(response),
  };
}

function checkOperation(
  document: Json,
  where: string,
  raw: Json,
  facts: Pick<Operation, 'isPublic' | 'isSafeToRepeat' | 'acceptsIdempotencyKey'>,
) {
  const { isPublic, isSafeToRepeat, acceptsIdempotencyKey } = facts;
  if (typeof raw.operationId !== 'string') throw new InvalidContractError(`${where} has no operationId`);
  if (!roles.includes(raw['x-required-role'])) throw new InvalidContractError(`${where} has no valid x-required-role`);
  if (isPublic !== (raw['x-required-role'] === 'none'))
    throw new InvalidContractError(`${where}: security and x-required-role contradict each other`);
  if (raw.deprecated && !(raw['x-deprecated-since'] && raw['x-sunset'] && raw['x-successor']))
    throw new InvalidContractError(`${where} is deprecated without x-deprecated-since, x-sunset and x-successor`);
  // The contract of an earlier release can lack `x-idempotency`.
  if (document['x-idempotency'] !== undefined && acceptsIdempotencyKey === isSafeToRepeat)
    throw new InvalidContractError(
      `${where} must either take ${idempotencyHeader} or be safe to repeat (x-safe-to-repeat), not both`,
    );
  if (acceptsIdempotencyKey && isPublic)
    throw new InvalidContractError(`${where} accepts ${idempotencyHeader} but no token; a key belongs to a user`);
}

function checkFirstCodes(where: string, responses: Response[]): void {
  for (const { status, errors } of responses) {
    const meaning = firstMeanings[status];
    if (meaning !== undefined && errors[0]?.means !== meaning)
      throw new InvalidContractError(`${where}: none of the error codes with status ${status} has "means: ${meaning}"`);
  }
}

function readOperation(
  { document, errors }: Pick<Contract, 'document' | 'errors'>,
  path: string,
  item: Json,
  method: (typeof methods)[number],
): Operation {
  const raw = item[method];
  const parameters = [...(item.parameters ?? []), ...(raw.parameters ?? [])].map((parameter: Json) =>
    resolve(document, parameter),
  );
  const body = resolve(document, raw.requestBody);
  const isPublic = (raw.security ?? document.security).length === 0;
  const acceptsIdempotencyKey = parameters.some((parameter: Json) => parameter.name === idempotencyHeader);
  const isSafeToRepeat = method === 'get' || raw['x-safe-to-repeat'] === true;
  const where = `openapi.yaml: ${method.toUpperCase()} ${path}`;
  checkOperation(document, where, raw, { isPublic, isSafeToRepeat, acceptsIdempotencyKey });
  const responses = Object.entries(raw.responses).map(([status, response]) =>
    readResponse(document, status, response, (resolved) => errorsOf(errors, raw, resolved, Number(status))),
  );
  checkFirstCodes(where, responses);
  return {
    id: raw.operationId,
    method,
    path,
    alias: raw['x-path-alias'] ?? null,
    tag: raw.tags[0],
    summary: raw.summary,
    description: raw.description ?? '',
    role: raw['x-required-role'],
    permissions: raw['x-required-permission'] ?? [],
    permissionByField: raw['x-required-permission-by-field'] ?? null,
    isPublic,
    deprecated: raw.deprecated
      ? { since: raw['x-deprecated-since'], sunset: raw['x-sunset'], successor: raw['x-successor'] }
      : null,
    parameters: parameters.map((parameter: Json) => ({ ...parameter, required: parameter.required === true })),
    body: body ? { required: body.required === true, schema: body.content['application/json'].schema } : null,
    bodyLimitBytes: raw['x-body-limit'] ?? document['x-body-limits'].bytes,
    rateLimit: raw['x-rate-limit'] ?? null,
    responses,
    acceptsIdempotencyKey,
    isSafeToRepeat,
  };
}

/** Throws InvalidContractError if declarations of the contract contradict each other. */
export function readContract(file: string = contractFile): Contract {
  const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const document = parseContract(text);
  const errors = readErrors(document);
  const operations: Operation[] = [];
  for (const [path, item] of Object.entries<Json>(document.paths)) {
    for (const method of methods)
      if (item[method]) operations.push(readOperation({ document, errors }, path, item, method));
  }
  const seen = new Set<string>();
  for (const { id } of operations) {
    if (seen.has(id)) throw new InvalidContractError(`openapi.yaml: operationId ${id} is used twice`);
    seen.add(id);
  }
  return { document, sha256: createHash('sha256').update(text).digest('hex'), errors, operations };
}

/** Returns the names of all schemas to which a part of the contract refers, directly or through other schemas. */
export function schemasOf(document: Json, part: Json): Set<string> {
  const found = new Set<string>();
  const find = (node: Json): void => {
    for (const [, name = ''] of JSON.stringify(node).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (found.has(name)) continue;
      found.add(name);
      find(document.components.schemas[name]);
    }
  };
  find(part);
  return found;
}

/**
 * Returns the default of a property, or undefined. Beside a `$ref`, the contract has `x-default` instead of
 * `default: null`, because client generators misread a null default there.
 */
export const defaultOf = (property: Json): unknown =>
  property.default === undefined ? property['x-default'] : property.default;

/** Renames each `x-default` in a part of the contract to `default`, in place. */
export function moveDefaults(node: Json): void {
  if (!node || typeof node !== 'object') return;
  if (!Array.isArray(node) && 'x-default' in node) {
    node.default = node['x-default'];
    delete node['x-default'];
  }
  Object.values(node).forEach(moveDefaults);
}

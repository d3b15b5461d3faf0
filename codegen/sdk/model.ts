// Describes each operation for the SDK's generators: where in the request each key of the input is sent, and the reply.
import {
  idempotencyHeader,
  ifMatchHeader,
  type Contract,
  type Operation,
  type Parameter,
} from '../contract/contract.js';
import { InvalidContractError, resolve, type Json } from '../contract/document.js';
import { findReplyChoice, type ReplyChoice, type HeaderKey } from './reply-choice.js';

export interface SdkOperation {
  operation: Operation;
  /** The operationId with a capital letter. Names of types begin with it. */
  typeName: string;
  query: Parameter[];
  headers: HeaderKey[];
  /** Query parameters that are also fields of the body. The SDK sends them only in the query. */
  sharedKeys: string[];
  /** Optional query parameters that the SDK requires, because the body requires a field of the same name. */
  promotedKeys: string[];
  /** Whether the request has a body after the shared keys are removed from it. */
  body: 'required' | 'optional' | 'none';
  bodySchema: string | null;
  /** Whether a call requires an input. Null if the operation has none. */
  input: 'required' | 'optional' | null;
  reply: 'json' | 'none' | 'stream';
  /** Whether the reply is a stream of lines, each of them a JSON text. */
  hasLines: boolean;
  /** The input that selects each of several replies. Null for a single reply, and if no input selects the reply. */
  replyChoice: ReplyChoice | null;
}

/** Omits the operation without a token, which only the identity provider calls. */
export function readSdkOperations(contract: Contract): SdkOperation[] {
  return contract.operations
    .filter((operation) => !operation.isPublic)
    .map((operation) => readSdkOperation(contract, operation));
}

function readSdkOperation(contract: Contract, operation: Operation): SdkOperation {
  const { document } = contract;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const headers = operation.parameters
    // The client creates the idempotency key, or reads it from the options.
    .filter((parameter) => parameter.in === 'header' && parameter.name !== idempotencyHeader)
    .map((parameter) => ({ key: toInputKey(parameter.name), parameter }));
  for (const parameter of query) checkQueryStyle(document, operation, parameter);
  const body = readBody(document, operation, query);
  const bodyKeys = body.keys.filter((key) => !body.sharedKeys.includes(key) && !headers.some((one) => one.key === key));
  for (const { key } of headers)
    // The SDK sends a record's field `etag` as the header If-Match.
    if (body.keys.includes(key) && key !== etagKey)
      throw new InvalidContractError(`openapi.yaml: ${operation.id} has both a header and a body field ${key}`);
  const needsInput =
    operation.parameters.some((parameter) => parameter.required) ||
    body.promotedKeys.length > 0 ||
    body.kind === 'required';
  const hasInput = query.length + headers.length + bodyKeys.length > 0 || body.kind !== 'none';
  return {
    operation,
    typeName: operation.id.charAt(0).toUpperCase() + operation.id.slice(1),
    query,
    headers,
    sharedKeys: body.sharedKeys,
    promotedKeys: body.promotedKeys,
    body: body.kind,
    bodySchema: body.schemaName,
    input: needsInput ? 'required' : hasInput ? 'optional' : null,
    reply: readReplyKind(operation),
    hasLines: succeedsWith(operation, [lineMediaType]),
    replyChoice: findReplyChoice(document, operation, headers),
  };
}

function readBody(document: Json, operation: Operation, query: Parameter[]) {
  const none = {
    kind: 'none' as const,
    keys: [] as string[],
    sharedKeys: [] as string[],
    promotedKeys: [] as string[],
    schemaName: null,
  };
  if (!operation.body) return none;
  const schemaName: string | undefined = operation.body.schema.$ref?.split('/').at(-1);
  if (schemaName === undefined)
    throw new InvalidContractError(`openapi.yaml: the body of ${operation.id} must refer to a schema in components`);
  const schema = resolve(document, operation.body.schema);
  const branches: Json[] = (schema.oneOf ?? [schema]).map((branch: Json) => resolve(document, branch));
  const keys = [...new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))];
  const sharedKeys = query.map((parameter) => parameter.name).filter((name) => keys.includes(name));
  if (sharedKeys.length > 0 && schema.oneOf)
    throw new InvalidContractError(`openapi.yaml: ${operation.id} has a oneOf body with a field named as a parameter`);
  const promotedKeys = query
    .filter(
      (parameter) =>
        !parameter.required && sharedKeys.includes(parameter.name) && schema.required?.includes(parameter.name),
    )
    .map((parameter) => parameter.name);
  const isSpent = keys.every((key) => sharedKeys.includes(key)) && !operation.body.required;
  const kind = isSpent ? ('none' as const) : operation.body.required ? ('required' as const) : ('optional' as const);
  return { kind, keys, sharedKeys, promotedKeys, schemaName };
}

const lineMediaType = 'application/x-ndjson';

const succeedsWith = ({ responses }: Operation, types: string[]) =>
  responses.some(({ status, mediaTypes }) => status < 300 && mediaTypes.some((type) => types.includes(type)));

function readReplyKind(operation: Operation): 'json' | 'none' | 'stream' {
  const successes = operation.responses.filter((response) => response.status < 300);
  if (succeedsWith(operation, ['text/event-stream', lineMediaType])) return 'stream';
  if (successes.every((response) => response.mediaTypes.length === 0)) return 'none';
  if (successes.every((response) => response.schema !== null)) return 'json';
  throw new InvalidContractError(
    `openapi.yaml: ${operation.id} succeeds both with and without a body; the SDK has no type for that`,
  );
}

// sdk/src/input.ts sends every array as one parameter with commas.
function checkQueryStyle(
  document: Json,
  operation: Operation,
  parameter: Parameter & { style?: string; explode?: boolean },
): void {
  const { type } = resolve(document, parameter.schema);
  const isPlain = type !== 'object' && type !== 'array';
  const isCommas = type === 'array' && (parameter.style ?? 'form') === 'form' && parameter.explode === false;
  if (!isPlain && !isCommas)
    throw new InvalidContractError(
      `openapi.yaml: ${operation.id}, ${parameter.name}: must be a plain value, or an array with explode false`,
    );
}

/** Key of `If-Match` in the input. Records have a field of the same name, so that callers can pass a record back. */
const etagKey = 'etag';

/** Returns the key of a header in the input: `streamResponse` for `X-Stream-Response`. */
function toInputKey(headerName: string): string {
  if (headerName === ifMatchHeader) return etagKey;
  const words = headerName.replace(/^x-/i, '').toLowerCase().split('-');
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

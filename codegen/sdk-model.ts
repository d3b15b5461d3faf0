// What the SDK's generators need of each operation: which part of a request each key of the flat input goes to, and
// which reply it gets.
import {
  idempotencyHeader,
  ifMatchHeader,
  resolve,
  type Contract,
  type Json,
  type Operation,
  type Parameter,
} from './contract.js';
import { findReplyChoice, type ReplyChoice, type HeaderKey } from './sdk-reply-choice.js';

/** One operation as the SDK offers it. */
export interface SdkOperation {
  operation: Operation;
  /** The operationId as the beginning of a type's name. */
  typeName: string;
  query: Parameter[];
  headers: HeaderKey[];
  /** Query parameters that are also fields of the body, and go to the query only. */
  sharedKeys: string[];
  /** Optional query parameters that a body field of the same name makes required. */
  promotedKeys: string[];
  /** Whether a body is sent once the shared keys are gone. */
  body: 'required' | 'optional' | 'none';
  /** Name of the body's schema. */
  bodySchema: string | null;
  /** Whether the call needs an input; null when there is nothing to put in. */
  input: 'required' | 'optional' | null;
  reply: 'json' | 'none' | 'stream';
  /** Which of several replies comes with which input; null when there is only one or the contract does not tell. */
  replyChoice: ReplyChoice | null;
}

/** The operations that the SDK offers: all but those without a bearer token, which other services call. */
export function readSdkOperations(contract: Contract): SdkOperation[] {
  return contract.operations
    .filter((operation) => !operation.isPublic)
    .map((operation) => readSdkOperation(contract, operation));
}

function readSdkOperation(contract: Contract, operation: Operation): SdkOperation {
  const { document } = contract;
  const query = operation.parameters.filter((parameter) => parameter.in === 'query');
  const headers = operation.parameters
    // The client makes the key itself, or takes it from the options of the call.
    .filter((parameter) => parameter.in === 'header' && parameter.name !== idempotencyHeader)
    .map((parameter) => ({ key: toInputKey(parameter.name), parameter }));
  for (const parameter of query) checkQueryStyle(document, operation, parameter);
  const body = readBody(document, operation, query);
  const bodyKeys = body.keys.filter((key) => !body.sharedKeys.includes(key) && !headers.some((one) => one.key === key));
  for (const { key } of headers)
    // A record that was read has its tag as a field, which the SDK sends as the header.
    if (body.keys.includes(key) && key !== etagKey)
      throw new Error(`openapi.yaml: ${operation.id} has both a header and a body field ${key}`);
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
    throw new Error(`openapi.yaml: the body of ${operation.id} must refer to a schema in components`);
  const schema = resolve(document, operation.body.schema);
  const branches: Json[] = (schema.oneOf ?? [schema]).map((branch: Json) => resolve(document, branch));
  const keys = [...new Set(branches.flatMap((branch) => Object.keys(branch.properties ?? {})))];
  const sharedKeys = query.map((parameter) => parameter.name).filter((name) => keys.includes(name));
  if (sharedKeys.length > 0 && schema.oneOf)
    throw new Error(`openapi.yaml: ${operation.id} has a oneOf body with a field named as a parameter`);
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

function readReplyKind(operation: Operation): 'json' | 'none' | 'stream' {
  const successes = operation.responses.filter((response) => response.status < 300);
  const streamed = ['text/event-stream', 'application/x-ndjson'];
  if (successes.some(({ mediaTypes }) => mediaTypes.some((type) => streamed.includes(type)))) return 'stream';
  if (successes.every((response) => response.mediaTypes.length === 0)) return 'none';
  if (successes.every((response) => response.schema !== null)) return 'json';
  throw new Error(`openapi.yaml: ${operation.id} succeeds both with and without a body; the SDK has no type for that`);
}

// sdk/src/core.ts sets one style for all arrays of all operations.
function checkQueryStyle(
  document: Json,
  operation: Operation,
  parameter: Parameter & { style?: string; explode?: boolean },
): void {
  const { type } = resolve(document, parameter.schema);
  const isPlain = type !== 'object' && type !== 'array';
  const isCommas = type === 'array' && (parameter.style ?? 'form') === 'form' && parameter.explode === false;
  if (!isPlain && !isCommas)
    throw new Error(`openapi.yaml: ${operation.id}, ${parameter.name}: arrays need style form with explode false`);
}

/** The key of `If-Match` is the field of the record that was read. */
const etagKey = 'etag';

/** `X-Stream-Response` → `streamResponse`. */
function toInputKey(headerName: string): string {
  if (headerName === ifMatchHeader) return etagKey;
  const words = headerName.replace(/^x-/i, '').toLowerCase().split('-');
  return words.map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
}

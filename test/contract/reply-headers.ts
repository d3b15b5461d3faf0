// The headers of a reply according to the contract, and their allowed values.
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { compileAt, complaints, contract, deref, escapePointer, operations, responses, type Json } from './support.js';

/** Declared headers of one reply, by name in lower case. */
type Declared = Map<string, { isSometimes: boolean; isNumber: boolean; validate: ValidateFunction }>;

/** Headers that a reply may omit. */
const sometimes: Record<string, (status: number) => boolean> = {
  // Only the reply to a repeated request has this header.
  'idempotency-replayed': () => true,
  // A 409 has this header only if the request of the Idempotency-Key is still running.
  'retry-after': (status) => status === 409,
  // A 409 has this header only if the first reply to the Idempotency-Key was a stream.
  'x-thread-id': (status) => status === 409,
  // The reply with a list has no ETag.
  etag: (status) => status === 200,
  // The server omits these headers if the store that counts calls is down.
  ...Object.fromEntries(
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) => [
      name,
      (status: number) => status === 500 || status === 503,
    ]),
  ),
};

/** Headers of HTTP itself and of every reply, which openapi.yaml does not repeat. */
const general =
  /^(content-(type|length|encoding)|connection|keep-alive|transfer-encoding|date|vary|access-control-.*)$/;
const security = [
  'cache-control',
  'content-security-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const ofStreams = ['cache-control', 'x-accel-buffering'];
/** Every reply of a deprecated operation has these headers. The contract declares them on successful replies only. */
const ofDeprecated = ['deprecation', 'sunset', 'link'];

function declaredOf(pointer: string, status: number, component: string | null, response: Json): Declared {
  const place = component === null ? `${pointer}/responses/${status}` : `#/components/responses/${component}`;
  const headers = Object.entries<Json>(response.headers ?? {}).map(([name, header]) => {
    const at = header.$ref ?? `${place}/headers/${escapePointer(name)}`;
    const lower = name.toLowerCase();
    const isNumber = deref(header).schema.type === 'integer';
    return [
      lower,
      { isSometimes: sometimes[lower]?.(status) ?? false, isNumber, validate: compileAt(`${at}/schema`) },
    ] as const;
  });
  return new Map(headers);
}

const compiled = new Map<string, Declared>();
const rawOf = new Map(operations.map((one) => [one.id, one]));
const deprecated = new Set(contract.operations.filter((one) => one.deprecated !== null).map(({ id }) => id));

function declaredFor(id: string, status: number): Declared | null {
  const key = `${id} ${status}`;
  const known = compiled.get(key);
  if (known) return known;
  const operation = rawOf.get(id);
  const found = operation && responses(operation.raw).find((response) => response.status === status);
  if (!operation || !found) return null;
  const declared = declaredOf(operation.pointer, status, found.component, found.response);
  compiled.set(key, declared);
  return declared;
}

/** Returns what is wrong with the headers of a reply; header names are in lower case. Ignores undeclared statuses. */
export function headerDifferences(id: string, status: number, given: ReadonlyMap<string, string>): string[] {
  const declared = declaredFor(id, status);
  if (declared === null) return [];
  const differences: string[] = [];
  for (const [name, { isSometimes, isNumber, validate }] of declared) {
    const value = given.get(name);
    if (value === undefined) {
      if (!isSometimes) differences.push(`${name} is missing`);
    } else if (!validate(isNumber && /^\d+$/.test(value) ? Number(value) : value))
      differences.push(`${name}: ${value} ${complaints(validate).join(', ')}`);
  }
  const isStream = given.get('content-type')?.startsWith('text/event-stream') === true;
  for (const name of given.keys()) {
    const isKnown =
      declared.has(name) ||
      general.test(name) ||
      security.includes(name) ||
      (isStream && ofStreams.includes(name)) ||
      (deprecated.has(id) && ofDeprecated.includes(name));
    if (!isKnown) differences.push(`${name} is not declared`);
  }
  return differences;
}

// What the contract says of the headers of a reply: which there are, and what they may hold.
import type { ValidateFunction } from 'ajv/dist/2020.js';
import { compileAt, complaints, contract, deref, escapePointer, operations, responses, type Json } from './support.js';

/** Of one reply, by name. */
type Declared = Map<string, { isSometimes: boolean; isNumber: boolean; validate: ValidateFunction }>;

/** Those that a reply may do without. */
const sometimes: Record<string, (status: number) => boolean> = {
  // Of repeats only.
  'idempotency-replayed': () => true,
  // A conflict with a run, or with a request under the same key: each has its own.
  'retry-after': (status) => status === 409,
  'x-thread-id': (status) => status === 409,
  // The calls are counted in a store, which may be what is down.
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
/** Tell caches and proxies to let each event of a stream through. */
const ofStreams = ['cache-control', 'x-accel-buffering'];
/** On every reply of a deprecated operation; declared where callers read it, with the successes. */
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

/** What is wrong with the headers of a reply, by the contract; their names in lower case. Of a status that it does not declare it says nothing. */
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

// Generates the most expensive bodies of each operation from the contract, up to its limits of bytes and values.
import { bodySchemas, put, smallest } from '../authorization/requests.js';
import { deref, document, jsonBody, operations, type Json, type RawOperation } from '../contract/support.js';
import { isFullRun } from '../support/full-run.js';

export interface HostileBody {
  /** The position of the value in the body, and the value. */
  title: string;
  /** What makes the value expensive. Null for a body that is refused before validation. */
  kind: string | null;
  /** Returns a body of this share of the allowed size, from 0 to 1. */
  make(share: number): Buffer;
}

interface Place {
  schema: Json;
  at: string[];
}

/** Items of a list: a value of the wrong type, an empty object, and an object with invalid fields. */
const items: unknown[] = [1, {}, { type: 'unknown', id: 'x', name: 1 }];

function* placesOf(given: Json, at: string[] = []): Generator<Place> {
  const schema = deref(given);
  if (schema.readOnly === true) return;
  yield { schema, at };
  for (const branch of schema.oneOf ?? []) yield* placesOf(branch, at);
  for (const [name, inner] of Object.entries<Json>(schema.properties ?? {})) yield* placesOf(inner, [...at, name]);
  if (schema.items) yield* placesOf(schema.items, [...at, '*']);
  if (typeof schema.additionalProperties === 'object') yield* placesOf(schema.additionalProperties, [...at, '*']);
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : { a: nested(levels - 1) });

type Costly = [what: string, value: (count: number) => unknown];

const shown = (value: unknown) => JSON.stringify(value).slice(0, 40);

const listOf = (item: unknown) => (count: number) => Array.from({ length: count }, () => item);

const objectOf = (item: unknown) => (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, item]));

/** The expensive values for one position, each as a function of the number of parts. */
function valuesFor({ schema }: Place): Costly[] {
  const types = [schema.type].flat();
  const ofKeys = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const inner = schema.items ?? ofKeys;
  const schemas: Json[] = inner === undefined ? [] : (deref(inner).oneOf ?? [inner]);
  const variants = schemas.map((variant) => smallest(variant, '') ?? null);
  const costly: Costly[] = [];
  if (types.includes('array')) {
    for (const item of [...items, ...variants]) costly.push([`items ${shown(item)}`, listOf(item)]);
  }
  if (types.includes('object')) {
    for (const item of [1, {}, ...variants]) costly.push([`keys ${shown(item)}`, objectOf(item)]);
    costly.push(['wide and deep', (count) => objectOf(nested(40))(Math.ceil(count / 40))]);
  }
  if (types.includes('string')) costly.push(['a long text', (count) => 'a-'.repeat(count)]);
  return costly;
}

const { values: maxValues, bytes: maxBytes } = document['x-body-limits'] as { values: number; bytes: number };

const sizeOf = (body: unknown) => ({ bytes: Buffer.byteLength(JSON.stringify(body)), values: valuesIn(body) });

/** Returns the largest body within the limits of bytes and values. `build` makes a body with a number of parts. */
function largest(operation: RawOperation, build: (count: number) => unknown, share: number): Buffer {
  const [one, two] = [sizeOf(build(100)), sizeOf(build(200))];
  // Keys and numbers get longer as the number of parts grows.
  const bytesEach = (1.2 * (two.bytes - one.bytes)) / 100;
  const valuesEach = Math.max(0.01, (two.values - one.values) / 100);
  const count = Math.min((bodyLimitOf(operation) - one.bytes) / bytesEach, (maxValues - one.values) / valuesEach);
  return Buffer.from(JSON.stringify(build(Math.max(0, Math.floor(count * share)))));
}

const bodyLimitOf = ({ raw }: RawOperation): number => (raw['x-body-limit'] as number | undefined) ?? maxBytes;

function valuesIn(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + 1 + valuesIn(inner), 0);
}

/** Whether two operations authenticate a request in the same way, and read its body up to the same size. */
const readsAlike = (one: RawOperation, other: RawOperation): boolean =>
  jsonBody(one.raw) !== null &&
  bodyLimitOf(one) === bodyLimitOf(other) &&
  JSON.stringify(one.raw.security) === JSON.stringify(other.raw.security);

export function hostileBodies(operation: RawOperation): HostileBody[] {
  const found: HostileBody[] = [];
  for (const schema of bodySchemas(operation)) {
    for (const place of placesOf(schema)) {
      for (const [what, value] of valuesFor(place)) {
        const build = (count: number) => put(schema, smallest(schema, ''), place.at, value(count));
        const title = `${place.at.join('.') || '(body)'}: ${what}`;
        found.push({ title, kind: what, make: (share) => largest(operation, build, share) });
      }
    }
  }
  // Bodies that are refused before validation must be cheap too. By default, only one of several operations that read
  // bodies in the same way gets such bodies.
  if (!isFullRun && operations.find((other) => readsAlike(other, operation)) !== operation) return found;
  const raw = (title: string, text: (bytes: number) => string): HostileBody => ({
    title,
    kind: null,
    make: (share) => Buffer.from(text(bodyLimitOf(operation) * share)),
  });
  found.push(raw('only brackets', (bytes) => '['.repeat(bytes / 2) + ']'.repeat(bytes / 2)));
  found.push(raw('as many values as fit', (bytes) => `[${'0,'.repeat(bytes / 2 - 2)}0]`));
  const keys = (count: number) => Array.from({ length: count }, (_, index) => `"${index}":0`).join(',');
  found.push(raw('as many keys as fit', (bytes) => `{${keys(Math.floor(bytes / 12))}}`));
  found.push(raw('as many escaped quotes as fit', (bytes) => `"${'\\"'.repeat(Math.floor(bytes / 2) - 2)}"`));
  found.push(raw('as many escapes as fit', (bytes) => `"${'\\ud83d\\ude00'.repeat(Math.floor(bytes / 12) - 2)}"`));
  return found;
}

// Copied from codegen/copied/parsed-body.ts by `npm run generate`. Do not edit: the next run overwrites it.

// Finds what the server refuses in every body, whatever the schema: too many levels, forbidden keys, and values that
// cannot be stored. The SDK's fake has a copy. The server itself counts levels before it parses, and finds keys while
// it parses.
import { findUnstorable, type StorableReasons, type ValueProblem } from './storable.js';

/** The texts of the contract about bodies. */
export interface BodyReasons extends StorableReasons {
  readonly tooDeep: string;
  readonly forbiddenKey: string;
}

const innerValues = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : [];

const isDeeperThan = (levels: number, value: unknown): boolean =>
  innerValues(value).some((inner) => levels === 0 || isDeeperThan(levels - 1, inner));

/** Returns the value of a field, not of a property that all objects have. */
const fieldOf = (value: object, name: string): unknown =>
  Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;

/** Finds keys with which code that copies the fields could change properties of all objects. */
function hasForbiddenKey(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const constructor = fieldOf(value, 'constructor');
  const hasPrototype =
    typeof constructor === 'object' && constructor !== null && Object.hasOwn(constructor, 'prototype');
  return Object.hasOwn(value, '__proto__') || hasPrototype || innerValues(value).some(hasForbiddenKey);
}

/** Returns the problem of a parsed body, or null. `text` is the raw body. */
export function findBodyProblem(
  text: string,
  body: unknown,
  { reasons, levels }: { reasons: BodyReasons; levels: number },
): ValueProblem | null {
  if (isDeeperThan(levels, body)) return { message: reasons.tooDeep.replaceAll('{levels}', `${levels}`), path: [] };
  if (hasForbiddenKey(body)) return { message: reasons.forbiddenKey, path: [] };
  return findUnstorable(text, body, reasons);
}

// Clerk only merges metadata: objects deeply, null takes a key away, a list is replaced as a whole. These functions turn a replacement
// into such a merge.
import type { Metadata } from './port.js';

type JsonObject = Record<string, unknown>;

/** The merge that turns `current` into `wanted`. */
export function mergePatch(current: Metadata, wanted: Metadata): JsonObject {
  const removals = Object.keys(current).filter((key) => !Object.hasOwn(wanted, key));
  // fromEntries makes even `__proto__` an ordinary key.
  return Object.fromEntries([
    ...removals.map((key) => [key, null]),
    ...Object.entries(wanted).map(([key, value]) => {
      const before = Object.hasOwn(current, key) ? current[key] : undefined;
      return [key, isObject(value) && isObject(before) ? mergePatch(before, value) : value];
    }),
  ]) as JsonObject;
}

/** What the provider will keep of the metadata: plain JSON, without the keys that are null. */
export function storableMetadata(metadata: Metadata): JsonObject {
  return withoutNulls(JSON.parse(JSON.stringify(metadata)) as JsonObject);
}

function withoutNulls(value: JsonObject): JsonObject {
  const kept = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(kept.map(([key, entry]) => [key, isObject(entry) ? withoutNulls(entry) : entry]));
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether two JSON values are equal; the order of an object's keys is nobody's. (Node's isDeepStrictEqual compares prototypes as well.) */
export function isSameJson(left: unknown, right: unknown): boolean {
  if (Array.isArray(left) && Array.isArray(right)) {
    return left.length === right.length && left.every((entry, index) => isSameJson(entry, right[index]));
  }
  if (!isObject(left) || !isObject(right)) return left === right;
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && isSameJson(left[key], right[key]))
  );
}

// Clerk can only merge metadata: it merges objects deeply, removes a key set to null, and replaces lists. `mergePatch`
// converts a replacement to a merge.
import { isObject, withoutNullKeys } from '../records/json.js';
import type { Metadata } from './port.js';

type JsonObject = Record<string, unknown>;

export function mergePatch(current: Metadata, wanted: Metadata): JsonObject {
  const removals = Object.keys(current).filter((key) => !Object.hasOwn(wanted, key));
  // With `fromEntries`, even `__proto__` is an ordinary key.
  return Object.fromEntries([
    ...removals.map((key) => [key, null]),
    ...Object.entries(wanted).map(([key, value]) => {
      const before = Object.hasOwn(current, key) ? current[key] : undefined;
      return [key, isObject(value) && isObject(before) ? mergePatch(before, value) : value];
    }),
  ]) as JsonObject;
}

/** Returns the metadata as Clerk stores it: plain JSON without null keys. */
export function storableMetadata(metadata: Metadata): JsonObject {
  return withoutNullKeys(JSON.parse(JSON.stringify(metadata)) as JsonObject);
}

type JsonObject = Record<string, unknown>;

/** Merges metadata as Clerk does: merges objects deeply, removes a key set to null, and replaces lists. */
export function mergeMetadata(current: JsonObject, patch: JsonObject): JsonObject {
  const merged = new Map(Object.entries(current));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) {
      merged.delete(key);
    } else if (isObject(value)) {
      const before = merged.get(key);
      merged.set(key, mergeMetadata(isObject(before) ? before : {}, value));
    } else {
      merged.set(key, value);
    }
  }
  return Object.fromEntries(merged); // makes even `__proto__` an ordinary key
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

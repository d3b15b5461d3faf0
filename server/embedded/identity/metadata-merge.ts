export type JsonObject = Record<string, unknown>;

/** Metadata in a request. A missing field keeps its stored value. */
export interface MetadataPatch {
  readonly public_metadata?: JsonObject | undefined;
  readonly private_metadata?: JsonObject | undefined;
  readonly unsafe_metadata?: JsonObject | undefined;
}

type MetadataField = keyof MetadataPatch;

/** Returns the metadata of the patch as columns with JSON text. */
export function metadataColumns(patch: MetadataPatch): Record<string, string> {
  const given = Object.entries(patch).filter(([name, value]) => name.endsWith('_metadata') && value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, JSON.stringify(value)]));
}

/** Merges the metadata of the patch into the metadata of the row. Returns columns with JSON text. */
export function mergedColumns(row: MetadataPatch, patch: MetadataPatch): Record<string, string> {
  const names = (Object.keys(patch) as MetadataField[]).filter((name) => patch[name] !== undefined);
  return metadataColumns(
    Object.fromEntries(names.map((name) => [name, mergeMetadata(row[name] ?? {}, patch[name] ?? {})])),
  );
}

/** Merges metadata as Clerk does: merges objects deeply, removes a key set to null, and replaces any other value. */
function mergeMetadata(current: JsonObject, patch: JsonObject): JsonObject {
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

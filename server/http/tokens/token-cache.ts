// An LRU cache. A hit moves its entry to the end of the Map, so the first entry is the least recently used.

export interface TokenCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, expiresAtMs: number): void;
  readonly size: number;
}

export function createTokenCache<Value>(options: { maxEntries: number; now: () => number }): TokenCache<Value> {
  const { maxEntries, now } = options;
  const entries = new Map<string, { value: Value; expiresAtMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      if (entry.expiresAtMs <= now()) return undefined;
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value, expiresAtMs) {
      entries.delete(key);
      entries.set(key, { value, expiresAtMs });
      if (entries.size > maxEntries) entries.delete(entries.keys().next().value!);
    },
    get size() {
      return entries.size;
    },
  };
}

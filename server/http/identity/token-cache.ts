// A bounded cache that forgets what was used longest ago. A Map keeps the order of insertion: a hit moves its entry to the end.

export interface TokenCache<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value, expiresAtMs: number): void;
  readonly size: number;
}

export function createTokenCache<Value>(options: { maximumEntries: number; now: () => number }): TokenCache<Value> {
  const { maximumEntries, now } = options;
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
      if (entries.size > maximumEntries) entries.delete(entries.keys().next().value!);
    },
    get size() {
      return entries.size;
    },
  };
}

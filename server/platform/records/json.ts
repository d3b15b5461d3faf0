export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Omits keys whose value is null, at every depth, except inside lists. */
export function withoutNullKeys(value: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(value).filter(([, entry]) => entry !== null);
  return Object.fromEntries(kept.map(([key, entry]) => [key, isObject(entry) ? withoutNullKeys(entry) : entry]));
}

/** Sorts the keys of each object, because Postgres and the identity provider do not preserve their order. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

export const isSameJson = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other);

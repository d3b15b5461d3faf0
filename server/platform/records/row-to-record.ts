export type Stored<Value> = { [Field in keyof Value]: Value[Field] | Date };

/** Converts timestamps to ISO 8601. */
export const toRecord = <Value extends object>(row: { [Field in keyof Value]: unknown }): Value =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as Value;

/** A record as Postgres returns it, with timestamps as dates. */
export type Stored<Value> = { [Field in keyof Value]: Value[Field] | Date };

/** Returns the record of a row, with timestamps in ISO 8601. */
export const toRecord = <Value extends object>(row: { [Field in keyof Value]: unknown }): Value =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as Value;

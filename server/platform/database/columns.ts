// Maps the fields of a record to columns of a table: `agentId` is stored as `agent_id`. The names come from the
// contract.

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Returns the select list of the fields. `expressions` contains the SQL of the fields that are not columns of the
 * table.
 */
export const selectList = (
  table: string,
  fields: readonly string[],
  expressions: Readonly<Record<string, string>> = {},
): string => fields.map((field) => `${expressions[field] ?? `${table}.${columnOf(field)}`} as "${field}"`).join(', ');

/** Returns the values of a record by column, for an insert or an update. */
export const toColumns = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [columnOf(field), value]));

/** A record as Postgres returns it, with timestamps as dates. */
export type Stored<Value> = { [Field in keyof Value]: Value[Field] | Date };

/** Returns the record of a row, with timestamps in ISO 8601. */
export const toRecord = <Value extends object>(row: { [Field in keyof Value]: unknown }): Value =>
  Object.fromEntries(
    Object.entries(row).map(([field, value]) => [field, value instanceof Date ? value.toISOString() : value]),
  ) as Value;

// Maps fields to columns: `agentId` is stored as `agent_id`. The names become part of the SQL, so they must never come
// from a request.

const columnOf = (field: string): string => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** `expressions` has the SQL of fields that are not columns of the table. */
export const selectList = (
  table: string,
  fields: readonly string[],
  expressions: Readonly<Record<string, string>> = {},
): string => fields.map((field) => `${expressions[field] ?? `${table}.${columnOf(field)}`} as "${field}"`).join(', ');

/** Returns the values by column. Pass them to the functions below as `row`, and to the SQL as bindings. */
export const toColumns = (record: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([field, value]) => [columnOf(field), value]));

/** For example, `agent_id, name`. */
export const columnList = (row: object): string => Object.keys(row).join(', ');

/** For example, `:agent_id, :name`. */
export const valueList = (row: object): string =>
  Object.keys(row)
    .map((column) => `:${column}`)
    .join(', ');

/** For example, `agent_id = :agent_id, name = :name`. */
export const assignmentList = (row: object): string =>
  Object.keys(row)
    .map((column) => `${column} = :${column}`)
    .join(', ');

// Lists are read in pages of limited size. The generated column `content_bytes` has the size of each record. It must
// include every column that can hold a long value.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deref, document, type Json } from '../contract/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

/** A page counts 1,024 bytes for the short fields of a record. */
const longCharacters = 1_000;

const schemas: Readonly<Record<string, string>> = {
  knowledge_base_files: 'KnowledgeBaseFile',
  knowledge_bases: 'KnowledgeBase',
  scheduled_tasks: 'ScheduledTask',
  skills: 'Skill',
};
/** Tables whose only long column is a document that contains all fields. */
const documents = { agents: 'configuration', messages: 'parts' };

let database: TestDatabase;
/** The expression of the size, and the types of the stored columns, by table. */
const tables = new Map<string, { size: string; types: Map<string, string> }>();

beforeAll(async () => {
  database = await acquireTestDatabase();
  const { rows } = await database.database.raw<{
    rows: { table: string; column: string; type: string; expression: string | null }[];
  }>(
    `select table_name as "table", column_name as "column", data_type as "type", generation_expression as expression
     from information_schema.columns
     where table_schema = current_schema
       and table_name in (select table_name from information_schema.columns where column_name = 'content_bytes')`,
  );
  for (const { table, column, type, expression } of rows) {
    const found = tables.get(table) ?? { size: '', types: new Map<string, string>() };
    tables.set(table, found);
    if (column === 'content_bytes') found.size = expression ?? '';
    else if (expression === null) found.types.set(column, type);
  }
});
afterAll(() => database?.release());

/** Returns whether a value of the schema can be long: a text without a low limit, or several values. */
function canBeLong(schema: Json): boolean {
  const { type, maxLength = Infinity, enum: values, format, oneOf, anyOf } = deref(schema);
  const branches: Json[] = oneOf ?? anyOf ?? [];
  if (branches.length > 0) return branches.some(canBeLong);
  if ([type].flat().some((name) => name === 'object' || name === 'array')) return true;
  return [type].flat().includes('string') && !values && !format && maxLength > longCharacters;
}

const fieldOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

test('the test knows every table that has a size', () => {
  expect([...tables.keys()].sort()).toEqual([...Object.keys(schemas), ...Object.keys(documents)].sort());
  for (const [table, column] of Object.entries(documents)) expect(tables.get(table)?.size).toContain(column);
});

test.each(Object.entries(schemas))('the size of %s contains each long column', (table, schema) => {
  const { size = '', types = new Map<string, string>() } = tables.get(table) ?? {};
  const { properties } = document.components.schemas[schema] as Json;
  const long = [...types].flatMap(([column, type]) => {
    const property: Json | undefined = properties[fieldOf(column)];
    return /^json/.test(type) || (type === 'text' && property !== undefined && canBeLong(property)) ? [column] : [];
  });
  expect(long).not.toEqual([]);
  expect(long.filter((column) => !new RegExp(`\\b${column}\\b`).test(size))).toEqual([]);
});

// The server reads large lists in pages of limited size. The generated column `content_bytes` has the size of each
// record, so it must count every column that can hold a long value. Every other list must be small.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deref, document, operations, responses, type Json } from '../contract/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';

/** Maximum characters of a short text. A page counts 1,024 bytes for all short fields of a record. */
const maxShortCharacters = 1_000;

const schemas: Readonly<Record<string, string>> = {
  knowledge_base_files: 'KnowledgeBaseFile',
  knowledge_bases: 'KnowledgeBase',
  scheduled_tasks: 'ScheduledTask',
  skills: 'Skill',
  tool_servers: 'ToolServer',
};
/** Tables whose `content_bytes` counts one JSON column. */
const documents = {
  agents: { schema: 'Agent', column: 'configuration' },
  messages: { schema: 'Message', column: 'parts' },
};

const maxListBytes = 20_000_000;
/** Schemas of the lists that the contract allows to be larger, with the reason why the server can hold them. */
const otherLists: Readonly<Record<string, string>> = {
  AgentVersionDifference: 'compares two versions, each of which fits into a request',
  AuditEntry: 'a page of large entries has fewer entries: test/api/audit-log/listAuditLog.test.ts',
  DashboardInteraction: 'texts are cut, and the reply is streamed from a cursor',
  ToolCatalogEntry: 'a constant of the server',
};

let database: TestDatabase;
/** By table: the SQL expression of `content_bytes`, and the types of the columns that are not generated. */
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

const shortFormats = new Set(['date', 'date-time', 'uuid']);

/** Returns whether a value can be a long text, an object or an array. */
function canBeLong(schema: Json): boolean {
  const { type, maxLength = Infinity, enum: values, format, oneOf, anyOf } = deref(schema);
  const branches: Json[] = oneOf ?? anyOf ?? [];
  if (branches.length > 0) return branches.some(canBeLong);
  if ([type].flat().some((name) => name === 'object' || name === 'array')) return true;
  return [type].flat().includes('string') && !values && !shortFormats.has(format) && maxLength > maxShortCharacters;
}

const fieldOf = (column: string): string =>
  column.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase());

test('this test lists every table with the column content_bytes', () => {
  expect([...tables.keys()].sort()).toEqual([...Object.keys(schemas), ...Object.keys(documents)].sort());
  for (const [table, { column }] of Object.entries(documents)) expect(tables.get(table)?.size).toContain(column);
});

test.each(Object.entries(schemas))('the column content_bytes of %s counts each long column', (table, schema) => {
  const { size = '', types = new Map<string, string>() } = tables.get(table) ?? {};
  const { properties } = document.components.schemas[schema] as Json;
  const long = [...types].flatMap(([column, type]) => {
    const property: Json | undefined = properties[fieldOf(column)];
    return /^(json|ARRAY)/.test(type) || (type === 'text' && property !== undefined && canBeLong(property))
      ? [column]
      : [];
  });
  expect(long).not.toEqual([]);
  const missing = long.filter((column) => !new RegExp(`\\b${column}\\b`).test(size));
  // A migration must add these columns to the expression of `content_bytes`. See server/docs/adding-a-field.md.
  expect({ table, missing }).toEqual({ table, missing: [] });
});

/**
 * Returns the maximum bytes of a value as JSON, with at most 4 bytes per character, and 24 per number. Ignores that
 * JSON escapes control characters with 6 bytes. Returns Infinity for a schema without a limit or a recursive schema.
 */
function maxBytes(schema: Json | undefined, depth = 0): number {
  const {
    type,
    format,
    maxLength = Infinity,
    maxItems = Infinity,
    maxProperties = Infinity,
    ...rest
  } = deref(schema ?? {});
  const inside = (inner: Json | undefined) => maxBytes(inner, depth + 1);
  const branches: Json[] | undefined = rest.oneOf ?? rest.anyOf;
  if (depth > 10) return Infinity;
  if (rest['x-max-bytes']) return rest['x-max-bytes'];
  if (branches) return Math.max(...branches.map(inside));
  if (rest.enum) return Math.max(...rest.enum.map((value: Json) => JSON.stringify(value).length));
  if ('const' in rest) return JSON.stringify(rest.const).length;
  const sizes: Record<string, () => number> = {
    string: () => 2 + (format === 'date-time' ? 24 : 4 * maxLength),
    array: () => 2 + maxItems * (1 + inside(rest.items)),
    object: () =>
      Object.entries<Json>(rest.properties ?? {}).reduce(
        (sum, [name, property]) => sum + name.length + 4 + inside(property),
        rest.additionalProperties === false
          ? 2
          : maxProperties * (2 + inside(rest.propertyNames) + inside(rest.additionalProperties)),
      ),
  };
  return type === undefined ? Infinity : Math.max(...[type].flat().map((name: string) => sizes[name]?.() ?? 24));
}

/** Returns the lists of records in a reply: its body, or properties of its body. */
function listsOf(schema: Json): Json[] {
  const body = deref(schema);
  if (body.oneOf) return body.oneOf.flatMap(listsOf);
  const isList = (candidate: Json) => [candidate.type].flat().includes('array') && candidate.items.$ref !== undefined;
  return [body, ...Object.values<Json>(body.properties ?? {}).map(deref)].filter(isList);
}

const lists = operations
  .filter(({ method }) => method === 'get')
  .flatMap(({ raw }) =>
    responses(raw).flatMap(({ status, response }) =>
      listsOf(status < 300 ? (response.content?.['application/json']?.schema ?? {}) : {}).map((list) => ({
        schema: String(list.items.$ref.split('/').at(-1)),
        bytes: maxBytes(list),
      })),
    ),
  );
const sized = [...Object.values(schemas), ...Object.values(documents).map(({ schema }) => schema)];

// After a failure, lower a limit of the record in openapi.yaml, or read the list in pages. See
// server/docs/adding-a-field.md.
test('every list is small, is an exception in otherLists, or has a table with the column content_bytes', () => {
  const large = lists.filter(({ schema, bytes }) => !sized.includes(schema) && !(bytes <= maxListBytes));
  const unexpected = large.filter(({ schema }) => !Object.hasOwn(otherLists, schema));
  expect(unexpected.map(({ schema, bytes }) => `${schema}: ${bytes} bytes, maximum ${maxListBytes}`)).toEqual([]);
  expect([...new Set(large.map(({ schema }) => schema))].sort()).toEqual(Object.keys(otherLists));
  expect(lists.length).toBeGreaterThan(25);
  // An entry of `schemas` or `documents` is outdated if no list has records of its schema.
  expect(sized.filter((schema) => !lists.some((list) => list.schema === schema))).toEqual([]);
});

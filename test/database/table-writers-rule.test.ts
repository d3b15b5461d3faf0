// Tests the lint rule that finds statements of one module that change a table of another.
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';

interface Rule {
  foreignTables(file: string, sql: string): string[];
}

const lint = '../../.config/tools/lint/';
const { foreignTables } = (await import(`${lint}table-writers-rule.js`)) as Rule;
const { writersOfTables } = (await import(`${lint}tables.js`)) as { writersOfTables: Record<string, string[]> };

const file = '/repository/server/modules/skills/repository.ts';

test.each([
  ['an insert', 'insert into agents (organization_id) values (:organizationId)'],
  ['an update', 'update agents set name = :name'],
  ['an update of one table without its partitions', 'update only agents set name = :name'],
  ['a delete', 'delete from "agents" where id = :id'],
  ['a truncate', 'truncate table agents'],
  ['a truncate of several tables', 'truncate skills, agents'],
  ['an update of a name with its schema', 'update public.agents set name = :name'],
  ['a merge', 'merge into agents using skills on true when matched then delete'],
  ['a change in a common table expression', 'with gone as (delete from agents returning id) select * from gone'],
])('the lint rule refuses %s of another module', (_what, sql) => {
  expect(foreignTables(file, sql)).toEqual(['agents']);
});

test('the lint rule refuses a change of a table that the text does not name', () => {
  expect(foreignTables(file, 'delete from ${table} where id = :id')).toEqual(['${']);
});

test.each([
  ['a change of the own table', file, 'update skills set name = :name'],
  ['a read of another table', file, 'select id from agents'],
  ['a lock of rows', file, 'select id from agents for update of agents'],
  ['an upsert', file, 'insert into skills (id) values (:id) on conflict (id) do update set name = excluded.name'],
  ['a comment', file, 'select id from skills -- update agents'],
  ['the purge of another table', '/r/server/modules/deleted-records/repository.ts', 'delete from agents'],
])('the lint rule accepts %s', (_what, path, sql) => {
  expect(foreignTables(path, sql)).toEqual([]);
});

test('the lint rule knows every table of the schema', () => {
  const schema = readFileSync(new URL('../../server/platform/database/schema.sql', import.meta.url), 'utf8');
  const tables = [...schema.matchAll(/^create table (\w+) \(/gm)].map(([, table]) => table);
  expect(Object.keys(writersOfTables).toSorted()).toEqual(tables.toSorted());
});

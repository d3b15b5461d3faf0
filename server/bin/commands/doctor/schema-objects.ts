// Compares a database with schema.sql by the names of objects and the types of columns. Other definitions are not
// compared, because versions of Postgres print them differently.
import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { describeSchema } from '../../../platform/database/schema-text.js';

const schemaFile = new URL('../../../platform/database/schema.sql', import.meta.url);

export interface SchemaComparison {
  /** Objects in schema.sql. */
  readonly count: number;
  readonly missing: readonly string[];
}

/** Ignores objects that schema.sql does not contain, such as indexes of vectors, which are created when needed. */
export async function compareSchema(database: Knex): Promise<SchemaComparison> {
  const expected = objectsOf(readFileSync(schemaFile, 'utf8'));
  const actual = objectsOf(await describeSchema(database));
  return { count: expected.size, missing: [...expected].filter((name) => !actual.has(name)) };
}

/** Reads the format that `describeSchema` writes. */
function objectsOf(schema: string): Set<string> {
  const objects = new Set<string>();
  let table = '';
  for (const line of schema.split('\n')) {
    const [, ofTable] = /^create (?:unlogged )?table (\S+) \($/.exec(line) ?? [];
    if (ofTable !== undefined) objects.add(`table ${(table = ofTable)}`);
    else if (line === ');') table = '';
    else objects.add(objectOf(line, table) ?? '');
  }
  objects.delete('');
  return objects;
}

/** `table` is empty outside of a table's definition. */
function objectOf(line: string, table: string): string | null {
  const [, owner, foreignKey] = /^alter table (\S+) add constraint (\S+) /.exec(line) ?? [];
  if (owner !== undefined) return `constraint ${foreignKey} of ${owner}`;
  const [, kind = '', name] = /^CREATE (?:OR REPLACE |UNIQUE )?(INDEX|FUNCTION|TRIGGER) ([^\s(]+)/.exec(line) ?? [];
  if (name !== undefined) return `${kind.toLowerCase()} ${name.replace(/^public\./, '')}`;
  if (table === '' || !line.startsWith('  ')) return null;
  const [, constraint] = /^ {2}constraint (\S+) /.exec(line) ?? [];
  if (constraint !== undefined) return `constraint ${constraint} of ${table}`;
  const [, column, type] = /^ {2}("[^"]+"|\S+) (.*?)(?: not null| generated | default |,?$)/.exec(line) ?? [];
  return column === undefined ? null : `column ${table}.${column} ${type}`;
}

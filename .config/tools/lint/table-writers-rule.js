// Finds statements that change a table of another part of the server.
import { textOf } from './template-text.js';
import { writersOfAllTables, writersOfTables } from './tables.js';

const name = '(?:"?\\w+"?\\.)?"?\\w+"?';
const verb = '\\b(?:insert into|merge into|delete from|truncate(?: table)?|update)\\s+(?:only\\s+)?';
/** Matches a verb and the names after it. Only `truncate` has several. */
const writes = new RegExp(`${verb}(\\$\\{|${name}(?:\\s*,\\s*${name})*)`, 'gi');
/** In these clauses, `update` names a lock or the action of an upsert. */
const noTarget = /\b(?:for|key|do)\s$/i;

/** Returns the tables that a text changes. A name that the text interpolates is returned as `${`. */
export const changedTables = (sql) =>
  [...sql.replace(/--.*$/gm, '').matchAll(writes)]
    .filter(({ index, input }) => !noTarget.test(input.slice(0, index)))
    .flatMap(([, tables]) =>
      tables
        .toLowerCase()
        .replaceAll('"', '')
        .split(/\s*,\s*/),
    )
    .map((table) => table.replace(/^\w+\./, ''))
    .filter((table) => table === '${' || Object.hasOwn(writersOfTables, table));

const isIn = (file, place) => file.endsWith(`/server/${place}`) || file.includes(`/server/${place}/`);

/** Returns the tables that the text changes although the file belongs to another part of the server. */
export const foreignTables = (file, sql) =>
  writersOfAllTables.some((place) => isIn(file, place))
    ? []
    : changedTables(sql).filter((table) => !writersOfTables[table]?.some((place) => isIn(file, place)));

export default {
  create(context) {
    const check = (node, sql) => {
      const tables = foreignTables(context.filename.replaceAll('\\', '/'), sql);
      const names = tables.map((table) => (table === '${' ? 'a table that the text does not name' : table));
      const message = `This file must not change ${names.join(', ')}. See .config/tools/lint/tables.js.`;
      if (tables.length > 0) context.report({ node, message });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, textOf(node, context.sourceCode)),
    };
  },
};

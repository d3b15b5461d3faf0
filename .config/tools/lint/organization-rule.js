// Finds SQL that could read or change records of another organization. Each table with a column `organization_id` needs
// a condition that always applies: `organization_id = :organizationId`, or an equation with the same column of another
// table. The condition must be in the text that names the table, even if the text is only a part of a statement.
import { readFileSync } from 'node:fs';
import { placesOfAllOrganizations } from './tables.js';
import { textOf } from './template-text.js';

const schema = readFileSync(new URL('../../../server/platform/database/schema.sql', import.meta.url), 'utf8');

const tablesOfOrganizations = new Set(
  [...schema.matchAll(/^create table (\w+) \(\n([^]*?)^\);/gm)]
    .filter(([, , columns]) => /^ {2}organization_id /m.test(columns))
    .map(([, table]) => table),
);

const wordsOf = (text) => new Set(text.split(' '));
const queryStarts = wordsOf('select insert update delete with from truncate');
const setOperators = wordsOf('union intersect except');
/** Words that end a condition and cannot be aliases. */
const clauseStarts = wordsOf(
  'select insert update delete with from join left right full inner cross natural on using where group order having' +
    ' limit offset for returning set values union intersect except window do default',
);

/** Words with which a part of a condition begins. */
const conditionStarts = wordsOf('and or exists');

const organizationBinding = ':organizationId';
/** Stands for a query in parentheses, whose tables are checked separately. */
const checkedElsewhere = '(query)';

const isGroup = Array.isArray;
const isInterpolation = (token) => typeof token === 'string' && token.startsWith('${');
const isAlias = (token) => typeof token === 'string' && /^\w+$/.test(token) && !clauseStarts.has(token);
const isTableOfOrganizations = (name) => tablesOfOrganizations.has(name) || isInterpolation(name);

/** Splits SQL into words, bindings, interpolations and signs. Omits comments and the content of strings. */
const tokensOf = (sql) =>
  (
    sql
      .replace(/--.*$/gm, '')
      .replace(/\/\*[\s\S]*?\*\//g, ' ')
      .replace(/'(?:[^']|'')*'/g, "''")
      .match(/\$\{[^}]*\}|::|:\w+|[\w"]+|''|[^\s\w]/g) ?? []
  ).map((token) => (/^[:$]/.test(token) ? token : token.toLowerCase().replaceAll('"', '')));

/** Puts the tokens between parentheses, and between `case` and `end`, into arrays. */
function nest(tokens) {
  const stack = [[]];
  for (const token of tokens) {
    if (token === '(' || token === 'case') stack.push([]);
    else if (token !== ')' && token !== 'end') stack.at(-1).push(token);
    else if (stack.length > 1) {
      const group = stack.pop();
      stack.at(-1).push(group);
    }
  }
  // A part of a statement can lack a closing parenthesis or `end`.
  return stack.flat();
}

function split(tokens, isSeparator) {
  const parts = [[]];
  for (const token of tokens) {
    if (isSeparator(token)) parts.push([]);
    else parts.at(-1).push(token);
  }
  return parts;
}
const splitList = (tokens) => split(tokens, (token) => token === ',');

/**
 * Returns one side of an equation: the binding, or the alias of the table before `.organization_id`. The alias is empty
 * if the column has none. Returns null for any other side.
 */
function sideOf(tokens) {
  if (tokens.length === 1 && tokens[0] === organizationBinding) return organizationBinding;
  if (tokens.length === 1 && tokens[0] === 'organization_id') return '';
  const [alias, point, column] = tokens;
  const isColumn = tokens.length === 3 && point === '.' && column === 'organization_id';
  return isColumn && (isAlias(alias) || isInterpolation(alias)) ? alias : null;
}

/** Returns the sides of `(organization_id, …) = (…)` or `(organization_id, …) in (select …)`. */
function sidesOfLists(columns, operator, values) {
  const sides = splitList(columns).map(sideOf);
  const position = sides.findIndex((side) => side !== null);
  if (position === -1) return null;
  const isQuery = values[0] === 'select';
  if (operator !== (isQuery ? 'in' : '=')) return null;
  const others = isQuery ? values.slice(1, values.indexOf('from')) : values;
  const other = sideOf(splitList(others)[position] ?? []);
  return other === null ? null : [sides[position], isQuery ? checkedElsewhere : other];
}

/** Returns the sides of a condition that equates `organization_id`, or null for another condition. */
function sidesOf(condition) {
  const [columns, operator, values] = condition;
  if (condition.length === 3 && isGroup(columns) && isGroup(values)) return sidesOfLists(columns, operator, values);
  const position = condition.indexOf('=');
  const sides = [sideOf(condition.slice(0, position)), sideOf(condition.slice(position + 1))];
  return position === -1 || sides.includes(null) ? null : sides;
}

/** Returns the condition at the beginning of the tokens. */
function conditionOf(tokens) {
  const end = tokens.findIndex((token) => clauseStarts.has(token));
  return end === -1 ? tokens : tokens.slice(0, end);
}

/** Returns the equations that always apply. A condition with an `or` has none. */
const equationsOf = (condition) =>
  condition.includes('or')
    ? []
    : split(condition, (token) => token === 'and').flatMap((part) => {
        // Ignore an interpolation after an equation, as in `organization_id = :organizationId ${filter}`. The rule
        // checks the text of `filter` where it is written, and `isOpenCondition` reports an `or` there.
        const isFurther = (token, index) => index > 0 && isInterpolation(token) && part[index + 1] !== '.';
        const sides = sidesOf(part.filter((token, index) => !isFurther(token, index)));
        return sides === null ? [] : [sides];
      });

/** Reads a table with its alias. `end` is the position after them. */
function readTable(tokens, start) {
  let end = start;
  while (tokens[end] === 'only' || tokens[end] === 'lateral') end++;
  if (tokens[end + 1] === '.') end += 2;
  const name = typeof tokens[end] === 'string' ? tokens[end] : null;
  end++;
  const isFunction = name !== null && isGroup(tokens[end]);
  if (isFunction) end++;
  if (tokens[end] === 'with' && tokens[end + 1] === 'ordinality') end += 2;
  const hasAs = tokens[end] === 'as';
  if (hasAs) end++;
  const alias = hasAs || isAlias(tokens[end]) ? tokens[end++] : name;
  if (isGroup(tokens[end]) && alias !== name) end++;
  return { name, alias, end, isFunction, isChecked: !isFunction && name !== null && isTableOfOrganizations(name) };
}

const isTarget = (tokens, index) =>
  tokens[index] === 'update' && !['for', 'key', 'do'].includes(tokens[index - 1]) && index + 1 < tokens.length;

/** Returns whether the tokens are a statement `table …` or `copy …`. */
const startsWithTable = (tokens) => tokens[0] === 'table' || tokens[0] === 'copy';

const isBeforeTable = (tokens, index) =>
  // No table follows the `from` in `is distinct from` and `extract(epoch from …)`.
  (tokens[index] === 'from' && !['distinct', 'epoch'].includes(tokens[index - 1])) ||
  tokens[index] === 'join' ||
  tokens[index] === 'truncate' ||
  (startsWithTable(tokens) && index === 0) ||
  (tokens[index] === 'using' && !isGroup(tokens[index + 1])) ||
  isTarget(tokens, index);

/** Reads the tables and the equations of a query, except those of queries in its parentheses. */
function readQuery(tokens) {
  const tables = [];
  const equations = [];
  const problems = [];
  let outerJoin;
  const addCondition = (condition, restricts) => {
    if (condition.includes('or') && condition.some(isInterpolation)) problems.push('`or` beside an interpolation');
    equations.push(...equationsOf(condition).map((sides) => ({ sides, restricts })));
  };
  // A join in parentheses begins with a table.
  const join = tokens.indexOf('join');
  if (join > 0 && !tokens.includes('from')) tables.push(readTable(tokens, 0));
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1];
    if (isBeforeTable(tokens, index)) {
      outerJoin =
        token === 'join'
          ? tokens.slice(Math.max(0, index - 2), index).find((word) => /^(left|right|full)$/.test(word))
          : undefined;
      tables.push(readTable(tokens, index + 1));
      while (token !== 'join' && tokens[tables.at(-1).end] === ',')
        tables.push(readTable(tokens, tables.at(-1).end + 1));
    } else if (token === 'using' && next.includes('organization_id') && tables.length > 1) {
      const [joined, ...others] = tables.toReversed();
      const restricts = outerJoin === undefined || outerJoin === 'left' ? [joined] : [];
      equations.push(...others.map((other) => ({ sides: [joined.alias, other.alias], restricts })));
    } else if (token === 'on' && next !== 'conflict') {
      // A `left join` keeps rows that do not match, so its condition restricts only the joined table. Conditions of
      // other outer joins do not count.
      const restricts = outerJoin === undefined ? tables : outerJoin === 'left' ? tables.slice(-1) : [];
      const condition = conditionOf(tokens.slice(index + 1));
      if (condition.includes(',')) problems.push('a table after the condition of a join');
      addCondition(condition, restricts);
    } else if (token === 'where') {
      addCondition(conditionOf(tokens.slice(index + 1)), tables);
    } else if (token === 'into' && next !== undefined && isTableOfOrganizations(next)) {
      const columns = tokens[tokens[index + 2] === 'as' ? index + 4 : index + 2];
      const isNamed = isGroup(columns) && columns.some((one) => one === 'organization_id' || isInterpolation(one));
      if (!isNamed) problems.push(`${next} without the column`);
    } else if (token === 'conflict' && isGroup(next) && tokens.slice(index).includes('update')) {
      const into = tokens.lastIndexOf('into', index);
      const isOfOrganizations = into === -1 || isTableOfOrganizations(tokens[into + 1]);
      if (isOfOrganizations && !next.includes('organization_id')) problems.push('on conflict');
    }
  }
  return { tables, equations, problems };
}

/** Returns the problems of a query, except those of queries in its parentheses. */
function problemsOfQuery(tokens) {
  const { tables, equations, problems } = readQuery(tokens);
  const checked = tables.filter(({ isChecked }) => isChecked);
  const restricted = new Set();
  // A column without an alias belongs to the only table that has it.
  const tableOf = (side) => (side === '' ? checked[0] : tables.find(({ alias }) => alias === side));
  const isRestricted = (side) => {
    if (side === organizationBinding || side === checkedElsewhere) return true;
    const table = tableOf(side);
    // A table function such as `unnest(:ids)` returns rows that the caller gave. So equality with its column does not
    // restrict a table.
    return table === undefined || restricted.has(table) || !(table.isChecked || table.isFunction);
  };
  for (let size = -1; size < restricted.size;) {
    size = restricted.size;
    for (const { sides, restricts } of equations) {
      for (const [side, other] of [sides, sides.toReversed()]) {
        const table = tableOf(side);
        if (restricts.includes(table) && isRestricted(other)) restricted.add(table);
      }
    }
  }
  return [...checked.filter((table) => !restricted.has(table)).map(({ name }) => name), ...problems];
}

function problemsOf(tokens) {
  const inner = tokens.filter(isGroup).flatMap(problemsOf);
  const isQuery = tokens.some((token) => queryStarts.has(token) || token === 'join') || startsWithTable(tokens);
  const queries = isQuery ? split(tokens, (token) => setOperators.has(token)) : [];
  return [...queries.flatMap(problemsOfQuery), ...inner];
}

/**
 * Returns whether the text is (a part of) a condition with an `or` outside of parentheses. In a longer condition, this
 * `or` would undo an equation of `organization_id`.
 */
function isOpenCondition(tokens) {
  const hasSign = tokens.some((token) => /^([=<>]|:\w)/.test(token));
  const isCondition = hasSign || conditionStarts.has(tokens[0]);
  return isCondition && !tokens.some((token) => clauseStarts.has(token)) && tokens.includes('or');
}

const concernsAllOrganizations = (sql) => /-- all organizations\s*$/.test(sql);

/** Returns the tables without a restriction to an organization, and the parts that could undo a restriction. */
export function unrestrictedParts(sql) {
  if (concernsAllOrganizations(sql)) return [];
  const tokens = nest(tokensOf(sql));
  return isOpenCondition(tokens) ? [...problemsOf(tokens), '`or` without parentheses'] : problemsOf(tokens);
}

const isPlaceOfAllOrganizations = (file) =>
  placesOfAllOrganizations.some((place) => file.replaceAll('\\', '/').endsWith(`/server/${place}`));

export default {
  create(context) {
    const check = (node, sql) => {
      if (concernsAllOrganizations(sql) && !isPlaceOfAllOrganizations(context.filename))
        context.report({ node, message: 'Add this file to placesOfAllOrganizations in .config/tools/lint/tables.js.' });
      const parts = unrestrictedParts(sql);
      const message = `Not restricted to an organization: ${parts.join(', ')}. See server/docs/architecture.md.`;
      if (parts.length > 0) context.report({ node, message });
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateLiteral: (node) => check(node, textOf(node, context.sourceCode)),
    };
  },
};

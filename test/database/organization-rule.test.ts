// Tests the lint rule that finds SQL without a restriction to an organization. The SQL is a statement or a part of one.
import { expect, test } from '@jest/globals';

interface Rule {
  unrestrictedParts(sql: string): string[];
}

const file = '../../.config/tools/lint/organization-rule.js';
const { unrestrictedParts } = (await import(file)) as Rule;

test.each([
  ['a table without a condition', 'select name from agents where id = :id', ['agents']],
  ['the statement `table`', 'table agents', ['agents']],
  [
    'a union with `table`',
    'select * from agents where organization_id = :organizationId union table agents',
    ['agents'],
  ],
  ['the statement `copy`', 'copy agents to stdout', ['agents']],
  [
    'a join in parentheses',
    'select agents.* from (agents join skills on skills.organization_id = :organizationId)',
    ['agents'],
  ],
  [
    'a joined table that only its id restricts',
    `select agents.name from agents
     join agent_tag_assignments on agent_tag_assignments.agent_id = agents.id
     where agents.organization_id = :organizationId`,
    ['agent_tag_assignments'],
  ],
  [
    'an insert from rows of all organizations',
    `insert into agents (organization_id, created_by, configuration)
     select :organizationId, created_by, configuration from agents`,
    ['agents'],
  ],
  [
    'a subquery',
    `select name from agents where organization_id = :organizationId and id in (
       select agent_id from agent_tag_assignments where tag_id = :tagId
     )`,
    ['agent_tag_assignments'],
  ],
  [
    'a table after the condition of a join',
    `select from agents join agent_tags on agent_tags.organization_id = agents.organization_id, members
     where agents.organization_id = :organizationId`,
    ['agent_tags', 'a table after the condition of a join'],
  ],
  [
    'a comparison of rows that is no equation',
    `select id from agents where (organization_id, id) > (
       select organization_id, id from agents where organization_id = :organizationId and id = :id
     )`,
    ['agents'],
  ],
  [
    'a table of which a right join keeps every row',
    `with found as (select :organizationId as organization_id)
     select name from found right join agents using (organization_id)`,
    ['agents'],
  ],
  [
    'a condition in a comment',
    'select name from agents where id = :id /* and organization_id = :organizationId */ and true',
    ['agents'],
  ],
  ['a table that is emptied', 'truncate agents', ['agents']],
  ['a part with a subquery', 'and exists (select from agents where agents.id = versions.agent_id)', ['agents']],
  ['one side of an `or`', 'delete from agents where organization_id = :organizationId or id = :id', ['agents']],
  [
    'one side of an `or` in parentheses',
    'delete from agents where (organization_id = :organizationId or id = :id)',
    ['agents'],
  ],
  ['the opposite condition', 'delete from agents where not organization_id = :organizationId', ['agents']],
  ['another column', 'delete from agents where created_by = :organizationId', ['agents']],
  [
    'a first table that only the condition of an outer join restricts',
    `select name from agents
     left join agent_versions as version on version.organization_id = :organizationId
       and agents.organization_id = :organizationId`,
    ['agents'],
  ],
  [
    'tables that are equal but unrestricted',
    `select from agents join agent_versions as version on version.organization_id = agents.organization_id`,
    ['agents', 'agent_versions'],
  ],
  [
    'one half of a union',
    `select id from agents where organization_id = :organizationId union all select id from agents`,
    ['agents'],
  ],
  [
    'a common table expression',
    `with found as (select id from agents where id = :id)
     update agents set name = :name from found where agents.organization_id = :organizationId and agents.id = found.id`,
    ['agents'],
  ],
  [
    'a list of organizations in a binding',
    `delete from agents using unnest(:organizationIds) as given (organization_id)
     where agents.organization_id = given.organization_id`,
    ['agents'],
  ],
  ['a table that the text does not name', 'delete from ${table} as record where record.id = :id', ['${table}']],
  [
    'a second table after a comma',
    'select from skills, agents where skills.organization_id = :organizationId',
    ['agents'],
  ],
  [
    'a table whose alias the text does not name',
    'select from ${table} as ${alias} where ${alias}.id = :id and ${where}',
    ['${table}'],
  ],
  ['an insert without the column', 'insert into agents (name) values (:name)', ['agents without the column']],
  [
    'an upsert whose conflict can be with another organization',
    `insert into agents (organization_id, id) values (:organizationId, :id)
     on conflict (id) do update set name = excluded.name`,
    ['on conflict'],
  ],
  ['an `or` without parentheses in a part', 'name = :name or email = :email', ['`or` without parentheses']],
  ['a part that begins with `or`', 'or true', ['`or` without parentheses']],
  ['an `or` after `and` in a part', 'and true or true', ['`or` without parentheses']],
  [
    'an `or` beside further conditions',
    'select name from agents where organization_id = :organizationId and ${condition} or id = :id',
    ['agents', '`or` beside an interpolation'],
  ],
])('the lint rule reports %s', (_what, sql, parts) => {
  expect(unrestrictedParts(sql).toSorted()).toEqual(parts.toSorted());
});

test.each([
  ['a condition', 'select name from agents where organization_id = :organizationId and (id = :id or name = :name)'],
  [
    'equations of joined tables',
    `select agents.name, count(*) from agents
     left join agent_tag_assignments as assignment on assignment.organization_id = agents.organization_id
       and assignment.agent_id = agents.id
     where agents.organization_id = :organizationId
     group by agents.id`,
  ],
  [
    'a join that names the column',
    `select name from agents join agent_versions using (organization_id) where organization_id = :organizationId`,
  ],
  [
    'a subquery that refers to the statement',
    `delete from agents where organization_id = :organizationId and not exists (
       select from agent_versions as version where version.organization_id = agents.organization_id
     )`,
  ],
  [
    'a part that refers to its statement',
    'exists (select from agents where agents.organization_id = record.organization_id)',
  ],
  [
    'a common table expression',
    `with due as (select organization_id, id from agents where organization_id = :organizationId for update)
     update agents set name = :name from due where (agents.organization_id, agents.id) = (due.organization_id, due.id)`,
  ],
  [
    'a query of both columns',
    `delete from agents where (organization_id, id) in (
       select organization_id, agent_id from agent_versions where organization_id = :organizationId
     )`,
  ],
  [
    'an insert',
    `insert into agents (organization_id, id) values (:organizationId, :id)
     on conflict (organization_id, id) do update set name = excluded.name`,
  ],
  [
    'an alias that the text does not name',
    'select from ${table} as ${alias} ${joins} where ${alias}.organization_id = :organizationId and ${where}',
  ],
  [
    'a part that refers to a table that the text does not name',
    '${table}.day < :day and not exists (select from agents where agents.organization_id = ${table}.organization_id)',
  ],
  ['the `from` of `extract`', 'extract(epoch from ${dueAt} - now())'],
  [
    'an upsert into a table without organizations',
    `insert into identity_events (id, received_at) values (:id, :at)
     on conflict (id) do update set received_at = excluded.received_at`,
  ],
  ['an `or` in an error text', 'no connection became free: all are in use, or Postgres accepts no new ones'],
  ['a table without organizations', 'delete from identity_events where received_at < :before'],
  ['the comment `-- all organizations`', 'delete from agents where deleted_at < :before -- all organizations'],
])('the lint rule accepts %s', (_what, sql) => {
  expect(unrestrictedParts(sql)).toEqual([]);
});

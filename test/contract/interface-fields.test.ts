// The contract must have the operations, parameters, fields and statuses of interface.md, and may have more.
import { describe, expect, test } from '@jest/globals';
import {
  fieldsOfTable,
  interfaceText,
  shownOperations,
  type ShownField,
  type ShownOperation,
} from './interface-document.js';
import {
  deref,
  document,
  jsonBody,
  operations,
  parameters,
  responses,
  type Json,
  type RawOperation,
} from './support.js';

const isNullable = (given: Json): boolean => {
  const schema = deref(given);
  return [schema.type].flat().includes('null') || (schema.oneOf ?? []).some(isNullable);
};

const find = ({ name }: ShownOperation): RawOperation => {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
  if (!found) throw new Error(`the contract lacks ${name}`);
  return found;
};
const byName = (list: ShownOperation[]) => list.map((one) => [one.name, one] as const);

/** Returns the properties of all objects that a schema allows. */
function propertiesOf(given: Json): [string, Json][] {
  const schema = deref(given);
  return [
    ...(schema.oneOf ?? []).flatMap(propertiesOf),
    ...(schema.items ? propertiesOf(schema.items) : []),
    ...Object.entries<Json>(schema.properties ?? {}),
  ];
}

function expectFields(given: Json, fields: ShownField[], at: string): void {
  const properties = propertiesOf(given);
  const names = properties.map(([name]) => name);
  expect({ at, missing: fields.map(({ name }) => name).filter((name) => !names.includes(name)) }).toEqual({
    at,
    missing: [],
  });
  for (const { name, fields: inner } of fields) {
    const schemas = properties.filter(([property]) => property === name).map(([, schema]) => schema);
    if (inner.length > 0) expectFields({ oneOf: schemas }, inner, `${at}.${name}`);
  }
}

test('the parser finds every operation of interface.md', () => {
  expect(shownOperations.map(({ name }) => name).sort()).toEqual(
    [...interfaceText.matchAll(/^\*\*([A-Z]+ \/[^?*]+)/gm)].map(([, name]) => name).sort(),
  );
  expect(
    shownOperations.reduce((sum, { query, body, replies }) => sum + query.length + body.length + replies.length, 0),
  ).toBeGreaterThan(35);
});

describe('the contract has what interface.md shows of an operation', () => {
  test.each(byName(shownOperations))('%s: parameters', (_name, one) => {
    const all = parameters(find(one).raw);
    for (const name of one.query) {
      const found = all.find((parameter) => parameter.name === name);
      expect({ name, required: found?.required === true }).toEqual({ name, required: one.required.includes(name) });
      expect(found).toBeDefined();
    }
  });

  test.each(byName(shownOperations.filter(({ body }) => body.length > 0)))('%s: fields of the body', (name, one) => {
    const { schema } = jsonBody(find(one).raw);
    expectFields(
      schema,
      one.body.map((field) => ({ name: field, isNullable: false, fields: [] })),
      name,
    );
    for (const field of one.required.filter((required) => one.body.includes(required)))
      expect(deref(schema).required).toContain(field);
  });

  test.each(byName(shownOperations.filter(({ replies }) => replies.length > 0)))(
    '%s: fields of the reply',
    (name, one) => {
      const replies = responses(find(one).raw).filter(({ status, response }) => status < 300 && response.content);
      expect(replies.length).toBeGreaterThan(0);
      for (const { status, response } of replies)
        expectFields(response.content['application/json'].schema, one.replies.flat(), `${name} ${status}`);
    },
  );

  test.each(byName(shownOperations.filter(({ statuses }) => statuses.length > 0)))('%s: statuses', (_name, one) =>
    expect(Object.keys(find(one).raw.responses).map(Number)).toEqual(expect.arrayContaining(one.statuses)),
  );
});

const tables: [title: string, schema: string, without?: string[]][] = [
  ['Agent', 'Agent'],
  ['Agent tag', 'AgentTag', ['agentCount']],
  ['Agent tag', 'AgentTagWithCount'],
  ['Knowledge base', 'KnowledgeBase'],
  ['Skill', 'Skill'],
  ['Skill file', 'SkillFile'],
  ['Organization user (list item)', 'OrganizationUser'],
  ['Conversation', 'Conversation'],
  ['Dashboard interaction (one conversation with usage data)', 'DashboardInteraction'],
  ['Scheduled task', 'ScheduledTask'],
  ['Task execution', 'TaskExecution'],
];
// interface.md describes each of these in a sentence.
const sentences: Record<string, string[]> = {
  PresignedUpload: ['url', 'method', 'fileId', 'key', 'contentKey', 'metadata'],
  TaskExecutionStats: ['total', 'completed', 'failed', 'in_progress'],
  Message: ['id', 'role', 'parts'],
  MessageTextPart: ['type', 'text'],
};

describe('the contract has the fields that interface.md shows of a record', () => {
  test.each(tables)('%s: %s', (title, schema, without = []) => {
    const fields = fieldsOfTable(title).filter(({ name }) => !without.includes(name));
    expect(fields.length).toBeGreaterThan(4);
    expectFields(document.components.schemas[schema], fields, schema);
    const { properties } = document.components.schemas[schema];
    expect(fields.filter(({ name, isNullable: shown }) => shown && !isNullable(properties[name]))).toEqual([]);
  });

  test.each(Object.entries(sentences))('%s', (schema, names) => {
    expect(names.filter((name) => !interfaceText.includes(`\`${name}\``))).toEqual([]);
    expectFields(
      document.components.schemas[schema],
      names.map((name) => ({ name, isNullable: false, fields: [] })),
      schema,
    );
  });
});

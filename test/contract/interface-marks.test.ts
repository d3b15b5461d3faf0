// The marks `x-origin` against the interface document itself: what it shows is not marked as decided, and what it does not show is.
//
// Compared are operations, their parameters, fields of bodies and of replies, the tables of fields, and error texts, as far as
// interface-document.ts can read them. By hand, in interface.test.ts, because the document tells it in sentences: roles, most statuses, limits, values.
// Not compared at all: what an identifier is called where the document does not show it, the form of values, and what descriptions say.
import { describe, expect, test } from '@jest/globals';
import {
  fieldsOfTable,
  interfaceText,
  showsText,
  shownOperations,
  type ShownField,
  type ShownOperation,
} from './interface-document.js';
import { deref, document, operations, parameters, responses, type Json, type RawOperation } from './support.js';

const reasonOf = (node: Json): string =>
  document['x-origin-reasons'][node['x-origin-reason']] ?? node['x-origin-reason'] ?? '';
const isMarked = (node: Json): boolean => node['x-origin'] !== undefined;
/** Shown there, if only in part. */
const isNamed = (node: Json): boolean => !isMarked(node) || reasonOf(node).startsWith('The interface names it; ');
const isNullable = (given: Json): boolean => {
  const schema = deref(given);
  return [schema.type].flat().includes('null') || (schema.oneOf ?? []).some(isNullable);
};

const find = ({ name }: ShownOperation): RawOperation => {
  const found = operations.find(({ method, path }) => `${method.toUpperCase()} ${path}` === name);
  if (!found) throw new Error(`the contract lacks ${name}`);
  return found;
};
const shown = shownOperations.filter(({ isNamedOnly }) => !isNamedOnly);
const byName = (list: ShownOperation[]) => list.map((one) => [one.name, one] as const);

/** The objects that a schema can be, without those that are ours as a whole. */
function* objectsOf(given: Json): Generator<Json> {
  const schema = deref(given);
  if (isMarked(schema)) return;
  for (const branch of schema.oneOf ?? []) yield* objectsOf(branch);
  if (schema.items) yield* objectsOf(schema.items);
  if (schema.properties) yield schema;
}

const propertiesOf = (given: Json): [string, Json][] =>
  [...objectsOf(given)].flatMap((schema) => Object.entries<Json>(schema.properties));

/** What the contract has at a place and does not claim to have decided. */
const namedOf = (given: Json): string[] =>
  [
    ...new Set(
      propertiesOf(given)
        .filter(([, property]) => isNamed(property))
        .map(([name]) => name),
    ),
  ].sort();

function compareFields(given: Json, fields: ShownField[], at: string): void {
  expect({ at, fields: namedOf(given) }).toEqual({ at, fields: fields.map(({ name }) => name).sort() });
  for (const { name, fields: inner } of fields) {
    if (inner.length === 0) continue;
    for (const [property, schema] of propertiesOf(given))
      if (property === name) compareFields(schema, inner, `${at}.${name}`);
  }
}

test('the document was read', () => {
  expect(shownOperations).toHaveLength([...interfaceText.matchAll(/^\*\*[A-Z]+ \/.*\*\*/gm)].length);
  expect(shownOperations.map(({ name }) => name).sort()).toEqual(
    [...interfaceText.matchAll(/^\*\*([A-Z]+ \/[^?*]+)/gm)].map(([, name]) => name).sort(),
  );
  expect(
    shownOperations.reduce((sum, { query, body, replies }) => sum + query.length + body.length + replies.length, 0),
  ).toBeGreaterThan(35);
});

describe('operations', () => {
  test('are marked unless the document shows something of them', () => {
    expect(
      operations
        .filter(({ raw }) => !isMarked(raw))
        .map(({ id }) => id)
        .sort(),
    ).toEqual(shown.map((one) => find(one).id).sort());
  });

  test.each(byName(shown))('%s: parameters', (_name, one) => {
    const unmarked = parameters(find(one).raw).filter((parameter) => !isMarked(parameter));
    expect(unmarked.map(({ name }) => name).sort()).toEqual([...one.query].sort());
    for (const { name, required } of unmarked)
      expect({ name, required: required === true }).toEqual({ name, required: one.required.includes(name) });
  });

  test.each(byName(shown))('%s: fields of the body', (_name, one) => {
    const body = deref(find(one).raw.requestBody);
    if (body === undefined || isMarked(body)) return expect(one.body).toEqual([]);
    const { schema } = body.content['application/json'];
    expect(namedOf(schema)).toEqual([...one.body].sort());
    for (const name of one.required.filter((field) => one.body.includes(field)))
      expect({ name, required: deref(schema).required }).toEqual({ name, required: expect.arrayContaining([name]) });
  });

  test.each(byName(shown.filter(({ replies }) => replies.length > 0)))('%s: fields of the reply', (name, one) => {
    const replies = responses(find(one).raw).filter(({ status, response }) => status < 300 && response.content);
    for (const { status, response } of replies)
      compareFields(response.content['application/json'].schema, one.replies.flat(), `${name} ${status}`);
  });
});

test.each(byName(shown.filter(({ statuses }) => statuses.length > 0)))(
  '%s has the statuses that are named',
  (_name, one) => {
    expect(Object.keys(find(one).raw.responses).map(Number)).toEqual(expect.arrayContaining(one.statuses));
  },
);

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
// These the document tells in a sentence each.
const sentences: Record<string, string[]> = {
  PresignedUpload: ['url', 'method', 'fileId', 'key', 'contentKey', 'metadata'],
  TaskExecutionStats: ['total', 'completed', 'failed', 'in_progress'],
  Message: ['id', 'role', 'parts'],
  MessageTextPart: ['type', 'text'],
};

describe('fields of records', () => {
  test.each(tables)('%s: %s', (title, schema, without = []) => {
    const fields = fieldsOfTable(title).filter(({ name }) => !without.includes(name));
    expect(fields.length).toBeGreaterThan(4);
    compareFields(document.components.schemas[schema], fields, schema);
    const nullable = (name: string) => isNullable(document.components.schemas[schema].properties[name]);
    const ours = fields.filter(({ name, isNullable: isShown }) => nullable(name) && !isShown).map(({ name }) => name);
    expect(ours.filter((name) => !isMarked(document.components.schemas[schema].properties[name]))).toEqual([]);
  });

  test.each(Object.entries(sentences))('%s', (schema, names) => {
    expect(names.filter((name) => !interfaceText.includes(`\`${name}\``))).toEqual([]);
    expect(namedOf(document.components.schemas[schema])).toEqual([...names].sort());
  });
});

describe('what is shared', () => {
  const errors = Object.entries<Json>(document.components.responses);
  const textsOf = (response: Json): { exact: string[]; isOnlyExact: boolean } => {
    const { error } = response.content['application/json'].schema.properties;
    const [first, ...patterns] = error.anyOf ?? [error];
    return { exact: first.enum ?? [first.const], isOnlyExact: patterns.length === 0 };
  };
  const isShown = (response: Json) => {
    const { exact, isOnlyExact } = textsOf(response);
    return isOnlyExact && exact.every(showsText);
  };
  const used = new Set(
    operations
      .filter(({ raw }) => !isMarked(raw))
      .flatMap(({ raw }) => responses(raw).map(({ component }) => component)),
  );

  test('an error is marked when it has a text that the document does not have', () => {
    expect(errors.filter(([, response]) => !isMarked(response) && !isShown(response)).map(([name]) => name)).toEqual(
      [],
    );
    expect(
      errors
        .filter(([name, response]) => used.has(name) && isMarked(response) && isShown(response))
        .map(([name]) => name),
    ).toEqual([]);
  });

  test('headers are all marked: the document shows none of a reply', () => {
    expect(
      Object.entries<Json>(document.components.headers)
        .filter(([, header]) => !isMarked(header))
        .map(([name]) => name),
    ).toEqual([]);
    for (const name of Object.keys(document.components.headers)) expect(interfaceText).not.toContain(`\`${name}\``);
  });

  test('whatever only marked operations and schemas use is marked', () => {
    const reached = new Set<string>();
    const follow = (node: Json): void => {
      if (node === null || typeof node !== 'object') return;
      if (typeof node.$ref === 'string') {
        if (!reached.has(node.$ref)) {
          reached.add(node.$ref);
          follow(deref({ $ref: node.$ref }));
        }
        return;
      }
      // Of a reply the mark says only that its status is ours.
      if (isMarked(node) && node.content === undefined) return;
      for (const [key, inner] of Object.entries<Json>(node)) if (key !== 'example' && key !== 'examples') follow(inner);
    };
    for (const { raw } of operations) if (!isMarked(raw)) follow(raw);
    for (const [, schema] of tables) follow({ $ref: `#/components/schemas/${schema}` });
    const components = ['schemas', 'responses', 'headers', 'parameters'].flatMap((kind) =>
      Object.entries<Json>(document.components[kind]).map(([name, node]) => ({
        name: `#/components/${kind}/${name}`,
        node,
      })),
    );
    expect(
      components.filter(({ name, node }) => !isMarked(node) && !reached.has(name)).map(({ name }) => name),
    ).toEqual([]);
  });
});

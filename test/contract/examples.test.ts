import { describe, expect, test } from '@jest/globals';
import { shownFields, valuesAt } from './sent-fields.js';
import {
  compileAt,
  complaints,
  deref,
  document,
  escapePointer,
  jsonBody,
  operation,
  operations,
  parameters,
  responses,
  type Json,
  type RawOperation,
} from './support.js';

/** Named values to check against the schema at a pointer. */
interface Subject {
  schemaAt: string;
  values: Record<string, unknown>;
}

const valuesOf = (examples: Json): Record<string, unknown> =>
  Object.fromEntries(Object.entries<Json>(examples ?? {}).map(([name, example]) => [name, deref(example).value]));

function* subjectsOfContent(content: Json, at: string): Generator<Subject> {
  for (const [mediaType, { examples }] of Object.entries<Json>(content ?? {})) {
    yield { schemaAt: `${at}/content/${escapePointer(mediaType)}/schema`, values: valuesOf(examples) };
  }
}

function* subjectsOfHeaders(headers: Json, at: string): Generator<Subject> {
  for (const [name, header] of Object.entries<Json>(headers ?? {})) {
    if (!header.$ref) yield { schemaAt: `${at}/headers/${name}/schema`, values: { [name]: header.example } };
  }
}

function* subjectsOf(raw: Json, at: string): Generator<Subject> {
  for (const [index, parameter] of (raw.parameters ?? []).entries()) {
    if ('example' in parameter)
      yield { schemaAt: `${at}/parameters/${index}/schema`, values: { [parameter.name]: parameter.example } };
  }
  if (raw.requestBody) yield* subjectsOfContent(raw.requestBody.content, `${at}/requestBody`);
  for (const [status, response] of Object.entries<Json>(raw.responses)) {
    if (response.$ref) continue;
    yield* subjectsOfContent(response.content, `${at}/responses/${status}`);
    yield* subjectsOfHeaders(response.headers, `${at}/responses/${status}`);
  }
}

/** Returns the properties of a body that exceed their `x-max-bytes`, in bytes of UTF-8. */
function overlong(schema: Json, value: unknown, at = ''): string[] {
  const { properties, ...resolved } = deref(schema);
  const limit: number | undefined = resolved['x-max-bytes'];
  const bytes = Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value ?? null));
  const inner = Object.entries<Json>(properties ?? {}).flatMap(([name, property]) =>
    value !== null && typeof value === 'object' && name in value
      ? overlong(property, (value as Json)[name], `${at}/${name}`)
      : [],
  );
  return limit !== undefined && bytes > limit ? [`${at} has ${bytes} bytes`, ...inner] : inner;
}

function expectValid(subjects: Iterable<Subject>) {
  const invalid: Record<string, string[]> = {};
  for (const { schemaAt, values } of subjects) {
    const validate = compileAt(schemaAt);
    for (const [name, value] of Object.entries(values))
      if (!validate(value)) invalid[`${schemaAt} ${name}`] = complaints(validate);
  }
  expect(invalid).toEqual({});
}

describe('examples are valid', () => {
  test.each(operations.map(({ id, raw, pointer }) => [id, raw, pointer]))('%s', (_id, raw, pointer) =>
    expectValid(subjectsOf(raw, pointer)),
  );

  test.each(Object.entries<Json>(document.components.responses))('%s', (name, response) => {
    expectValid(subjectsOfContent(response.content, `#/components/responses/${name}`));
    expectValid(subjectsOfHeaders(response.headers, `#/components/responses/${name}`));
  });

  test('shared headers', () => expectValid(subjectsOfHeaders(document.components.headers, '#/components')));

  test('texts with a limit in bytes respect it', () => {
    const tooLong = operations.flatMap(({ id, raw }) => {
      const body = jsonBody(raw);
      return Object.values<Json>(body?.examples ?? {}).flatMap(({ value }) =>
        overlong(body?.schema, value).map((complaint) => `${id} ${complaint}`),
      );
    });
    expect(tooLong).toEqual([]);
  });
});

describe('examples are complete', () => {
  test('every request body and reply body has an example, with a summary', () => {
    const lacking: string[] = [];
    const inspect = (where: string, content: Json) => {
      for (const { examples } of Object.values<Json>(content ?? {})) {
        if (Object.keys(examples ?? {}).length === 0) lacking.push(where);
        for (const [name, example] of Object.entries<Json>(examples ?? {})) {
          if (!/^[a-z][A-Za-z0-9]*$/.test(name) || !deref(example).summary) lacking.push(`${where} ${name}`);
        }
      }
    };
    for (const { id, raw } of operations) {
      inspect(`${id} body`, raw.requestBody?.content);
      for (const { status, response } of responses(raw)) inspect(`${id} ${status}`, response.content);
    }
    expect(lacking).toEqual([]);
  });

  test('every parameter and header has an example', () => {
    const lacking = operations.flatMap(({ id, raw }) =>
      parameters(raw)
        .filter((parameter) => parameter.example === undefined)
        .map(({ name }) => `${id} ${name}`),
    );
    for (const [name, header] of Object.entries<Json>(document.components.headers))
      if (header.example === undefined) lacking.push(name);
    expect(lacking).toEqual([]);
  });
});

describe('an example of a reply shows the values of an example of the request', () => {
  const scalarsAt = (value: Json, place: readonly string[]) =>
    valuesAt(value, place).filter((found) => found === null || typeof found !== 'object');

  /** Returns the values of each field that both the request and the reply have. */
  const comparedFields = (subject: RawOperation, status: number, request: Json, reply: Json) =>
    shownFields(subject, status)
      .map(({ at, shownAt }) => ({
        field: at.join('.'),
        sent: scalarsAt(request, at).sort(),
        shown: shownAt.flatMap((place) => scalarsAt(reply, place)).sort(),
      }))
      .filter(({ sent, shown }) => sent.length > 0 && shown.length > 0);

  const subjects = operations.flatMap((subject) =>
    responses(subject.raw).flatMap(({ status, response }) => {
      const requests = Object.values(valuesOf(jsonBody(subject.raw)?.examples));
      const replies = valuesOf(status < 300 ? response.content?.['application/json']?.examples : {});
      return Object.entries(replies).flatMap(([name, reply]) => {
        const compared = requests
          .map((request) => comparedFields(subject, status, request, reply))
          .filter((fields) => fields.length > 0);
        return compared.length === 0 ? [] : [[subject.id, name, compared] as const];
      });
    }),
  );

  test.each(subjects)('%s: %s', (_id, _name, compared) => {
    const differing = compared.map((fields) =>
      fields.filter(({ sent, shown }) => JSON.stringify(sent) !== JSON.stringify(shown)),
    );
    expect(differing).toContainEqual([]);
  });

  test('many fields are compared', () => {
    expect(subjects.flatMap(([, , compared]) => compared.flat()).length).toBeGreaterThan(50);
  });
});

// `from` returns the record, `pick` takes the records from the reply, and `update` accepts them back.
const writtenBack: [record: string, update: string, from: string, pick: (value: Json) => Json[]][] = [
  ['Agent', 'saveAgent', 'listAgents', (value) => [value].flat()],
  ['AgentTag', 'updateAgentTag', 'createAgentTag', (value) => [value]],
  ['AgentTagWithCount', 'updateAgentTag', 'listAgentTags', (value) => value],
  ['Skill', 'updateSkill', 'listSkills', (value) => value.skills ?? []],
  ['SkillDetail', 'updateSkill', 'listSkills', (value) => [value.skill].filter(Boolean)],
  [
    'KnowledgeBase',
    'updateKnowledgeBase',
    'listKnowledgeBases',
    (value) => value.knowledgeBases ?? [value.knowledgeBase],
  ],
  ['ToolServer', 'updateToolServer', 'listToolServers', (value) => value.toolServers ?? [value.toolServer]],
  [
    'WebhookEndpoint',
    'updateWebhookEndpoint',
    'listWebhookEndpoints',
    (value) => value.webhookEndpoints ?? [value.webhookEndpoint],
  ],
  ['ScheduledTask', 'updateScheduledTask', 'listScheduledTasks', (value) => [value].flat()],
  ['Conversation', 'renameConversation', 'getConversation', (value) => [value]],
  ['ConversationSummary', 'renameConversation', 'listConversations', (value) => value.conversations],
];

describe('a record that was read can be written back', () => {
  test.each(writtenBack)('%s to %s', (record, update, from, pick) => {
    const { raw, pointer } = operation(update);
    const accepted = deref(jsonBody(raw).schema).properties;
    expect(Object.keys(accepted)).toEqual(
      expect.arrayContaining(Object.keys(document.components.schemas[record].properties)),
    );

    const validate = compileAt(`${pointer}/requestBody/content/application~1json/schema`);
    const records = Object.values(
      valuesOf(operation(from).raw.responses['200'].content['application/json'].examples),
    ).flatMap(pick);
    expect(records.length).toBeGreaterThan(0);
    for (const read of records) {
      validate(read);
      expect(complaints(validate)).toEqual([]);
    }
  });

  test('a field of an update is readOnly if and only if its description states that it is ignored', () => {
    const wrong = writtenBack.flatMap(([, update]) =>
      Object.entries<Json>(deref(jsonBody(operation(update).raw).schema).properties)
        .filter(
          ([, property]) => (property.readOnly === true) !== /^Accepted and ignored/.test(property.description ?? ''),
        )
        .map(([name]) => `${update} ${name}`),
    );
    expect(wrong).toEqual([]);
  });
});

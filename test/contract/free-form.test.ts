// Lists the free-form values of the contract with their limits. A new value must be added here.
import { expect, test } from '@jest/globals';
import { allSchemas, deref, document, jsonBody, operations, type Json } from './support.js';

const own = ['x-max-bytes', 'x-cut-after-characters'];

/** A map with limits on keys and values needs no other limit. */
const isBoundedMap = ({ additionalProperties, propertyNames, maxProperties }: Json) =>
  typeof additionalProperties === 'object' && propertyNames?.maxLength !== undefined && maxProperties !== undefined;

const boundOf = (schema: Json): string[] => [
  ...own.filter((keyword) => schema[keyword] !== undefined).map((keyword) => `${keyword} ${schema[keyword]}`),
  ...(schema['x-bounded-by'] === undefined ? [] : [schema['x-bounded-by'] as string]),
  ...(isBoundedMap(schema) ? ['its values'] : []),
];

const found = [...allSchemas()].filter(
  ({ schema }) => schema['x-free-form'] === true || schema.$ref === '#/components/schemas/FreeFormObject',
);

test('each free-form value of the contract has one limit and is listed here', () => {
  expect(Object.fromEntries(found.map(({ at, schema }) => [at, boundOf(deref(schema)).join(' and ')]))).toEqual({
    AgentTools: 'its values',
    FreeFormObject: 'x-body-limits',
    'PlatformToolDefinition.parameters': 'x-body-limits',
    'AgentVersionDifference.before': 'x-body-limits',
    'AgentVersionDifference.after': 'x-body-limits',
    'ToolCatalogEntry.parameters': 'catalog',
    UserMetadata: 'x-max-bytes 8192',
    AuditValues: 'its values',
    AuditValue: 'x-cut-after-characters 20000',
    IdentityEvent: 'x-body-limits',
    'IdentityEvent.event_attributes': 'x-body-limits',
    'IdentityEvent.data': 'x-body-limits',
    MembershipEvent: 'x-body-limits',
    MembershipEventData: 'x-body-limits',
    MembershipEventUser: 'x-body-limits',
    UserEvent: 'x-body-limits',
    UserEventData: 'x-body-limits',
    EventEmailAddress: 'x-body-limits',
    DeletionEvent: 'x-body-limits',
    EventRecord: 'x-body-limits',
    SkillMetadata: 'x-max-bytes 102400',
    ExtractionSchema: 'x-body-limits',
    'KnowledgeBaseFile.userMetadata': 'x-body-limits',
    'KnowledgeBaseFile.extractedData': 'x-max-bytes 1048576',
    'KnowledgeBaseFileCreate.userMetadata': 'x-body-limits',
    ToolServerHeaders: 'its values',
    'ToolServerTool.inputSchema': 'x-tool-server-limits',
    ChatClientMessage: 'x-body-limits',
    ChatClientPart: 'x-body-limits',
    'ChatMessage.metadata': 'x-body-limits',
    'MessageToolPart.input': 'x-max-bytes 1048576',
    'MessageToolPart.output': 'x-cut-after-characters 100000',
    'DashboardToolCall.args': 'MessageToolPart.input',
    'DashboardToolCall.result': 'x-cut-after-characters 10000',
  });
});

test('`x-bounded-by` names `catalog`, limits of the contract, or a free-form value with its own limit', () => {
  const references = found
    .map(({ schema }) => schema['x-bounded-by'])
    .filter((place) => place !== undefined && place !== 'catalog');
  const isThere = (place: string) =>
    document[place] !== undefined ||
    found.some(({ at, schema }) => at === place && own.some((keyword) => schema[keyword] !== undefined));
  expect(references.filter((place) => !isThere(place))).toEqual([]);
});

test('a free-form value limited only by the body size is sent in a request, or is a copy of such a value', () => {
  const sent = new Set<string>();
  const note = (schema: Json, at: string): void => {
    if (!schema || typeof schema !== 'object') return;
    const place: string = schema.$ref?.split('/').at(-1) ?? at;
    if (sent.has(place)) return;
    sent.add(place);
    const inner = deref(schema);
    for (const [name, property] of Object.entries<Json>(inner.properties ?? {})) note(property, `${place}.${name}`);
    for (const key of ['items', 'additionalProperties']) note(inner[key], `${place}/${key}`);
    for (const key of ['oneOf', 'anyOf', 'allOf'])
      for (const [index, branch] of (inner[key] ?? []).entries()) note(branch, `${place}/${key}/${index}`);
  };
  for (const { id, raw } of operations) note(jsonBody(raw)?.schema, id);
  for (const [event, { post }] of Object.entries<Json>(document.webhooks)) note(jsonBody(post)?.schema, event);
  const onlyGivenBack = found
    .filter(({ at, schema }) => schema['x-bounded-by'] === 'x-body-limits' && !sent.has(at))
    .map(({ at }) => at);
  // These are copies of fields of saved agents and of created records.
  expect(onlyGivenBack).toEqual([
    'AgentVersionDifference.before',
    'AgentVersionDifference.after',
    'KnowledgeBaseFile.userMetadata',
  ]);
});

// Tests what openapi.yaml states about `If-Match` and `ETag`.
import { expect, test } from '@jest/globals';
import { deref, errorsOf, operations, parameters, responses, type Json, type RawOperation } from './support.js';

const id = (operation: { id: string }) => operation.id;
const hasTag = (given: Json): boolean => deref(given)?.properties?.etag !== undefined;

/** Returns whether a body is a record with an etag, or contains such a record in a field. */
const isRecord = (given: Json): boolean =>
  hasTag(given) || Object.values<Json>(deref(given)?.properties ?? {}).some(hasTag);
const isListOfRecords = (given: Json): boolean =>
  hasTag(deref(given)?.items) || Object.values<Json>(deref(given)?.properties ?? {}).some(isListOfRecords);

const variants = (given: Json): Json[] => deref(given)?.oneOf ?? [given];
const successesOf = ({ raw }: RawOperation) => responses(raw).filter(({ status }) => status < 300);
const bodiesOf = (operation: RawOperation): Json[] =>
  successesOf(operation).flatMap(({ response }) =>
    Object.values<Json>(response.content ?? {}).flatMap(({ schema }) => variants(schema)),
  );

const acceptsTag = ({ raw }: RawOperation) => parameters(raw).some(({ name }) => name === 'If-Match');

/** Paths that return records with an etag. Members are left out, because they are changed at other paths. */
const paths = new Set(
  operations
    .filter((one) => one.method === 'get' && one.id !== 'listUsers')
    .filter((one) => bodiesOf(one).some((body) => isRecord(body) || isListOfRecords(body)))
    .map(({ path }) => path),
);

/** Writes at these `paths` that change no existing record, with the reason. */
const others: Record<string, string> = {
  createScheduledTask: 'creates the record',
  createKnowledgeBase: 'creates the record',
  createToolServer: 'creates the record',
  createWebhookEndpoint: 'creates the record',
  createSkill: 'creates the record',
  createAgentTag: 'creates the record',
};

test('every operation that changes one record with an etag accepts If-Match and declares 412', () => {
  const changing = operations.filter(
    (one) =>
      one.method !== 'get' && (paths.has(one.path) || bodiesOf(one).some(isRecord)) && others[one.id] === undefined,
  );
  expect(changing.length).toBeGreaterThan(4);
  // A rollback replaces the configuration of an agent and returns no agent.
  expect(operations.filter(acceptsTag).map(id).sort()).toEqual([...changing.map(id), 'changeAgentVersion'].sort());
  for (const one of operations)
    expect({ id: one.id, codes: errorsOf(one.id, 412).map(({ code }) => code) }).toEqual({
      id: one.id,
      codes: acceptsTag(one) ? ['record_changed'] : [],
    });
});

test('every exception is a write at a path where records with an etag are read or listed', () => {
  const writes = operations.filter((one) => one.method !== 'get' && paths.has(one.path)).map(id);
  expect(writes).toEqual(expect.arrayContaining(Object.keys(others)));
});

test('every reply with one record has the ETag header, and the records in lists have an etag', () => {
  const withRecord = operations.filter((one) => bodiesOf(one).some(isRecord));
  const withHeader = operations.filter((one) => successesOf(one).some(({ response }) => response.headers?.ETag));
  expect(withHeader.map(id)).toEqual(withRecord.map(id));
  const readers = operations.filter((one) => one.method === 'get' && paths.has(one.path)).map(id);
  // The list of conversations has another path than a single conversation.
  const lists = readers.filter((name) => name !== 'getConversation');
  expect(
    operations
      .filter((one) => bodiesOf(one).some(isListOfRecords))
      .map(id)
      .sort(),
  ).toEqual([...lists, 'listUsers'].sort());
});

// Which operations accept `If-Match`, and which replies have an `ETag`, according to openapi.yaml.
import { expect, test } from '@jest/globals';
import {
  deref,
  document,
  errorsOf,
  operations,
  parameters,
  responses,
  type Json,
  type RawOperation,
} from './support.js';

const id = (operation: { id: string }) => operation.id;
const hasTag = (given: Json): boolean => deref(given)?.properties?.etag !== undefined;

/** Whether a body is one record with a tag, or has one in a field. */
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

/** Paths at which records with a tag are read. */
const paths = new Set(
  operations.filter((one) => one.method === 'get' && bodiesOf(one).some(isRecord)).map(({ path }) => path),
);

/** Writes of these paths, or with such a reply, that change no single record. */
const others: Record<string, string> = {
  createScheduledTask: 'creates the record',
  createKnowledgeBase: 'creates the record',
  createToolServer: 'creates the record',
  createWebhookEndpoint: 'creates the record',
  createSkill: 'creates the record',
};

test('every operation that changes one record with a tag accepts If-Match and declares 412', () => {
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

test('every exception is a write of such a path', () => {
  const writes = operations.filter((one) => one.method !== 'get' && paths.has(one.path)).map(id);
  expect(writes).toEqual(expect.arrayContaining(Object.keys(others)));
});

test('every reply with one record has the header, and the lists of the same path have the field', () => {
  const withRecord = operations.filter((one) => bodiesOf(one).some(isRecord));
  const withHeader = operations.filter((one) => successesOf(one).some(({ response }) => response.headers?.ETag));
  expect(withHeader.map(id)).toEqual(withRecord.map(id));
  const readers = operations.filter((one) => one.method === 'get' && paths.has(one.path)).map(id);
  // Conversations are listed at another path, and no operation returns a single member.
  const lists = readers.map((name) => (name === 'getConversation' ? 'listConversations' : name));
  expect(
    operations
      .filter((one) => bodiesOf(one).some(isListOfRecords))
      .map(id)
      .sort(),
  ).toEqual([...lists, 'listUsers'].sort());
});

// A rename that omits another field must keep it, and two changes of different fields must not overwrite each other.
test('a tag has only a name, so it needs no etag: see server/docs/decisions/lost-updates.md', () => {
  const { properties } = document.components.schemas.AgentTagUpdate;
  expect(
    Object.keys(properties).filter((name) => !deref(properties[name]).readOnly && !properties[name].readOnly),
  ).toEqual(['name']);
});

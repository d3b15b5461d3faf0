// Tests what openapi.yaml states about Idempotency-Key.
import { expect, test } from '@jest/globals';
import { deref, document, errorsOf, operation, operations, parameters, responses, type Json } from './support.js';

const id = (candidate: { id: string }) => candidate.id;
const takesKey = ({ raw }: { raw: Json }) => parameters(raw).some(({ name }) => name === 'Idempotency-Key');
const isSafe = ({ method, raw }: { method: string; raw: Json }) => method === 'get' || raw['x-safe-to-repeat'] === true;
const keyed = operations.filter(takesKey);

test('every operation either accepts an Idempotency-Key or is safe to repeat', () => {
  expect(operations.filter((candidate) => takesKey(candidate) === isSafe(candidate)).map(id)).toEqual([]);
  expect(
    operations
      .filter((candidate) => isSafe(candidate) && candidate.method !== 'get')
      .map(id)
      .sort(),
  ).toEqual([
    'createPresignedUpload',
    'receiveIdentityEvent',
    'searchKnowledgeBase',
    'testToolServer',
    'testWebhookEndpoint',
  ]);
  expect(document['x-idempotency']).toEqual({
    hours: 24,
    largeReplies: { overBytes: 65_536, keptOfUser: 100, maxBytes: 4_194_304 },
  });
});

test('each operation with an Idempotency-Key declares the errors of keys and marks replayed replies', () => {
  for (const { id: name, raw } of keyed) {
    const codes = [...errorsOf(name, 409), ...errorsOf(name, 422)].map(({ code }) => code);
    expect({ name, codes }).toEqual({
      name,
      codes: expect.arrayContaining(['idempotency_key_in_progress', 'idempotency_key_reused']),
    });
    const kept = responses(raw).filter(
      ({ status, response }) =>
        (status < 300 && !response.content?.['text/event-stream']) || status === 400 || status === 404,
    );
    expect({
      name,
      unmarked: kept.filter(({ response }) => !response.headers['Idempotency-Replayed']).map(({ status }) => status),
    }).toEqual({ name, unmarked: [] });
  }
  for (const name of ['Conflict', 'ChatConflict'])
    expect(document.components.responses[name].headers).toHaveProperty('Retry-After');
});

/** Yields the schema, and the schemas of its properties, items and alternatives. */
function* inside(schema: Json, seen = new Set<Json>()): Generator<Json> {
  const resolved = deref(schema);
  if (!resolved || typeof resolved !== 'object' || seen.has(schema.$ref ?? schema)) return;
  seen.add(schema.$ref ?? schema);
  yield resolved;
  for (const inner of [
    ...Object.values<Json>(resolved.properties ?? {}),
    resolved.items,
    ...(resolved.oneOf ?? []),
    ...(resolved.anyOf ?? []),
    ...(resolved.allOf ?? []),
  ])
    if (inner) yield* inside(inner, seen);
}

// A presigned URL expires earlier than the stored reply that contains it. The description of the operation must say so.
test('only listed operations store a reply with a presigned URL', () => {
  const hasAddress = ({ raw }: { raw: Json }) =>
    responses(raw).some(({ response }) =>
      Object.values<Json>(response.content ?? {}).some(({ schema }) =>
        [...inside(schema)].some((part) => part.format === 'uri' && part['x-expires-after-seconds'] !== undefined),
      ),
    );
  expect(hasAddress(operation('createPresignedUpload'))).toBe(true);
  expect(keyed.filter(hasAddress).map(id)).toEqual(['addSkillFile']);
  expect(operation('addSkillFile').raw.description).toContain('Idempotency-Key');
});

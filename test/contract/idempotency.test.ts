// Which operations take an Idempotency-Key, and what their answers may hold, as openapi.yaml has it.
import { expect, test } from '@jest/globals';
import { deref, document, errorsOf, operation, operations, parameters, responses, type Json } from './support.js';

const id = (candidate: { id: string }) => candidate.id;
const takesKey = ({ raw }: { raw: Json }) => parameters(raw).some(({ name }) => name === 'Idempotency-Key');
const isSafe = ({ method, raw }: { method: string; raw: Json }) => method === 'get' || raw['x-safe-to-repeat'] === true;
const keyed = operations.filter(takesKey);

test('every operation takes one or is safe to repeat, and not both', () => {
  expect(operations.filter((candidate) => takesKey(candidate) === isSafe(candidate)).map(id)).toEqual([]);
  expect(
    operations
      .filter((candidate) => isSafe(candidate) && candidate.method !== 'get')
      .map(id)
      .sort(),
  ).toEqual(['createPresignedUpload', 'receiveIdentityEvent', 'searchKnowledgeBase', 'testToolServer']);
  expect(document['x-idempotency']).toEqual({ hours: 24, largeAnswers: { overBytes: 65_536, keptOfUser: 100 } });
});

test('each that does declares the refusals of a key, and marks what is answered again', () => {
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

/** All schemas that a schema is made of. */
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

// Answers are kept for a day. One with an address that works for ten minutes is of little use then: such an operation says what to do.
test('hardly an answer that is kept holds a presigned address', () => {
  const hasAddress = ({ raw }: { raw: Json }) =>
    responses(raw).some(({ response }) =>
      Object.values<Json>(response.content ?? {}).some(({ schema }) =>
        [...inside(schema)].some((part) => part['x-expires-after-seconds'] !== undefined),
      ),
    );
  expect(hasAddress(operation('createPresignedUpload'))).toBe(true);
  expect(keyed.filter(hasAddress).map(id)).toEqual(['addSkillFile']);
  expect(operation('addSkillFile').raw.description).toContain('Idempotency-Key');
});

// Every keyword that can refuse a request has its own sentence in `details`.
import { expect, test } from '@jest/globals';
import { messageFor, messages } from '../../server/http/problem-messages.js';
import { deref, jsonBody, operations, parameters, type Json } from './support.js';

/** Keywords that refuse nothing by themselves. */
const silent = ['properties', 'items', 'description', 'default', 'readOnly', 'writeOnly', '$ref'];

/** Each keyword in request schemas with its values. */
function keywordsOfRequests(): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>();
  const seen = new Set<Json>();
  const visit = (given: Json): void => {
    const schema = deref(given);
    if (schema === null || typeof schema !== 'object' || seen.has(given.$ref ?? given)) return;
    seen.add(given.$ref ?? given);
    for (const [keyword, value] of Object.entries<Json>(schema)) {
      if (!keyword.startsWith('x-')) found.set(keyword, (found.get(keyword) ?? new Set()).add(value));
    }
    Object.values<Json>(schema.properties ?? {}).forEach(visit);
    [schema.items, schema.additionalProperties, schema.propertyNames].filter(Boolean).forEach(visit);
    (schema.oneOf ?? []).forEach(visit);
  };
  for (const { raw } of operations) {
    parameters(raw).forEach(({ schema }) => visit(schema));
    if (jsonBody(raw) !== null) visit(jsonBody(raw).schema);
  }
  return found;
}

const keywords = keywordsOfRequests();

test('every keyword of requests has a sentence', () => {
  const refusing = [...keywords.keys()].filter((keyword) => !silent.includes(keyword));
  expect(refusing.sort()).toEqual(Object.keys(messages).sort());
});

test('each format and type in requests has a name', () => {
  for (const keyword of ['format', 'type']) {
    const sentences = [...(keywords.get(keyword) ?? [])].map((value) => messageFor(keyword, value));
    expect(sentences.length).toBeGreaterThan(3);
    expect(
      sentences.filter((sentence) => !/^must be (a|an|true|null)\b/.test(sentence) || /a valid/.test(sentence)),
    ).toEqual([]);
  }
});

test.each([
  ['maxLength', 50, 'must be at most 50 characters'],
  ['minItems', 1, 'must have at least 1 item'],
  ['enum', ['rollback', 'checkpoint'], 'must be one of: rollback, checkpoint'],
  ['type', ['string', 'null'], 'must be a string or null'],
  ['pattern', '^[^\\u0000]*$', 'must not contain NUL'],
  ['pattern', '^a$', 'must match the pattern ^a$'],
  ['additionalProperties', false, 'is not a known field'],
  ['required', ['name'], 'is required'],
])('%s %j: %s', (keyword, value, sentence) => expect(messageFor(keyword, value)).toBe(sentence));

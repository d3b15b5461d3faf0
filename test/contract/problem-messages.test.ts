// Tests that every keyword that can refuse a request has its own sentence in `details`.
import { expect, test } from '@jest/globals';
import { messageFor, messages } from '../../codegen/copied/problem-messages.js';
import { allSchemas, deref, jsonBody, operations, parameters, type Json } from './support.js';

/** Keywords that refuse nothing by themselves. */
const silent = ['properties', 'items', 'description', 'default', 'readOnly', 'writeOnly', '$ref'];

const found = new Map<string, Set<unknown>>();
const schemasWithPattern = new Set<Json>();

function visitRequests(): void {
  const seen = new Set<Json>();
  const visit = (given: Json): void => {
    const schema = deref(given);
    if (schema === null || typeof schema !== 'object' || seen.has(given.$ref ?? given)) return;
    seen.add(given.$ref ?? given);
    if (schema.pattern !== undefined) schemasWithPattern.add(schema);
    for (const [keyword, value] of Object.entries<Json>(schema)) {
      if (!keyword.startsWith('x-')) found.set(keyword, (found.get(keyword) ?? new Set()).add(value));
    }
    Object.values<Json>(schema.properties ?? {}).forEach(visit);
    [schema.items, schema.additionalProperties, schema.propertyNames].filter(Boolean).forEach(visit);
    // The pattern of a `propertyNames` has no sentence of its own. The sentence of the keyword covers it.
    if (schema.propertyNames) schemasWithPattern.delete(deref(schema.propertyNames));
    (schema.oneOf ?? []).forEach(visit);
  };
  for (const { raw } of operations) {
    parameters(raw).forEach(({ schema }) => visit(schema));
    if (jsonBody(raw) !== null) visit(jsonBody(raw).schema);
  }
}

visitRequests();
const keywords = found;

test('every keyword that can refuse a request has a sentence', () => {
  const refusing = [...keywords.keys()].filter((keyword) => !silent.includes(keyword));
  expect(refusing.sort()).toEqual(Object.keys(messages).sort());
});

test('each format and type in requests has words of its own, such as `an absolute URL`', () => {
  for (const keyword of ['format', 'type']) {
    const sentences = [...(keywords.get(keyword) ?? [])].map((value) => messageFor(keyword, value));
    expect(sentences.length).toBeGreaterThan(3);
    expect(
      sentences.filter((sentence) => !/^must be (a|an|true|null)\b/.test(sentence) || /a valid/.test(sentence)),
    ).toEqual([]);
  }
});

test('each pattern in requests has a sentence that does not contain the pattern', () => {
  const sentences = [...schemasWithPattern].map(({ pattern, 'x-pattern-message': own }): [string, string] => [
    pattern,
    messageFor('pattern', pattern, own),
  ]);
  expect(new Set(sentences.map(([pattern]) => pattern)).size).toBeGreaterThan(15);
  expect(sentences.filter(([pattern, sentence]) => !/^must /.test(sentence) || sentence.includes(pattern))).toEqual([]);
});

test('a pattern has the same `x-pattern-message` wherever it has one', () => {
  const sentences = new Map<string, string>();
  for (const { schema } of allSchemas()) {
    const { pattern, 'x-pattern-message': own } = schema;
    if (own === undefined) continue;
    expect([pattern, own]).toEqual([pattern, sentences.get(pattern) ?? own]);
    sentences.set(pattern, own);
  }
  expect(sentences.size).toBeGreaterThan(15);
});

test.each([
  ['maxLength', 50, 'must be at most 50 characters'],
  ['minItems', 1, 'must have at least 1 item'],
  ['enum', ['rollback', 'checkpoint'], 'must be one of: rollback, checkpoint'],
  ['type', ['string', 'null'], 'must be a string or null'],
  ['pattern', '^[^\\u0000]*$', 'must not contain NUL'],
  ['additionalProperties', false, 'is not a known field'],
  ['required', ['name'], 'is required'],
])('the sentence for %s %j is: %s', (keyword, value, sentence) => expect(messageFor(keyword, value)).toBe(sentence));

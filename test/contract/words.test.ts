// Tests the wording of openapi.yaml.
import { describe, expect, test } from '@jest/globals';
import { unclearPhrasesOfContract } from '../support/phrases.js';
import { longSentences, paragraphsOf } from '../support/sentences.js';
import { requirementOf } from './requirement.js';
import { contract, deref, document, operations, parameters, type Json } from './support.js';

const descriptionOf = (raw: Json): string => raw.description.replace(/\s+/g, ' ');

test.each(contract.operations.map((operation) => [operation.id, operation] as const))(
  '%s: the description begins with the role',
  (_id, operation) => {
    const text = operation.description.replace(/\s+/g, ' ');
    expect(text.slice(0, requirementOf(operation).length)).toBe(requirementOf(operation));
    // A sentence about the role that a parameter requires must use another phrase.
    expect(text.match(/Requires (the|no) /g)).toHaveLength(1);
  },
);

const phrases = {
  whole: 'The list is complete: it has no pages.',
  offset:
    'Returns one page of at most `limit` entries, starting at `offset`; `totalCount` counts the entries of all pages.',
  cursor:
    'Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `cursor`; ' +
    'it is null on the last page.',
  before:
    'Returns one page of at most `limit` entries. To get the next page, pass `nextCursor` as `before`; ' +
    'it is null on the last page.',
  lastId:
    'Returns one page of at most `limit` entries. To get the next page, pass the `id` of the last entry as `before`; ' +
    'after the last page, the list is empty.',
} as const;
type Paging = keyof typeof phrases;

/** Returns whether a reply is a list, or an object with one list and fields about the list, such as its length. */
function isList(given: Json): boolean {
  const schema = deref(given);
  return (
    schema.type === 'array' ||
    (schema.oneOf ?? []).some(isList) ||
    Object.keys(schema.properties ?? {})
      .filter((name) => !['success', 'total', 'totalCount', 'nextCursor'].includes(name))
      .every((name, _index, all) => all.length === 1 && deref(schema.properties[name]).type === 'array')
  );
}

const lists = operations.filter(({ method, raw }) => {
  const json = deref(raw.responses['200'])?.content?.['application/json'];
  return method === 'get' && json !== undefined && isList(json.schema);
});

function pagingOf(raw: Json): Paging {
  const names = parameters(raw).map(({ name }) => name);
  const { schema } = deref(raw.responses['200']).content['application/json'];
  // An array has no `nextCursor`.
  const hasCursor = [schema, ...(schema.oneOf ?? [])].every((one) => deref(one).type !== 'array');
  if (names.includes('before')) return hasCursor ? 'before' : 'lastId';
  const kinds = ['offset', 'cursor'] as const;
  return kinds.find((kind) => names.includes(kind)) ?? 'whole';
}

describe('lists', () => {
  test('are found by their replies', () => {
    expect(lists.length).toBeGreaterThan(13);
    expect(new Set(lists.map(({ raw }) => pagingOf(raw)))).toEqual(new Set(Object.keys(phrases)));
  });

  test.each(lists.map(({ id, raw }) => [id, raw] as const))('%s: states how it is paged', (_id, raw) => {
    const paging = pagingOf(raw);
    const found = Object.entries(phrases).filter(([, phrase]) => descriptionOf(raw).includes(phrase));
    expect(found.map(([kind]) => kind)).toEqual([paging]);
  });

  test('no other operation states how it is paged', () => {
    const others = operations.filter((operation) => !lists.includes(operation));
    const claiming = others.filter(({ raw }) =>
      Object.values(phrases).some((text) => descriptionOf(raw).includes(text)),
    );
    expect(claiming.map(({ id }) => id)).toEqual([]);
  });
});

function* textsIn(node: Json, at: string): Generator<{ at: string; text: string }> {
  if (!node || typeof node !== 'object') return;
  for (const [key, inner] of Object.entries<Json>(node)) {
    if (key === 'example' || key === 'value') continue;
    if (['description', 'summary', 'title'].includes(key) && typeof inner === 'string')
      yield { at: `${at}/${key}`, text: inner };
    else yield* textsIn(inner, `${at}/${key}`);
  }
}

describe('the texts of the contract', () => {
  const texts = [...textsIn(document, '')];

  test('use the words of the trade', () => {
    expect(texts.length).toBeGreaterThan(1000);
    const found = texts.flatMap(({ at, text }) =>
      unclearPhrasesOfContract(text.replace(/\s+/g, ' ')).map((phrase) => `${at}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  test('have sentences of at most 25 words', () => {
    const found = texts.flatMap(({ at, text }) =>
      paragraphsOf(text).flatMap((paragraph) => longSentences(paragraph).map((sentence) => `${at}: ${sentence}`)),
    );
    expect(found).toEqual([]);
  });
});

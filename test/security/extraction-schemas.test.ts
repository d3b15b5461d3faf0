// Tests extraction schemas that are too expensive to compare.
import { expect, test } from '@jest/globals';
import { startCpuTime } from '../support/cpu-time.js';
import { differenceFrom, problemOf } from '../../server/modules/knowledge-bases/extraction-schema.js';

const tooManyParts = 'has more than 10,000 parts, or too many levels, after its references are resolved';

/** Each definition refers to the next one twice, so n definitions mean 2^n visits. */
function doubling(count: number) {
  const next = (index: number) => ({ $ref: `#/$defs/level${index + 1}` });
  const levels = Array.from({ length: count }, (_, index) => [`level${index}`, { anyOf: [next(index), next(index)] }]);
  return {
    type: 'object',
    allOf: [{ $ref: '#/$defs/level0' }],
    $defs: { ...Object.fromEntries(levels), [`level${count}`]: { const: 1 } },
  };
}

test('a schema whose work doubles with every level does not block the process', () => {
  const schema = doubling(40);
  expect(problemOf(schema)).toBe(tooManyParts);
  expect(differenceFrom(schema, {})).toBe('the schema cannot be used: it refers to itself or others too often');
});

test('references to anchors, and schemas of a property named `$ref`, count too', () => {
  const { $defs, allOf } = doubling(40);
  const withAnchors = Object.entries($defs).map(([name, definition]) => [
    name,
    { $anchor: name, ...(definition as object) },
  ]);
  const toAnchors = JSON.stringify({ type: 'object', allOf, $defs: Object.fromEntries(withAnchors) });
  expect(problemOf(JSON.parse(toAnchors.replaceAll('#/$defs/', '#')))).toBe(tooManyParts);
  expect(problemOf({ type: 'object', properties: { $ref: { allOf } }, $defs })).toBe(tooManyParts);
});

test('a schema that refers to itself twice, which only the comparison detects, does not block the process', () => {
  const itself = { $ref: '#/$defs/node' };
  const schema = {
    type: 'object',
    properties: { tree: itself },
    $defs: {
      node: {
        anyOf: [
          { type: 'object', properties: { left: itself } },
          { type: 'object', properties: { left: itself } },
        ],
      },
    },
  };
  expect(problemOf(schema)).toBeNull();
  expect(differenceFrom(schema, { tree: { left: { left: {} } } })).toBeNull();
  const deep = Array.from({ length: 40 }).reduce<object>((left) => ({ left }), { left: 1 });
  const cpuMs = startCpuTime();
  expect(differenceFrom(schema, { tree: deep })).toMatch(/^the schema cannot be used/);
  expect(cpuMs()).toBeLessThan(5_000);
});

test('a small schema of the same form is compared completely', () => {
  expect(differenceFrom(doubling(5), {})).toBe('the data must be equal to constant');
  expect(
    differenceFrom({ type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }, { name: 'Ada' }),
  ).toBeNull();
});

test('a long chain of references is rejected without a stack overflow', () => {
  const chain = (length: number) => ({
    type: 'object',
    properties: { first: { $ref: '#/$defs/link0' } },
    $defs: Object.fromEntries(
      Array.from({ length }, (_, index) => [
        `link${index}`,
        index + 1 < length ? { $ref: `#/$defs/link${index + 1}` } : {},
      ]),
    ),
  });
  expect(problemOf(chain(100))).toBeNull();
  expect(differenceFrom(chain(100), {})).toBeNull();
  for (const length of [1_000, 9_000]) expect(problemOf(chain(length))).toBe(tooManyParts);
});

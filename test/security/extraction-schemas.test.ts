// Tests extraction schemas that are too expensive to compare with data, or that cannot be compiled.
import { expect, test } from '@jest/globals';
import { startCpuTime } from '../support/cpu-time.js';
import {
  compileSchema,
  problemOf,
  UnusableSchemaError,
} from '../../server/modules/knowledge-bases/extraction-schema.js';

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
  expect(() => compileSchema(schema)).toThrow(
    new UnusableSchemaError('the schema is too large or too deep after its references are resolved'),
  );
});

test('references to anchors, and the schema of a property named `$ref`, count as parts', () => {
  const { $defs, allOf } = doubling(40);
  const withAnchors = Object.entries($defs).map(([name, definition]) => [
    name,
    { $anchor: name, ...(definition as object) },
  ]);
  const toAnchors = JSON.stringify({ type: 'object', allOf, $defs: Object.fromEntries(withAnchors) });
  expect(problemOf(JSON.parse(toAnchors.replaceAll('#/$defs/', '#')))).toBe(tooManyParts);
  expect(problemOf({ type: 'object', properties: { $ref: { allOf } }, $defs })).toBe(tooManyParts);
});

test('a schema that refers to itself twice is accepted, and an expensive comparison with it times out', () => {
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
  const differenceOf = compileSchema(schema);
  expect(differenceOf({ tree: { left: { left: {} } } })).toBeNull();
  const deep = Array.from({ length: 40 }).reduce<object>((left) => ({ left }), { left: 1 });
  const cpuMs = startCpuTime();
  expect(differenceOf({ tree: deep })).toMatch(/^the data could not be validated: .* timed out/);
  expect(cpuMs()).toBeLessThan(5_000);
});

test('a small schema whose work doubles with every level is compared completely', () => {
  expect(compileSchema(doubling(5))({})).toBe('the data must be equal to constant');
  const named = { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] };
  expect(compileSchema(named)({ name: 'Ada' })).toBeNull();
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
  expect(compileSchema(chain(100))({})).toBeNull();
  for (const length of [1_000, 9_000]) expect(problemOf(chain(length))).toBe(tooManyParts);
});

const twoParts = (part: object, other: object) => ({
  type: 'object',
  properties: { first: { $ref: '#x' }, second: { type: 'string' } },
  $defs: { part, other },
});

test('a repeated anchor, or an `$id` within a schema, is rejected, because references could mean several parts', () => {
  const message = 'must not have `$id` in a part, or the same anchor twice';
  for (const keyword of ['$anchor', '$dynamicAnchor'])
    expect(problemOf(twoParts({ $anchor: 'x', type: 'string' }, { [keyword]: 'x', type: 'number' }))).toBe(message);
  expect(problemOf(twoParts({ $anchor: 'x' }, { $id: 'http://x/y', $ref: '#x' }))).toBe(message);
  const valid = { $id: 'http://x/y', ...twoParts({ $anchor: 'x', type: 'string' }, { $anchor: 'y' }) };
  expect(problemOf(valid)).toBeNull();
  expect(compileSchema(valid)({ first: 1 })).toBe('/first must be string');
});

test('the schemas of `patternProperties` are ignored, and all additional properties are accepted', () => {
  const differenceOf = compileSchema({
    type: 'object',
    properties: { name: { type: 'string' } },
    patternProperties: { '^x-': { type: 'number' } },
    additionalProperties: false,
    unevaluatedProperties: false,
  });
  expect(differenceOf({ name: 'Ada', 'x-count': 'many', other: true })).toBeNull();
  expect(differenceOf({ name: 1 })).toBe('/name must be string');
});

test('a stored schema that cannot be compiled is reported as unusable', () => {
  const stored = twoParts({ $anchor: 'x', type: 'string' }, { $anchor: 'x', type: 'number' });
  expect(() => compileSchema(stored)).toThrow(UnusableSchemaError);
});

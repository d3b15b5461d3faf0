// Schemas of callers that cost more to compare with than anybody has time for.
import { expect, test } from '@jest/globals';
import { startCpuTime } from '../support/cpu-time.js';
import { differenceFrom, isExtractionSchema } from '../../server/modules/knowledge-bases/extraction-schema.js';

/** Each definition refers to the next one twice: n of them are looked at 2^n times. */
function doubling(count: number) {
  const next = (index: number) => ({ $ref: `#/$defs/level${index + 1}` });
  const levels = Array.from({ length: count }, (_, index) => [`level${index}`, { anyOf: [next(index), next(index)] }]);
  return {
    type: 'object',
    allOf: [{ $ref: '#/$defs/level0' }],
    $defs: { ...Object.fromEntries(levels), [`level${count}`]: { const: 1 } },
  };
}

test('a schema that doubles its work with every level does not hold the process', () => {
  const schema = doubling(40);
  expect(isExtractionSchema(schema)).toBe(false);
  expect(differenceFrom(schema, {})).toBe('the schema cannot be used: it refers to itself or others too often');
});

test('nor does one that refers to itself twice, which only comparing can tell', () => {
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
  expect(isExtractionSchema(schema)).toBe(true);
  expect(differenceFrom(schema, { tree: { left: { left: {} } } })).toBeNull();
  const deep = Array.from({ length: 40 }).reduce<object>((left) => ({ left }), { left: 1 });
  const cpuMs = startCpuTime();
  expect(differenceFrom(schema, { tree: deep })).toMatch(/^the schema cannot be used/);
  expect(cpuMs()).toBeLessThan(5_000);
});

test('the same shape in a size that can be looked at is compared to its end', () => {
  expect(differenceFrom(doubling(5), {})).toBe('the data must be equal to constant');
  expect(
    differenceFrom({ type: 'object', properties: { name: { type: 'string' } }, required: ['name'] }, { name: 'Ada' }),
  ).toBeNull();
});

test('a long chain of references is refused, and does not overflow the stack', () => {
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
  expect(isExtractionSchema(chain(100))).toBe(true);
  expect(differenceFrom(chain(100), {})).toBeNull();
  for (const length of [1_000, 9_000]) expect(isExtractionSchema(chain(length))).toBe(false);
});

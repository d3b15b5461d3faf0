// The calculation behind a search: compared with the plain way of doing it.
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  byNearness,
  createNearest,
  dotProduct,
  fromBytes,
  toBytes,
  type Match,
} from '../../server/modules/knowledge-bases/nearest.js';

const match = fc.record({
  fileRecordId: fc.integer({ min: 1, max: 5 }),
  position: fc.integer({ min: 0, max: 50 }),
  score: fc.integer({ min: -4, max: 4 }).map((score) => score / 4),
});

test('keeps what sorting everything and cutting would keep', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (matches: Match[], limit) => {
      const nearest = createNearest(limit);
      matches.forEach((each) => nearest.add(each));
      expect(nearest.matches()).toEqual([...matches].sort(byNearness).slice(0, limit));
    }),
  );
});

test('an embedding comes back from its bytes as it was, wherever they lie in memory', () => {
  fc.assert(
    fc.property(fc.float32Array({ minLength: 1, noNaN: true }), fc.integer({ min: 0, max: 3 }), (embedding, shift) => {
      const memory = Buffer.alloc(shift + embedding.byteLength);
      toBytes(embedding).copy(memory, shift);
      expect(fromBytes(memory.subarray(shift))).toEqual(embedding);
    }),
  );
});

test('the dot product of two vectors of length 1 is the cosine of their angle', () => {
  const at = (degrees: number) =>
    Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
  expect(dotProduct(at(10), at(70))).toBeCloseTo(0.5, 6);
  expect(dotProduct(at(10), at(190))).toBeCloseTo(-1, 6);
});

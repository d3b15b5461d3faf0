import { expect, test } from '@jest/globals';
import { fc } from '../support/fast-check.js';
import { dotProduct, fromBytes, toBytes } from '../../server/modules/knowledge-bases/search/vector-store/embeddings.js';
import { byNearness, createNearest } from '../../server/modules/knowledge-bases/search/vector-store/nearest.js';
import type { Match } from '../../server/modules/knowledge-bases/search/vector-store/port.js';

const match = fc.record({
  fileRecordId: fc.integer({ min: 1, max: 5 }),
  position: fc.integer({ min: 0, max: 50 }),
  score: fc.integer({ min: -4, max: 4 }).map((score) => score / 4),
});

test('the ranking keeps the same items as sorting everything and truncating', () => {
  fc.assert(
    fc.property(fc.array(match, { maxLength: 200 }), fc.integer({ min: 1, max: 20 }), (matches: Match[], limit) => {
      const nearest = createNearest(limit);
      matches.forEach((each) => nearest.add(each));
      expect(nearest.matches()).toEqual([...matches].sort(byNearness).slice(0, limit));
    }),
  );
});

test('an embedding is decoded from its bytes at any memory offset', () => {
  fc.assert(
    fc.property(fc.float32Array({ minLength: 1, noNaN: true }), fc.integer({ min: 0, max: 3 }), (embedding, shift) => {
      const memory = Buffer.alloc(shift + embedding.byteLength);
      toBytes(embedding).copy(memory, shift);
      expect(fromBytes(memory.subarray(shift))).toEqual(embedding);
    }),
  );
});

test('the dot product of two unit vectors is the cosine of their angle', () => {
  const at = (degrees: number) =>
    Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
  expect(dotProduct(at(10), at(70))).toBeCloseTo(0.5, 6);
  expect(dotProduct(at(10), at(190))).toBeCloseTo(-1, 6);
});

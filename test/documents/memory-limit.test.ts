/** @measures */
import { afterAll, expect, test } from '@jest/globals';
import { createDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { isFullRun } from '../support/full-run.js';
import { readingOf, tooMuch } from './support.js';

const memoryBytes = (isFullRun ? 512 : 256) * 2 ** 20;
const reader = createDocumentReader({ limits: { timeMs: 60_000, memoryBytes } });
afterAll(() => reader.close());

test('a document that exceeds its memory limit takes little memory of this process; the reader continues', async () => {
  const many = Buffer.from(`[${'1,'.repeat(8_000_000)}1]`);
  const residentBefore = process.memoryUsage.rss();
  let longestPauseMs = 0;
  let maxResident = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    longestPauseMs = Math.max(longestPauseMs, performance.now() - last);
    maxResident = Math.max(maxResident, process.memoryUsage.rss());
    last = performance.now();
  }, 5);
  const startedAt = last;
  expect(await readingOf(reader, many, 'application/json')).toMatch(tooMuch);
  const tookMs = performance.now() - startedAt;
  clearInterval(timer);
  // This process holds the document itself in one or two buffers.
  expect(maxResident - residentBefore).toBeLessThan(100 * 2 ** 20);
  expect(longestPauseMs).toBeLessThan(tookMs / 3);
  expect(await readingOf(reader, 'fine', 'text/plain')).toBe('fine');
});

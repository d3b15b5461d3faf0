// What cutting texts into chunks costs, and whom: the process of the document, in proportion to the length, and the server next to nothing.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { createDocumentReader } from '../../server/platform/documents/reader.js';
import { startCpuTime } from '../support/cpu-time.js';
import { watchEventLoop } from '../support/event-loop.js';
import { hostileTexts } from './hostile-texts.js';
import { builtFile } from '../support/built.js';

// Chunking takes up to 11 s on a quiet machine, and more than the default limit of a minute on a busy one.
const reader = createDocumentReader({ limits: { timeMs: 280_000 } });
afterAll(() => reader.close());

interface Cost {
  readonly name: string;
  readonly onceMs: number;
  readonly fourfoldMs: number;
}

/** Below it, starting and collecting garbage say more than the text. */
const noiseMs = 25;

test('four times the text costs at most 6.25 times the processor time, which is 2.5 times for each doubling, however hostile the text is', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [builtFile('test/documents/chunking-process.ts')], {
    env: { PATH: process.env.PATH },
  });
  const costs = JSON.parse(stdout) as Cost[];
  expect(costs.map(({ name }) => name)).toEqual(Object.keys(hostileTexts));
  expect(costs.filter(({ onceMs, fourfoldMs }) => fourfoldMs > 6.25 * Math.max(onceMs, noiseMs))).toEqual([]);
}, 300_000);

test.each([
  'a table with a giant head',
  'a fence as long as its code',
  'random Chinese characters',
  'one letter with a million accents',
])(
  'five million characters are cut in the process of the document, and the server is not busy with it: %s',
  async (name) => {
    const text = hostileTexts[name]?.(5_000_000) ?? '';
    const cpuTime = startCpuTime();
    const eventLoop = watchEventLoop();
    const chunks = await reader.chunk(text, { organizationId: 'org_1' });
    const cpuMs = cpuTime();
    const longestTurnMs = eventLoop.longestTurnMs();
    eventLoop.stop();
    expect(chunks.length).toBeGreaterThan(1_000);
    expect(chunks.every(({ position }, index) => position === index)).toBe(true);
    // In this process, chunking takes 1.5 to 10 s. What is left is the messages.
    expect(cpuMs).toBeLessThan(2_500);
    expect(longestTurnMs).toBeLessThan(500);
  },
  300_000,
);

/** @measures */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { createDocumentReader } from '../../server/platform/documents/process-adapter.js';
import { startCpuTime } from '../support/cpu-time.js';
import { cpuMsOfFixedWork, watchEventLoop } from '../support/event-loop.js';
import { isTooSlow, type Cost } from './chunking-cost.js';
import { hostileTexts } from './hostile-texts.js';
import { builtFile } from '../support/built.js';
import { isFullRun } from '../support/full-run.js';

// Chunking takes up to 11 s on a quiet machine, and more than the default limit of one minute on a busy one.
const reader = createDocumentReader({ limits: { timeMs: 280_000 } });
afterAll(() => reader.close());

test('for every hostile text, four times the text costs at most 6.25 times the CPU time', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [builtFile('test/documents/chunking-process.ts')], {
    env: { PATH: process.env.PATH, FULL_RUN: process.env['FULL_RUN'] },
  });
  const costs = JSON.parse(stdout) as Cost[];
  expect(costs.map(({ name }) => name)).toEqual(Object.keys(hostileTexts));
  expect(costs.filter(isTooSlow)).toEqual([]);
}, 300_000);

/** By default, only the text with the most chunks is tested, because each text takes up to 10 s of CPU time. */
const giantTexts = ['a table with a giant head'];
if (isFullRun)
  giantTexts.push('one letter with a million accents', 'a fence as long as its code', 'random Chinese characters');

test.each(giantTexts)(
  'more than five million characters are chunked in the document process, and the server process is not busy: %s',
  async (name) => {
    // The reader chunks a text of more than five million characters in two parts.
    const text = hostileTexts[name]?.(5_500_000) ?? '';
    const cpuTime = startCpuTime();
    const eventLoop = watchEventLoop();
    const chunks = await reader.chunk(text, { organizationId: 'org_1' });
    const cpuMs = cpuTime();
    const longestIterationMs = eventLoop.longestIterationMs();
    eventLoop.stop();
    expect(chunks.length).toBeGreaterThan(1_000);
    expect(chunks.every(({ position }, index) => position === index)).toBe(true);
    // In this process, chunking would take 1.5 to 10 s on a quiet machine, where `fixedWorkMs` is about 25.
    const fixedWorkMs = cpuMsOfFixedWork();
    expect(cpuMs / fixedWorkMs).toBeLessThan(100);
    expect(longestIterationMs / fixedWorkMs).toBeLessThan(20);
  },
  300_000,
);

// Tests that the log counts equal warnings and errors, and writes all other lines immediately.
import { afterEach, expect, test } from '@jest/globals';
import { pino, type Logger } from 'pino';
import { createLogger } from '../../server/platform/log/logger.js';
import { countRepeatedLines } from '../../server/platform/log/repeated-lines.js';
import { eventually } from '../support/eventually.js';

let lines: Record<string, unknown>[] = [];
afterEach(() => void (lines = []));
const destination = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
const createCountingLogger = (intervalMs: number): Logger =>
  pino({ base: undefined, hooks: { logMethod: countRepeatedLines({ intervalMs }) } }, destination);
const times = (count: number, work: () => void) => Array.from({ length: count }).forEach(work);

test('writes the first of 1,101 equal warnings immediately, and later the number of repetitions', async () => {
  const logger = createCountingLogger(50);
  times(1_101, () => logger.warn({ pool: 'main' }, 'Acquire connection error: timeout'));
  expect(lines).toMatchObject([{ level: 40, pool: 'main', msg: 'Acquire connection error: timeout' }]);
  await eventually(
    () => lines.length,
    (count) => count === 2,
  );
  expect(lines[1]).toMatchObject({
    level: 40,
    pool: 'main',
    repeatedCount: 1_100,
    msg: 'Acquire connection error: timeout (repeated 1100 times)',
  });
});

test('after a pause, writes an equal line immediately', async () => {
  const logger = createCountingLogger(20);
  logger.error({ err: new Error('refused') }, 'the store failed');
  await new Promise((resolve) => setTimeout(resolve, 100));
  logger.error({ err: new Error('refused') }, 'the store failed');
  expect(lines.map(({ msg }) => msg)).toEqual(['the store failed', 'the store failed']);
});

test('writes all lines that differ in a field or in their error', () => {
  const logger = createLogger('info', destination);
  times(2, () => logger.error({ requestId: `req_${lines.length}`, err: new Error('refused') }, 'request failed'));
  for (const message of ['refused', 'reset']) logger.error({ err: new Error(message) }, 'request failed');
  for (const code of ['ECONNREFUSED', 'ECONNRESET']) logger.error(Object.assign(new Error('lost'), { code }));
  for (const message of ['refused', 'reset']) logger.error(new Error('lost', { cause: new Error(message) }));
  expect(lines).toHaveLength(8);
});

test('counts warnings, and writes each line of information', () => {
  const logger = createLogger('info', destination);
  times(50, () => logger.warn('Connection Error: ended unexpectedly'));
  times(50, () => logger.info('ready'));
  expect(lines.filter(({ level }) => level === 40)).toHaveLength(1);
  expect(lines.filter(({ level }) => level === 30)).toHaveLength(50);
});

test('writes each line whose fields cannot be serialized as JSON', () => {
  const logger = createLogger('info', destination);
  const circular: { self?: unknown } = {};
  circular.self = circular;
  times(2, () => logger.warn(circular, 'odd'));
  expect(lines).toHaveLength(2);
});

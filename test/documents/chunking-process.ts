// Cuts each hostile text and one of four times its length, and reports the processor time of both. A process of its own, so that nothing else counts.
import { chunkText } from '../../server/platform/documents/chunks.js';
import { hostileTexts } from './hostile-texts.js';

const length = 75_000;

function cpuMs(text: string): number {
  const before = process.cpuUsage();
  chunkText(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least of two: collecting garbage of the one before is no part of the cost. */
const costMs = (text: string): number => Math.min(cpuMs(text), cpuMs(text));

cpuMs(hostileTexts['random words']?.(100_000) ?? '');
const costs = Object.entries(hostileTexts).map(([name, make]) => ({
  name,
  onceMs: costMs(make(length)),
  fourfoldMs: costMs(make(4 * length)),
}));
process.stdout.write(JSON.stringify(costs));

// Chunks each hostile text and a text of four times its length, and reports the CPU time of both. Runs in a separate
// process, so that no other work is measured.
import { chunkText } from '../../server/platform/documents/chunks.js';
import { hostileTexts } from './hostile-texts.js';

const length = process.env['FULL_RUN'] === 'true' ? 75_000 : 40_000;

function cpuMs(text: string): number {
  const before = process.cpuUsage();
  chunkText(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns the minimum of two runs, because a run may include a garbage collection. */
const costMs = (text: string): number => Math.min(cpuMs(text), cpuMs(text));

cpuMs(hostileTexts['random words']?.(100_000) ?? '');
const costs = Object.entries(hostileTexts).map(([name, make]) => ({
  name,
  onceMs: costMs(make(length)),
  fourfoldMs: costMs(make(4 * length)),
}));
process.stdout.write(JSON.stringify(costs));

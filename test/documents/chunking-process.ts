// Measures the CPU time of chunking in a separate process, so that it measures no other work.
import { chunkText } from '../../server/platform/documents/chunks.js';
import { isTooSlow, type Cost } from './chunking-cost.js';
import { hostileTexts, type HostileText } from './hostile-texts.js';

const length = process.env['FULL_RUN'] === 'true' ? 75_000 : 40_000;

function cpuMs(text: string): number {
  const before = process.cpuUsage();
  chunkText(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Measures the short text only if the long one is slow. Repeats a measurement that is too high, because it may include
 * a garbage collection.
 */
function costOf(name: string, make: HostileText): Cost {
  const fourfoldMs = cpuMs(make(4 * length));
  if (!isTooSlow({ onceMs: 0, fourfoldMs })) return { name, onceMs: 0, fourfoldMs };
  const onceMs = Math.min(cpuMs(make(length)), cpuMs(make(length)));
  const cost = { name, onceMs, fourfoldMs };
  return isTooSlow(cost) ? { ...cost, fourfoldMs: Math.min(cost.fourfoldMs, cpuMs(make(4 * length))) } : cost;
}

cpuMs(hostileTexts['random words']?.(100_000) ?? '');
const costs = Object.entries(hostileTexts).map(([name, make]) => costOf(name, make));
process.stdout.write(JSON.stringify(costs));

// Chunks each hostile text and a text of four times its length, and reports the CPU time of both. Runs in a separate
// process, so that no other work is measured.
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

/** A run may include a garbage collection, so a cost that is too high is measured again. */
function costOf(name: string, make: HostileText): Cost {
  const onceMs = Math.min(cpuMs(make(length)), cpuMs(make(length)));
  const cost = { name, onceMs, fourfoldMs: cpuMs(make(4 * length)) };
  return isTooSlow(cost) ? { ...cost, fourfoldMs: Math.min(cost.fourfoldMs, cpuMs(make(4 * length))) } : cost;
}

cpuMs(hostileTexts['random words']?.(100_000) ?? '');
const costs = Object.entries(hostileTexts).map(([name, make]) => costOf(name, make));
process.stdout.write(JSON.stringify(costs));

// A server that reports its memory and how long its event loop was blocked. It has its own process, because Jest's
// process retains too much memory. The parent sends a `Begin`, and later `end`, which returns a `Measurement`.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../server/app/config/config.js';
import { createContainer } from '../../server/app/container.js';
import { createHttpServer } from '../../server/http/http-server.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { cpuMsOfFixedWork, watchEventLoop } from './event-loop.js';

export interface MeasuredServer {
  readonly url: string;
  readonly token: string;
}

export interface Begin {
  /**
   * If the memory has grown by more than this, the process collects its garbage and measures again, so that garbage
   * alone cannot exceed a limit. Null if the memory is not measured.
   */
  readonly collectAboveBytes: number | null;
}

export interface Measurement {
  /** Null if the memory is not measured. */
  memoryGrowthBytes: number | null;
  /** CPU time of the longest iteration of the event loop, divided by `cpuMsOfFixedWork`. */
  longestIterationRatio: number;
}

const organizationId = 'org_2kTestMain';
const logger = createLogger('silent');
const container = await createContainer(readConfig(process.env), { logger, accessLogger: logger });
const limits = { requestTimeoutMs: 120_000, keepAliveTimeoutMs: 75_000 };
const server = createHttpServer(await container.createApp(), limits).listen(0, '127.0.0.1');
await once(server, 'listening');
const provider = container.identityProvider;
if (!provider) throw new Error('needs the embedded identity provider');
await provider.addOrganization({ id: organizationId, name: 'Test', slug: 'test' });
await provider.addMember({
  organizationId,
  userId: 'user_1',
  email: 'user_1@test.example',
  role: 'org:admin',
  permissions: [],
});

let end: () => Measurement = () => ({ memoryGrowthBytes: null, longestIterationRatio: 0 });

/**
 * Measures the maximum growth of the memory from now on: of `rss`, or of heap plus external memory if that is larger.
 * `rss` alone is not enough, because new objects may use memory that the process already has.
 */
function watchMemory(collectAboveBytes: number, collect: () => void) {
  const look = (): { rss: number; used: number } => {
    const { rss, heapUsed, external } = process.memoryUsage();
    return { rss, used: heapUsed + external };
  };
  collect();
  const before = look();
  const growth = (): number => {
    const { rss, used } = look();
    return Math.max(rss - before.rss, used - before.used);
  };
  let peak = 0;
  const watch = (): void => {
    if (growth() > Math.max(collectAboveBytes, peak)) collect();
    peak = Math.max(peak, growth());
  };
  const timer = setInterval(watch, 10);
  return { growthBytes: () => (watch(), peak), stop: () => clearInterval(timer) };
}

/** Lowest result of `cpuMsOfFixedWork` so far. */
let fixedWorkMs = Infinity;

/**
 * A ratio below this is computed with the lowest earlier result of `cpuMsOfFixedWork`. This is exact enough, because
 * `maxIterationRatio` is four times as high. A new call would take 0.1 s of CPU time, more than most actions.
 */
const lowRatio = 4;

function toIterationRatio(longestIterationMs: number): number {
  const isMeasured = fixedWorkMs < Infinity;
  if (isMeasured && longestIterationMs / fixedWorkMs < lowRatio) return longestIterationMs / fixedWorkMs;
  const currentMs = cpuMsOfFixedWork();
  fixedWorkMs = Math.min(fixedWorkMs, currentMs);
  return longestIterationMs / currentMs;
}

function begin({ collectAboveBytes }: Begin): void {
  const eventLoop = watchEventLoop();
  const collect = () => eventLoop.exclude(() => globalThis.gc?.());
  const memory = collectAboveBytes === null ? null : watchMemory(collectAboveBytes, collect);
  end = () => {
    memory?.stop();
    eventLoop.stop();
    const memoryGrowthBytes = memory?.growthBytes() ?? null;
    const longestIterationRatio = toIterationRatio(eventLoop.longestIterationMs());
    return { memoryGrowthBytes, longestIterationRatio };
  };
}

process.on('message', (message: Begin | 'end') => {
  if (message !== 'end') begin(message);
  process.send?.(message === 'end' ? end() : 'begun');
});
process.once('disconnect', () => process.exit());
process.send?.({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  token: await provider.mintToken({ userId: 'user_1', organizationId, lifetimeSeconds: 3600 }),
} satisfies MeasuredServer);

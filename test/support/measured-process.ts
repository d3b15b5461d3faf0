// A server in its own process that reports its memory and how long its event loop was blocked. Jest's own process
// retains too much memory to be measured. The parent sends `begin` and `end`. The reply to `end` has the figures of the
// time in between.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../server/app/config/config.js';
import { createContainer } from '../../server/app/container.js';
import { createHttpServer } from '../../server/http/http-server.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { watchEventLoop } from './event-loop.js';

export interface MeasuredServer {
  readonly url: string;
  readonly token: string;
}

export interface Measurement {
  readonly memoryGrowthBytes: number;
  /** CPU time of the longest iteration of the event loop, in milliseconds. */
  readonly longestIterationMs: number;
}

const organizationId = 'org_2kTestMain';
const logger = createLogger('silent');
const container = await createContainer(readConfig(process.env), { logger, accessLogger: logger });
const limits = { requestTimeoutMs: 120_000, keepAliveTimeoutMs: 75_000, maxHeaderBytes: 16 * 1024 };
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

let end: () => Measurement = () => ({ memoryGrowthBytes: 0, longestIterationMs: 0 });

function begin(): void {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let peak = before;
  const eventLoop = watchEventLoop();
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 10);
  end = () => {
    clearInterval(timer);
    eventLoop.stop();
    return {
      memoryGrowthBytes: Math.max(peak, process.memoryUsage.rss()) - before,
      longestIterationMs: eventLoop.longestIterationMs(),
    };
  };
}

process.on('message', (message) => {
  if (message === 'begin') begin();
  process.send?.(message === 'begin' ? 'begun' : end());
});
process.once('disconnect', () => process.exit());
process.send?.({
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  token: await provider.mintToken({ userId: 'user_1', organizationId, lifetimeSeconds: 3600 }),
} satisfies MeasuredServer);

// The measured server, in a separate process, so that its memory is measured alone.
import type { AddressInfo } from 'node:net';
import { readConfig } from '../../../server/app/config/config.js';
import { createContainer } from '../../../server/app/container.js';
import { createHttpServer } from '../../../server/http/http-server.js';
import { createAccessLogger, createLogger } from '../../../server/platform/log/logger.js';
import { adminId, organizationId } from './data.js';

const quiet = { write: () => undefined };
const many = '1000000';
const config = readConfig({
  ...process.env,
  EMBEDDED_IDENTITY_PORT: '0',
  EMBEDDED_STORAGE_PORT: '0',
  EMBEDDED_TOOL_SERVER_PORT: '0',
  // Replies are slow on a busy machine.
  IDENTITY_TIMEOUT_MS: '30000',
  DATABASE_CONNECT_TIMEOUT_MS: '30000',
  RATE_LIMIT_STORE: 'memory',
  RATE_LIMIT_USER: many,
  RATE_LIMIT_ORGANIZATION: many,
  MEMBER_MIRROR_MAX_AGE_SECONDS: '3600',
});
const container = await createContainer(config, {
  logger: createLogger('error', process.stderr),
  accessLogger: createAccessLogger('info', quiet),
});
const server = createHttpServer(await container.createApp(), {
  requestTimeoutMs: 60_000,
  keepAliveTimeoutMs: 60_000,
});
server.listen(0, '127.0.0.1', () => void announce());

async function announce(): Promise<void> {
  const provider = container.identityProvider;
  if (!provider) throw new Error('the benchmark needs the embedded identity provider');
  await provider.addOrganization({ id: organizationId, name: 'Bench', slug: 'bench' });
  await provider.addMember({ organizationId, userId: adminId, email: 'person1@bench.example', role: 'org:admin' });
  const token = await provider.mintToken({ userId: adminId, organizationId, lifetimeSeconds: 36_000 });
  process.send?.({ port: (server.address() as AddressInfo).port, token });
}

let statements = 0;
// Excludes the statements of the timer that checks for removed members every second.
for (const pool of [container.platform.database, container.platform.streamConnections])
  pool.on('query', ({ sql }: { sql: string }) => (statements += /\bremoved_at >/.test(sql) ? 0 : 1));
let peakBytes = 0;
setInterval(() => (peakBytes = Math.max(peakBytes, process.memoryUsage.rss())), 5).unref();

process.on('message', (message: 'begin' | 'end') => {
  if (message === 'begin') {
    global.gc?.();
    statements = 0;
    peakBytes = process.memoryUsage.rss();
  }
  process.send?.({ statements, rssBytes: process.memoryUsage.rss(), peakBytes });
});
process.on('disconnect', () => void container.close().then(() => process.exit()));

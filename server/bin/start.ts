// `npm start`: the whole service in one process. With no configuration at all it brings its own database and identity provider, and shows a
// demo organization with a token to try it.
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { ConfigError, readConfig } from '../config.js';
import { createContainer } from '../container.js';
import { seedDemo } from '../embedded/demo/seed.js';
import { DataFolderInUseError } from '../embedded/postgres/index.js';
import { createHttpServer } from '../http/serve.js';
import { createAccessLogger, createLogger } from '../logger.js';
import { addressOf, banner } from './banner.js';
import { superviseProcess } from './lifecycle.js';

// Amazon's client, which is pinned, warns on Node 20 of versions that will be published after January 2027.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

async function main(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  const logger = createLogger(config.logLevel);
  const container = await createContainer(config, { logger, accessLogger: createAccessLogger(config.logLevel) });
  const server = createHttpServer(container.app, { requestTimeoutMs: 60_000, keepAliveTimeoutMs: 75_000, maxHeaderBytes: 16 * 1024 });
  superviseProcess({ container, server, logger, delayMs: config.http.shutdownDelayMs, graceMs: config.http.shutdownGraceMs });
  const demo = container.identityProvider === null ? null : await seedDemo({ ...container, identityProvider: container.identityProvider });
  server.listen(config.http.port, config.http.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    // Ends the parts in order; left to their guards, they would outlive this process for a moment and hold the data folder.
    await container.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  const url = addressOf(config.http.host, port);
  container.announceAddress(url);
  container.startWorker();
  logger.info({ port, parts: container.parts, durationMs: Math.round(performance.now() - startedAt) }, 'ready');
  if (demo) console.log(banner({ dataDir: config.dataDir, url, parts: container.parts, token: demo.token, organizationName: demo.organizationName }));
}

/** What a person can do something about is told in words; for the rest there is the stack. */
function explain(error: unknown): unknown {
  const { code, port, message, cause } = error as { code?: string; port?: number; message?: string; cause?: { code?: string } };
  if (code === 'EADDRINUSE') return `The port ${port} is in use: set PORT to a free one.`;
  if (cause?.code === 'EADDRINUSE') return `${message} (EMBEDDED_IDENTITY_PORT)`;
  return error instanceof ConfigError || error instanceof DataFolderInUseError ? message : error;
}

main().catch((error: unknown) => {
  console.error(explain(error));
  process.exit(1);
});

// Runs the API, the worker or both in this process.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '../../app/config/config.js';
import { createContainer } from '../../app/container.js';
import { createHttpServer } from '../../http/http-server.js';
import { unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import { addressOf, banner } from './banner.js';
import type { PrimaryLink } from '../api-processes/primary-link.js';
import { createLifecycle, type Lifecycle } from './lifecycle.js';

// Suppresses a warning of the S3 client on Node 20 about later versions of the client.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const serverOptions = { requestTimeoutMs: 60_000, keepAliveTimeoutMs: 75_000 };

export interface ServiceOptions {
  readonly config: Config;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly accessLogger: Logger;
  readonly primary: PrimaryLink | null;
  readonly startedAt: number;
}

/** Resolves when the service is running, or when a stop request has ended the start. */
export async function runService(options: ServiceOptions): Promise<void> {
  const { config, environment, logger, primary } = options;
  const { shutdownDelayMs: delayMs, shutdownGraceMs: graceMs } = config.http;
  const lifecycle = createLifecycle({ environment, logger, primary, delayMs, graceMs });
  try {
    await start(options, lifecycle);
  } catch (error) {
    if (!lifecycle.stopping.aborted) throw error;
    lifecycle.onStartEnded();
  }
}

async function start(
  { config, logger, accessLogger, primary, startedAt }: ServiceOptions,
  lifecycle: Lifecycle,
): Promise<void> {
  const container = await createContainer(config, {
    logger,
    accessLogger,
    group: primary?.group ?? null,
    onReady: (component) => logger.info(`ready: ${component}`),
    signal: lifecycle.stopping,
  });
  try {
    // Longer than the deadline, so that the deadline's 503 is sent before the connection is closed.
    const stallTimeoutMs = Math.max(60_000, 2 * config.http.deadlineMs);
    const { modules, platform, identityProvider } = container;
    const { database, storage, toolServer } = platform;
    const preparing = Promise.all([
      config.role === 'worker' ? null : container.createApp(),
      identityProvider === null || toolServer === null
        ? null
        : import('../../embedded/demo/seed.js').then(({ seedDemo }) =>
            seedDemo({ ...modules, database, storage, identityProvider, toolServer }),
          ),
    ]);
    const [app, demo] = await unlessAborted(preparing, lifecycle.stopping);
    const server = app === null ? null : createHttpServer(app, { ...serverOptions, stallTimeoutMs });
    lifecycle.supervise(container, server);
    const port = server === null ? null : await listen(server, config);
    const url = port === null ? null : addressOf(config.http.host, port);
    if (url !== null) container.announceAddress(url);
    if (config.role !== 'api' && !lifecycle.stopping.aborted) await container.startWorker();
    container.finishStart();
    const durationMs = Math.round(performance.now() - startedAt);
    logger.info(
      { role: config.role, ...(port === null ? {} : { port }), components: container.components, durationMs },
      'ready',
    );
    if (demo && url !== null) {
      const tokenFile = storeToken(config.dataDir, demo.token);
      console.log(banner({ dataDir: config.dataDir, url, tokenFile, organizationName: demo.organizationName }));
    }
  } catch (error) {
    // Otherwise, the embedded components would briefly outlive this process and lock the data folder.
    await container.close();
    throw error;
  }
}

/** Returns the path of the file. Only this user can read the file. */
function storeToken(dataDir: string, token: string): string {
  const file = join(dataDir, 'token');
  // `mode` would not change the permissions of an existing file.
  rmSync(file, { force: true });
  writeFileSync(file, token, { mode: 0o600 });
  return file;
}

async function listen(server: Server, { http: { port, host } }: Config): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

// Runs a process of the service: API, worker, or both. Without configuration, it starts an embedded database, object
// store and identity provider, and prints a token for a demo organization. Further processes on the same data folder
// use the same components.
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { readConfig, usesDataFolder, type Config } from '../app/config.js';
import { createContainer } from '../app/container.js';
import { prepareDataFolder } from '../embedded/data-folder.js';
import { seedDemo } from '../embedded/demo/seed.js';
import { createHttpServer } from '../http/serve.js';
import { createAccessLogger, createLogger } from '../platform/log/logger.js';
import { traceFields } from '../platform/telemetry/spans.js';
import { addressOf, banner } from './banner.js';
import { exitWith } from './explain.js';
import { superviseProcess } from './lifecycle.js';

// Silences a warning on Node 20 about versions of Amazon's client after January 2027. Our version is pinned.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';

const serverOptions = { requestTimeoutMs: 60_000, keepAliveTimeoutMs: 75_000, maxHeaderBytes: 16 * 1024 };

async function main(environment: NodeJS.ProcessEnv): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(environment);
  if (usesDataFolder(config)) prepareDataFolder(resolve(config.dataDir));
  const logger = createLogger(config.logLevel, undefined, config.isTraced ? traceFields : undefined);
  const container = await createContainer(config, { logger, accessLogger: createAccessLogger(config.logLevel) });
  try {
    // Longer than the deadline, so that the deadline's 503 is sent first.
    const stallTimeoutMs = Math.max(60_000, 2 * config.http.deadlineMs);
    const { identityProvider } = container;
    // In parallel: one uses the CPU, the other waits for the disk.
    const [app, demo] = await Promise.all([
      config.role === 'worker' ? null : container.createApp(),
      identityProvider === null ? null : seedDemo({ ...container, identityProvider }),
    ]);
    const server = app === null ? null : createHttpServer(app, { ...serverOptions, stallTimeoutMs });
    const { shutdownDelayMs: delayMs, shutdownGraceMs: graceMs } = config.http;
    superviseProcess({ environment, container, server, logger, delayMs, graceMs });
    const port = server === null ? null : await listen(server, config);
    const url = port === null ? null : addressOf(config.http.host, port);
    if (url !== null) container.announceAddress(url);
    if (config.role !== 'api') await container.startWorker();
    const durationMs = Math.round(performance.now() - startedAt);
    logger.info({ role: config.role, ...(port === null ? {} : { port }), parts: container.parts, durationMs }, 'ready');
    if (demo && url !== null)
      console.log(
        banner({
          dataDir: config.dataDir,
          url,
          parts: container.parts,
          token: demo.token,
          organizationName: demo.organizationName,
        }),
      );
  } catch (error) {
    // Stops the embedded components. Otherwise they would briefly outlive this process and lock the data folder.
    await container.close();
    throw error;
  }
}

async function listen(server: Server, { http: { port, host } }: Config): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Runs the process until a signal stops it. `role` takes precedence over ROLE. */
export function runProcess(role?: Config['role']): void {
  main(role === undefined ? process.env : { ...process.env, ROLE: role }).catch(exitWith);
}

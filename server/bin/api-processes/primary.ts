// Runs several API processes on one port. The primary process accepts connections and hands each to an API process.
import type { Logger } from 'pino';
import type { Config } from '../../app/config/config.js';
import { removeEarlyHandlers } from '../process/early-exit.js';
import { closeMs } from '../service/lifecycle.js';
import { serverScript, watchNpm } from '../process/npm-parent.js';
import { serveGroupReports } from './group-reports.js';
import type { StopSignal } from './messages.js';
import { createProcessGroup } from './process-group.js';

export interface PrimaryOptions {
  readonly config: Config;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  readonly startedAt: number;
}

/** If processes are still running this long after the time limit of a stop, they are killed. */
const killMarginMs = 2_000;

/** Resolves when all API processes are ready. */
export async function runPrimary({ config, environment, logger, startedAt }: PrimaryOptions): Promise<void> {
  const { port: wantedPort, processes: size, shutdownDelayMs, shutdownGraceMs } = config.http;
  const group = createProcessGroup({
    size,
    environment: { ROLE: config.role, PORT: String(wantedPort) },
    logger,
    onNoProcessReady: () => process.exit(1),
  });
  let isStopping = false;

  const stop = async (reason: string, signal: StopSignal, exitCode = 0): Promise<never> => {
    if (isStopping) {
      logger.warn({ reason }, 'second stop request: exiting immediately');
      group.kill();
      process.exit(1);
    }
    isStopping = true;
    logger.info({ reason }, 'stopping the API processes');
    setTimeout(group.kill, shutdownDelayMs + shutdownGraceMs + closeMs + killMarginMs);
    const isClean = await group.stop(signal);
    logger.info({ reason }, 'stopped the API processes');
    process.exit(isClean ? exitCode : 1);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, signal));
  process.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'uncaughtException');
    if (!isStopping) void stop('uncaughtException', 'SIGINT', 1);
  });
  removeEarlyHandlers();
  watchNpm(environment, serverScript, () => {
    if (!isStopping) void stop('npm, which ran this process, has ended', 'SIGTERM');
  });

  if (config.metrics !== null) {
    const { processes } = group;
    const listener = await serveGroupReports({ address: config.metrics, processes, isStopping: () => isStopping });
    logger.info(`ready: metrics on port ${listener.port} of ${config.metrics.host}`);
  }
  const port = await group.start();
  const durationMs = Math.round(performance.now() - startedAt);
  if (!isStopping) logger.info({ port, processes: size, durationMs }, 'all API processes are ready');
}

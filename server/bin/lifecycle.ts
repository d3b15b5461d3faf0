// Shuts the process down: the first signal drains it, the second one exits at once, and a timeout prevents it from
// hanging.
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Container } from '../app/container.js';
import { createDrain } from './drain.js';
import { watchNpm } from './npm-parent.js';

export interface LifecycleDependencies {
  environment: NodeJS.ProcessEnv;
  container: Container;
  /** Null in a process that serves no requests. */
  server: Server | null;
  logger: Logger;
  /** How long to continue serving after SIGTERM, while /readyz returns 503 and load balancers remove this process. */
  delayMs: number;
  /** Time that requests and jobs in progress then have to finish. */
  graceMs: number;
}

interface Stop {
  reason: string;
  exitCode: number;
  delayMs: number;
  graceMs: number;
  /** Maximum time for closing everything after the grace period. */
  closeMs: number;
}

/** Time for sending the last events of streams. */
const LAST_EVENTS_MS = 500;
const CLOSE_MS = 15_000;
/**
 * Without the database, no work can finish. The process exits within two seconds, so that its supervisor restarts it.
 */
const AFTER_FAILURE = { delayMs: 0, graceMs: 300, closeMs: 1_000 };

/** Installs the handlers of signals and of uncaught errors. */
export function superviseProcess({
  environment,
  container,
  server,
  logger,
  delayMs,
  graceMs,
}: LifecycleDependencies): void {
  const drain = server === null ? null : createDrain(server);
  let isStopping = false;
  const stop = async (request: Stop): Promise<void> => {
    const { reason, exitCode } = request;
    if (isStopping) {
      logger.warn({ reason }, 'second stop request: exiting at once');
      process.exit(1);
    }
    isStopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(
      () => {
        logger.error({ reason }, 'the process did not stop in time: exiting at once');
        process.exit(1);
      },
      request.delayMs + request.graceMs + request.closeMs,
    ).unref();
    container.announceStop();
    drain?.announce();
    if (drain !== null) await sleep(request.delayMs);
    const runsMs = Math.max(0, request.graceMs - LAST_EVENTS_MS);
    await Promise.all([
      drain?.close(request.graceMs),
      container.stopWorker(request.graceMs),
      container.stopRuns(runsMs),
    ]);
    await container.close();
    logger.info({ reason }, 'stopped');
    process.exit(exitCode);
  };
  const drained = { delayMs, graceMs, closeMs: CLOSE_MS };
  process.on('SIGTERM', () => void stop({ reason: 'SIGTERM', exitCode: 0, ...drained }));
  // Sent from a terminal: no load balancer needs time to notice.
  process.on('SIGINT', () => void stop({ reason: 'SIGINT', exitCode: 0, ...drained, delayMs: 0 }));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      void stop({ reason: event, exitCode: 1, ...drained, delayMs: 0 });
    });
  }
  void container.failed.then((reason) => {
    logger.fatal({ reason }, 'a component failed');
    void stop({ reason, exitCode: 1, ...AFTER_FAILURE });
  });
  watchNpm(environment, () => {
    if (!isStopping) void stop({ reason: 'npm, which ran this process, has ended', exitCode: 0, ...drained });
  });
}

// How a process ends: on the first signal it drains, on the second it exits at once, and it never hangs.
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
  /** How long to go on serving after SIGTERM, while /readyz returns 503 and balancers take this process out. */
  delayMs: number;
  /** How long requests and jobs in progress may take to finish then. */
  graceMs: number;
}

interface Stop {
  reason: string;
  exitCode: number;
  delayMs: number;
  graceMs: number;
  /** Maximum time for closing everything after the grace. */
  closeMs: number;
}

/** Time to tell the readers of a stream how its answer ended. */
const LAST_EVENTS_MS = 500;
const CLOSE_MS = 15_000;
/** Without the database nothing can be finished; the process exits within two seconds, so that its supervisor starts it anew. */
const AFTER_FAILURE = { delayMs: 0, graceMs: 300, closeMs: 1_000 };

/** Installs the handlers of signals and of failures that nothing caught. */
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
  const stop = async (wanted: Stop): Promise<void> => {
    const { reason, exitCode } = wanted;
    if (isStopping) {
      logger.warn({ reason }, 'stopping again: exiting at once');
      process.exit(1);
    }
    isStopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(
      () => {
        logger.error({ reason }, 'the process did not stop in time: exiting at once');
        process.exit(1);
      },
      wanted.delayMs + wanted.graceMs + wanted.closeMs,
    ).unref();
    container.announceStop();
    drain?.announce();
    if (drain !== null) await sleep(wanted.delayMs);
    const runsMs = Math.max(0, wanted.graceMs - LAST_EVENTS_MS);
    await Promise.all([drain?.close(wanted.graceMs), container.stopWorker(wanted.graceMs), container.stopRuns(runsMs)]);
    await container.close();
    logger.info({ reason }, 'stopped');
    process.exit(exitCode);
  };
  const drained = { delayMs, graceMs, closeMs: CLOSE_MS };
  process.on('SIGTERM', () => void stop({ reason: 'SIGTERM', exitCode: 0, ...drained }));
  // A person at a terminal: no balancer needs time to notice.
  process.on('SIGINT', () => void stop({ reason: 'SIGINT', exitCode: 0, ...drained, delayMs: 0 }));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      void stop({ reason: event, exitCode: 1, ...drained, delayMs: 0 });
    });
  }
  void container.failed.then((reason) => {
    logger.fatal({ reason }, 'a part failed');
    void stop({ reason, exitCode: 1, ...AFTER_FAILURE });
  });
  watchNpm(environment, () => {
    if (!isStopping) void stop({ reason: 'npm, which ran this process, has ended', exitCode: 0, ...drained });
  });
}

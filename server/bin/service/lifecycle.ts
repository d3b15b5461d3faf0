// Stops the process at the first stop request. This can be a signal, a message of the primary process, an uncaught
// error, a failed component, or the exit of npm. A second signal or message ends the process immediately.
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Container } from '../../app/container.js';
import { waitUnlessAborted, unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import { createDrain, type Drain } from './drain.js';
import { removeEarlyHandlers } from '../process/early-exit.js';
import type { StopSignal } from '../api-processes/messages.js';
import type { PrimaryLink } from '../api-processes/primary-link.js';
import { serverScript, watchNpm } from '../process/npm-parent.js';

export interface LifecycleDependencies {
  environment: NodeJS.ProcessEnv;
  logger: Logger;
  primary: PrimaryLink | null;
  /** Time for which requests are still served after SIGTERM, while /readyz returns 503. */
  delayMs: number;
  /** Time after the delay in which requests, jobs and runs can finish. */
  graceMs: number;
}

export interface Lifecycle {
  /**
   * Aborted by the first stop request. If aborted before `supervise`, the caller must cancel the start and call
   * `onStartEnded`.
   */
  readonly stopping: AbortSignal;
  /** Makes later stop requests drain the process. `server` is null in a process that serves no requests. */
  supervise(container: Container, server: Server | null): void;
  /** Exits the process if a stop request ended the start before `supervise` was called. */
  onStartEnded(): void;
}

interface Stop {
  reason: string;
  exitCode: number;
  delayMs: number;
  graceMs: number;
  /** Maximum time for closing the components after the grace period. */
  closeMs: number;
}

/** Last part of the grace period, in which interrupted work stores its results and sends its last events. */
const lastPartMs = (graceMs: number): number => Math.min(2_000, graceMs / 4);
export const closeMs = 15_000;
/** These times are short, because no work can finish without the embedded Postgres. */
const afterFailure = { delayMs: 0, graceMs: 300, closeMs: 1_000 };

/** Maximum time for an interrupted start to close its components. */
const startEndMs = 5_000;

interface Supervised {
  readonly container: Container;
  readonly drain: Drain | null;
}

async function drainProcess(
  { container, drain }: Supervised,
  { delayMs, graceMs }: Stop,
  logger: Logger,
): Promise<void> {
  const databaseUnavailable = container.announceStop();
  drain?.announce();
  // If the database is unavailable, end the delay early, because /readyz then returns 503 even without a stop.
  if (drain !== null) await waitUnlessAborted(sleep(delayMs), databaseUnavailable);
  const lastMs = lastPartMs(graceMs);
  const workMs = graceMs - lastMs;
  const overdue = container.limitStop(graceMs);
  const drained = drain?.close(graceMs, databaseUnavailable, lastMs) ?? Promise.resolve();
  const work = [drained, container.stopWorker(workMs), container.stopRuns(workMs, drained)];
  await unlessAborted(Promise.all(work), overdue).catch((error: unknown) =>
    logger.warn({ err: error }, 'the process stops before its work has ended'),
  );
  await container.close();
}

function installHandlers(
  { environment, logger, primary, delayMs, graceMs }: LifecycleDependencies,
  stopping: AbortSignal,
  stop: (request: Stop) => Promise<void>,
): void {
  const regularTimes = { delayMs, graceMs, closeMs };
  const onSignal = (signal: StopSignal) =>
    // SIGINT usually comes from a terminal, where no load balancer needs the delay.
    void stop({ reason: signal, exitCode: 0, ...regularTimes, ...(signal === 'SIGINT' ? { delayMs: 0 } : {}) });
  primary?.onStop(onSignal);
  // Terminals and systemd send a signal to all processes. If there is a primary process, ignore the signal and wait for
  // the stop request of the primary process. A second stop request would end the process immediately.
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, () => (primary === null ? onSignal(signal) : undefined));
  removeEarlyHandlers();
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      logger.fatal({ err: error }, event);
      // An error during a stop must not count as a second stop request.
      if (!stopping.aborted) void stop({ reason: event, exitCode: 1, ...regularTimes, delayMs: 0 });
    });
  }
  if (primary === null)
    watchNpm(environment, serverScript, () => {
      if (!stopping.aborted)
        void stop({ reason: 'npm, which ran this process, has ended', exitCode: 0, ...regularTimes });
    });
}

export function createLifecycle(dependencies: LifecycleDependencies): Lifecycle {
  const { logger, primary } = dependencies;
  const stopping = new AbortController();
  let supervised: Supervised | null = null;
  let exitCode = 0;
  let reason = '';
  const exit = (level: 'info' | 'warn' | 'error', message: string, code = exitCode): never => {
    logger[level]({ reason }, message);
    process.exit(code);
  };
  const stop = async (request: Stop): Promise<void> => {
    if (stopping.signal.aborted) {
      logger.warn({ reason: request.reason }, 'second stop request: exiting immediately');
      process.exit(1);
    }
    ({ reason, exitCode } = request);
    logger.info({ reason }, 'stopping');
    stopping.abort(new Error(`the process was asked to stop: ${reason}`));
    if (supervised === null) {
      // A late exit is no failure here, because a starting process has no work to lose. So use the exit code of the
      // request.
      setTimeout(() => exit('warn', 'the start did not end in time: exiting immediately'), startEndMs);
      return;
    }
    const exitLate = () => exit('error', 'the process did not stop in time: exiting immediately', 1);
    setTimeout(exitLate, request.delayMs + request.graceMs + request.closeMs).unref();
    await drainProcess(supervised, request, logger);
    exit('info', 'stopped');
  };
  installHandlers(dependencies, stopping.signal, stop);
  return {
    stopping: stopping.signal,
    supervise(container, server) {
      stopping.signal.throwIfAborted();
      supervised = {
        container,
        drain: server === null ? null : createDrain({ server, nextIteration: primary?.nextIteration }),
      };
      void container.failed.then((reason) => {
        logger.fatal({ reason }, 'a component failed');
        // A failure during a stop must not count as a second stop request.
        if (!stopping.signal.aborted) void stop({ reason, exitCode: 1, ...afterFailure });
      });
    },
    onStartEnded() {
      if (supervised === null) exit('info', 'stopped');
    },
  };
}

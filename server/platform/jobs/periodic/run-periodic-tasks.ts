import { randomUUID } from 'node:crypto';
// node-cron calls `tick` every second. pg-boss cannot, because the shortest interval of its schedules is a minute.
// Another package, croner, computes the slots of scheduled tasks (server/docs/decisions/scheduled-tasks.md).
import { schedule } from 'node-cron';
import type { Logger } from 'pino';
import { interruptGraceMs, type OnPeriodicTaskEnded, type PeriodicTask } from '../port.js';
import type { PeriodicTaskRepository } from './repository.js';
import { waitUnlessAborted, waitAtMost } from '../../concurrency/bounded-wait.js';

export interface PeriodicTasksDependencies {
  readonly periodic: readonly PeriodicTask[];
  readonly periodicTasks: PeriodicTaskRepository;
  readonly settings: { readonly leaseMs: number };
  readonly log: Logger;
  readonly onPeriodicTaskEnded: OnPeriodicTaskEnded;
}

export interface PeriodicTasks {
  /** Waits for running tasks until the signal is aborted, then interrupts them. */
  stop(graceOver: AbortSignal): Promise<void>;
}

const everySecond = '* * * * * *';
const renewalsPerLease = 4;

/**
 * Returns the next due time of a task that runs in every worker. Subtracting half a second puts the due times between
 * two ticks. If a due time were at a tick, a slightly early tick would skip the task.
 */
function dueAfter(previousDueAt: number, everyMs: number): number {
  const dueAt = previousDueAt + everyMs;
  const now = performance.now();
  return dueAt > now ? dueAt : now + everyMs - 500;
}

export function startPeriodicTasks(dependencies: PeriodicTasksDependencies): PeriodicTasks {
  const { periodic, log } = dependencies;
  const holder = randomUUID();
  const stopping = new AbortController();
  const running = new Map<string, Promise<void>>();
  // The earliest time at which each task can be due. A task that runs in every worker starts then. For any other task,
  // the database decides whether it is due.
  const nextAt = new Map(periodic.map(({ name }) => [name, 0]));

  function tick(): void {
    const now = performance.now();
    for (const task of periodic) {
      if (running.has(task.name) || (nextAt.get(task.name) ?? 0) > now) continue;
      const run = attempt(task)
        .catch((error: unknown) =>
          log.error({ err: error, task: task.name }, 'a periodic task could not be claimed or released'),
        )
        .finally(() => running.delete(task.name));
      running.set(task.name, run);
    }
  }

  async function attempt(task: PeriodicTask): Promise<void> {
    const { name, everyMs, runsInEveryWorker = false } = task;
    if (runsInEveryWorker) {
      nextAt.set(name, dueAfter(nextAt.get(name) ?? 0, everyMs));
      await runTask(task, stopping.signal, dependencies);
      return;
    }
    const { isTaken, nextInMs } = await dependencies.periodicTasks.take(name, everyMs, {
      holder,
      leaseMs: dependencies.settings.leaseMs,
    });
    nextAt.set(name, performance.now() + nextInMs);
    if (isTaken) await runHeld(task, holder, stopping.signal, dependencies);
  }

  const clock = schedule(everySecond, tick, {
    timezone: 'UTC',
    noOverlap: true,
    suppressMissedWarning: true,
    logger: loggerFor(log),
  });
  tick();
  return {
    async stop(graceOver) {
      await clock.destroy();
      const all = Promise.all(running.values());
      await waitUnlessAborted(all, graceOver);
      stopping.abort(new Error('the worker stops'));
      // The lease of a task that ignores the signal expires after the process has ended.
      await waitAtMost(all, interruptGraceMs);
    },
  };
}

async function runHeld(
  task: PeriodicTask,
  holder: string,
  stopping: AbortSignal,
  dependencies: PeriodicTasksDependencies,
): Promise<void> {
  const { periodicTasks, settings } = dependencies;
  const { leaseMs } = settings;
  const lost = new AbortController();
  const signal = AbortSignal.any([stopping, lost.signal]);
  const renew = async () => {
    // Continue if the renewal fails, because other workers probably cannot reach the database either.
    const isOurs = await periodicTasks.renew(task.name, { holder, leaseMs }).catch(() => true);
    if (!isOurs) lost.abort(new Error('another worker runs the task'));
  };
  const renewing = setInterval(() => void renew(), leaseMs / renewalsPerLease);
  const succeeded = await runTask(task, signal, dependencies);
  clearInterval(renewing);
  await periodicTasks.release(task.name, holder, succeeded || !stopping.aborted);
}

async function runTask(
  task: PeriodicTask,
  signal: AbortSignal,
  { log, onPeriodicTaskEnded }: PeriodicTasksDependencies,
): Promise<boolean> {
  const startedAt = performance.now();
  let succeeded = false;
  try {
    await task.run(signal);
    succeeded = true;
  } catch (error) {
    if (signal.aborted)
      log.warn({ task: task.name, reason: (signal.reason as Error).message }, 'a periodic task was interrupted');
    else log.error({ err: error, task: task.name }, 'a periodic task failed; it runs again when it is due');
  }
  onPeriodicTaskEnded({ name: task.name, succeeded, durationMs: performance.now() - startedAt });
  return succeeded;
}

/** Without a logger, node-cron writes to the console. */
function loggerFor(log: Logger) {
  const text = (message: string | Error) => (message instanceof Error ? message.message : message);
  return {
    info: (message: string) => log.debug(message),
    warn: (message: string) => log.warn(message),
    error: (message: string | Error, error?: Error) => log.error({ err: error ?? message }, text(message)),
    debug: (message: string | Error) => log.debug(text(message)),
  };
}

// Runs jobs and periodic tasks in this process until it is told to stop.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { JobHandler, PeriodicTask } from '../jobs.js';
import { createCompletions } from './completions.js';
import type { JobStore } from './job-store.js';
import { startPeriodicTasks, type PeriodicTaskEnded } from './periodic-tasks.js';
import type { PeriodicTaskRepository } from './periodic-task-repository.js';
import type { OpenQueue } from './queue.js';
import { createQueueRunner, type JobEnded } from './queue-runner.js';

export interface WorkerSettings {
  /** How often to look for jobs that other processes stored or that have become due. */
  readonly pollIntervalMs: number;
  /** How long this worker may be silent before its work is taken from it. */
  readonly leaseMs: number;
}

export interface WorkerParts {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
  readonly store: JobStore;
  readonly queue: Pick<OpenQueue, 'onStored'>;
  readonly periodicTasks: PeriodicTaskRepository;
  readonly settings: WorkerSettings;
  readonly log: Logger;
  readonly jobEnded: JobEnded;
  readonly periodicTaskEnded: PeriodicTaskEnded;
}

export interface Worker {
  /** Ends when nothing runs any more: what is not done after the grace is given back. May be called more than once. */
  stop(graceMs: number): Promise<void>;
}

/** Of a lease: two may fail before the third comes too late. */
const RENEWALS_PER_LEASE = 4;
const TIDY_EVERY_MS = 60_000;
/** After everything has ended: for reports that the database has not taken yet. */
const LAST_REPORTS_MS = 3_000;

export function startWorker(parts: WorkerParts): Worker {
  const { jobs, store, queue, settings, log, jobEnded } = parts;
  const completions = createCompletions({ store, log });
  const runners = new Map(jobs.map((handler) => [handler.queue, createQueueRunner({ handler, store, completions, log, jobEnded })]));
  const wake = (queues: readonly string[]) => queues.forEach((name) => runners.get(name)?.wake());

  async function keepLeases(): Promise<void> {
    for (const runner of runners.values()) {
      const held = runner.held();
      if (held.length === 0) continue;
      const ours = new Set(await store.renew(runner.queue, held));
      // Only what is held still: a job that was reported meanwhile is not ours either, and that is as it should be.
      runner.lose(held.filter(({ id }) => !ours.has(id)).map(({ id }) => id));
    }
    for (const { queue: name, id: jobId, attempt, isLastAttempt } of await store.reclaim()) {
      const about = { queue: name, jobId, attempt };
      if (isLastAttempt) log.error(about, 'a job failed for good: its worker fell silent');
      else log.warn(about, 'a job will be run again: its worker fell silent');
    }
  }

  const stopped = new AbortController();
  const loops = [
    repeat({ what: 'looking for jobs', everyMs: settings.pollIntervalMs, signal: stopped.signal, log }, async () => wake(await store.dueQueues([...runners.keys()]))),
  ];
  const unlisten = queue.onStored(wake);
  const renewing = new AbortController();
  const leases = repeat({ what: 'keeping the leases of jobs', everyMs: settings.leaseMs / RENEWALS_PER_LEASE, signal: renewing.signal, log }, keepLeases);
  const tidy: PeriodicTask = { name: 'tidy-jobs', everyMs: TIDY_EVERY_MS, run: () => store.tidy() };
  const periodic = startPeriodicTasks({ ...parts, periodic: [...parts.periodic, tidy] });

  const stop = async (graceMs: number): Promise<void> => {
    unlisten();
    stopped.abort();
    const lastReports = setTimeout(() => completions.giveUp(), graceMs + LAST_REPORTS_MS);
    await Promise.all([periodic.stop(graceMs), ...[...runners.values()].map((runner) => runner.stop(graceMs)), ...loops]);
    clearTimeout(lastReports);
    renewing.abort(); // until now, so that nobody else begins what is still under way here
    await leases;
  };
  let stopping: Promise<void> | undefined;
  return { stop: (graceMs) => (stopping ??= stop(graceMs)) };
}

interface Repetition {
  readonly what: string;
  readonly everyMs: number;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

/** Goes on whatever happens. An outage is told when it begins and when it is over, not every time. */
async function repeat({ what, everyMs, signal, log }: Repetition, action: () => Promise<void>): Promise<void> {
  for (let isFailing = false; !signal.aborted; await sleep(everyMs, undefined, { signal }).catch(() => undefined)) {
    try {
      await action();
      if (isFailing) log.info(`${what} works again`);
      isFailing = false;
    } catch (error) {
      if (!isFailing) log.error({ err: error }, `${what} fails; it is tried again and again`);
      isFailing = true;
    }
  }
}

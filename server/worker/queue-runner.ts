// Runs the jobs of one queue in this process: as many at once as its handler allows, each reported on its own, so that none holds up another.
import type { Logger } from 'pino';
import type { JobHandler } from '../jobs.js';
import type { Completions } from './completions.js';
import { endsWithin } from './ends-within.js';
import type { FetchedJob, HeldJob, JobStore } from './job-store.js';
import { startJob, type JobInProgress, type Outcome } from './run-job.js';

export type JobOutcome = 'completed' | 'failed' | 'given back' | 'lost';

/** Told of each attempt when it has ended. */
export type JobEnded = (ended: { readonly queue: string; readonly outcome: JobOutcome; readonly durationMs: number }) => void;

export interface QueueRunner {
  readonly queue: string;
  /** There may be something to do. */
  wake(): void;
  /** What this process answers for: under way, or done and not yet reported. */
  held(): readonly HeldJob[];
  /** These jobs are somebody else's now. */
  lose(ids: readonly string[]): void;
  /** Takes no more, lets what runs finish for as long as the grace, interrupts the rest and gives it back. */
  stop(graceMs: number): Promise<void>;
}

export interface QueueRunnerParts {
  readonly handler: JobHandler;
  readonly store: JobStore;
  readonly completions: Completions;
  readonly log: Logger;
  readonly jobEnded: JobEnded;
}

export function createQueueRunner({ handler, store, completions, log, jobEnded }: QueueRunnerParts): QueueRunner {
  const { queue, concurrency, organizationShare = null } = handler;
  const running = new Map<string, JobInProgress>();
  const reporting = new Map<string, FetchedJob>();
  const ends = new Set<Promise<void>>();
  let stopping = false;
  let mayHaveMore = true;
  let proceed: () => void = () => undefined;

  async function loop(): Promise<void> {
    while (!stopping) {
      const free = concurrency - running.size;
      if (free > 0 && mayHaveMore) await take(free);
      else {
        await new Promise<void>((resolve) => (proceed = resolve));
        // Whatever else ends in this turn of the event loop makes room as well: one fetch for all of it.
        await new Promise(setImmediate);
      }
    }
  }

  async function take(free: number): Promise<void> {
    // Before asking: a job stored while the answer is on its way must not be overlooked.
    mayHaveMore = false;
    try {
      const jobs = await store.fetch(queue, free, organizationShare);
      if (jobs.length === free) mayHaveMore = true;
      if (stopping) await store.giveBack(queue, jobs);
      else jobs.forEach(start);
    } catch (error) {
      log.warn({ err: error, queue }, 'jobs could not be fetched'); // the next poll wakes us when the database is back
    }
  }

  function start(job: FetchedJob): void {
    const startedAt = performance.now();
    const inProgress = startJob(handler, job);
    running.set(job.id, inProgress);
    const end = inProgress.outcome
      .then(async (outcome) => {
        running.delete(job.id);
        reporting.set(job.id, job);
        proceed();
        jobEnded({ queue, outcome: await settle(job, outcome), durationMs: performance.now() - startedAt });
      })
      // Whatever could not be reported is run again when its lease has run out.
      .catch((error: unknown) => log.error({ err: error, queue, jobId: job.id, attempt: job.attempt }, 'the end of a job could not be reported'))
      .finally(() => {
        reporting.delete(job.id);
        ends.delete(end);
        // One that waits until its organization has a place again has it now.
        if (organizationShare !== null) wake();
      });
    ends.add(end);
  }

  async function settle(job: FetchedJob, outcome: Outcome): Promise<JobOutcome> {
    const about = { queue, jobId: job.id, attempt: job.attempt };
    switch (outcome.kind) {
      case 'completed':
        await completions.add(queue, job.id);
        return 'completed';
      case 'interrupted':
        log.warn(about, `a job was interrupted: ${outcome.by}`);
        if (outcome.by === 'lease lost') return 'lost';
        await store.giveBack(queue, [job]);
        return 'given back';
      case 'failed':
        if (!(await store.fail(queue, job, messageOf(outcome.error)))) return 'lost';
        if (job.isLastAttempt) log.error({ ...about, err: outcome.error }, 'a job failed for good');
        else log.warn({ ...about, err: outcome.error }, 'a job failed and will be run again');
        return 'failed';
    }
  }

  function wake(): void {
    mayHaveMore = true;
    proceed();
  }

  const looping = loop();
  return {
    queue,
    wake,
    held: () => [...[...running.values()].map(({ job }) => job), ...reporting.values()],
    lose: (ids) => ids.forEach((id) => running.get(id)?.interrupt('lease lost')),
    async stop(graceMs) {
      stopping = true;
      proceed();
      await looping;
      await endsWithin(Promise.all(ends), graceMs);
      for (const inProgress of running.values()) inProgress.interrupt('worker stops');
      await Promise.all(ends);
    },
  };
}

/** What is kept with the job for operators to read. The log has the rest. */
function messageOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500);
}

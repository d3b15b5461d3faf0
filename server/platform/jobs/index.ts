/** Durable work: a queue of jobs, the workers that run it, and tasks that come again and again. How it works: server/docs/job-lifecycle.md. */
import type { JobHandler, PeriodicTask } from './jobs.js';

export { createQueue, type OpenQueue } from './queue.js';
export { startWorker, type Worker } from './worker.js';

/** Everything that runs beside requests. */
export interface Work {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
}

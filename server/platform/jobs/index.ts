/** Durable work: a job queue, the workers that run it, and periodic tasks. See server/docs/job-lifecycle.md. */
import type { JobHandler, PeriodicTask } from './port.js';

export { createQueue, type OpenQueue } from './queue.js';
export { startWorker, type Worker } from './worker.js';

/** All work that runs outside of requests. */
export interface Work {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
}

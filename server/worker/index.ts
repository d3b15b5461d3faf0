/** Durable work: a queue of jobs, the workers that run it, and tasks that come again and again. How it works: server/docs/worker.md. */
import type { JobHandler, PeriodicTask } from '../jobs.js';

export { createJobStore, type JobStore } from './job-store.js';
export { createPeriodicTaskRepository } from './periodic-task-repository.js';
export type { PeriodicTaskEnded } from './periodic-tasks.js';
export { createQueue, type OpenQueue } from './queue.js';
export type { JobEnded } from './queue-runner.js';
export { startWorker, type Worker, type WorkerParts } from './worker.js';

/** Everything that runs beside requests. */
export interface Work {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
}

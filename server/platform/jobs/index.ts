/** Durable work: a queue of jobs, the workers that run it, and tasks that come again and again. How it works: server/docs/worker.md. */
import type { JobHandler, PeriodicTask } from './jobs.js';

export type { PeriodicTaskEnded } from './periodic-tasks.js';
export { createQueue, type OpenQueue, type QueueDepth } from './queue.js';
export type { JobEnded } from './consumer.js';
export { startWorker, type Worker, type WorkerDependencies } from './worker.js';

/** Everything that runs beside requests. */
export interface Work {
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
}

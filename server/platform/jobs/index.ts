/** Durable work: a job queue, the workers that run it, and periodic tasks. See server/docs/job-lifecycle.md. */
export { createQueue, type OpenQueue } from './pg-boss-adapter.js';
export { startWorker, type Worker } from './worker/worker.js';
export * from './port.js';

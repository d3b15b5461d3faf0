// The queue, in which jobs are stored, and the worker, which runs them. See server/docs/job-lifecycle.md.
export { createQueue } from './pg-boss/job-queue.js';
export { startWorker } from './pg-boss/worker.js';
export * from './port.js';

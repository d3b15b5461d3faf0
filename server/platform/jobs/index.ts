export { createJobQueues } from './pg-boss/job-queue.js';
export { startWorker } from './pg-boss/worker.js';
export * from './port.js';

// The queue, in which jobs are stored. worker/worker.ts runs them. See server/docs/job-lifecycle.md.
export { createQueue, type OpenQueue } from './pg-boss-adapter.js';
export * from './port.js';

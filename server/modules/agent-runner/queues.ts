import type { NewJob } from '../../platform/jobs/port.js';
import { defineQueue } from '../../platform/jobs/queue-definition.js';
import type { RunKey } from '../conversations/runs/runs.js';

export const runQueue = defineQueue<RunKey>('execute-run', {
  organizationId: 'string',
  conversationId: 'string',
  answerId: 'string',
});

/** The id of the job is the id of the answer, so that a run is enqueued only once. */
export const runJob = (run: RunKey): NewJob => runQueue.job(run, { id: run.answerId });

import { defineQueue } from '../../platform/jobs/queue-definition.js';

interface TextJobData {
  readonly organizationId: string;
  readonly contentKey: string;
}

/** Each job removes a stored text unless a file refers to it when the job runs. */
export const unusedTextQueue = defineQueue<TextJobData>('knowledge-base-text', {
  organizationId: 'string',
  contentKey: 'string',
});

/** Maximum retries of a job that processes a file or removes a text. Their delays add up to 51 to 102 minutes. */
export const fileAndTextJobRetries = 12;

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

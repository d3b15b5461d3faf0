import { defineQueue } from '../../platform/jobs/queue-definition.js';

interface TextJobData {
  readonly organizationId: string;
  readonly contentKey: string;
}

export const unusedTextQueue = defineQueue<TextJobData>('knowledge-base-text', {
  organizationId: 'string',
  contentKey: 'string',
});

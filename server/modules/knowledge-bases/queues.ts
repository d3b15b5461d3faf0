// The queue of stored texts that may be unused. The queue of files to process is in file-processing/queues.ts.
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

/**
 * Maximum retries of a job that processes a file or removes a text. The delay starts at 1–2 seconds and doubles up to
 * 17–34 minutes, so all delays together take 51 to 102 minutes.
 */
export const fileAndTextJobRetries = 12;

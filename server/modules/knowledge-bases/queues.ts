// The queues of knowledge bases.
import { defineQueue } from '../../platform/jobs/queue-definition.js';

export interface FileJobData {
  readonly organizationId: string;
  readonly fileRecordId: number;
  readonly contentKey: string;
}

interface TextJobData {
  readonly organizationId: string;
  readonly contentKey: string;
}

/**
 * Its jobs process a file. Two jobs for one file are safe: the later job takes the claim from the earlier job.
 *
 * file-processing has the handler. It imports this module, so declaring the queue there would make a circle.
 */
export const fileQueue = defineQueue<FileJobData>('knowledge-base-file', {
  organizationId: 'string',
  fileRecordId: 'number',
  contentKey: 'string',
});
/** Its jobs remove a stored text unless a file refers to it when the job runs. */
export const unusedTextQueue = defineQueue<TextJobData>('knowledge-base-text', {
  organizationId: 'string',
  contentKey: 'string',
});

/** The delay starts at one second and doubles, so the retries outlast an outage of an hour. */
export const retries = 12;

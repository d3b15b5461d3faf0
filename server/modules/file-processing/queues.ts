import { defineQueue } from '../../platform/jobs/queue-definition.js';

export interface FileJobData {
  readonly organizationId: string;
  readonly fileRecordId: number;
  readonly contentKey: string;
}

/** Two jobs for one file are safe: the later job takes the claim from the earlier job. */
export const fileQueue = defineQueue<FileJobData>('knowledge-base-file', {
  organizationId: 'string',
  fileRecordId: 'number',
  contentKey: 'string',
});

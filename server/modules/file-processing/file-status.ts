import type { DomainEvent } from '../../platform/events/domain-events.js';
import type { components } from '../../generated/types.js';
import type { KnowledgeBaseFile } from '../knowledge-bases/files.js';

export type Status = KnowledgeBaseFile['processingStatus'];

export type FileData = components['schemas']['FileProcessedEventData'];
type FailedData = components['schemas']['FileFailedEventData'];

/** Returns one event if the status ends the processing, otherwise none. */
export function eventsOf(organizationId: string, file: FileData, status: Status, error: string | null): DomainEvent[] {
  if (status === 'completed') return [{ type: 'file.processed', organizationId, data: file }];
  if (!status.endsWith('_failed')) return [];
  const processingStatus = status as FailedData['processingStatus'];
  return [{ type: 'file.failed', organizationId, data: { ...file, processingStatus, processingError: error ?? '' } }];
}

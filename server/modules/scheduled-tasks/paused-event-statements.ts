// The event `task.paused`, which reports that the service has disabled a task. Each statement with which the service
// disables tasks without deleting them returns `pausedColumns`.
import type { DomainEvent } from '../../platform/events/domain-events.js';
import type { components } from '../../generated/types.js';

export type PausedTask = components['schemas']['TaskPausedEventData'] & { readonly organizationId: string };

export const pausedColumns = `
  organization_id as "organizationId", id as "taskId", name, agent_id as "agentId", user_id as "userId",
  paused_reason as "pausedReason"`;

export const pausedEvent = ({ organizationId, ...data }: PausedTask): DomainEvent => ({
  type: 'task.paused',
  organizationId,
  data,
});

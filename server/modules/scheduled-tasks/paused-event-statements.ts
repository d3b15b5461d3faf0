// The event `task.paused` reports that the service, not a caller, disabled a task.
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

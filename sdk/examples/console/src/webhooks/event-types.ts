import type { WebhookDeliveryStatus, WebhookEventType } from '@agent-platform/sdk';

/** The compiler checks that every type of the contract is here. */
export const eventTypes: { value: WebhookEventType; meaning: string }[] = Object.entries({
  'run.completed': 'A run of an agent ended with an answer.',
  'run.failed': 'A run of an agent failed or exceeded its time limit.',
  'file.processed': 'A file of a knowledge base can be searched.',
  'file.failed': 'The processing of a file failed.',
  'task.paused': 'The service disabled a scheduled task.',
  'member.removed': 'A user is no longer a member.',
} satisfies Record<WebhookEventType, string>).map(([value, meaning]) => ({
  value: value as WebhookEventType,
  meaning,
}));

export const deliveryStatuses = Object.keys({
  pending: true,
  succeeded: true,
  failed: true,
} satisfies Record<WebhookDeliveryStatus, true>);

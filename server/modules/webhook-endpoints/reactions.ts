import {
  onEvent,
  onRemovalWithoutChange,
  type IsNeeded,
  type ReactionWithoutChange,
} from '../../platform/events/reaction-definition.js';
import type { WebhookDeliveries } from './deliveries.js';

export interface WebhookReactionDependencies {
  readonly webhookEndpoints: { readonly deliveries: Pick<WebhookDeliveries, 'fanOut'> };
}

type Dependencies = WebhookReactionDependencies;

const outgoing = ['run.completed', 'run.failed', 'file.processed', 'file.failed', 'task.paused'] as const;

export const createWebhookReactions = (hasSubscriber: IsNeeded): readonly ReactionWithoutChange<Dependencies>[] => [
  ...outgoing.map((type) =>
    onEvent(
      type,
      `webhook-endpoints.send-${type}`,
      (event, { webhookEndpoints }: Dependencies, _signal, { id, at: timestamp }) =>
        webhookEndpoints.deliveries.fanOut({ id, timestamp, ...event }),
      hasSubscriber,
    ),
  ),
  onRemovalWithoutChange(
    'member.removed',
    'webhook-endpoints.send-member.removed',
    ({ type, organizationId, userId }, { webhookEndpoints }: Dependencies, _signal, { id, at: timestamp }) =>
      webhookEndpoints.deliveries.fanOut({ id, type, timestamp, organizationId, data: { userId } }),
    hasSubscriber,
  ),
];

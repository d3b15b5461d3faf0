import type { PeriodicTask } from '../../platform/jobs/port.js';
import type { WebhookDeliveries } from './deliveries.js';

export const deliveryTasks = ({
  deliveries,
}: {
  deliveries: Pick<WebhookDeliveries, 'deleteExpired'>;
}): PeriodicTask[] => [
  {
    name: 'webhook-endpoints.delete-expired',
    everyMs: 60 * 60_000,
    run: async (signal) => void (await deliveries.deleteExpired(signal)),
  },
];

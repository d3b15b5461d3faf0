import type { Database } from '../../platform/database/database.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createDeliveryRepository } from './deliveries-repository.js';
import { createWebhookDeliveries, type WebhookDeliveries, type WebhookDeliveriesDependencies } from './deliveries.js';
import { deliveryJobs } from './jobs.js';
import { deliveryTasks } from './periodic-tasks.js';
import { createWebhookEndpointRepository } from './repository.js';
import { createWebhookEndpointRules, type WebhookEndpoints } from './webhook-endpoints.js';

export { hasSubscriber } from './deliveries-repository.js';

export interface WebhookEndpointsModule extends WebhookEndpoints {
  readonly deliveries: WebhookDeliveries;
  readonly work: Work;
}

export interface WebhookEndpointsModuleDependencies extends Omit<
  WebhookDeliveriesDependencies,
  'endpoints' | 'repository'
> {
  readonly database: Database;
  readonly jobs: JobQueue;
}

export function createWebhookEndpointsModule({
  database,
  jobs,
  ...others
}: WebhookEndpointsModuleDependencies): WebhookEndpointsModule {
  const endpoints = createWebhookEndpointRepository(database);
  const repository = createDeliveryRepository(database, jobs);
  const deliveries = createWebhookDeliveries({ ...others, endpoints, repository });
  return {
    ...createWebhookEndpointRules({ ...others, repository: endpoints }),
    deliveries,
    work: { jobs: deliveryJobs(deliveries), periodic: deliveryTasks({ deliveries }) },
  };
}

// Builds the module of webhook endpoints from the database.
import type { Knex } from 'knex';
import type { JobQueue } from '../../platform/jobs/port.js';
import { createDeliveryRepository } from './deliveries-repository.js';
import { createWebhookDeliveries, type WebhookDeliveriesDependencies } from './deliveries.js';
import { deliveryJobs } from './jobs.js';
import { deliveryTasks } from './periodic-tasks.js';
import { createWebhookEndpointRepository } from './repository.js';
import { createWebhookEndpointRules } from './webhook-endpoints.js';

export interface WebhookEndpointsModuleDependencies extends Omit<
  WebhookDeliveriesDependencies,
  'endpoints' | 'repository'
> {
  readonly database: Knex;
  readonly jobs: JobQueue;
}

export function createWebhookEndpointsModule({ database, jobs, ...others }: WebhookEndpointsModuleDependencies) {
  const endpoints = createWebhookEndpointRepository(database);
  const deliveries = createDeliveryRepository(database, jobs);
  const webhookDeliveries = createWebhookDeliveries({ ...others, endpoints, repository: deliveries });
  return {
    webhookDeliveries,
    webhookEndpoints: createWebhookEndpointRules({ ...others, repository: endpoints }),
    work: { jobs: deliveryJobs(webhookDeliveries), periodic: deliveryTasks({ webhookDeliveries }) },
  };
}

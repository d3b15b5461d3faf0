// Builds the endpoints of outgoing webhooks and the deliveries to them.
import { createDeliveryRepository } from '../../modules/webhook-endpoints/deliveries-repository.js';
import { createWebhookDeliveries } from '../../modules/webhook-endpoints/deliveries.js';
import { createWebhookEndpointRepository } from '../../modules/webhook-endpoints/repository.js';
import { createWebhookEndpoints } from '../../modules/webhook-endpoints/webhook-endpoints.js';
import { createWebhookSender } from '../../platform/webhooks/index.js';
import type { ModuleDependencies } from './dependencies.js';

export function createWebhookModules({
  config,
  database,
  jobs,
  encryption,
  isAllowedReceiver,
  log,
}: ModuleDependencies) {
  const sender = createWebhookSender({ ...config.webhooks, isAllowedUrl: isAllowedReceiver });
  const endpoints = createWebhookEndpointRepository(database);
  return {
    webhookEndpoints: createWebhookEndpoints({ repository: endpoints, sender, encryption }),
    webhookDeliveries: createWebhookDeliveries({
      ...{ sender, encryption, log },
      ...config.webhooks,
      endpoints,
      repository: createDeliveryRepository(database, jobs),
    }),
  };
}

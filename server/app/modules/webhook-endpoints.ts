// Builds the endpoints of outgoing webhooks and the deliveries to them.
import { createWebhookEndpointsModule, type WebhookEndpointsModule } from '../../modules/webhook-endpoints/index.js';
import { createWebhookSender } from '../../platform/webhooks/index.js';
import type { ModuleDependencies } from './dependencies.js';

export function buildWebhookEndpoints({
  config,
  database,
  jobs,
  encryption,
  isAllowedReceiver,
  log,
}: ModuleDependencies): WebhookEndpointsModule {
  const sender = createWebhookSender({ ...config.webhooks, isAllowedUrl: isAllowedReceiver });
  return createWebhookEndpointsModule({ database, jobs, sender, encryption, log, ...config.webhooks });
}

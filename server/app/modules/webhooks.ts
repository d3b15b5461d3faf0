// Builds the endpoints of outgoing webhooks and the deliveries to them.
import { createWebhookEndpointsModule } from '../../modules/webhook-endpoints/index.js';
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
  const { work, ...modules } = createWebhookEndpointsModule({
    database,
    jobs,
    sender,
    encryption,
    log,
    ...config.webhooks,
  });
  return { modules, work };
}

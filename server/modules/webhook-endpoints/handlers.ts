import type { Handlers } from '../../generated/handlers.js';
import { etagHeader } from '../../platform/records/etag.js';
import type { WebhookDeliveries } from './deliveries.js';
import type { EndpointWithSecret, WebhookEndpoint, WebhookEndpoints } from './webhook-endpoints.js';

export type WebhookEndpointOperation =
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookEndpointSecret'
  | 'testWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery';

const one = (webhookEndpoint: WebhookEndpoint) => ({
  status: 200 as const,
  headers: etagHeader(webhookEndpoint),
  body: { success: true as const, webhookEndpoint },
});

const withSecret = <Status extends 200 | 201>(status: Status, created: EndpointWithSecret) => ({
  status,
  headers: etagHeader(created.webhookEndpoint),
  body: { success: true as const, ...created },
});

export interface WebhookEndpointHandlerDependencies extends WebhookEndpoints {
  readonly deliveries: Pick<WebhookDeliveries, 'test' | 'list' | 'replay'>;
}

export function webhookEndpointHandlers(
  webhookEndpoints: WebhookEndpointHandlerDependencies,
): Pick<Handlers, WebhookEndpointOperation> {
  const { deliveries } = webhookEndpoints;
  return {
    async listWebhookEndpoints({ query, caller: { organizationId } }) {
      if (query.id === undefined)
        return { status: 200, body: { success: true, webhookEndpoints: await webhookEndpoints.list(organizationId) } };
      return one(await webhookEndpoints.get(organizationId, query.id));
    },

    async createWebhookEndpoint({ body, caller, unit }) {
      return withSecret(201, await webhookEndpoints.create(caller, body, unit));
    },

    async updateWebhookEndpoint({ query, precondition, body, caller: { organizationId }, unit }) {
      return one(await webhookEndpoints.update(organizationId, query.id, body, unit, precondition));
    },

    async deleteWebhookEndpoint({ query, precondition, caller: { organizationId }, unit }) {
      await webhookEndpoints.delete(organizationId, query.id, unit, precondition);
      return { status: 200, body: { success: true } };
    },

    async rotateWebhookEndpointSecret({ query, precondition, caller: { organizationId }, unit }) {
      return withSecret(200, await webhookEndpoints.rotateSecret(organizationId, query.id, unit, precondition));
    },

    async testWebhookEndpoint({ query, caller, signal }) {
      return { status: 200, body: { success: true, delivery: await deliveries.test(caller, query.id, signal) } };
    },

    async listWebhookDeliveries({ query, caller: { organizationId } }) {
      return { status: 200, body: await deliveries.list(organizationId, query) };
    },

    async replayWebhookDelivery({ query, caller: { organizationId }, unit }) {
      const delivery = await deliveries.replay(organizationId, query.deliveryId, unit);
      return { status: 202, body: { success: true, delivery } };
    },
  };
}

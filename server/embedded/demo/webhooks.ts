import type { Knex } from 'knex';
import type { WebhookEndpoints } from '../../modules/webhook-endpoints/webhook-endpoints.js';
import type { components } from '../../generated/types.js';
import { defaults } from '../../generated/fields.js';
import { reasons } from '../../generated/reasons.js';
import { fillIn } from '../../platform/text-placeholders.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { demoOrganizationId } from '../identity/index.js';
import { receiverUrl, type EmbeddedToolServer } from '../tool-server/index.js';
import { failedConversationId } from './example-conversations.js';
import { setNextIds } from './record-ids.js';
import { ada, chiara } from './people.js';

export interface DemoWebhookDependencies {
  database: Knex;
  webhookEndpoints: WebhookEndpoints;
  /** The tool server also receives the demo's webhooks. */
  toolServer: EmbeddedToolServer;
}

/** The reference page offers to send the event of this delivery again. */
export const demoDeliveryId = '9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8';

const hourMs = 3_600_000;

function runFailed(at: Date): components['schemas']['RunFailedEvent'] {
  return {
    id: 'evt_019b3a5d-10f2-7c36-8e1b-4a7d9c2f5b08',
    type: 'run.failed',
    timestamp: at.toISOString(),
    organizationId: demoOrganizationId,
    data: {
      conversationId: failedConversationId,
      agentId: 1,
      userId: chiara.userId,
      source: 'chat',
      model: 'openai:gpt-5-mini',
      latencyMs: 40_210,
      failure: { code: 'model_unavailable', message: 'The model provider failed' },
    },
  };
}

async function addDeliveries(database: Knex, endpointId: number, now: Date): Promise<void> {
  const at = new Date(now.getTime() - 30 * hourMs);
  const event = runFailed(at);
  const common = {
    organization_id: demoOrganizationId,
    endpoint_id: endpointId,
    event_id: event.id,
    event_type: event.type,
    payload: JSON.stringify(event),
  };
  const [failedAt, sentAt] = [new Date(at.getTime() + 28 * hourMs), new Date(at.getTime() + 29 * hourMs)];
  await database('webhook_deliveries').insert([
    {
      ...common,
      id: demoDeliveryId,
      kind: 'event',
      status: 'failed',
      attempts: 8,
      created_at: at,
      last_attempt_at: failedAt,
      response_status: 503,
      response_body: 'Service Unavailable',
      duration_ms: 231,
      error: fillIn(reasons.delivery.status, { status: 503 }),
    },
    {
      ...common,
      id: '1a2b3c4d-5e6f-4708-9a1b-2c3d4e5f6071',
      kind: 'replay',
      status: 'succeeded',
      attempts: 1,
      response_status: 204,
      response_body: '',
      duration_ms: 118,
      created_at: sentAt,
      last_attempt_at: sentAt,
    },
  ]);
}

/** Adds an endpoint with deliveries, and an endpoint that the reference page offers to delete. */
export async function addWebhooks(dependencies: DemoWebhookDependencies, now: Date): Promise<void> {
  const { database, webhookEndpoints, toolServer } = dependencies;
  await setNextIds(database, { webhook_endpoints: 5 });
  const { webhookEndpoint } = await webhookEndpoints.create(
    ada,
    {
      ...defaults.WebhookEndpointCreate,
      url: receiverUrl(new URL(toolServer.url).origin),
      description: 'Alerts of the support team',
      eventTypes: ['run.failed', 'file.failed', 'task.paused'],
    },
    autocommit,
  );
  await addDeliveries(database, webhookEndpoint.id, now);
  await webhookEndpoints.create(
    ada,
    {
      ...defaults.WebhookEndpointCreate,
      url: 'https://hooks.acme-robotics.example/old',
      description: 'Replaced',
      eventTypes: ['member.removed'],
      enabled: false,
    },
    autocommit,
  );
}

/** Updates the stored URL of the receiver, because its port may differ from that of the previous start. */
export async function refreshWebhooks({
  webhookEndpoints,
  toolServer,
}: Omit<DemoWebhookDependencies, 'database'>): Promise<void> {
  const url = receiverUrl(new URL(toolServer.url).origin);
  const stored = await webhookEndpoints.list(demoOrganizationId);
  const receiver = stored.find((endpoint) => /^http:\/\/127\.0\.0\.1:\d+\/events$/.test(endpoint.url));
  if (receiver !== undefined && receiver.url !== url)
    await webhookEndpoints.update(demoOrganizationId, receiver.id, { url }, autocommit);
}

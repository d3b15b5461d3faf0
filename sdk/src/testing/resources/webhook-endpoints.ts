// The fake sends no events to webhook endpoints.
import { fakeLimits, reasons, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeExchanges, FakeHandlers, FakeRequest } from '../contract.js';
import { decode } from '../cursor.js';
import { FakeError, notModelled, refuseField } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredWebhookEndpoint } from '../store.js';
import { isSame, pick } from '../values.js';

function findEndpoint(store: Store, id: number): StoredWebhookEndpoint {
  const endpoint = store.webhookEndpoints.find(id);
  if (!endpoint) throw new FakeError('webhook_endpoint_not_found');
  return endpoint;
}

const settings = settableFields.webhookEndpoints;

/** Depends on the secret, so that a rotation changes the entity tag. */
const etagOfEndpoint = (endpoint: StoredWebhookEndpoint): string =>
  etagOf({ ...pick(endpoint, settings), secret: endpoint.secret });

function toEndpoint(store: Store, endpoint: StoredWebhookEndpoint): schemas.WebhookEndpoint {
  const { secret: _, ...shown } = endpoint;
  const { previousSecretExpiresAt: expiresAt } = shown;
  return {
    ...shown,
    previousSecretExpiresAt: expiresAt !== null && expiresAt > store.clock.timestamp() ? expiresAt : null,
    etag: etagOfEndpoint(endpoint),
  };
}

function assertUrl(url: string): void {
  const { username, password } = new URL(url);
  if (username !== '' || password !== '') throw refuseField(reasons.request.urlWithUser, ['url']);
}

const createSecret = (): string => `whsec_${btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))}`;

function create(store: Store, given: FakeExchanges['createWebhookEndpoint']['body']): StoredWebhookEndpoint {
  assertUrl(given.url);
  if (store.webhookEndpoints.all().length >= fakeLimits.webhookEndpoints)
    throw new FakeError('webhook_endpoint_limit_reached');
  const at = store.clock.timestamp();
  return store.webhookEndpoints.put({
    id: store.webhookEndpoints.nextId(),
    ...pick(given, settings),
    eventTypes: [...new Set(given.eventTypes)],
    disabledReason: null,
    failingSince: null,
    previousSecretExpiresAt: null,
    secret: createSecret(),
    createdAt: at,
    updatedAt: at,
  });
}

function update(
  store: Store,
  id: number,
  { headers, body: given }: FakeRequest<'updateWebhookEndpoint'>,
): StoredWebhookEndpoint {
  const before = findEndpoint(store, id);
  assertMatch(headers, { etag: etagOfEndpoint(before) });
  if (given.url !== undefined && given.url !== before.url) assertUrl(given.url);
  const after = { ...before, ...pick(given, settings) };
  after.eventTypes = [...new Set(after.eventTypes)];
  if (isSame(before, after)) return before;
  if (after.enabled) after.disabledReason = null;
  if (after.url !== before.url || (after.enabled && !before.enabled)) after.failingSince = null;
  return store.webhookEndpoints.put({ ...after, updatedAt: store.clock.timestamp() });
}

function rotate(store: Store, id: number): StoredWebhookEndpoint {
  const at = store.clock.timestamp();
  const previousSecretExpiresAt = new Date(Date.parse(at) + fakeLimits.previousSecretSeconds * 1_000).toISOString();
  return store.webhookEndpoints.put({
    ...findEndpoint(store, id),
    previousSecretExpiresAt,
    secret: createSecret(),
    updatedAt: at,
  });
}

const example: schemas.WebhookDelivery = {
  id: '9d4c2b1a-8e7f-4a36-b5c4-d3e2f1a0b9c8',
  endpointId: 5,
  kind: 'test',
  eventId: 'evt_019b3a5e-7c1d-7a40-9b52-6f0e2d8c4a17',
  eventType: 'webhook.test',
  payload: '{"type":"webhook.test"}',
  status: 'succeeded',
  attempts: 1,
  lastAttemptAt: '2026-11-20T10:05:00.000Z',
  nextAttemptAt: null,
  responseStatus: 204,
  responseBody: '',
  error: null,
  durationMs: 118,
  createdAt: '2026-11-20T10:05:00.000Z',
};

export const webhookEndpointHandlers = (
  store: Store,
): FakeHandlers<
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookEndpointSecret'
  | 'testWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'replayWebhookDelivery'
> => {
  const one = (endpoint: StoredWebhookEndpoint) => ({
    success: true as const,
    webhookEndpoint: toEndpoint(store, endpoint),
  });
  const withSecret = (endpoint: StoredWebhookEndpoint) => ({ ...one(endpoint), secret: endpoint.secret as string });
  return {
    listWebhookEndpoints({ query: { id } }) {
      if (id !== undefined) return { status: 200, body: one(findEndpoint(store, id)) };
      const all = store.webhookEndpoints.all().map((endpoint) => toEndpoint(store, endpoint));
      return { status: 200, body: { success: true, webhookEndpoints: all } };
    },
    createWebhookEndpoint: ({ body }) => ({ status: 201, body: withSecret(create(store, body)) }),
    updateWebhookEndpoint: (request) => ({ status: 200, body: one(update(store, request.query.id, request)) }),
    deleteWebhookEndpoint({ query: { id }, headers }) {
      assertMatch(headers, { etag: etagOfEndpoint(findEndpoint(store, id)) });
      store.webhookEndpoints.remove(id);
      return { status: 200, body: { success: true } };
    },
    rotateWebhookEndpointSecret({ query: { id }, headers }) {
      assertMatch(headers, { etag: etagOfEndpoint(findEndpoint(store, id)) });
      return { status: 200, body: withSecret(rotate(store, id)) };
    },
    testWebhookEndpoint({ query: { id } }) {
      findEndpoint(store, id);
      const body = { success: true, delivery: example } as const;
      throw notModelled('testWebhookEndpoint', 'deliveries to webhook endpoints', { status: 200, body });
    },
    listWebhookDeliveries({ query: { endpointId, cursor } }) {
      if (cursor !== undefined) decode(cursor);
      findEndpoint(store, endpointId);
      return { status: 200, body: { deliveries: [], nextCursor: null } };
    },
    replayWebhookDelivery() {
      throw new FakeError('webhook_delivery_not_found');
    },
  };
};

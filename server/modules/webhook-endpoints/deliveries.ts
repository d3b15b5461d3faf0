// See server/docs/decisions/webhooks.md.
import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Caller } from '../../platform/caller.js';
import { createConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import { decodeCursor, encodeCursor, readCursorTimestamp } from '../../platform/records/cursor.js';
import { toRecord } from '../../platform/records/row-to-record.js';
import { DecryptionError, type Encryption } from '../../platform/encryption.js';
import { ApiError } from '../../platform/errors.js';
import { deleteExpired } from '../../platform/records/retention.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { isUuid } from '../../platform/records/uuid.js';
import type { DeliveryAttempt, DeliveryResult, WebhookSender } from '../../platform/webhook-sender/port.js';
import { limits } from '../../generated/limits.js';
import { concurrencyLimits, webhookLimits } from '../../generated/operations.js';
import { reasons } from '../../generated/reasons.js';
import type { components } from '../../generated/types.js';
import type { AttemptKey } from './queues.js';
import type { DeliveryPosition, DeliveryRepository, StoredDelivery, WebhookEvent } from './deliveries-repository.js';
import type { StoredEndpoint, WebhookEndpointRepository } from './repository.js';
import { isPreviousSecretValid, decryptSecret } from './secrets.js';

type Schemas = components['schemas'];
export type WebhookDelivery = Schemas['WebhookDelivery'];

export interface DeliveryQuery {
  readonly endpointId: number;
  readonly status?: WebhookDelivery['status'];
  readonly eventType?: Schemas['WebhookEventType'];
  readonly limit: number;
  readonly cursor?: string;
}

export interface AttemptOptions {
  /** Whether to move the job of a slow endpoint to the queue for slow endpoints instead of sending the event. */
  readonly movesSlowToOwnQueue: boolean;
}

export interface WebhookDeliveries {
  list(organizationId: string, query: DeliveryQuery): Promise<Schemas['WebhookDeliveryPage']>;
  /** Sends a test event once. A failure of the receiver is a result, not an error. */
  test(caller: Caller, endpointId: number, signal: AbortSignal): Promise<WebhookDelivery>;
  /** Sends the event of a delivery again, in a new delivery. */
  replay(organizationId: string, id: string, unit: UnitOfWork): Promise<WebhookDelivery>;
  /**
   * Stores a delivery to each enabled endpoint that subscribes to the event's type. Skips endpoints that already have a
   * delivery of the event.
   */
  fanOut(event: WebhookEvent): Promise<void>;
  /**
   * Makes the next attempt of a delivery, or moves its job to the queue for slow endpoints. Ends the delivery as failed
   * if its endpoint is disabled or deleted. Does nothing if the attempt was recorded, or if the delivery has ended or
   * was deleted.
   */
  attempt(key: AttemptKey, signal: AbortSignal, options: AttemptOptions): Promise<void>;
  /** Marks a pending delivery as failed after its job has become a dead letter. */
  fail(key: AttemptKey, reason: string): Promise<void>;
  /** Deletes the deliveries that are older than the retention, in batches. Returns their number. */
  deleteExpired(signal?: AbortSignal): Promise<number>;
}

export interface WebhookDeliveriesDependencies {
  readonly repository: DeliveryRepository;
  readonly endpoints: Pick<WebhookEndpointRepository, 'find'>;
  readonly sender: WebhookSender;
  readonly encryption: Encryption;
  readonly log: Pick<Logger, 'warn'>;
  /** Delay before each retry. If the last retry fails, the delivery fails. */
  readonly retryDelaysMs: readonly number[];
  readonly retentionDays: number;
  readonly now?: () => Date;
  readonly createId?: () => string;
  /** Returns a number from 0 to 1. */
  readonly random?: () => number;
}

type Dependencies = Required<WebhookDeliveriesDependencies>;

const dayMs = 86_400_000;
/** An endpoint is disabled if all attempts to send to it have failed for this long. */
const failingMs = webhookLimits.failingDays * dayMs;
/** Maximum fraction of a delay that is added at random, so that failed events are not all retried together. */
const maxJitter = 0.1;
const maxDurationMs = limits['WebhookDelivery.durationMs'].maximum;

const toDelivery = (stored: StoredDelivery): WebhookDelivery => toRecord<WebhookDelivery>(stored);

const cursorOf = ({ createdAt, id }: StoredDelivery): string => encodeCursor([createdAt.toISOString(), id]);

function readCursor(cursor: string): DeliveryPosition {
  const [timestamp, id, ...more] = decodeCursor(cursor) ?? [];
  const at = readCursorTimestamp(timestamp);
  if (at !== null && typeof id === 'string' && isUuid(id) && more.length === 0) return { at, id };
  throw new ApiError('bad_request', {
    details: [{ message: reasons.request.foreignCursor, path: ['cursor'] }],
  });
}

async function send(
  { sender, encryption }: Dependencies,
  organizationId: string,
  endpoint: StoredEndpoint,
  event: Pick<DeliveryAttempt, 'eventId' | 'payload' | 'at'>,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const { id, url, sealedSecret, previousSealedSecret, previousSecretExpiresAt } = endpoint;
  const isPreviousValid = isPreviousSecretValid(previousSecretExpiresAt, event.at);
  const encrypted = [sealedSecret, isPreviousValid ? previousSealedSecret : null].filter((secret) => secret !== null);
  try {
    const secrets = encrypted.map((secret) => decryptSecret(encryption, organizationId, id, secret));
    const result = await sender.send({ ...event, url, secrets }, signal);
    return { ...result, durationMs: Math.min(maxDurationMs, result.durationMs) };
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    return { responseStatus: null, responseBody: null, error: reasons.delivery.secretUnreadable, durationMs: 0 };
  }
}

/**
 * Returns why a failed attempt disables the endpoint, or null. `sentTo` is the endpoint before the attempt. Ignores the
 * failure if the endpoint was changed since, because the URL may be new.
 */
function disabledReasonOf(
  { enabled, failingSince, updatedAt }: StoredEndpoint,
  sentTo: StoredEndpoint,
  { responseStatus }: DeliveryResult,
  at: Date,
): 'gone' | 'failing' | null {
  if (!enabled || updatedAt.getTime() !== sentTo.updatedAt.getTime()) return null;
  if (responseStatus === 410) return 'gone';
  return failingSince !== null && at.getTime() - failingSince.getTime() >= failingMs ? 'failing' : null;
}

async function attempt(
  dependencies: Dependencies,
  key: AttemptKey,
  signal: AbortSignal,
  { movesSlowToOwnQueue }: AttemptOptions,
): Promise<void> {
  const { repository, endpoints, retryDelaysMs, log, now, random } = dependencies;
  const { organizationId } = key;
  const delivery = await repository.find(key);
  if (delivery === null) return;
  const endpoint = await endpoints.find(organizationId, delivery.endpointId);
  if (!endpoint?.enabled) return repository.fail(key, reasons.delivery.disabled);
  if (endpoint.isSlow && movesSlowToOwnQueue) return repository.moveToSlowQueue(key);
  const startedAt = now();
  const { eventId, payload } = delivery;
  const result = await send(dependencies, organizationId, endpoint, { eventId, payload, at: startedAt }, signal);
  const delayMs = retryDelaysMs[key.attempts];
  const isRetried = result.error !== null && result.responseStatus !== 410 && delayMs !== undefined;
  const endedAt = now();
  const decide = (current: StoredEndpoint) => {
    const disabledReason = disabledReasonOf(current, endpoint, result, endedAt);
    return disabledReason === null ? null : { enabled: false, disabledReason };
  };
  const after = await repository.recordAttempt(key, {
    endpoint,
    decision: { at: endedAt, decide },
    result,
    startedAt,
    status: result.error === null ? 'succeeded' : isRetried ? 'pending' : 'failed',
    retryDelayMs: isRetried ? delayMs * (1 + maxJitter * random()) : null,
  });
  if (after?.updatedAt.getTime() === endedAt.getTime()) {
    const { id: webhookEndpointId, disabledReason } = after;
    log.warn({ organizationId, webhookEndpointId, disabledReason }, 'a webhook endpoint was disabled');
  }
}

async function test(
  dependencies: Dependencies,
  { organizationId, userId }: Caller,
  endpoint: StoredEndpoint,
  signal: AbortSignal,
): Promise<WebhookDelivery> {
  const at = dependencies.now();
  const event: WebhookEvent = {
    id: `evt_${dependencies.createId()}`,
    type: 'webhook.test',
    timestamp: at.toISOString(),
    organizationId,
    data: { webhookEndpointId: endpoint.id, requestedBy: userId },
  };
  const payload = JSON.stringify(event);
  const result = await send(dependencies, organizationId, endpoint, { eventId: event.id, payload, at }, signal);
  const status = result.error === null ? 'succeeded' : 'failed';
  const end = { result, startedAt: at, status, retryDelayMs: null } as const;
  return toDelivery(await dependencies.repository.addTest(organizationId, endpoint.id, { event, end }));
}

export function createWebhookDeliveries({
  now = () => new Date(),
  createId = randomUUID,
  random = Math.random,
  ...given
}: WebhookDeliveriesDependencies): WebhookDeliveries {
  const dependencies: Dependencies = { ...given, now, createId, random };
  const { repository, endpoints } = dependencies;
  const testLimit = createConcurrencyLimit(concurrencyLimits.webhookEndpointTests);

  async function findEndpoint(organizationId: string, id: number): Promise<StoredEndpoint> {
    const endpoint = await endpoints.find(organizationId, id);
    if (!endpoint) throw new ApiError('webhook_endpoint_not_found');
    return endpoint;
  }

  return {
    async list(organizationId, { endpointId, status = null, eventType = null, limit, cursor }) {
      const after = cursor === undefined ? null : readCursor(cursor);
      await findEndpoint(organizationId, endpointId);
      const query = { filter: { status, eventType }, after, limit: limit + 1 };
      const rows = await repository.list(organizationId, endpointId, query);
      const shown = rows.slice(0, limit);
      const last = rows.length > limit ? shown.at(-1) : undefined;
      return { deliveries: shown.map(toDelivery), nextCursor: last ? cursorOf(last) : null };
    },

    async test(caller, endpointId, signal) {
      const release = await testLimit.acquire(caller.organizationId, signal);
      try {
        const endpoint = await findEndpoint(caller.organizationId, endpointId);
        return await test(dependencies, caller, endpoint, signal);
      } finally {
        release();
      }
    },

    async replay(organizationId, id, unit) {
      const outcome = await repository.replay(organizationId, id, now(), unit);
      if (outcome.kind === 'delivery-missing') throw new ApiError('webhook_delivery_not_found');
      if (outcome.kind === 'endpoint-disabled') throw new ApiError('webhook_endpoint_disabled');
      return toDelivery(outcome.delivery);
    },

    fanOut: (event) => repository.fanOut(event.organizationId, event, now()),
    attempt: (key, signal, options) => attempt(dependencies, key, signal, options),
    fail: (key, reason) => repository.fail(key, reason),

    deleteExpired: (signal) => deleteExpired(dependencies, signal),
  };
}

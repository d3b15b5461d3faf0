// The transaction that schedules an attempt also stores its job, so that no attempt is lost.
import type { Database, DatabaseTransaction } from '../../platform/database/database.js';
import { systemOrigin } from '../../platform/audit.js';
import { selectList } from '../../platform/database/columns.js';
import type { IsNeeded } from '../../platform/events/reaction-definition.js';
import type { JobQueue } from '../../platform/jobs/port.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import type { DeliveryResult } from '../../platform/webhook-sender/port.js';
import { fields } from '../../generated/fields.js';
import type { components } from '../../generated/types.js';
import { deliveryQueue, slowDeliveryQueue, type AttemptKey } from './queues.js';
import { updateEndpoint, type EndpointDecision, type StoredEndpoint } from './repository.js';

type Schemas = components['schemas'];
type Delivery = Schemas['WebhookDelivery'];
export type WebhookEvent =
  | Schemas['RunCompletedEvent']
  | Schemas['RunFailedEvent']
  | Schemas['FileProcessedEvent']
  | Schemas['FileFailedEvent']
  | Schemas['TaskPausedEvent']
  | Schemas['MemberRemovedEvent']
  | Schemas['WebhookTestEvent'];

type Timestamps = 'lastAttemptAt' | 'nextAttemptAt' | 'createdAt';
export type StoredDelivery = Omit<Delivery, Timestamps> & {
  readonly lastAttemptAt: Date | null;
  readonly nextAttemptAt: Date | null;
  readonly createdAt: Date;
};

export interface AttemptOutcome {
  readonly result: DeliveryResult;
  readonly startedAt: Date;
  readonly status: Delivery['status'];
  /** Delay before the next attempt. Null if the status is not `pending`. */
  readonly retryDelayMs: number | null;
}

/** An endpoint is slow if its last attempt took longer than this. Test events do not count. */
const slowMs = 2_000;

/** A null field does not filter. */
export interface DeliveryFilter {
  readonly status: StoredDelivery['status'] | null;
  readonly eventType: string | null;
}

export interface DeliveryPosition {
  readonly at: Date;
  readonly id: string;
}

export interface RecordedAttempt extends AttemptOutcome {
  /** The endpoint before the attempt. */
  readonly endpoint: Pick<StoredEndpoint, 'id' | 'updatedAt'>;
  /** Decides whether a failed attempt disables the endpoint. */
  readonly decision: EndpointDecision;
}

/** `delivery-missing`: the delivery or its endpoint does not exist. */
export type ReplayOutcome =
  { kind: 'stored'; delivery: StoredDelivery } | { kind: 'delivery-missing' } | { kind: 'endpoint-disabled' };

export interface DeliveryRepository {
  /** Implements `WebhookDeliveries.fanOut`. */
  fanOut(organizationId: string, event: WebhookEvent, at: Date): Promise<void>;
  list(
    organizationId: string,
    endpointId: number,
    query: { filter: DeliveryFilter; after: DeliveryPosition | null; limit: number },
  ): Promise<StoredDelivery[]>;
  /** Stores the delivery of a test event, whose only attempt has ended. */
  addTest(
    organizationId: string,
    endpointId: number,
    test: { event: WebhookEvent; end: AttemptOutcome },
  ): Promise<StoredDelivery>;
  replay(organizationId: string, id: string, at: Date, unit: UnitOfWork): Promise<ReplayOutcome>;
  /** Returns null if the attempt was already recorded, or if the delivery has ended or was deleted. */
  find(key: AttemptKey): Promise<StoredDelivery | null>;
  /**
   * Records an attempt, stores the job of the next attempt, and updates `isSlow` and `failingSince` of the endpoint.
   * Does nothing if the attempt was recorded before. If the attempt failed, applies the decision and returns the
   * endpoint. Otherwise, or if the endpoint was deleted, returns null.
   */
  recordAttempt(key: AttemptKey, attempt: RecordedAttempt): Promise<StoredEndpoint | null>;
  moveToSlowQueue(key: AttemptKey): Promise<void>;
  /** Marks a pending delivery as failed. Records no attempt. */
  fail(key: AttemptKey, error: string): Promise<void>;
  /** Deletes at most `limit` deliveries older than `at`, in all organizations, oldest first. Returns their number. */
  deleteBefore(at: Date, limit: number): Promise<number>;
}

const deliveryColumns = selectList('webhook_deliveries', fields.WebhookDelivery);

const isCurrentAttempt = "status = 'pending' and attempts = :attempts";

type Rows = { rows: StoredDelivery[] };

const conditions: Record<keyof DeliveryFilter, string> = {
  status: 'and status = :status',
  eventType: 'and event_type = :eventType',
};

export const hasSubscriber: IsNeeded = async (transaction, organizationId, type) => {
  const { rows } = await transaction.raw<{ rows: unknown[] }>(
    `select from webhook_endpoints
     where organization_id = :organizationId and enabled and :type = any(event_types) limit 1`,
    { organizationId, type },
  );
  return rows.length > 0;
};

async function fanOut(
  transaction: DatabaseTransaction,
  jobs: JobQueue,
  { organizationId, event, at }: { organizationId: string; event: WebhookEvent; at: Date },
): Promise<void> {
  const { rows } = await transaction.raw<{ rows: { id: string }[] }>(
    `insert into webhook_deliveries
       (organization_id, id, endpoint_id, kind, event_id, event_type, payload, status, next_attempt_at,
       created_at)
     select organization_id, gen_random_uuid(), id, 'event', :eventId, :type, :payload, 'pending', :at, :at
     from webhook_endpoints
     where organization_id = :organizationId and enabled and :type = any(event_types)
     on conflict (organization_id, endpoint_id, event_id) where kind = 'event' do nothing
     returning id`,
    { organizationId, eventId: event.id, type: event.type, payload: JSON.stringify(event), at },
  );
  await jobs.enqueue(
    transaction,
    rows.map(({ id }) => deliveryQueue.job({ organizationId, deliveryId: id, attempts: 0 })),
  );
}

async function addTest(
  database: Database,
  organizationId: string,
  endpointId: number,
  { event, end: { result, startedAt: at, status } }: { event: WebhookEvent; end: AttemptOutcome },
): Promise<StoredDelivery> {
  const { rows } = await database.raw<Rows>(
    `insert into webhook_deliveries
       (organization_id, id, endpoint_id, kind, event_id, event_type, payload, status, attempts, last_attempt_at,
        response_status, response_body, error, duration_ms, created_at)
     values (:organizationId, gen_random_uuid(), :endpointId, 'test', :eventId, :type, :payload, :status, 1, :at,
       :responseStatus, :responseBody, :error, :durationMs, :at)
     returning ${deliveryColumns}`,
    {
      organizationId,
      endpointId,
      status,
      at,
      ...result,
      eventId: event.id,
      type: event.type,
      payload: JSON.stringify(event),
    },
  );
  if (!rows[0]) throw new Error('storing a delivery returned no row');
  return rows[0];
}

async function replay(
  transaction: DatabaseTransaction,
  jobs: JobQueue,
  { organizationId, id, at }: { organizationId: string; id: string; at: Date },
): Promise<ReplayOutcome> {
  const { rows: endpoints } = await transaction.raw<{ rows: { enabled: boolean }[] }>(
    `select endpoint.enabled from webhook_deliveries delivery
     join webhook_endpoints endpoint
       on endpoint.organization_id = delivery.organization_id and endpoint.id = delivery.endpoint_id
     where delivery.organization_id = :organizationId and delivery.id = :id
     for share`,
    { organizationId, id },
  );
  if (!endpoints[0]) return { kind: 'delivery-missing' };
  if (!endpoints[0].enabled) return { kind: 'endpoint-disabled' };
  const { rows } = await transaction.raw<Rows>(
    `insert into webhook_deliveries
       (organization_id, id, endpoint_id, kind, event_id, event_type, payload, status, next_attempt_at,
       created_at)
     select organization_id, gen_random_uuid(), endpoint_id, 'replay', event_id, event_type, payload, 'pending',
       :at, :at
     from webhook_deliveries
     where organization_id = :organizationId and id = :id
     returning ${deliveryColumns}`,
    { organizationId, id, at },
  );
  const [delivery] = rows;
  if (!delivery) return { kind: 'delivery-missing' };
  await jobs.enqueue(transaction, [deliveryQueue.job({ organizationId, deliveryId: delivery.id, attempts: 0 })]);
  return { kind: 'stored', delivery };
}

/** Does nothing if the endpoint was changed after the attempt began. */
async function recordHealth(
  transaction: Database,
  organizationId: string,
  { endpoint: { id, updatedAt }, result, startedAt: at }: RecordedAttempt,
): Promise<void> {
  const [value, condition] =
    result.error === null ? ['null', 'failing_since is not null'] : [':at', 'failing_since is null'];
  await transaction.raw(
    `update webhook_endpoints set failing_since = ${value}
     where organization_id = :organizationId and id = :id and updated_at = :updatedAt and ${condition}`,
    { organizationId, id, updatedAt, ...(result.error === null ? {} : { at }) },
  );
  await transaction.raw(
    `update webhook_endpoints set is_slow = :isSlow
     where organization_id = :organizationId and id = :id and updated_at = :updatedAt and is_slow <> :isSlow`,
    { organizationId, id, updatedAt, isSlow: result.durationMs > slowMs },
  );
}

async function list(
  database: Database,
  organizationId: string,
  endpointId: number,
  { filter, after, limit }: Parameters<DeliveryRepository['list']>[2],
): Promise<StoredDelivery[]> {
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));
  const restrictions = [
    ...Object.keys(given).map((name) => conditions[name as keyof DeliveryFilter]),
    ...(after === null ? [] : ['and (created_at, id) < (:afterAt, :afterId)']),
  ];
  const { rows } = await database.raw<Rows>(
    `select ${deliveryColumns} from webhook_deliveries
     where organization_id = :organizationId and endpoint_id = :endpointId ${restrictions.join(' ')}
     order by created_at desc, id desc limit :limit`,
    {
      ...given,
      organizationId,
      endpointId,
      limit,
      ...(after === null ? {} : { afterAt: after.at, afterId: after.id }),
    },
  );
  return rows;
}

async function recordAttempt(
  transaction: DatabaseTransaction,
  jobs: JobQueue,
  key: AttemptKey,
  attempt: RecordedAttempt,
): Promise<StoredEndpoint | null> {
  const { endpoint, decision, result, startedAt, status, retryDelayMs } = attempt;
  const { rowCount } = await transaction.raw<{ rowCount: number }>(
    `update webhook_deliveries
     set status = :status, attempts = attempts + 1, last_attempt_at = :startedAt,
       next_attempt_at = now() + make_interval(secs => cast(:retryDelayMs as double precision) / 1000),
       response_status = :responseStatus, response_body = :responseBody, error = :error, duration_ms = :durationMs
     where organization_id = :organizationId and id = :deliveryId and ${isCurrentAttempt}`,
    { ...key, status, startedAt, retryDelayMs, ...result },
  );
  if (rowCount === 0) return null;
  await recordHealth(transaction, key.organizationId, attempt);
  if (retryDelayMs !== null)
    await jobs.enqueue(transaction, [
      deliveryQueue.job({ ...key, attempts: key.attempts + 1 }, { delayMs: retryDelayMs }),
    ]);
  if (result.error === null) return null;
  return updateEndpoint(transaction, key.organizationId, endpoint.id, decision, { origin: systemOrigin });
}

export function createDeliveryRepository(database: Database, jobs: JobQueue): DeliveryRepository {
  return {
    fanOut: (organizationId, event, at) =>
      database.transaction((transaction) => fanOut(transaction, jobs, { organizationId, event, at })),

    list: (organizationId, endpointId, query) => list(database, organizationId, endpointId, query),

    addTest: (organizationId, endpointId, test) => addTest(database, organizationId, endpointId, test),

    replay: (organizationId, id, at, unit) =>
      unit.transaction(database, (transaction) => replay(transaction, jobs, { organizationId, id, at })),

    async find(key) {
      const { rows } = await database.raw<Rows>(
        `select ${deliveryColumns} from webhook_deliveries
         where organization_id = :organizationId and id = :deliveryId and ${isCurrentAttempt}`,
        { ...key },
      );
      return rows[0] ?? null;
    },

    recordAttempt: (key, attempt) =>
      database.transaction((transaction) => recordAttempt(transaction, jobs, key, attempt)),

    moveToSlowQueue: (key) =>
      database.transaction((transaction) => jobs.enqueue(transaction, [slowDeliveryQueue.job(key)])),

    async fail(key, error) {
      await database.raw(
        `update webhook_deliveries set status = 'failed', next_attempt_at = null, error = :error
         where organization_id = :organizationId and id = :deliveryId and ${isCurrentAttempt}`,
        { ...key, error },
      );
    },

    async deleteBefore(at, limit) {
      const { rowCount } = await database.raw<{ rowCount: number }>(
        `delete from webhook_deliveries
         where (organization_id, id) in (
           select organization_id, id from webhook_deliveries
           where created_at < :at
           order by created_at limit :limit
           for update skip locked
         )
         -- all organizations`,
        { at, limit },
      );
      return rowCount;
    },
  };
}

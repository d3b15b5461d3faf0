// Stores new deliveries: of an event to its subscribers, of a test event, and of an event that is sent again.
import type { Knex } from 'knex';
import type { JobQueue } from '../../platform/jobs/port.js';
import {
  attemptJob,
  deliveryColumns,
  type AttemptEnd,
  type StoredDelivery,
  type WebhookEvent,
} from './delivery-statements.js';

type Rows = { rows: StoredDelivery[] };

/** `delivery-missing`: the delivery or its endpoint does not exist. */
export type ReplayOutcome =
  { kind: 'stored'; delivery: StoredDelivery } | { kind: 'delivery-missing' } | { kind: 'endpoint-disabled' };

export async function fanOut(
  transaction: Knex.Transaction,
  jobs: JobQueue,
  event: WebhookEvent,
  at: Date,
): Promise<void> {
  const { organizationId } = event;
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
    rows.map(({ id }) => attemptJob({ organizationId, deliveryId: id, attempts: 0 })),
  );
}

export async function addTest(
  database: Knex,
  organizationId: string,
  endpointId: number,
  { event, end: { result, at, status } }: { event: WebhookEvent; end: AttemptEnd },
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

export async function replay(
  transaction: Knex.Transaction,
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
  await jobs.enqueue(transaction, [attemptJob({ organizationId, deliveryId: delivery.id, attempts: 0 })]);
  return { kind: 'stored', delivery };
}

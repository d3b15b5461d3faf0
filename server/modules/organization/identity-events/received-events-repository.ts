import type { Database } from '../../../platform/database/database.js';

export interface Delivery {
  eventId: string;
  type: string;
  /** Time of the delivery in seconds since 1970. Each redelivery of an event has its own timestamp. */
  timestamp: number;
}

/** `copy`: this delivery was received before. `repeat`: another delivery of the same event was processed before. */
export type DeliveryStatus = 'new' | 'repeat' | 'copy';

export interface ReceivedEventsRepository {
  /** If the result is `repeat`, also records the delivery. */
  check(delivery: Delivery): Promise<DeliveryStatus>;
  /** Records the event as processed. Returns false if it was recorded before. */
  record(delivery: Delivery, at: Date): Promise<boolean>;
}

/** Minimum days for which event ids are stored. Svix stops redelivering an event after 28 hours. */
const retentionDays = 7;

export function createReceivedEventsRepository(database: Database): ReceivedEventsRepository {
  return {
    async check({ eventId, timestamp }) {
      // If two copies arrive concurrently, the second update waits for the first, and then finds the timestamp in
      // `deliveries`.
      const { rows } = await database.raw<{ rows: { isKnownEvent: boolean; isNewDelivery: boolean }[] }>(
        `with recorded as (
           update identity_events set deliveries = deliveries || cast(:timestamp as bigint)
           where event_id = :eventId and not cast(:timestamp as bigint) = any(deliveries)
           returning event_id
         )
         select exists (select from identity_events where event_id = :eventId) as "isKnownEvent",
           exists (select from recorded) as "isNewDelivery"`,
        { eventId, timestamp },
      );
      if (!rows[0]?.isKnownEvent) return 'new';
      return rows[0].isNewDelivery ? 'repeat' : 'copy';
    },

    async record({ eventId, type, timestamp }, at) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `with expired as (
           delete from identity_events
           where received_at < cast(:at as timestamptz) - :retentionDays * interval '1 day'
         )
         insert into identity_events (event_id, type, deliveries, received_at)
         values (:eventId, :type, array[cast(:timestamp as bigint)], :at)
         on conflict (event_id) do nothing
         returning event_id`,
        { eventId, type, timestamp, at, retentionDays },
      );
      return rows.length > 0;
    },
  };
}

// Webhook events that were taken. Every method is one statement.
import type { Knex } from 'knex';

export interface Delivery {
  eventId: string;
  type: string;
  /** Of the delivery, in seconds since 1970: each repeat of the event has its own. */
  timestamp: number;
}

/** `copy`: this very delivery was taken before. `repeat`: another delivery of the same event was. */
export type DeliveryStatus = 'new' | 'repeat' | 'copy';

export interface EventRepository {
  /** Whether the event was taken before; a repeat is noted. */
  check(delivery: Delivery): Promise<DeliveryStatus>;
  /** Notes the event as taken. False when it is noted already. */
  record(delivery: Delivery, at: Date): Promise<boolean>;
}

/** Longer than providers keep repeating: Svix gives up after three days. */
const retentionDays = 7;

export function createEventRepository(database: Knex): EventRepository {
  return {
    async check({ eventId, timestamp }) {
      // Of two copies at one time, the second waits for the first and then finds the timestamp among the deliveries.
      const { rows } = await database.raw<{ rows: { isTaken: boolean; isNoted: boolean }[] }>(
        `with noted as (
           update identity_events set deliveries = deliveries || cast(:timestamp as bigint)
           where event_id = :eventId and not cast(:timestamp as bigint) = any(deliveries)
           returning event_id
         )
         select exists (select from identity_events where event_id = :eventId) as "isTaken", exists (select from noted) as "isNoted"`,
        { eventId, timestamp },
      );
      if (!rows[0]?.isTaken) return 'new';
      return rows[0].isNoted ? 'repeat' : 'copy';
    },

    async record({ eventId, type, timestamp }, at) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `with forgotten as (delete from identity_events where received_at < cast(:at as timestamptz) - :retentionDays * interval '1 day')
         insert into identity_events (event_id, type, deliveries, received_at) values (:eventId, :type, array[cast(:timestamp as bigint)], :at)
         on conflict (event_id) do nothing
         returning event_id`,
        { eventId, type, timestamp, at, retentionDays: retentionDays },
      );
      return rows.length > 0;
    },
  };
}

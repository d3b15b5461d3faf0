// Stores the leases on the metadata of members, shared by all processes.
import type { Knex } from 'knex';
import type { StoredLease } from '../../../platform/concurrency/lease.js';

export interface MetadataLeaseRepository {
  /** Returns the lease of a member. Expiry uses the database's clock, because the clocks of processes differ. */
  of(organizationId: string, userId: string): StoredLease;
}

export function createMetadataLeaseRepository(database: Knex): MetadataLeaseRepository {
  return {
    of: (organizationId, userId) => ({
      async take(holder, lifetimeMs) {
        // An expired lease belongs to a crashed process. If it could not be taken over, the member could never be
        // changed again.
        const { rows } = await database.raw<{ rows: unknown[] }>(
          `insert into member_leases (organization_id, user_id, holder, expires_at)
           values (:organizationId, :userId, :holder, now() + :lifetimeMs * interval '1 millisecond')
           on conflict (organization_id, user_id) do update
           set holder = excluded.holder, expires_at = excluded.expires_at
           where member_leases.expires_at < now()
           returning holder`,
          { organizationId, userId, holder, lifetimeMs },
        );
        return rows.length > 0;
      },

      async release(holder) {
        await database.raw(
          `delete from member_leases
           where organization_id = :organizationId and user_id = :userId and holder = :holder`,
          { organizationId, userId, holder },
        );
      },
    }),
  };
}

// Leases on the metadata of members, shared by all processes. An advisory lock would hold a database connection during
// calls to the provider, so concurrent changes could occupy the whole pool.
import type { Knex } from 'knex';

export interface MetadataLeaseRepository {
  /**
   * Returns false if another holder has the lease. Expiry uses the database's clock, because the clocks of processes
   * differ.
   */
  take(organizationId: string, userId: string, lease: { holder: string; lifetimeMs: number }): Promise<boolean>;
  release(organizationId: string, userId: string, holder: string): Promise<void>;
}

export function createMetadataLeaseRepository(database: Knex): MetadataLeaseRepository {
  return {
    async take(organizationId, userId, { holder, lifetimeMs }) {
      // An expired lease belongs to a crashed process. If it could not be taken over, the member could never be changed
      // again.
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `insert into member_leases (organization_id, user_id, holder, expires_at)
         values (:organizationId, :userId, :holder, now() + :lifetimeMs * interval '1 millisecond')
         on conflict (organization_id, user_id) do update set holder = excluded.holder, expires_at = excluded.expires_at
         where member_leases.expires_at < now()
         returning holder`,
        { organizationId, userId, holder, lifetimeMs },
      );
      return rows.length > 0;
    },

    async release(organizationId, userId, holder) {
      await database.raw(
        'delete from member_leases where organization_id = :organizationId and user_id = :userId and holder = :holder',
        {
          organizationId,
          userId,
          holder,
        },
      );
    },
  };
}

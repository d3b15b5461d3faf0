// Who may replace the metadata of a member just now, over all processes. Not an advisory lock: that would hold a connection while the
// provider is called, and enough replacements at one time would hold every connection of the pool and wait for one more.
import type { Knex } from 'knex';

export interface LeaseRepository {
  /** False when somebody else has it. Time is the database's: processes may disagree about it. */
  take(organizationId: string, userId: string, lease: { holder: string; lifetimeMs: number }): Promise<boolean>;
  release(organizationId: string, userId: string, holder: string): Promise<void>;
}

export function createLeaseRepository(database: Knex): LeaseRepository {
  return {
    async take(organizationId, userId, { holder, lifetimeMs }) {
      // A lease that ran out belongs to a process that died; without taking it over, nobody could change the member any more.
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

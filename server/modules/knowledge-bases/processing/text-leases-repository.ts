// Stores the leases on extracted texts, shared by all processes. A text has the same key in all knowledge bases that
// contain its upload.
import type { Knex } from 'knex';
import type { StoredLease } from '../../../platform/concurrency/lease.js';

export interface TextLeaseRepository {
  /** Returns the lease of a text. Expiry uses the database's clock, because the clocks of processes differ. */
  of(organizationId: string, contentKey: string): StoredLease;
}

export function createTextLeaseRepository(database: Knex): TextLeaseRepository {
  return {
    of: (organizationId, contentKey) => ({
      async take(holder, lifetimeMs) {
        // An expired lease belongs to a crashed process.
        const { rows } = await database.raw<{ rows: unknown[] }>(
          `insert into knowledge_base_text_leases (organization_id, content_key, holder, expires_at)
           values (:organizationId, :contentKey, :holder, now() + :lifetimeMs * interval '1 millisecond')
           on conflict (organization_id, content_key) do update
           set holder = excluded.holder, expires_at = excluded.expires_at
           where knowledge_base_text_leases.expires_at < now()
           returning holder`,
          { organizationId, contentKey, holder, lifetimeMs },
        );
        return rows.length > 0;
      },

      async release(holder) {
        await database.raw(
          `delete from knowledge_base_text_leases
           where organization_id = :organizationId and content_key = :contentKey and holder = :holder`,
          { organizationId, contentKey, holder },
        );
      },
    }),
  };
}

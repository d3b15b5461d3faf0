// Compares the connections that a process may open with those that Postgres has left.
import type { Knex } from 'knex';

/** Returns how many connections an ordinary role can still open, beside those of this process. */
async function freeConnections(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { free: number }[] }>(
    `select cast(
       (select sum(case name when 'max_connections' then setting::int else -setting::int end) from pg_settings
        where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections'))
       - (select sum(numbackends) - 1 from pg_stat_database)
     as int) as free`,
  );
  return rows[0]?.free ?? 0;
}

/** Returns a warning if the process may need more connections than are free, or null. */
export async function warningOfConnections(database: Knex, needed: number): Promise<string | null> {
  const free = await freeConnections(database);
  if (needed <= free) return null;
  return `this process may open ${needed} connections, but Postgres has ${Math.max(0, free)} left: lower DATABASE_POOL_SIZE, raise max_connections, or use a pooler`;
}

import type { Database } from './database.js';

/** Returns how many connections an ordinary role can use, including the one of this statement. */
async function freeConnections(database: Database): Promise<number> {
  const { rows } = await database.raw<{ rows: { free: number }[] }>(
    `select cast(
       (
         select sum(case name when 'max_connections' then setting::int else -setting::int end)
         from pg_settings
         where name in ('max_connections', 'superuser_reserved_connections', 'reserved_connections')
       ) - (select sum(numbackends) - 1 from pg_stat_database)
     as int) as free`,
  );
  return rows[0]?.free ?? 0;
}

/** Returns a warning if this process, or `processes` processes like it, may need more connections than are free. */
export async function warningOfConnections(
  database: Database,
  perProcess: number,
  processes = 1,
): Promise<string | null> {
  const free = await freeConnections(database);
  const needed = perProcess * processes;
  if (needed <= free) return null;
  const [who, remedy] =
    processes === 1
      ? ['this process', 'lower DATABASE_POOL_SIZE']
      : [`the ${processes} API processes`, 'lower API_PROCESSES or DATABASE_POOL_SIZE'];
  return (
    `${who} may open ${needed} connections, but Postgres has ${Math.max(0, free)} left: ${remedy}, ` +
    'raise max_connections, or use a pooler'
  );
}

// How the workers' places are shared out among organizations. In the database, because that alone sees what all workers run. Why so:
// docs/decisions/2026-11-21-fair-shares.md

/** Organizations are gone through in the order of this: from a random place of it each has the same chance. Without an organization: the empty one. */
const placeOf = (job: string) => `md5(coalesce(${job}data->>'organizationId', ''))`;

/** The jobs of each organization that wait, so that one with many of them hides no other. */
const index = (schema: string) => `create index if not exists job_share on ${schema}.job (${placeOf('')}, start_after) where state < 'active'`;

/** So many organizations are looked at for one fetch: what it costs does not grow with how many of them wait. */
const ORGANIZATIONS_AT_ONCE = 64;

/**
 * Takes up to \`wanted\` jobs that are due: of the organization that has the fewest running first, and of none more than \`share\` at one time
 * (null: no bound). Whoever takes waits for who took before, in whatever worker: two that count at once would both find room for the last one.
 * The statement after the lock sees what was committed before it, which is why this is a function and not one statement.
 */
const take = (schema: string, waiting = `from ${schema}.job where name = queue and state < 'active'`) => `
create or replace function ${schema}.take_jobs(queue text, wanted integer, share integer)
returns table (id uuid, data jsonb, retry_count integer, retry_limit integer) language plpgsql
-- The index above is in the order that is asked for. Before a queue that fills is analyzed, Postgres would rather sort all of its jobs.
set enable_sort = off set enable_seqscan = off set enable_bitmapscan = off as $function$
#variable_conflict use_column
begin
  perform pg_advisory_xact_lock(hashtextextended('${schema}.take_jobs ' || queue, 0));
  return query
  with recursive walk (place) as (
    select coalesce((select ${placeOf('')} ${waiting} and ${placeOf('')} >= start order by 1 limit 1), (select ${placeOf('')} ${waiting} order by 1 limit 1))
    from md5(random()::text) start
    union -- not all: it ends where it began
    select coalesce((select ${placeOf('')} ${waiting} and ${placeOf('')} > place order by 1 limit 1), (select ${placeOf('')} ${waiting} order by 1 limit 1))
    from walk
  ), running as (
    select ${placeOf('')} as place, count(*)::integer as jobs from ${schema}.job where name = queue and state = 'active' group by 1
  ), chosen as (
    select due.id
    from (select place from walk where place is not null limit ${ORGANIZATIONS_AT_ONCE}) organization
    left join running using (place)
    cross join lateral (
      select job.id, job.start_after, row_number() over (order by job.start_after) as position
      from ${schema}.job
      where job.name = queue and job.state < 'active' and job.start_after < now() and ${placeOf('job.')} = organization.place
      order by job.start_after
      limit case when share is null or organization.place = md5('') then wanted else greatest(least(wanted, share - coalesce(running.jobs, 0)), 0) end
    ) due
    order by coalesce(running.jobs, 0) + due.position, due.start_after
    limit wanted
  )
  update ${schema}.job
  set state = 'active', started_on = now(), retry_count = case when job.started_on is null then job.retry_count else job.retry_count + 1 end
  from chosen
  where job.name = queue and job.id = chosen.id and job.state < 'active'
  returning job.id, job.data, job.retry_count, job.retry_limit;
end
$function$`;

/** What pg-boss' tables need for it; may be installed again and again. */
export const jobShares = (schema: string): string => `${index(schema)};\n${take(schema)}`;

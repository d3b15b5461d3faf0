// Removes the tables of pg-boss 10, which a newer pg-boss cannot migrate, and a function that this service had added.
// Waiting jobs are lost with the tables. Periodic tasks find the files and runs that have no job, and enqueue new jobs.
export const sql = `
do $$ begin
  if to_regprocedure('pgboss.take_jobs(text, integer, integer)') is not null then drop schema pgboss cascade; end if;
end $$;
`;

// Removes the tables of pg-boss 10, which a newer pg-boss cannot migrate, with the function that was added to them.
// Jobs that waited there are stored again by the periodic tasks that look for files and runs without a job.
export const jobEngine = `
do $$ begin
  if to_regprocedure('pgboss.take_jobs(text, integer, integer)') is not null then drop schema pgboss cascade; end if;
end $$;
`;

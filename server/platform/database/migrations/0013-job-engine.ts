// Removes the tables of pg-boss 10, which a newer pg-boss cannot migrate, and the function that was added to them.
// Periodic tasks find files and runs without a job and store the waiting jobs again.
export const jobEngine = `
do $$ begin
  if to_regprocedure('pgboss.take_jobs(text, integer, integer)') is not null then drop schema pgboss cascade; end if;
end $$;
`;

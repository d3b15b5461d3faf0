// Which worker runs a periodic task. The jobs themselves lie in pg-boss' tables (database/pg-boss.ts). Not a tenant table: its rows are named by
// the program.
export const jobs = `
create table periodic_tasks (
  name text not null,
  -- Of the last run. When it is due again follows from the program, so that another interval counts at once.
  started_at timestamptz not null,
  -- The worker that runs it just now.
  holder uuid,
  -- A holder that has not prolonged this is dead, and the task is anybody's.
  lease_until timestamptz not null,
  constraint periodic_tasks_pkey primary key (name)
);
`;

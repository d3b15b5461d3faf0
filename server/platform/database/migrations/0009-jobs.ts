// Stores which worker runs a periodic task. Jobs are in pg-boss' tables (platform/jobs/pg-boss/create-boss.ts). This is
// not a tenant table: the program defines the names of its rows.
export const sql = `
create table periodic_tasks (
  name text not null,
  -- When the last run was due. If it started an interval late or more, when it started (takeSql in
  -- platform/jobs/periodic/repository.ts). 'epoch' if the task must run again immediately. The program adds the
  -- interval to this time to get the next due time, so that a changed interval takes effect immediately.
  started_at timestamptz not null,
  -- The worker that is running the task.
  holder uuid,
  -- A holder that does not renew the lease counts as crashed, and any worker can take the task.
  lease_until timestamptz not null,
  constraint periodic_tasks_pkey primary key (name)
);
`;

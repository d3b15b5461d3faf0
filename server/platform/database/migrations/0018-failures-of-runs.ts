export const sql = `
alter table conversations add column failure_code text;
update conversations set failure_code = 'internal' where failure is not null;
alter table conversations add constraint conversations_failure_check check ((failure is null) = (failure_code is null));

-- RunWarning[] of the contract; null if there were no warnings.
alter table messages add column warnings jsonb;

alter table task_executions add column failure_code text;
update task_executions set failure_code = 'internal' where error is not null;
alter table task_executions add constraint task_executions_failure_check
  check ((error is null) = (failure_code is null));

-- RunFailure of the contract for the latest ended run; null if that run completed or if no run has ended.
alter table scheduled_tasks add column last_failure jsonb;

-- The latest attempts to use the server. They do not change updated_at.
alter table tool_servers
  add column last_error text,
  add column last_error_at timestamptz(3),
  add column last_success_at timestamptz(3),
  add constraint tool_servers_last_error_check check ((last_error is null) = (last_error_at is null));
`;

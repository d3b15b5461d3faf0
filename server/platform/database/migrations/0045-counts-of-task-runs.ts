// Includes the status in the index, so that counting the executions of one task reads only the index.
export const sql = `
drop index task_executions_task_index;
create index task_executions_task_index
  on task_executions (organization_id, scheduled_task_id, created_at desc, id desc)
  include (status);
`;

/**
 * SQL assignments that restore a task. The task's table must have the alias `record`. The task stays disabled, and its
 * slots since the deletion count as slots of a disabled task.
 */
export const restoredTask = `off_since = coalesce(off_since, deleted_at), paused_reason = coalesce((
  select 'agent_deleted' from agents
  where agents.organization_id = record.organization_id and agents.id = record.agent_id
    and agents.deleted_at is not null
), (
  select case when members.removed_at is not null then 'owner_removed' else 'owner_demoted' end from members
  where members.organization_id = record.organization_id and members.user_id = record.user_id
    and (members.removed_at is not null or members.role = 'org:guest')
), paused_reason)`;

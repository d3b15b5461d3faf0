// Adds the users whose personal content an entry of the audit log shows. The erasure of such a user removes the
// content, even if the conversation or task was purged before the erasure.
export const sql = `
alter table audit_log add column content_owner_ids text[];
update audit_log set content_owner_ids = array[conversations.user_id]
  from conversations
  where audit_log.organization_id = conversations.organization_id
    and audit_log.record_type = 'conversation' and audit_log.record_id = cast(conversations.id as text);
update audit_log set content_owner_ids = array[scheduled_tasks.user_id]
  from scheduled_tasks
  where audit_log.organization_id = scheduled_tasks.organization_id
    and audit_log.record_type = 'scheduled_task' and audit_log.record_id = cast(scheduled_tasks.id as text);`;

// Columns that prevent triggers from starting each other indefinitely, and from running on behalf of users who no
// longer have access. See server/docs/decisions/knowledge-base-triggers.md.
export const sql = `
-- Whether a knowledge base's trigger started the conversation or a conversation above it. If so, files that its agent
-- writes start no trigger.
alter table conversations add column is_triggered boolean not null default false;

update conversations set is_triggered = true
from knowledge_base_files files
where files.organization_id = conversations.organization_id
  and files.trigger_conversation_id in (conversations.id, conversations.root_conversation_id);

alter table knowledge_base_files
  add column starts_trigger boolean not null default true,
  -- Why the trigger did not run although it is enabled, as text for users.
  add column trigger_skipped_reason text;

alter table scheduled_tasks
  drop constraint scheduled_tasks_paused_reason_check,
  add constraint scheduled_tasks_paused_reason_check
    check (paused_reason in ('owner_removed', 'owner_demoted', 'agent_deleted', 'consecutive_failures'));

-- Knowledge bases whose rows and texts must be removed permanently.
create index knowledge_bases_deleted_index on knowledge_bases (deleted_at) where deleted_at is not null;
`;

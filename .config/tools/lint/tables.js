// Which parts of the server may change which tables, and which files may contain statements for all organizations.

/** Parts that may change any table: they purge, erase or restore records of every kind, or compute daily totals. */
export const writersOfAllTables = ['modules/deleted-records', 'modules/user-erasure', 'platform/daily-totals'];

/** For each table, the other parts that may change it. */
export const writersOfTables = {
  agent_tag_assignments: ['modules/agents'],
  agent_tags: ['modules/agent-tags'],
  agent_versions: ['modules/agents'],
  agents: ['modules/agents'],
  audit_log: ['modules/audit-log', 'platform/audit.ts'],
  changed_days: [],
  closed_days: [],
  conversation_days: ['modules/dashboard'],
  conversation_feedback: ['modules/conversations'],
  conversation_owners: ['modules/dashboard'],
  // The stream of a run marks its conversation as followed.
  conversations: ['modules/conversations', 'modules/agent-runner'],
  idempotency_keys: ['platform/idempotency'],
  identity_events: ['modules/organization'],
  // The processing of a file stores its chunks and its status.
  knowledge_base_chunks: ['modules/knowledge-bases', 'modules/file-processing'],
  knowledge_base_files: ['modules/knowledge-bases', 'modules/file-processing'],
  knowledge_bases: ['modules/knowledge-bases'],
  leases: ['platform/leases'],
  member_mirrors: ['modules/organization'],
  members: ['modules/organization'],
  messages: ['modules/conversations'],
  periodic_tasks: ['platform/jobs'],
  run_events: ['modules/agent-runner'],
  scheduled_tasks: ['modules/scheduled-tasks'],
  skill_files: ['modules/skills'],
  skill_orphaned_objects: ['modules/skills'],
  skills: ['modules/skills'],
  task_execution_days: ['modules/scheduled-tasks'],
  task_executions: ['modules/scheduled-tasks'],
  tool_calls: ['modules/conversations'],
  tool_servers: ['modules/tool-servers'],
  webhook_deliveries: ['modules/webhook-endpoints'],
  webhook_endpoints: ['modules/webhook-endpoints'],
};

/** Only these files may contain statements with the comment `-- all organizations`. */
export const placesOfAllOrganizations = [
  'modules/agent-runner/stream/run-events-repository.ts',
  'modules/audit-log/repository.ts',
  'modules/conversations/runs/expired-run-statements.ts',
  'modules/conversations/runs/runs-repository.ts',
  'modules/dashboard/conversation-days-statements.ts',
  'modules/deleted-records/purge-repository.ts',
  'modules/file-processing/stale-files-repository.ts',
  'modules/knowledge-bases/purge-repository.ts',
  'modules/knowledge-bases/search/full-text-repository.ts',
  'modules/knowledge-bases/search/vector-store/pgvector-adapter.ts',
  'modules/knowledge-bases/search/vector-store/signature-adapter.ts',
  'modules/organization/members/members-repository.ts',
  'modules/scheduled-tasks/executions/attempts-repository.ts',
  'modules/scheduled-tasks/executions/slots-repository.ts',
  'modules/skills/orphaned-objects-repository.ts',
  'modules/user-erasure/repository.ts',
  'modules/webhook-endpoints/deliveries-repository.ts',
  'platform/daily-totals/periodic-tasks.ts',
  'platform/idempotency/keys.ts',
  'platform/leases/named-leases.ts',
];

/** SQL expression of the trigger as JSON, or null. `table` is the name or alias of the table in the statement. */
export const triggerOf = (table: string): string => `
  case when ${table}.trigger_agent_id is not null then json_build_object(
    'enabled', ${table}.trigger_enabled, 'agentId', ${table}.trigger_agent_id,
    'prompt', ${table}.trigger_prompt,
    'createdAt', to_char(${table}.trigger_created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) end`;

/** SQL assignment that disables the trigger, so that a restored knowledge base starts no runs. */
export const restoredKnowledgeBase = 'trigger_enabled = case when trigger_enabled is not null then false end';

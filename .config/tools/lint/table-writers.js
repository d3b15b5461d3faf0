// Which parts of the server may change which tables, and which files may contain statements for all organizations.

/** Folders of the server whose statements may change a table, by table. */
export const writersOfTables = {
  agent_tag_assignments: ['modules/agents'],
  agent_tags: ['modules/agent-tags'],
  agent_versions: ['modules/agents'],
  agents: ['modules/agents', 'modules/deleted-records', 'modules/user-erasure'],
};

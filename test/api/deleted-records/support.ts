import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export const listDeleted = (
  server: TestServer,
  query: NonNullable<CallOptions['query']> = {},
  options: CallOptions = {},
): Promise<CallResult> => server.call('GET', '/admin/deletedRecords', { query, ...options });

export const restore = (
  server: TestServer,
  type: string,
  id: number | string,
  options: CallOptions = {},
): Promise<CallResult> =>
  server.call('POST', '/admin/deletedRecords/restore', { body: { type, id: String(id) }, ...options });

/** Path, query and body that delete a record. */
const deletions: Record<string, (id: number | string) => [path: string, options: CallOptions]> = {
  agent: (agentId) => ['/agents', { body: { agentId } }],
  knowledge_base: (id) => ['/kb/manage', { query: { id } }],
  skill: (id) => ['/skills/manage', { query: { id } }],
  tool_server: (id) => ['/mcp-servers/manage', { query: { id } }],
  scheduled_task: (taskId) => ['/scheduled-tasks/manage', { query: { taskId } }],
  conversation: (threadId) => ['/conversations', { query: { threadId } }],
};

export async function remove(
  server: TestServer,
  type: string,
  id: number | string,
  given: CallOptions = {},
): Promise<void> {
  const [path, options] = deletions[type]!(id);
  const { status, body } = await server.call('DELETE', path, { ...options, ...given });
  if (status > 299) throw new Error(`DELETE ${path}: ${status} ${JSON.stringify(body)}`);
}

export const tables: Record<string, string> = {
  agent: 'agents',
  knowledge_base: 'knowledge_bases',
  skill: 'skills',
  tool_server: 'tool_servers',
  scheduled_task: 'scheduled_tasks',
  conversation: 'conversations',
};

export const backdate = (server: TestServer, type: string, id: number | string, daysAgo: number) =>
  server
    .database(tables[type]!)
    .where({ id })
    .update({ deleted_at: new Date(Date.now() - daysAgo * 86_400_000) });

export async function purge(server: TestServer): Promise<void> {
  const task = server.container.work.periodic.find(({ name }) => name === 'deleted-records.purge');
  await task!.run(new AbortController().signal);
}

// Tests the purge of deleted records, their rows and their objects.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { save } from '../api/agents/support.js';
import { talk, text } from '../api/conversations/support.js';
import { backdate, purge, remove, tables } from '../api/deleted-records/support.js';
import { addProcessed, createBase, upload } from '../api/knowledge-bases/support.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { newSkill, skillMd } from '../api/skills/support.js';
import { unusedObjectJobs } from '../../server/modules/uploads/jobs.js';
import { allowSilentUrl, makers } from '../properties/records.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(
  async () => void (server = await startTestServer({ ...allowSilentUrl, DELETED_RECORD_DAYS: '7' }, { worker: true })),
);
afterAll(() => server?.stop());

const isStored = (key: string) =>
  server.container.platform.storage.head(key).then(
    () => true,
    () => false,
  );
const gone = (key: string) =>
  eventually(
    () => isStored(key),
    (stored) => !stored,
  );
const rowsOf = async (table: string, where: object) =>
  Number((await server.database(table).where(where).count())[0]?.['count']);

const uploaded = async () =>
  (await upload(server, 'A photo', { filename: 'photo.txt', contentType: 'text/plain' })).fileKey;
const attach = (fileKey: string) =>
  talk(server, { parts: [text('See this'), { type: 'file', mediaType: 'text/plain', url: fileKey, fileKey }] });

/** Deletes a record and moves its time of deletion to `daysAgo` days ago. */
async function deleted(type: string, id: number | string, daysAgo: number): Promise<void> {
  await remove(server, type, id);
  await backdate(server, type, id, daysAgo);
}

test('a purge removes a conversation with its messages, and the attachments that nothing else uses', async () => {
  const [own, shared, young] = [await uploaded(), await uploaded(), await uploaded()];
  const { conversationId } = await attach(own);
  const second = await attach(shared);
  const keeper = await attach(shared);
  const recent = await attach(young);
  for (const id of [conversationId, second.conversationId]) await deleted('conversation', id, 8);
  await deleted('conversation', recent.conversationId, 6);
  await purge(server);
  for (const table of ['messages', 'tool_calls', 'run_events'])
    expect(await rowsOf(table, { conversation_id: conversationId })).toBe(0);
  expect(await rowsOf('conversations', { id: conversationId })).toBe(0);
  await gone(own);
  expect(await isStored(shared)).toBe(true);
  expect(await rowsOf('conversations', { id: recent.conversationId })).toBe(1);
  expect(await isStored(young)).toBe(true);
  await deleted('conversation', keeper.conversationId, 8);
  await purge(server);
  await gone(shared);
});

test('one purge removes a conversation and its sub-conversations on all levels', async () => {
  const ids: string[] = [];
  for (let level = 0; level < 3; level++) ids.push((await talk(server)).conversationId);
  for (const [level, id] of ids.slice(1).entries())
    await server.database.raw(
      `update conversations set upstream_conversation_id = ?, root_conversation_id = root.id,
         root_created_at = root.created_at, root_user_id = root.user_id, root_agent_id = root.agent_id
       from conversations as root
       where conversations.id = ? and root.id = ?`,
      [ids[level] ?? null, id, ids[0] ?? null],
    );
  await remove(server, 'conversation', ids[0]!);
  for (const id of ids) await backdate(server, 'conversation', id, 8);
  await purge(server);
  for (const id of ids) expect(await rowsOf('conversations', { id })).toBe(0);
});

test('a conversation that is due to be purged cannot be read', async () => {
  const { conversationId: threadId } = await talk(server);
  const read = async () => (await server.call('GET', '/getConversation', { query: { threadId } })).status;
  await deleted('conversation', threadId, 6);
  expect(await read()).toBe(200);
  await backdate(server, 'conversation', threadId, 8);
  expect(await read()).toBe(404);
});

test('a purge removes a skill with its files', async () => {
  const { id } = await newSkill(server, skillMd());
  const [{ storage_key: key }] = await server.database('skill_files').where({ skill_id: id });
  expect(await isStored(key)).toBe(true);
  await deleted('skill', id, 8);
  await purge(server);
  expect(await rowsOf('skills', { id })).toBe(0);
  await gone(key);
});

test('a purge removes a knowledge base with its files, except an upload that a message uses', async () => {
  const { id } = await createBase(server);
  const [alone, attached] = [await addProcessed(server, id, 'Alone.'), await addProcessed(server, id, 'Attached.')];
  await attach(attached.fileKey);
  await deleted('knowledge_base', id, 8);
  await purge(server);
  expect(await rowsOf('knowledge_bases', { id })).toBe(0);
  for (const key of [alone.fileKey, alone.contentKey, attached.contentKey]) await gone(key);
  expect(await isStored(attached.fileKey)).toBe(true);
});

test('a purge removes tasks and tool servers', async () => {
  const { id: agentId } = await save(server, { name: 'Runner', stage: 'released' });
  const { id: taskId } = await createTask(server, { agentId });
  await server.call('POST', '/scheduled-tasks/run', { body: { taskId } });
  await eventually(
    () => server.database('task_executions').where({ scheduled_task_id: taskId, status: 'completed' }),
    ({ length }) => length === 1,
  );
  const toolServer = await makers.toolServer(server, { organizationId: server.organizationId, userId: 'user_any' });
  await deleted('scheduled_task', taskId, 8);
  await deleted('tool_server', toolServer.id, 8);
  await purge(server);
  expect(await rowsOf('scheduled_tasks', { id: taskId })).toBe(0);
  expect(await rowsOf('task_executions', { scheduled_task_id: taskId })).toBe(0);
  expect(await rowsOf(tables['tool_server']!, { id: toolServer.id })).toBe(0);
});

test('a purge removes an agent, but keeps its name and model while conversations refer to it', async () => {
  const [unused, used] = [
    await save(server, { name: 'Unused', systemPrompt: 'Secret' }),
    await save(server, { name: 'Used', systemPrompt: 'Secret', stage: 'released' }),
  ];
  const { conversationId } = await talk(server, { agentId: used.id });
  for (const { id } of [unused, used]) await deleted('agent', id, 8);
  await purge(server);
  expect(await rowsOf('agents', { id: unused.id })).toBe(0);
  const row = await server.database('agents').where({ id: used.id }).first('configuration', 'purged_at');
  expect(row).toEqual({ configuration: { name: 'Used', model: used.model }, purged_at: expect.any(Date) });
  expect(await rowsOf('agent_versions', { agent_id: used.id })).toBe(0);
  await deleted('conversation', conversationId, 8);
  await purge(server);
  expect(await rowsOf('agents', { id: used.id })).toBe(0);
});

test('the job of a purge that was interrupted fails, so that it runs again', async () => {
  const job = server.container.work.jobs.find(({ queue }) => queue === 'purge-deleted-records');
  const data = { organizationId: server.organizationId };
  const attempt = { id: randomUUID(), data, attempt: 1, hasNextAttempt: () => true, signal: AbortSignal.abort() };
  await expect(job!.run(attempt)).rejects.toMatchObject({ name: 'AbortError' });
});

test('an object stays if a record refers to it when its removal runs', async () => {
  const key = await uploaded();
  await attach(key);
  const { modules, platform } = server.container;
  const [job] = unusedObjectJobs({ storage: platform.storage, objectUses: modules.uploads.objectUses });
  const { signal } = new AbortController();
  const data = { organizationId: server.organizationId, key };
  await job!.run({ id: randomUUID(), data, signal, attempt: 1, hasNextAttempt: () => true });
  expect(await isStored(key)).toBe(true);
});

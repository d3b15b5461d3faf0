// The audit log names the user for whom an agent runs, and the conversation of the run.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chat, message, waitForEnd } from '../api/chat/chat-client.js';
import { addProcessed, createBase } from '../api/knowledge-bases/support.js';
import { alwaysFresh } from '../api/organization/support.js';
import { createTask, ended } from '../api/scheduled-tasks/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { agentWith, call } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(alwaysFresh, { worker: true })));
afterAll(() => server?.stop());

/** Creates a knowledge base, an agent that may write to it, and the prompt that makes the agent do so. */
async function writer() {
  const { id: knowledgeBaseId } = await createBase(server);
  const agent = await agentWith(server, { write_to_knowledge_base: { writableKnowledgeBaseIds: [knowledgeBaseId] } });
  const text = call('write_to_knowledge_base', { knowledgeBaseId, fileName: 'visit.md', content: 'It went well.' });
  return { knowledgeBaseId, agentId: agent.id as number, text };
}

async function entriesOfFile(knowledgeBaseId: number, fileName: string) {
  const query = { action: 'knowledge_base_file.created', limit: 100 };
  const { entries } = (await server.call('GET', '/admin/auditLog', { query })).body;
  return entries.filter(
    ({ after, recordName }: { after: { knowledgeBaseId: number }; recordName: string }) =>
      after.knowledgeBaseId === knowledgeBaseId && recordName === fileName,
  );
}

const entryOf = (userId: string, conversationId: string) =>
  expect.objectContaining({
    actor: expect.objectContaining({ type: 'user', id: userId }),
    requestId: null,
    clientAddress: null,
    before: null,
    after: expect.objectContaining({ fileName: 'visit.md', conversationId }),
  });

test("a file that an agent writes in a guest's chat has an entry with the guest and the conversation", async () => {
  const { knowledgeBaseId, agentId, text } = await writer();
  const token = await server.tokenFor({ userId: 'user_writing_guest', role: 'org:guest' });
  const { threadId } = await chat(server, message(agentId, text), { token });
  expect(await entriesOfFile(knowledgeBaseId, 'visit.md')).toEqual([entryOf('user_writing_guest', threadId)]);
});

test('a file that an agent writes for a scheduled task has an entry with the owner of the task', async () => {
  const { knowledgeBaseId, agentId, text } = await writer();
  const token = await server.tokenFor({ userId: 'user_task_owner', role: 'org:member' });
  const task = await createTask(server, { agentId, prompt: text }, { token });
  const started = await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } });
  expect(started).toMatchObject({ status: 202 });
  const { conversationId } = await ended(server, started.body.id);
  expect(await entriesOfFile(knowledgeBaseId, 'visit.md')).toEqual([entryOf('user_task_owner', conversationId)]);
});

test('a file that an agent writes for a trigger has an entry with the user who added the file', async () => {
  const { knowledgeBaseId, agentId, text } = await writer();
  const query = { id: knowledgeBaseId };
  await server.call('PUT', '/kb/manage', { query, body: { trigger: { agentId, prompt: text } } });
  const token = await server.tokenFor({ userId: 'user_who_adds', role: 'org:member' });
  const { triggerConversationId } = await addProcessed(server, knowledgeBaseId, 'Some text.', {}, { token });
  const { userId } = await waitForEnd(server, triggerConversationId);
  expect(await entriesOfFile(knowledgeBaseId, 'visit.md')).toEqual([entryOf(userId, triggerConversationId)]);
});

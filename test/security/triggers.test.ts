// A trigger of a knowledge base runs an agent for each processed file. Triggers must not loop, and must not run agents
// for a user who lost the right to run them.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { waitForEnd } from '../api/chat/chat-client.js';
import {
  addFile,
  addProcessed,
  createBase,
  setFileStatus,
  filesOf,
  processed,
} from '../api/knowledge-bases/support.js';
import { addPerson, alwaysFresh, listUsers, providerOf } from '../api/organization/support.js';
import { createTask, readDisabledTask } from '../api/scheduled-tasks/support.js';
import { agentWith, call } from '../agent-runner/support.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(alwaysFresh, { worker: true })));
afterAll(() => server?.stop());

const writtenByTrigger = 'An agent that ran for a trigger wrote the file.';

/** Creates a knowledge base whose trigger sends the prompt. */
async function baseWith(
  agentOf: (knowledgeBaseId: number) => Promise<CallResult['body']>,
  promptOf: (knowledgeBaseId: number) => string,
): Promise<number> {
  const { id } = await createBase(server);
  const { id: agentId } = await agentOf(id);
  expect(
    (await server.call('PUT', '/kb/manage', { query: { id }, body: { trigger: { agentId, prompt: promptOf(id) } } }))
      .status,
  ).toBe(200);
  return id;
}

const write = (knowledgeBaseId: number) =>
  call('write_to_knowledge_base', { knowledgeBaseId, fileName: 'answer.md', content: 'What the agent made of it.' });
const writer = (knowledgeBaseId: number) =>
  agentWith(server, { write_to_knowledge_base: { writableKnowledgeBaseIds: [knowledgeBaseId] } });

/** Waits until the run of the conversation has ended and all files are processed. Returns the files. */
async function filesAfter(id: number, conversationId: string): Promise<CallResult['body'][]> {
  expect(await waitForEnd(server, conversationId)).toMatchObject({ streamStatus: 'completed' });
  return processed(server, id);
}

test('a file that an agent writes during a triggered run starts no further run', async () => {
  const id = await baseWith(writer, write);
  const { triggerConversationId, triggerSkippedReason } = await addProcessed(server, id, 'Some text.');
  expect(triggerSkippedReason).toBeNull();
  const [written, ...others] = await filesAfter(id, triggerConversationId);
  expect(written).toMatchObject({
    fileName: 'answer.md',
    processingStatus: 'completed',
    triggerConversationId: null,
    triggerSkippedReason: writtenByTrigger,
  });
  expect(others).toHaveLength(1);
});

test('if a triggered run calls another agent, a file that the called agent writes starts no further run', async () => {
  const caller = async (id: number) => {
    const { id: called } = await writer(id);
    return agentWith(server, { call_agent: { callableAgentIds: [called] } }, { description: String(called) });
  };
  let prompt = '';
  const id = await baseWith(
    async (base) => {
      const agent = await caller(base);
      prompt = call('call_agent', { agentId: Number(agent.description), message: write(base) });
      return agent;
    },
    () => prompt,
  );
  const { triggerConversationId } = await addProcessed(server, id, 'Some text.');
  expect((await filesAfter(id, triggerConversationId))[0]).toMatchObject({
    fileName: 'answer.md',
    triggerConversationId: null,
    triggerSkippedReason: writtenByTrigger,
  });
});

test("a file that an agent writes during a user's run starts the trigger", async () => {
  const id = await baseWith(writer, () => 'say filed');
  const { id: agentId } = await writer(id);
  await server.call('POST', '/chat', {
    body: { agentId, message: { role: 'user', parts: [{ type: 'text', text: write(id) }] } },
  });
  expect(await processed(server, id)).toMatchObject([
    { fileName: 'answer.md', triggerConversationId: expect.any(String), triggerSkippedReason: null },
  ]);
});

/** Adds a file of a member, changes the member, and then runs the trigger for the file. Returns the file. */
async function triggeredAfter(change: (userId: string) => Promise<unknown>): Promise<CallResult['body']> {
  const userId = await addPerson(server);
  await listUsers(server);
  const { id: kbId } = await createBase(server);
  const file = await addFile(
    server,
    kbId,
    'Some text.',
    {},
    { token: await server.tokenFor({ userId, role: 'org:member' }) },
  );
  await processed(server, kbId);
  await setFileStatus(server, file.id, 'extract_failed', 'extract');
  await change(userId);
  await listUsers(server);
  const { id: agentId } = await agentWith(server, {});
  expect(
    (
      await server.call('PUT', '/kb/manage', {
        query: { id: kbId },
        body: { trigger: { agentId, prompt: 'say done' } },
      })
    ).status,
  ).toBe(200);
  expect((await server.call('POST', '/kb/files/retry', { query: { kbId, fileId: file.id } })).status).toBe(200);
  await processed(server, kbId);
  return (await filesOf(server, kbId))[0];
}

async function demote(userId: string): Promise<void> {
  const { url, secretKey } = providerOf(server);
  const headers = { authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
  const reply = await fetch(`${url}/v1/organizations/${server.organizationId}/memberships/${userId}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ role: 'org:guest' }),
  });
  expect(reply.status).toBe(200);
}

test('a trigger starts no run for a removed user', async () => {
  const file = await triggeredAfter((userId) => server.call('DELETE', '/admin/users', { body: { userIds: [userId] } }));
  expect(file).toMatchObject({
    processingStatus: 'completed',
    triggerConversationId: null,
    triggerSkippedReason: 'The user who added the file is no longer a member of the organization.',
  });
});

test('a trigger starts no run for a user who is now a guest', async () => {
  expect(await triggeredAfter(demote)).toMatchObject({
    processingStatus: 'completed',
    triggerConversationId: null,
    triggerSkippedReason: 'The user who added the file is a guest in the organization.',
  });
});

test.each(['a webhook', 'a reconciliation'])(
  'scheduled tasks of a user who becomes a guest, as reported by %s, are disabled and stay disabled',
  async (news) => {
    if (news === 'a webhook') server.container.announceAddress(server.url);
    const userId = await addPerson(server);
    await listUsers(server);
    const { id: agentId } = await agentWith(server, {});
    const task = await createTask(
      server,
      { agentId },
      { token: await server.tokenFor({ userId, role: 'org:member' }) },
    );
    await demote(userId);
    if (news === 'a webhook') await providerOf(server).whenWebhooksSettled();
    else await listUsers(server);
    expect(await readDisabledTask(server, task.id)).toMatchObject({
      enabled: false,
      nextRunAt: null,
      pausedReason: 'owner_demoted',
    });
    const refused = { status: 400, body: { error: 'Owner of the scheduled task is a guest in the organization' } };
    expect(
      await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId: task.id, enabled: true } }),
    ).toMatchObject(refused);
    expect(await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } })).toMatchObject(refused);
  },
);

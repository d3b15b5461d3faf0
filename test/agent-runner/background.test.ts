// Tests conversations that a trigger, a schedule or another module starts.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { runJobHandler } from '../../server/modules/agent-runner/jobs.js';
import { jobOverheadMs } from '../../server/modules/agent-runner/run-settings.js';
import type { Run } from '../../server/modules/conversations/runs/runs.js';
import { startWorker } from '../../server/platform/jobs/index.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { createEcho, message, readConversation, textPart, waitForEnd } from '../api/chat/chat-client.js';
import { addFile, createBase, processed } from '../api/knowledge-bases/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  agentId = (await createEcho(server)).id;
});
afterAll(() => server?.stop());

const conversation = (text: string) => ({
  organizationId: server.organizationId,
  userId: 'user_1',
  agentId,
  text,
  name: 'Nightly',
});
const jobs = (): Promise<unknown[]> => server.database('pgboss.job').where({ name: 'execute-run' });

test("a conversation is stored with its job in the caller's transaction, and a worker creates the answer", async () => {
  const store = await server.container.modules.agentRunner.unattendedRuns.prepare(conversation('say good night'));
  const threadId = await server.database.transaction(store);
  const ended = await waitForEnd(server, threadId);
  expect(ended).toMatchObject({
    name: 'Nightly',
    userId: 'user_1',
    streamStatus: 'completed',
    messages: [{ parts: [textPart('say good night')] }, { parts: [{}, textPart('good night')] }],
  });
});

test('neither the conversation nor its job exists after a rollback', async () => {
  const before = (await jobs()).length;
  const store = await server.container.modules.agentRunner.unattendedRuns.prepare(conversation('say nothing'));
  let threadId = '';
  const failed = server.database.transaction(async (transaction) => {
    threadId = await store(transaction);
    throw new Error('changed my mind');
  });
  await expect(failed).rejects.toThrow('changed my mind');
  expect(await server.database('conversations').where({ id: threadId })).toEqual([]);
  expect((await jobs()).length).toBe(before);
});

test('a run reports its outcome to the job that executes it', async () => {
  const { unattendedRuns, execute } = server.container.modules.agentRunner;
  const { runs } = server.container.modules.conversations;
  const begin = async (text: string): Promise<Run> => {
    const run = await runs.takeOver(await unattendedRuns.begin(conversation(text)));
    if (typeof run === 'string') throw new Error(`the run is ${run}`);
    return run;
  };
  expect(await execute(await begin('fail'))).toMatchObject({
    isRecorded: true,
    status: 'error',
    failure: { code: 'model_unavailable', message: 'The model provider failed' },
  });
  const interrupted = execute(await begin('slow 5000\nsay a b'), { signal: AbortSignal.timeout(300) });
  expect(await interrupted).toMatchObject({
    isRecorded: true,
    status: 'error',
    failure: { code: 'interrupted', message: 'The server was stopped while the agent was answering.' },
  });
  const left = execute(await begin('slow 5000\nsay a b'), {
    signal: AbortSignal.timeout(300),
    hasNextAttempt: () => true,
  });
  expect(await left).toMatchObject({ isRecorded: false });
});

describe('in the last attempt of its job, a run', () => {
  /** Starts a run while no worker is running. Returns the id of the conversation. */
  async function enqueueLastAttempt(prompt: string): Promise<string> {
    const { container, database } = server;
    await container.stopWorker(5_000);
    const { body } = await server.call('POST', '/chat', {
      body: message(agentId, prompt),
      headers: { 'X-Stream-Response': 'false' },
    });
    const ofRun = database('pgboss.job').whereRaw(`data ->> 'conversationId' = ?`, [body.threadId]);
    expect(await ofRun.update({ data: database.raw(`data || '{"_history": {"failures": 5}}'`) })).toBe(1);
    return body.threadId;
  }

  test('is completed by another worker if its worker stops', async () => {
    const { container, database } = server;
    const threadId = await enqueueLastAttempt('slow 500\nsay one two three four');
    await container.startWorker();
    await eventually(
      () => database('conversations').where({ id: threadId }).pluck('lease_holder'),
      ([holder]) => holder !== null,
    );
    await container.stopWorker(0);
    expect(await readConversation(server, threadId)).toMatchObject({ streamStatus: 'in_progress' });
    await container.startWorker();
    expect(await waitForEnd(server, threadId)).toMatchObject({
      streamStatus: 'completed',
      messages: [{ role: 'user' }, { parts: [{}, textPart('one two three four')] }],
    });
  });

  test('keeps its partial answer if the time limit of the job passes', async () => {
    const { container } = server;
    const { agentRunner } = container.modules;
    const threadId = await enqueueLastAttempt(`slow 200\nsay one${' more'.repeat(50)}`);
    const settings = { timeLimitMs: 4_000 - jobOverheadMs, maxPerWorker: 1, maxPerOrganization: 1 };
    const worker = await startWorker({
      jobs: [runJobHandler({ agentRunner, settings })],
      periodic: [],
      database: container.platform.database,
      queue: container.platform.jobs,
      settings: { pollIntervalMs: 100, leaseMs: 10_000 },
      log: createLogger('silent'),
      onJobEnded: () => undefined,
      onPeriodicTaskEnded: () => undefined,
    });
    const ended = await waitForEnd(server, threadId).finally(() => worker.stop(0));
    await container.startWorker();
    expect(ended).toMatchObject({
      streamStatus: 'error',
      messages: [{ role: 'user' }, { parts: [{}, { type: 'text', text: expect.stringMatching(/^one/) }] }],
    });
  });
});

test('a conversation cannot begin with an agent that does not exist', async () => {
  await expect(
    server.container.modules.agentRunner.unattendedRuns.prepare({ ...conversation('x'), agentId: 2_000_000 }),
  ).rejects.toMatchObject({ code: 'agent_not_found' });
});

test('a file added to a knowledge base starts the agent of its trigger', async () => {
  const base = await createBase(server, { trigger: { agentId, prompt: 'say filed', enabled: true } });
  await addFile(server, base.id, 'Some text.');
  const [file] = await processed(server, base.id);
  expect(file).toMatchObject({ processingStatus: 'completed', triggerConversationId: expect.any(String) });
  expect(await waitForEnd(server, file.triggerConversationId)).toMatchObject({
    streamStatus: 'completed',
    messages: [{ role: 'user' }, { parts: [{}, textPart('filed')] }],
  });
});

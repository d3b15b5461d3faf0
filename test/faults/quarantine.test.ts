// Tests that a job whose worker crashed twice is not run again.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho } from '../api/chat/chat-client.js';
import { createTask, executionsOf } from '../api/scheduled-tasks/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startWorkerProcess, type WorkerProcess } from './support.js';

let server: TestServer;
let worker: WorkerProcess | undefined;
const timeoutMs = 60_000;
const reason = /^The run was given up: the process that ran the agent crashed or stopped responding more than once\.$/;

beforeAll(async () => void (server = await startTestServer({ WORKER_LEASE_SECONDS: '1' }, { worker: false })));
afterAll(async () => {
  worker?.child.kill('SIGKILL');
  await worker?.exited;
  await server?.stop();
});

async function replaceWorker(): Promise<void> {
  worker?.child.kill('SIGKILL');
  await worker?.exited;
  worker = startWorkerProcess({ ...server.environment });
  await worker.ready;
}

/** Resolves when a worker runs this attempt of a job of each queue, and sends heartbeats. */
const untilBegun = (queues: readonly string[], attempt: number) =>
  eventually(
    async () => {
      const { rows } = await server.database.raw<{ rows: { name: string }[] }>(
        `select name
         from pgboss.job
         where state = 'active' and retry_count = ? and heartbeat_on > now() - interval '1 s'`,
        [attempt - 1],
      );
      return rows.map(({ name }) => name);
    },
    (names) => queues.every((queue) => names.includes(queue)),
    timeoutMs,
  );

test('a run and an execution whose workers are killed twice fail with the reason', async () => {
  const { id: agentId } = await createEcho(server);
  const text = 'slow 60000\nsay one two three';
  const chat = await server.call('POST', '/chat', {
    headers: { 'x-stream-response': 'false' },
    body: { agentId, message: { role: 'user', parts: [{ type: 'text', text }] } },
  });
  expect(chat.status).toBe(202);
  const task = await createTask(server, { agentId, prompt: text });
  expect((await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } })).status).toBe(202);

  for (const attempt of [1, 2]) {
    await replaceWorker();
    await untilBegun(['execute-run', 'execute-scheduled-task'], attempt);
  }
  await replaceWorker();

  const readChat = async () =>
    (await server.call('GET', '/getConversation', { query: { threadId: chat.body.threadId } })).body;
  const conversation = await eventually(readChat, ({ streamStatus }) => streamStatus !== 'in_progress', timeoutMs);
  expect(conversation).toMatchObject({
    streamStatus: 'error',
    failureCode: 'interrupted',
    failure: expect.stringMatching(reason) as unknown,
  });
  const [execution] = await eventually(
    () => executionsOf(server, task.id),
    ([first]) => first?.status !== 'in_progress',
    timeoutMs,
  );
  expect(execution).toMatchObject({ status: 'failed', error: expect.stringMatching(reason) as unknown });

  // No worker runs the jobs again.
  await sleep(3_000);
  const { rows } = await server.database.raw<{ rows: { count: number }[] }>(
    `select count(*) as count
     from pgboss.job
     where name in ('execute-run', 'execute-scheduled-task') and state in ('created', 'retry', 'active')`,
  );
  expect(rows[0]?.count).toBe(0);
}, 240_000);

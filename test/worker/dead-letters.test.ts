// Tests that a record does not stay unfinished if its job is given up because workers crashed repeatedly.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBoss } from '../../server/platform/jobs/pg-boss/create-boss.js';
import { createEcho } from '../api/chat/chat-client.js';
import { addFile, createBase, filesOf } from '../api/knowledge-bases/support.js';
import { createTask, executionsOf } from '../api/scheduled-tasks/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ WORKER_LEASE_SECONDS: '1' }, { worker: false })));
afterAll(() => server?.stop());

/**
 * Fetches the queue's job without ever completing it, like workers that crash, until the job becomes a dead letter.
 * Returns the number of attempts.
 */
async function crashUntilDeadLetter(queue: string): Promise<number> {
  const boss = createBoss(server.database, { monitorIntervalSeconds: 1 });
  let crashes = 0;
  for (const deadline = Date.now() + 90_000; Date.now() < deadline;) {
    if ((await boss.fetch(queue)).length > 0) crashes++;
    await sleep(300);
    await boss.supervise(queue);
    if ((await boss.findJobs('dead-letter')).some(({ sourceName }) => sourceName === queue)) return crashes;
  }
  throw new Error(`the job of ${queue} did not become a dead letter after ${crashes} crashes`);
}

test('after repeated crashes of workers, a file, a run and a task execution end as failed', async () => {
  const { id: agentId } = await createEcho(server);
  const { id: kbId } = await createBase(server);
  await addFile(server, kbId, 'Some text.');
  const chat = await server.call('POST', '/chat', {
    headers: { 'x-stream-response': 'false' },
    body: { agentId, message: { role: 'user', parts: [{ type: 'text', text: 'say hello' }] } },
  });
  expect(chat.status).toBe(202);
  const task = await createTask(server, { agentId });
  expect((await server.call('POST', '/scheduled-tasks/run', { body: { taskId: task.id } })).status).toBe(202);

  const queues = ['knowledge-base-file', 'execute-run', 'execute-scheduled-task'];
  expect(await Promise.all(queues.map(crashUntilDeadLetter))).toEqual([2, 2, 2]);

  await server.container.startWorker();
  const [file] = await eventually(
    () => filesOf(server, kbId),
    ([first]) => first?.processingStatus !== 'parsing',
    30_000,
  );
  expect(file).toMatchObject({
    processingStatus: 'parse_failed',
    processingError:
      'Processing was given up: the process that worked on the file crashed or stopped responding more than once',
  });
  const readChat = async () =>
    (await server.call('GET', '/getConversation', { query: { threadId: chat.body.threadId } })).body;
  await eventually(
    async () => JSON.stringify(await readChat()),
    (text) => text.includes('"streamStatus":"error"'),
    30_000,
  );
  expect(JSON.stringify(await readChat())).toContain(
    'The run was given up: the process that ran the agent crashed or stopped responding more than once.',
  );
  const [execution] = await eventually(
    () => executionsOf(server, task.id),
    ([first]) => first?.status !== 'in_progress',
    30_000,
  );
  expect(execution).toMatchObject({
    status: 'failed',
    error: 'The run was given up: the process that ran the agent crashed or stopped responding more than once.',
  });
}, 180_000);

import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chat, createEcho, message } from '../api/chat/chat-client.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { minutesAgo } from '../scheduled-tasks/data.js';
import { makeDue } from '../scheduled-tasks/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { eventually } from '../support/eventually.js';
import { metricsOf, type MetricsReader } from './support.js';

let server: TestServer;
let metrics: MetricsReader;
let agentId: number;
beforeAll(async () => {
  // Starts no worker yet, because it would start the due executions before the test reads the lag.
  server = await startTestServer({ METRICS_PORT: '0' }, { worker: false });
  metrics = metricsOf(server);
  ({ id: agentId } = await createEcho(server));
});
afterAll(() => server?.stop());

const runs = (source: string, outcome: string) =>
  metrics.valueOf(`agent_runs_total{source="${source}",outcome="${outcome}"}`);
const executions = (status: string) => metrics.valueOf(`task_executions_total{status="${status}"}`);

test('the scheduler lag is the age of the oldest due slot at the last claim; executions are counted', async () => {
  const { claimDueSlots } = server.container.modules.scheduledTasks.executionStarts;
  expect(await metrics.valueOf('scheduler_lag_seconds')).toBeUndefined(); // no claim yet
  await claimDueSlots();
  expect(await metrics.valueOf('scheduler_lag_seconds')).toBe(0);
  const { id: taskId } = await createTask(server, {
    agentId,
    schedule: '* * * * *',
    prompt: 'say hello',
    catchUpWindowSeconds: 3600,
  });
  await makeDue(server.database, taskId, minutesAgo(3));
  await claimDueSlots();
  expect(await metrics.valueOf('scheduler_lag_seconds')).toBeGreaterThanOrEqual(180);
  expect(await executions('missed')).toBeGreaterThanOrEqual(3);
  await server.call('POST', '/scheduled-tasks/toggle', { body: { taskId, enabled: false } });
  await claimDueSlots();
  expect(await metrics.valueOf('scheduler_lag_seconds')).toBe(0);

  await server.container.startWorker();
  await eventually(
    () => executions('completed'),
    (count) => count === 1,
  );
  expect(await runs('scheduled', 'completed')).toBe(1);
});

test('the metrics count runs of agents by source and outcome', async () => {
  await chat(server, message(agentId, 'say hello'));
  await chat(server, message(agentId, 'fail'));
  await server.call('POST', '/chat', {
    body: message(agentId, 'say hello'),
    headers: { 'x-stream-response': 'false' },
  });
  await eventually(
    () => runs('job', 'completed'),
    (count) => count === 1,
  );
  expect([await runs('chat', 'completed'), await runs('chat', 'error')]).toEqual([1, 1]);
  expect(await metrics.valueOf('agent_run_duration_seconds_count{source="chat"}')).toBe(2);
});

test('the metrics count reactions to events by event, reaction and outcome', async () => {
  const { id } = await createEcho(server);
  expect((await server.call('DELETE', '/agents', { body: { agentId: id } })).status).toBe(200);
  const completed =
    'event_reactions_total{event="agent.deleted",reaction="scheduled-tasks.disable-tasks-of-deleted-agent",' +
    'outcome="completed"}';
  await eventually(
    () => metrics.valueOf(completed),
    (count) => count === 1,
  );
});

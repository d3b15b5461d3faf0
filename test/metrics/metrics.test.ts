import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createBoss } from '../../server/platform/jobs/pg-boss/create-boss.js';
import { createJobQueues } from '../../server/platform/jobs/index.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { eventually } from '../support/eventually.js';
import { metricsOf, type MetricsReader } from './support.js';

let server: TestServer;
let url: string;
let metrics: MetricsReader;
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' }, { worker: true, runsPeriodicTasks: true });
  metrics = metricsOf(server);
  ({ url } = metrics);
});
afterAll(() => server?.stop());

const valueOf = (line: string) => metrics.valueOf(line);

test('the metrics count requests by operation and status, with their duration', async () => {
  await server.call('GET', '/agents');
  await server.call('GET', '/agents', { token: null });
  await server.call('GET', '/nowhere-to-be-found');
  await eventually(
    () => valueOf('http_requests_total{operation="none",status="404"}'),
    (count) => count === 1,
  );
  expect(await valueOf('http_requests_total{operation="listAgents",status="200"}')).toBe(1);
  expect(await valueOf('http_requests_total{operation="listAgents",status="401"}')).toBe(1);
  expect(await valueOf('http_request_duration_seconds_count{operation="listAgents"}')).toBe(2);
  expect(await valueOf('http_request_duration_seconds_bucket{le="30",operation="listAgents"}')).toBe(2);
  // Callers choose paths, and each path would be a series of its own.
  expect(await metrics.read()).not.toContain('nowhere');
});

test('the metrics count jobs by queue and state', async () => {
  const queue = createJobQueues({ database: server.database, leaseMs: 10_000 });
  await queue.open([{ queue: 'knowledge-base-text', retries: 0 }]);
  const text = { queue: 'knowledge-base-text', data: {}, delayMs: 3_600_000 };
  await server.database.transaction((transaction) => queue.enqueue(transaction, [text, text]));
  await eventually(
    () => valueOf('jobs{queue="knowledge-base-text",state="delayed"}'),
    (count) => count === 2,
  );
  expect(await valueOf('jobs{queue="knowledge-base-text",state="waiting"}')).toBe(0);
  await createBoss(server.database).deleteQueuedJobs('knowledge-base-text');
  await eventually(
    () => valueOf('jobs{queue="knowledge-base-text",state="delayed"}'),
    (count) => count === 0,
  );
});

test('the metrics include periodic tasks, pools and the process', async () => {
  await eventually(
    () => valueOf('periodic_task_runs_total{task="organization.reconcile-members",outcome="completed"}'),
    (count) => count === 1,
  );
  expect(await valueOf('database_up')).toBe(1);
  expect(await valueOf('database_connections{pool="main",state="pending"}')).toBe(0);
  expect(await valueOf('database_connections{pool="worker",state="used"}')).toBeGreaterThanOrEqual(0);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('the metrics port serves health checks as well, for processes without an API', async () => {
  expect([
    (await fetch(`${url}/healthz`)).status,
    (await fetch(`${url}/readyz`)).status,
    (await fetch(`${url}/agents`)).status,
  ]).toEqual([200, 200, 404]);
  server.container.announceStop();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
});

test('the API itself serves no metrics', async () => {
  expect((await server.call('GET', '/metrics')).status).toBe(404);
});

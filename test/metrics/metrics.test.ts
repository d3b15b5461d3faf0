// What an operator reads on the port of the metrics.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createJobStore, createQueue } from '../../server/worker/index.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { eventually } from '../support/eventually.js';
import { metricsOf, type MetricsReader } from './support.js';

let server: TestServer;
let url: string;
let metrics: MetricsReader;
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' });
  metrics = metricsOf(server);
  ({ url } = metrics);
});
afterAll(() => server?.stop());

const valueOf = (line: string) => metrics.valueOf(line);

test('requests are counted by operation and status, with how long they took', async () => {
  await server.call('GET', '/agents');
  await server.call('GET', '/agents', { token: null });
  await server.call('GET', '/nowhere-to-be-found');
  await eventually(() => valueOf('http_requests_total{operation="none",status="404"}'), (count) => count === 1);
  expect(await valueOf('http_requests_total{operation="listAgents",status="200"}')).toBe(1);
  expect(await valueOf('http_requests_total{operation="listAgents",status="401"}')).toBe(1);
  expect(await valueOf('http_request_duration_seconds_count{operation="listAgents"}')).toBe(2);
  expect(await valueOf('http_request_duration_seconds_bucket{le="30",operation="listAgents"}')).toBe(2);
  expect(await metrics.read()).not.toContain('nowhere'); // a path is anybody's to choose, and each would be a line
});

test('jobs are shown by queue and state, and gone when they are', async () => {
  const queue = createQueue({ database: server.database, leaseMs: 2_000 });
  await queue.open([{ queue: 'letters', retries: 0 }]);
  const later = new Date(Date.now() + 3_600_000);
  await server.database.transaction((transaction) => queue.enqueue(transaction, [{ queue: 'letters', data: {} }, { queue: 'letters', data: {} }, { queue: 'letters', data: {}, startAfter: later }]));
  expect(await valueOf('jobs{queue="letters",state="waiting"}')).toBe(2);
  expect(await valueOf('jobs{queue="letters",state="delayed"}')).toBe(1);
  await server.database('pgboss.job').where({ name: 'letters' }).andWhere('start_after', '<', server.database.fn.now()).update({ start_after: server.database.raw("now() - interval '90 seconds'") });
  expect(await valueOf('jobs_oldest_seconds{queue="letters",state="waiting"}')).toBeGreaterThanOrEqual(90);
  expect(await valueOf('jobs_oldest_seconds{queue="letters",state="delayed"}')).toBeLessThan(90);
  const store = createJobStore(server.database, { leaseMs: 2_000 });
  const [job] = await store.fetch('letters', 1);
  expect(await valueOf('jobs{queue="letters",state="active"}')).toBe(1);
  await store.complete('letters', [job!.id]);
  expect(await valueOf('jobs{queue="letters",state="active"}')).toBeUndefined();
  expect(await valueOf('jobs{queue="letters",state="waiting"}')).toBe(1);
});

test('periodic tasks, pools and the process are there', async () => {
  await eventually(() => valueOf('periodic_task_runs_total{task="reconcile-members",outcome="completed"}'), (count) => count === 1);
  expect(await valueOf('database_up')).toBe(1);
  expect(await valueOf('database_connections{pool="main",state="pending"}')).toBe(0);
  expect(await valueOf('database_connections{pool="worker",state="used"}')).toBeGreaterThanOrEqual(0);
  expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
});

test('health is there too, for processes that serve no requests', async () => {
  expect([(await fetch(`${url}/healthz`)).status, (await fetch(`${url}/readyz`)).status, (await fetch(`${url}/agents`)).status]).toEqual([200, 200, 404]);
  server.container.announceStop();
  expect((await fetch(`${url}/readyz`)).status).toBe(503);
});

test('the API itself shows no metrics', async () => {
  expect((await server.call('GET', '/metrics')).status).toBe(404);
});

// Tests the traces of a real server process, as a collector receives them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { killStartedProcesses, startServer, tokenOf, type RunningServer } from '../start/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { startCollector, type Collector, type ReceivedSpan } from './collector.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-telemetry-'));
const printPackages = fileURLToPath(new URL('print-packages.cjs', import.meta.url));
let database: TestDatabase;
let collector: Collector;
beforeAll(async () => {
  database = await acquireTestDatabase();
  collector = await startCollector();
});
afterAll(async () => {
  await killStartedProcesses();
  await collector?.stop();
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (environment: Record<string, string>) =>
  startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    WORKER_POLL_INTERVAL_MS: '100',
    NODE_OPTIONS: `--require ${printPackages}`,
    ...environment,
  });
const call = async (
  server: RunningServer,
  method: string,
  path: string,
  { body, headers = {} }: { body?: unknown; headers?: Record<string, string> } = {},
) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${tokenOf(server)}`, 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
};
const logOf = (server: RunningServer, operationId: string) =>
  eventually(
    () =>
      server
        .output()
        .split('\n')
        .find((line) => line.includes(`"operationId":"${operationId}"`)),
    (line) => line !== undefined,
  ).then((line) => JSON.parse(line ?? '{}'));
async function stop(server: RunningServer): Promise<string[]> {
  server.child.kill('SIGTERM');
  const { code, output } = await server.exited;
  expect({ code, output: code === 0 ? '' : output }).toEqual({ code: 0, output: '' });
  return JSON.parse(/^packages: (.*)$/m.exec(output)?.[1] ?? '') as string[];
}

describe('with a collector', () => {
  const callersTrace = '0af7651916cd43dd8448eb211c80319c';
  const callersSpan = 'b7ad6b7169203331';
  let log: { traceId?: string };
  beforeAll(async () => {
    // The exporter sends only when the server stops, so all spans arrive during the stop.
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '600000',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
    });
    const invitations = { invitations: [{ email: 'traced@test.example', role: 'org:member' }] };
    await call(server, 'POST', '/admin/invitations', { body: invitations });
    await call(server, 'GET', '/agents', { headers: { traceparent: `00-${callersTrace}-${callersSpan}-01` } });
    const { body: agent } = await call(server, 'POST', '/agents', { body: { name: 'Traced', model: 'offline:echo' } });
    const parts = [
      { type: 'file', url: 'org_2kAcmeRobotics7Q4mZx1Lt8/uploads/none/none.txt', mediaType: 'text/plain' },
    ];
    expect(
      await call(server, 'POST', '/chat', { body: { agentId: agent.id, message: { role: 'user', parts } } }),
    ).toMatchObject({ status: 400 });
    const { body: task } = await call(server, 'POST', '/scheduled-tasks/manage', {
      body: { agentId: agent.id, name: 'Yearly', prompt: 'say hello', schedule: '0 0 1 1 *' },
    });
    expect(await call(server, 'POST', '/scheduled-tasks/run', { body: { taskId: task.id } })).toMatchObject({
      status: 202,
    });
    await eventually(
      () => call(server, 'GET', `/scheduled-tasks/executions?taskId=${task.id}`),
      ({ body }) => body[0]?.status === 'completed',
    );
    log = await logOf(server, 'listAgents');
    await stop(server);
  });

  const spanOf = (name: string): ReceivedSpan => {
    const span = collector.spans.find((candidate) => candidate.name === name);
    if (span === undefined)
      throw new Error(`no span ${name} among ${collector.spans.map((candidate) => candidate.name).join(', ')}`);
    return span;
  };
  const childrenOf = ({ spanId }: ReceivedSpan) =>
    collector.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
  const serverKind = 2;

  test("a request's span is named by method and route and joins the caller's trace; the log has the trace id", () => {
    expect(spanOf('GET /agents')).toMatchObject({
      traceId: callersTrace,
      parentSpanId: callersSpan,
      kind: serverKind,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/agents',
        'http.response.status_code': 200,
        'agent_platform.operation_id': 'listAgents',
        'agent_platform.organization_id': 'org_2kAcmeRobotics7Q4mZx1Lt8',
      },
      resource: { 'service.name': 'agent-platform', 'deployment.environment.name': 'test' },
    });
    expect(log.traceId).toBe(callersTrace);
  });

  test('the statements of a request are children of its span, without values', () => {
    const statements = childrenOf(spanOf('POST /agents')).map(({ attributes }) => String(attributes['db.query.text']));
    expect(statements.some((text) => /insert into "?agents/i.test(text))).toBe(true);
    expect(statements.join()).not.toContain('Traced');
  });

  test('calls to other services are children of the span of their request, and have no query strings', () => {
    const calls = ['POST /admin/invitations', 'POST /chat'].map(
      (name) => childrenOf(spanOf(name)).find(({ attributes }) => 'url.full' in attributes)?.attributes,
    );
    expect(calls).toMatchObject([
      {
        'url.full': expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/v1\/[\w/]+$/),
        'http.response.status_code': 200,
      },
      {
        'http.request.method': 'HEAD',
        'url.full': expect.stringMatching(
          /^http:\/\/127\.0\.0\.1:\d+\/agent-platform\/org_2kAcmeRobotics7Q4mZx1Lt8\/uploads\/none\/none\.txt$/,
        ),
        'http.response.status_code': 404,
      },
    ]);
  });

  test('a job is a span in the trace of the request that stored it; the run is its child and has statements', () => {
    const request = spanOf('POST /scheduled-tasks/run');
    const job = spanOf('process execute-scheduled-task');
    expect(job).toMatchObject({
      traceId: request.traceId,
      parentSpanId: request.spanId,
      attributes: { 'messaging.destination.name': 'execute-scheduled-task', 'agent_platform.job.attempt': 1 },
    });
    const run = childrenOf(job).find(({ name }) => name.startsWith('invoke_agent'));
    expect(run?.attributes).toMatchObject({
      'agent_platform.run.outcome': 'completed',
      'gen_ai.operation.name': 'invoke_agent',
    });
    expect(
      childrenOf(run as ReceivedSpan).some(({ attributes }) => attributes['db.system.name'] === 'postgresql'),
    ).toBe(true);
  });

  test('no statement of background work, such as job polls, is the root of a trace', () => {
    const roots = collector.spans.filter(({ parentSpanId }) => !parentSpanId).map(({ name }) => name);
    expect(roots.filter((name) => name.startsWith('pg'))).toEqual([]);
  });
});

test('a collector that is down has no effect on requests and on the stop, and is logged once', async () => {
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1',
    OTEL_EXPORTER_OTLP_TIMEOUT: '500',
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  for (let n = 0; n < 10; n++) expect((await call(server, 'GET', '/agents')).status).toBe(200);
  await eventually(server.output, (output) => output.includes('OpenTelemetry reported a problem'));
  expect(await stop(server)).toContain('@opentelemetry/sdk-node');
  expect(server.output().split('OpenTelemetry reported a problem')).toHaveLength(2);
});

test('without an endpoint, no package of OpenTelemetry except its API is loaded', async () => {
  const server = await start({ OTEL_SERVICE_NAME: 'a name alone does not enable traces' });
  expect((await call(server, 'GET', '/agents')).status).toBe(200);
  expect(await logOf(server, 'listAgents')).not.toHaveProperty('traceId');
  expect(await stop(server)).toEqual(['@opentelemetry/api']);
});

import { once } from 'node:events';
import net from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { prepareProvider, type ProviderFixture } from '../identity/provider-support.js';
import { requestText, sendAlone } from '../http/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import { killStartedProcesses, runBin, runToEnd, type RunningProcess } from './support.js';

let identity: ProviderFixture;
let database: TestDatabase;
let environment: Record<string, string>;
let token: string;
beforeAll(async () => {
  [identity, database] = await Promise.all([prepareProvider(), acquireTestDatabase()]);
  const provider = await identity.start();
  const organizationId = 'org_2kProcesses';
  const member = { userId: 'user_1', email: 'user_1@test.example', role: 'org:admin', permissions: [] };
  await provider.addOrganization({ id: organizationId, name: 'Test', slug: 'test' });
  await provider.addMember({ organizationId, ...member });
  token = await provider.mintToken({ userId: member.userId, organizationId, lifetimeSeconds: 3600 });
  environment = {
    API_PROCESSES: '2',
    DATABASE_URL: database.url,
    IDENTITY_ISSUER: provider.url,
    S3_BUCKET: 'files',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    METRICS_PORT: '0',
    SHUTDOWN_GRACE_MS: '20000',
    RATE_LIMIT_USER: '1000000',
    RATE_LIMIT_ORGANIZATION: '1000000',
  };
});
afterAll(async () => {
  await killStartedProcesses();
  await database?.release();
  await identity?.release();
});

interface Api extends RunningProcess {
  readonly url: string;
  readonly metricsUrl: string;
}

const startApi = (more: Record<string, string> = {}) => whenReady(runBin('api', { ...environment, ...more }));

async function whenReady(started: RunningProcess): Promise<Api> {
  const output = await eventually(started.output, (text) => text.includes('all API processes are ready'));
  const port = /"port":(\d+).*all API processes are ready/.exec(output)?.[1];
  const metricsPort = /metrics on port (\d+)/.exec(output)?.[1];
  return { ...started, url: `http://127.0.0.1:${port}`, metricsUrl: `http://127.0.0.1:${metricsPort}` };
}

/** Returns the latest process id of each numbered process. */
function pidsOf({ output }: RunningProcess): Record<string, number> {
  const lines = [...output().matchAll(/"process":(\d+),"pid":(\d+),"msg":"started an API process"/g)];
  return Object.fromEntries(lines.map(([, number, pid]) => [number, Number(pid)]));
}

const metricsOf = async ({ metricsUrl }: Api): Promise<string> => (await fetch(`${metricsUrl}/metrics`)).text();
const readyOf = async ({ metricsUrl }: Api): Promise<unknown> => (await fetch(`${metricsUrl}/readyz`)).json();

const headers = () => ({ Authorization: `Bearer ${token}`, Connection: 'keep-alive' });

interface Client {
  readonly statuses: string[];
  /** Resolves when the connection is closed. */
  readonly ended: Promise<void>;
  stop(): void;
}

/** Sends one request after the other on one connection. */
function sendRepeatedly({ url }: Api, text = requestText('GET', '/agents', headers())): Client {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const statuses: string[] = [];
  let isStopping = false;
  socket.on('connect', () => socket.write(text));
  socket.on('data', (chunk: Buffer) => {
    const [statusLine = ''] = chunk.toString().split('\r\n');
    if (!statusLine.startsWith('HTTP/')) return; // the rest of a reply
    statuses.push(statusLine);
    if (isStopping) socket.end();
    else setTimeout(() => socket.write(text), 5);
  });
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return { statuses, ended, stop: () => (isStopping = true) };
}

const sendOnFreshConnection = ({ url }: Api) => sendAlone(url, token);

describe('a running group of API processes', () => {
  let api: Api;
  beforeAll(async () => void (api = await startApi({ DATABASE_POOL_SIZE: '150', SHUTDOWN_GRACE_MS: '60000' })));

  test('is shown completely by one scrape of the metrics, which also shows a process that does not reply', async () => {
    for (let count = 0; count < 4; count++)
      await (await fetch(`${api.url}/agents`, { headers: { ...headers(), Connection: 'close' } })).text();
    const text = await metricsOf(api);
    const valueOf = (line: string) =>
      Number(
        text
          .split('\n')
          .find((one) => one.startsWith(`${line} `))
          ?.split(' ')
          .at(-1),
      );
    for (const number of ['1', '2']) {
      expect(valueOf(`process_ready{process="${number}"}`)).toBe(1);
      expect(valueOf(`http_requests_total{process="${number}",operation="listAgents",status="200"}`)).toBe(2);
      expect(valueOf(`process_start_time_seconds{process="${number}"}`)).toBeGreaterThan(1e9);
    }
    expect(valueOf('process_start_time_seconds{process="primary"}')).toBeGreaterThan(1e9);
    const types = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(types).toEqual([...new Set(types)]);
    expect(await readyOf(api)).toEqual({ status: 'ready', ageMs: expect.any(Number) });
    const warnings = [...api.output().matchAll(/the 2 API processes may open (\d+) connections/g)];
    expect(warnings.map(([, count]) => count)).toEqual(['322']);

    const pid = pidsOf(api)['1']!;
    process.kill(pid, 'SIGSTOP');
    try {
      expect(await metricsOf(api)).toContain('process_ready{process="1"} 0');
      expect(await readyOf(api)).toMatchObject({ status: 'degraded', causes: ['process_missing'] });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
  });

  test('loses only the requests of a killed process, which is started again', async () => {
    const clients = Array.from({ length: 16 }, () => sendRepeatedly(api));
    const hasReplies = ({ statuses }: Client, count: number) => statuses.length >= count;
    await eventually(
      () => clients,
      (all) => all.every((client) => hasReplies(client, 1)),
    );
    const closed = new Set<Client>();
    for (const client of clients) void client.ended.then(() => closed.add(client));
    const killed = pidsOf(api)['2']!;
    process.kill(killed, 'SIGKILL');
    const counts = clients.map(({ statuses }) => statuses.length);
    await eventually(
      () => clients,
      (all) => all.every((client, index) => closed.has(client) || hasReplies(client, counts[index]! + 10)),
    );
    const others = clients.filter((client) => !closed.has(client));
    for (const { stop } of others) stop();
    expect((await fetch(`${api.url}/agents`, { headers: headers() })).status).toBe(200);
    await eventually(
      () => readyOf(api),
      (body) => (body as { status: string }).status === 'ready',
    );
    expect(pidsOf(api)['2']).not.toBe(killed);
    await Promise.all(clients.map(({ ended }) => ended));
    expect(others.length).toBeGreaterThan(0);
    expect(others.length).toBeLessThan(clients.length);
    expect(new Set(clients.flatMap(({ statuses }) => statuses))).toEqual(new Set(['HTTP/1.1 200 OK']));
    expect(api.output()).toMatch(/"process":2,.*"signal":"SIGKILL","restartsInMs":200,"msg":"an API process ended"/);
  });

  test('on SIGTERM under load, serves waiting requests; later ones get a reply or a refused connection', async () => {
    let isGone = false;
    const results = new Map<string, number>();
    const connectRepeatedly = async () => {
      while (!isGone) {
        const result = await sendOnFreshConnection(api).statusLine;
        results.set(result, (results.get(result) ?? 0) + 1);
        isGone ||= result.includes('ECONNREFUSED');
      }
    };
    const clients = Array.from({ length: 10 }, connectRepeatedly);
    const kept = Array.from({ length: 10 }, () => sendRepeatedly(api));
    await eventually(
      () => kept,
      (all) => all.every(({ statuses }) => statuses.length > 0),
    );
    // A paused primary process accepts nothing: the kernel queues the connections and their data.
    api.child.kill('SIGSTOP');
    const waiting = Array.from({ length: 50 }, () => sendOnFreshConnection(api));
    await Promise.all(waiting.map(({ sent }) => sent));
    api.child.kill('SIGTERM');
    api.child.kill('SIGCONT');
    const statusLines = await Promise.all(waiting.map(({ statusLine }) => statusLine));
    expect(statusLines).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
    await Promise.all([...clients, ...kept.map(({ ended }) => ended)]);
    expect(new Set(kept.flatMap(({ statuses }) => statuses))).toEqual(new Set(['HTTP/1.1 200 OK']));
    const isExpected = (result: string) => result === 'HTTP/1.1 200 OK' || result.includes('ECONNREFUSED');
    const others = [...results].filter(([result]) => !isExpected(result));
    // As in stop.test.ts, the kernel resets the connections that still wait when the socket closes.
    expect(others.filter(([result]) => !result.includes('ECONNRESET'))).toEqual([]);
    expect(others.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(clients.length);
    expect(results.get('HTTP/1.1 200 OK')).toBeGreaterThan(0);
    expect(await api.exited).toMatchObject({ code: 0 });
  });
});

test('a signal to all processes is one stop request, and a second signal ends them immediately', async () => {
  const api = await startApi({ SHUTDOWN_DELAY_MS: '60000' });
  for (const pid of [...Object.values(pidsOf(api)), api.child.pid!]) process.kill(pid, 'SIGTERM');
  await eventually(api.output, (output) => output.match(/"msg":"stopping"/g)?.length === 2);
  expect((await fetch(`${api.url}/readyz`)).status).toBe(503);
  expect(await readyOf(api)).toMatchObject({ status: 'unavailable', causes: ['stopping'] });
  expect(api.output()).not.toContain('second stop request');
  api.child.kill('SIGTERM');
  expect(await api.exited).toMatchObject({ code: 1, output: expect.stringContaining('exiting immediately') });
});

test('a group becomes ready after a process is killed at the start, and ends with its primary process', async () => {
  const started = runBin('api', environment);
  await eventually(started.output, (text) => /"process":2,"pid":\d+/.test(text));
  process.kill(pidsOf(started)['2']!, 'SIGKILL');
  const api = await whenReady(started);
  expect(api.output()).toContain('an API process ended');
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200);
  api.child.kill('SIGKILL');
  await api.exited; // the outputs close when the last process that holds them has ended
  await expect(fetch(`${api.url}/healthz`)).rejects.toThrow();
});

const sentencesOf = (output: string) => output.split('\n').filter((line) => line !== '' && !line.startsWith('{'));

test('a problem of all processes is printed once, and the exit code is 1', async () => {
  const invalid = await runToEnd('api', { ...environment, LOG_LEVEL: 'loud' });
  expect({ ...invalid, lines: sentencesOf(invalid.output).length }).toMatchObject({ code: 1, lines: 2 });
  const database = 'postgresql://app:hunter2@127.0.0.1:1/x';
  const unreachable = await runToEnd('api', { ...environment, DATABASE_URL: database });
  expect({ code: unreachable.code, lines: sentencesOf(unreachable.output) }).toEqual({
    code: 1,
    lines: ['The database of DATABASE_URL (x at 127.0.0.1:1) cannot be used: connect ECONNREFUSED 127.0.0.1:1.'],
  });
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  for (const name of ['PORT', 'METRICS_PORT']) {
    const taken = await runToEnd('api', { ...environment, [name]: String(port) });
    expect({ code: taken.code, lines: sentencesOf(taken.output) }).toEqual({
      code: 1,
      lines: [`The port ${port} is in use. Set ${name} to a free port.`],
    });
  }
  server.close();
});

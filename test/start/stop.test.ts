// Tests that a server that stops completes the requests in progress.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { minimalAgent, requestText, sendAlone } from '../http/support.js';
import { isFullRun } from '../support/full-run.js';
import { isLinux, testIf } from '../support/platform.js';
import { eventually } from '../support/eventually.js';
import { killStartedProcesses, startServer, tokenOf, type RunningServer } from './support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-stop-'));
let database: TestDatabase;
let server: RunningServer;
beforeAll(async () => void (database = await acquireTestDatabase()));
async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    SHUTDOWN_GRACE_MS: '4000',
    ...environment,
  });
}
afterEach(killStartedProcesses);
afterAll(async () => {
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

interface SlowRequest {
  /** Sends the rest of the body. */
  finish(): void;
  reply: Promise<string>;
}

/**
 * Sends a request with only the beginning of its body. An earlier reply on the same connection ensures that the server
 * has accepted the connection.
 */
async function beginSlowRequest(): Promise<SlowRequest> {
  const { hostname, port } = new URL(server.url);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  const reply = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
  socket.write(requestText('GET', '/healthz', { Connection: 'keep-alive' }));
  await once(socket, 'data');
  text = '';
  const body = JSON.stringify(minimalAgent);
  const headers = {
    Authorization: `Bearer ${tokenOf(server)}`,
    'Content-Type': 'application/json',
    'Content-Length': String(body.length),
    Connection: 'keep-alive',
  };
  socket.write(requestText('POST', '/agents', headers, body.slice(0, 10)));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { reply, finish: () => void socket.write(body.slice(10)) };
}

async function isListening(): Promise<boolean> {
  return fetch(`${server.url}/healthz`).then(
    () => true,
    () => false,
  );
}

/** Options of Node.js that throw an error and reject a promise during a stop. */
const failingStop = `--import=data:text/javascript,${encodeURIComponent(`process.on('SIGTERM', () => setTimeout(() => {
  Promise.reject(new Error('late rejection'));
  throw new Error('late error');
}, 100))`)}`;

test('on SIGTERM, the server completes a request despite errors, and closes idle connections', async () => {
  await start({ SHUTDOWN_GRACE_MS: '60000', NODE_OPTIONS: failingStop });
  const { hostname, port } = new URL(server.url);
  const unused = net.connect(Number(port), hostname).on('error', () => undefined);
  await once(unused, 'connect');
  await (await fetch(`${server.url}/healthz`)).text(); // leaves an idle keep-alive connection
  const request = await beginSlowRequest();
  server.child.kill('SIGTERM');
  await eventually(isListening, (listening) => !listening);
  const isLogged = () => ['late rejection', 'late error'].every((text) => server.output().includes(text));
  await eventually(
    () => server.child.exitCode !== null || isLogged(),
    (isOver) => isOver,
  );
  expect(server.child.exitCode).toBeNull();
  request.finish();
  expect(await request.reply).toMatch(/^HTTP\/1.1 200 OK\r\n[\s\S]*"name":"Support Concierge"/);
  const repliedAt = performance.now();
  const { code, output } = await server.exited;
  expect(code).toBe(0);
  expect(output).not.toContain('second stop request');
  // Measured: the server exits after 0.4 s, or after 20 s if the idle connections stay open.
  expect(performance.now() - repliedAt).toBeLessThan(12_000);
});

const sendOnFreshConnection = () => sendAlone(server.url, tokenOf(server));

test('a request that exceeds the grace period is ended; others get a reply or a refused connection', async () => {
  await start();
  let isGone = false;
  const results = new Map<string, number>();
  const connectRepeatedly = async () => {
    while (!isGone) {
      const result = await sendOnFreshConnection().statusLine;
      results.set(result, (results.get(result) ?? 0) + 1);
      isGone ||= result.includes('ECONNREFUSED');
    }
  };
  const clients = Array.from({ length: 10 }, connectRepeatedly);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const request = await beginSlowRequest();
  const startedAt = performance.now();
  server.child.kill('SIGTERM');
  expect(await server.exited).toMatchObject({ code: 0 });
  expect(await request.reply).toBe('');
  expect(performance.now() - startedAt).toBeGreaterThan(3_800);
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  await Promise.all(clients);
  const isExpected = (result: string) => result === 'HTTP/1.1 200 OK' || result.includes('ECONNREFUSED');
  const others = [...results].filter(([result]) => !isExpected(result));
  // The kernel accepts connections until the socket closes. It then resets those that still wait, at most one per
  // client.
  expect(others.filter(([result]) => !result.includes('ECONNRESET'))).toEqual([]);
  expect(others.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(clients.length);
  expect(results.get('HTTP/1.1 200 OK')).toBeGreaterThan(0);
});

test('/readyz returns 503 during SHUTDOWN_DELAY_MS, and a second signal ends the process immediately', async () => {
  await start({ SHUTDOWN_DELAY_MS: '4000', SHUTDOWN_GRACE_MS: '60000' });
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  const request = await beginSlowRequest();
  server.child.kill('SIGTERM');
  await eventually(
    async () => (await fetch(`${server.url}/readyz`)).status,
    (status) => status === 503,
  );
  const health = await fetch(`${server.url}/healthz`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  await eventually(isListening, (listening) => !listening);
  expect(server.child.exitCode).toBeNull();
  server.child.kill('SIGTERM');
  expect(await server.exited).toMatchObject({ code: 1, output: expect.stringContaining('exiting immediately') });
  expect(await request.reply).toBe('');
});

const onLinux = testIf(isLinux, 'the accept queue of another system may behave differently');

onLinux.each([
  ['the default delay', ''],
  // The other tests of this file also stop without a delay, so only `npm run test:full` runs this case.
  ...(isFullRun ? [['no delay', '0']] : []),
])('with %s, the server serves requests that are in the accept queue at SIGTERM', async (_title, delayMs) => {
  // On a busy machine, 50 requests to a new server may exceed the 4 s that `start` sets as the grace period.
  await start({ SHUTDOWN_DELAY_MS: delayMs, SHUTDOWN_GRACE_MS: '60000' });
  // A paused process accepts nothing: the kernel queues the connections and their data.
  server.child.kill('SIGSTOP');
  const requests = Array.from({ length: 50 }, sendOnFreshConnection);
  await Promise.all(requests.map(({ sent }) => sent));
  server.child.kill('SIGTERM');
  server.child.kill('SIGCONT');
  const statusLines = await Promise.all(requests.map(({ statusLine }) => statusLine));
  expect(statusLines).toEqual(Array.from({ length: 50 }, () => 'HTTP/1.1 200 OK'));
  expect(await server.exited).toMatchObject({ code: 0 });
});

// A suspended or migrated machine pauses its processes for seconds. A process must not treat its own pause as an outage
// of the database or of a model.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect } from '@jest/globals';
import { serverKey, startChatServer, streamsText, type ChatServer } from '../models/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { startDatabaseProxy, type FaultyProxy } from '../support/faulty-proxy.js';
import { isLinux, testIf } from '../support/platform.js';
import { killStartedProcesses, startServer, tokenOf, type RunningServer } from './support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-pause-'));
let database: TestDatabase;
let proxy: FaultyProxy;
let server: RunningServer;
let model: ChatServer;
beforeAll(async () => {
  database = await acquireTestDatabase();
  const proxied = await startDatabaseProxy(database.url);
  proxy = proxied.proxy;
  model = await startChatServer();
  server = await startServer({
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: model.baseUrl, apiKey: serverKey }]),
    MODEL_FIRST_TOKEN_TIMEOUT_SECONDS: '2',
    DATA_DIR: dataDir,
    DATABASE_URL: proxied.url,
    DATABASE_POOL_SIZE: '2',
    DATABASE_MAX_WAITING: '100',
  });
}, 60_000);
afterAll(async () => {
  await killStartedProcesses();
  await model?.stop();
  await proxy?.stop();
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

async function statusOf(path: string): Promise<number> {
  const headers = { authorization: `Bearer ${tokenOf(server)}` };
  const response = await fetch(`${server.url}${path}`, { headers });
  await response.text();
  return response.status;
}

/** Longer than the time limit for a connection of the pool (5 s). */
const pauseMs = 5_500;

const onLinux = testIf(isLinux, 'another system may not have SIGSTOP');

onLinux(
  'after a pause, the server serves the requests from before and during the pause, and is ready',
  async () => {
    // Opens both connections of the pool.
    await Promise.all(Array.from({ length: 10 }, () => statusOf('/agents')));
    // The pause begins while both connections wait for a reply and other statements wait for a connection.
    proxy.hang();
    const before = Array.from({ length: 20 }, () => statusOf('/agents'));
    await sleep(500);
    server.child.kill('SIGSTOP');
    proxy.goOn();
    const during = Array.from({ length: 20 }, () => statusOf('/agents'));
    const readiness = [statusOf('/readyz')];
    await sleep(pauseMs);
    server.child.kill('SIGCONT');
    // The server checks its readiness once a second.
    for (let count = 0; count < 150; count++) {
      readiness.push(statusOf('/readyz'));
      await sleep(20);
    }
    expect(new Set(await Promise.all([...before, ...during]))).toEqual(new Set([200]));
    expect(new Set(await Promise.all(readiness))).toEqual(new Set([200]));
    expect(await statusOf('/agents')).toBe(200);
    expect(server.output()).not.toContain('the process is unavailable');
  },
  60_000,
);

onLinux(
  'a pause does not count against the time limits of the model',
  async () => {
    const headers = { authorization: `Bearer ${tokenOf(server)}`, 'content-type': 'application/json' };
    const post = (path: string, body: object) =>
      fetch(`${server.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    const { id } = (await (await post('/agents', { name: 'Paused', model: 'local:tiny' })).json()) as { id: number };
    model.respondWith((response, call) => {
      server.child.kill('SIGSTOP');
      streamsText(['Sent in time'])(response, call);
      setTimeout(() => server.child.kill('SIGCONT'), 2 * 2_000);
    });
    const text = { type: 'text', text: 'Hello' };
    const reply = await post('/chat', { agentId: id, message: { role: 'user', parts: [text] } });
    const events = await reply.text();
    expect(events).toContain('Sent in time');
    expect(events).toContain('"type":"finish"');
  },
  30_000,
);

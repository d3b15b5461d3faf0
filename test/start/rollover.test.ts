// Tests the replacement of a worker by a new one, as in a deployment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serverKey, startChatServer, streamsText, type ChatServer } from '../models/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { eventually } from '../support/eventually.js';
import {
  killStartedProcesses,
  runBin,
  startServer,
  tokenOf,
  type RunningProcess,
  type RunningServer,
} from './support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-rollover-'));
let database: TestDatabase;
let provider: ChatServer;
let environment: Record<string, string>;
let api: RunningServer;
let old: RunningProcess;
beforeAll(async () => {
  database = await acquireTestDatabase();
  provider = await startChatServer();
  environment = {
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    MODEL_SERVERS: JSON.stringify([{ name: 'local', baseUrl: provider.baseUrl, apiKey: serverKey }]),
    WORKER_POLL_INTERVAL_MS: '100',
    SHUTDOWN_GRACE_MS: '60000',
  };
  api = await startServer(environment, 'api');
  old = await startWorker();
});
afterAll(async () => {
  await killStartedProcesses();
  await provider?.stop();
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

async function startWorker(): Promise<RunningProcess> {
  const worker = runBin('worker', environment);
  await eventually(worker.output, (output) => output.includes('"msg":"ready"'));
  return worker;
}
async function call(path: string, body?: object): Promise<Record<string, string>> {
  const headers = {
    authorization: `Bearer ${tokenOf(api)}`,
    'content-type': 'application/json',
    'x-stream-response': 'false',
  };
  const response = await fetch(`${api.url}${path}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  return (await response.json()) as Record<string, string>;
}
const sendMessage = async (agentId: string | undefined, text: string) =>
  (await call('/chat', { agentId, message: { role: 'user', parts: [{ type: 'text', text }] } }))['threadId'];
const statusOf = async (threadId: string | undefined) =>
  (await call(`/getConversation?threadId=${threadId}`))['streamStatus'];

test('an old worker completes its jobs while a new worker takes the new jobs', async () => {
  const { id: agentId } = await call('/agents', { name: 'Held', model: 'local:tiny' });
  let letGo: () => void = () => undefined;
  provider.respondWith((response, request) => (letGo = () => streamsText(['from the old one'])(response, request)));
  const first = await sendMessage(agentId, 'one');
  await eventually(
    () => provider.calls.length,
    (count) => count === 1,
  );
  const next = await startWorker();
  old.child.kill('SIGTERM');
  await eventually(old.output, (output) => output.includes('"msg":"stopping"'));

  provider.respondWith(streamsText(['from the new one']));
  const second = await sendMessage(agentId, 'two');
  await eventually(
    () => statusOf(second),
    (status) => status === 'completed',
  );
  expect([old.child.exitCode, await statusOf(first)]).toEqual([null, 'in_progress']);

  letGo();
  expect(await old.exited).toMatchObject({ code: 0 });
  expect(await statusOf(first)).toBe('completed');
  expect(provider.calls).toHaveLength(2); // each ran once
  expect(await database.database('pgboss.job').where({ name: 'execute-run' }).pluck('retry_count')).toEqual([0, 0]);
  expect(next.child.exitCode).toBeNull();
});

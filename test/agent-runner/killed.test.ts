// Tests the recovery after a process was killed during a run, and a stop by SIGTERM during a stream.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { expireLease } from '../conversations/support.js';
import { killStartedProcesses, startServer, tokenOf, type RunningServer } from '../start/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { ignoredEvents } from '../support/events.js';
import { eventually } from '../support/eventually.js';
import { createRuns } from '../../server/modules/conversations/index.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-killed-'));
let database: TestDatabase;
let streamedThread: string;
let backgroundThread: string;
/** The process that starts after the kill. */
let server: RunningServer;
beforeAll(async () => {
  database = await acquireTestDatabase();
  const killed = await start();
  const streamed = await send(killed, 'slow 5000\nsay one two three four five six seven eight');
  await streamed.response.body?.getReader().read();
  const background = await send(killed, 'slow 400\nsay one two three four five', { 'X-Stream-Response': 'false' });
  [streamedThread, backgroundThread] = [streamed.threadId, background.threadId];
  await eventually(
    () => conversation(backgroundThread),
    ({ lease_holder: holder }) => holder !== null,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  killed.child.kill('SIGKILL');
  await killed.exited;
});
afterAll(async () => {
  await killStartedProcesses();
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    WORKER_LEASE_SECONDS: '2',
    WORKER_POLL_INTERVAL_MS: '100',
    SHUTDOWN_GRACE_MS: '1500',
  });

async function send(
  server: RunningServer,
  text: string,
  headers: Record<string, string> = {},
): Promise<{ threadId: string; response: Response }> {
  const authorization = `Bearer ${tokenOf(server)}`;
  const post = (path: string, body: object, more = {}) =>
    fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', ...more },
      body: JSON.stringify(body),
    });
  const { id: agentId } = (await (await post('/agents', { name: `Echo ${text}`, model: 'offline:echo' })).json()) as {
    id: number;
  };
  const response = await post(
    '/chat',
    { agentId, message: { role: 'user', parts: [{ type: 'text', text }] } },
    headers,
  );
  return { threadId: response.headers.get('x-thread-id') ?? '', response };
}

const conversation = (id: string): Promise<Record<string, unknown>> =>
  database.database('conversations').where({ id }).first();

const hasStatus = (id: string, status: string): Promise<Record<string, unknown>> =>
  eventually(
    () => conversation(id),
    (row) => row['stream_status'] === status,
  );

test('a streamed run whose process was killed ends with an error after its lease has ended', async () => {
  expect(await conversation(streamedThread)).toMatchObject({ stream_status: 'in_progress' });
  const runs = createRuns({ database: database.database, events: ignoredEvents });
  expect(await runs.failExpiredRuns()).toBe(0);
  await expireLease(database.database, streamedThread);
  expect(await runs.failExpiredRuns()).toBe(1);
  expect(await conversation(streamedThread)).toMatchObject({
    stream_status: 'error',
    failure: expect.stringContaining('its process ended'),
    assistant_message_count: 0,
  });
});

test('a background run whose process was killed is executed by another process, and stores one answer', async () => {
  expect(await conversation(backgroundThread)).toMatchObject({ stream_status: 'in_progress' });
  // A run's lease lasts three job leases, so the test ends it instead of waiting.
  await expireLease(database.database, backgroundThread);
  server = await start();
  const completed = { user_message_count: 1, assistant_message_count: 1 };
  expect(await hasStatus(backgroundThread, 'completed')).toMatchObject(completed);
  const [answer] = await database.database('messages').where({ conversation_id: backgroundThread, role: 'assistant' });
  expect(answer.parts).toEqual([{ type: 'step-start' }, { type: 'text', text: 'one two three four five' }]);
});

test('on SIGTERM, a stream in progress ends with an error event, and the partial answer is stored', async () => {
  const { threadId, response } = await send(server, 'slow 400\nsay one two three four five six seven eight nine ten');
  server.child.kill('SIGTERM');
  const text = await response.text();
  expect(text).toContain('"delta":"one"');
  expect(text).toContain('{"type":"error","errorText":"The server was stopped while the agent was answering."}');
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  expect(await server.exited).toMatchObject({ code: 0 });
  expect(await conversation(threadId)).toMatchObject({ stream_status: 'error', assistant_message_count: 1 });
});

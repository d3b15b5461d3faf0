// Tests the recovery after a process was killed during a run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { letLeaseEnd } from '../conversations/support.js';
import { killOrphanedProcesses, startServer, tokenOf, type RunningServer } from '../start/support.js';
import { acquireTestDatabase, type TestDatabase } from '../support/database.js';
import { ignoredEvents } from '../support/events.js';
import { eventually } from '../support/eventually.js';
import { createRuns } from '../../server/modules/conversations/index.js';

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-killed-'));
let database: TestDatabase;
beforeAll(async () => void (database = await acquireTestDatabase()));
afterEach(killOrphanedProcesses);
afterAll(async () => {
  await database?.release();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    WORKER_LEASE_SECONDS: '2',
    WORKER_POLL_INTERVAL_MS: '100',
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

async function kill(server: RunningServer): Promise<void> {
  server.child.kill('SIGKILL');
  await server.exited;
}

const conversation = (id: string): Promise<Record<string, unknown>> =>
  database.database('conversations').where({ id }).first();

const hasStatus = (id: string, status: string): Promise<Record<string, unknown>> =>
  eventually(
    () => conversation(id),
    (row) => row['stream_status'] === status,
  );

test('a streamed run whose process was killed ends with an error after its lease has ended', async () => {
  const server = await start();
  const { threadId, response } = await send(server, 'slow 200\nsay one two three four five six seven eight');
  await response.body?.getReader().read();
  await kill(server);
  expect(await conversation(threadId)).toMatchObject({ stream_status: 'in_progress' });
  const runs = createRuns({ database: database.database, events: ignoredEvents });
  expect(await runs.failExpiredRuns()).toBe(0);
  await letLeaseEnd(database.database, threadId);
  expect(await runs.failExpiredRuns()).toBe(1);
  expect(await conversation(threadId)).toMatchObject({
    stream_status: 'error',
    failure: expect.stringContaining('process that ran the agent ended'),
    assistant_message_count: 0,
  });
});

test('a background run whose process was killed is executed again elsewhere, and stores one reply', async () => {
  const first = await start();
  const { threadId } = await send(first, 'slow 400\nsay one two three four five', { 'X-Stream-Response': 'false' });
  await eventually(
    () => conversation(threadId),
    ({ lease_holder: holder }) => holder !== null,
  );
  await new Promise((resolve) => setTimeout(resolve, 500));
  await kill(first);
  expect(await conversation(threadId)).toMatchObject({ stream_status: 'in_progress' });
  // Shortens the lease, so that the test does not wait 30 s.
  await letLeaseEnd(database.database, threadId);
  await start();
  expect(await hasStatus(threadId, 'completed')).toMatchObject({ user_message_count: 1, assistant_message_count: 1 });
  const [answer] = await database.database('messages').where({ conversation_id: threadId, role: 'assistant' });
  expect(answer.parts).toEqual([{ type: 'step-start' }, { type: 'text', text: 'one two three four five' }]);
});

test('on SIGTERM, a stream in progress ends with an error event, and the partial reply is stored', async () => {
  const server = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, SHUTDOWN_GRACE_MS: '1500' });
  const { threadId, response } = await send(server, 'slow 400\nsay one two three four five six seven eight nine ten');
  server.child.kill('SIGTERM');
  const text = await response.text();
  expect(text).toContain('"delta":"one"');
  expect(text).toContain('{"type":"error","errorText":"The server was stopped while the agent was answering."}');
  expect(text).toMatch(/data: \[DONE\]\n\n$/);
  expect(await server.exited).toMatchObject({ code: 0 });
  expect(await conversation(threadId)).toMatchObject({ stream_status: 'error', assistant_message_count: 1 });
});

// Tests the log of a run's events, in this process and for followers in another one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { UIMessageChunk } from 'ai';
import { createEventLog, type EventLog } from '../../server/modules/agent-runner/stream/event-log.js';
import { createFollowing } from '../../server/modules/agent-runner/stream/follow-runs.js';
import { createRunEventsRepository } from '../../server/modules/agent-runner/stream/run-events-repository.js';
import type { Run } from '../../server/modules/conversations/runs/runs.js';
import { createEcho, message } from '../api/chat/chat-client.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })));
afterAll(async () => server?.stop());

const ignored = { store: async () => undefined, onFailure: () => undefined };

async function readAll(stream: ReadableStream<string> | null): Promise<UIMessageChunk[]> {
  const events: UIMessageChunk[] = [];
  for await (const json of stream ?? []) events.push(JSON.parse(json) as UIMessageChunk);
  return events;
}

const delta = (text: string): UIMessageChunk => ({ type: 'text-delta', id: 'text', delta: text });

function addTooMuch(log: EventLog): void {
  for (let megabytes = 0; megabytes < 17; megabytes++) log.add(delta('x'.repeat(2 ** 20)), '');
}

test('an answer that was too large to follow can be followed after a restart, from its start event', async () => {
  const log = createEventLog(ignored);
  const add = (chunk: UIMessageChunk) => log.add(chunk, JSON.stringify(chunk));
  add({ type: 'start', messageId: 'answer' });
  addTooMuch(log);
  add({ type: 'message-metadata', messageMetadata: { conversationId: 'conversation' } });
  expect(log.follow()).toBeNull();
  log.restart();
  add(delta('short'));
  const followed = log.follow();
  await log.end();
  expect(await readAll(followed)).toEqual([
    { type: 'start', messageId: 'answer' },
    { type: 'message-metadata', messageMetadata: { conversationId: 'conversation' } },
    delta('short'),
  ]);
});

test('a follower in another process gets an error as soon as the events are found to be too large', async () => {
  const { id: agentId } = await createEcho(server);
  // No worker runs, so the run stays in progress, and this test executes it.
  const { body } = await server.call('POST', '/chat', {
    body: message(agentId, 'say one'),
    headers: { 'X-Stream-Response': 'false' },
  });
  const [conversation] = await server.database('conversations').where({ id: body.threadId });
  const stored = createRunEventsRepository(server.database as never);
  let batches = 0;
  const repository = {
    ...stored,
    store: (...given: Parameters<typeof stored.store>) => (batches++, stored.store(...given)),
  };
  const warnings: unknown[] = [];
  const create = () => createFollowing({ repository, log: { warn: (given: unknown) => void warnings.push(given) } });
  const caller = { organizationId: server.organizationId, userId: conversation.user_id, role: 'org:member' };
  const followed = await create().follow(caller as never, body.threadId);
  const reading = readAll(followed?.events ?? null);
  const run = {
    organizationId: server.organizationId,
    conversationId: body.threadId,
    answerId: conversation.answer_id,
    lease: randomUUID(),
  } as Run;
  const executing = create();
  const log = executing.openLog(run);
  addTooMuch(log);
  // Each heartbeat publishes the events.
  log.publish();
  log.publish();
  await expect(reading).rejects.toThrow('the events of the run are too large to keep');
  await executing.close(run);
  expect(warnings).toEqual([]);
  expect(batches).toBe(1);
});

// Tests the log of a run's events, in this process and for followers in another one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { UIMessageChunk } from 'ai';
import { createEventLog, type EventLog } from '../../server/modules/agent-runner/stream/run-event-log.js';
import { createFollowing } from '../../server/modules/agent-runner/stream/follow-runs.js';
import {
  createRunEventsRepository,
  type RunEventsRepository,
} from '../../server/modules/agent-runner/stream/run-events-repository.js';
import type { Run } from '../../server/modules/conversations/runs/runs.js';
import { createEcho, message } from '../api/chat/chat-client.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';

let server: TestServer;
let stored: RunEventsRepository;
beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  stored = createRunEventsRepository(server.database as never);
});
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

test('after its answer restarts, a run that was too large to follow can be followed from its start event', async () => {
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

/** Starts a run that stays in progress, because no worker is running. Follows the run as another process does. */
async function startFollowed(store: RunEventsRepository['store']) {
  const { id: agentId } = await createEcho(server);
  const { body } = await server.call('POST', '/chat', {
    body: message(agentId, 'say one'),
    headers: { 'X-Stream-Response': 'false' },
  });
  const [conversation] = await server.database('conversations').where({ id: body.threadId });
  const repository = { ...stored, store };
  const warnings: unknown[] = [];
  const { lostAccess } = server.container.modules.organization;
  const log = { warn: (given: unknown) => void warnings.push(given) };
  const create = () => createFollowing({ repository, lostAccess, log });
  const caller = { organizationId: server.organizationId, userId: conversation.user_id, role: 'org:member' };
  const followed = await create().follow(caller as never, body.threadId);
  const run = {
    organizationId: server.organizationId,
    conversationId: body.threadId,
    answerId: conversation.answer_id,
    lease: randomUUID(),
  } as Run;
  const executing = create();
  return {
    reading: readAll(followed!.events),
    log: executing.openLog(run),
    close: () => executing.close(run),
    warnings,
  };
}

test('a follower in another process gets an error as soon as the events are found to be too large', async () => {
  let batches = 0;
  const { reading, log, close, warnings } = await startFollowed((...given) => (batches++, stored.store(...given)));
  addTooMuch(log);
  // Each heartbeat of a followed run calls `publish`.
  log.publish();
  log.publish();
  await expect(reading).rejects.toThrow('the events of the run are too large to keep');
  await close();
  expect(warnings).toEqual([]);
  expect(batches).toBe(1);
});

test('a follower gets the error for events that are too large, even if storing the error fails once', async () => {
  let isFirst = true;
  const { reading, log, close, warnings } = await startFollowed(async (...given) => {
    const fails = isFirst;
    isFirst = false;
    if (fails) throw new Error('no database');
    await stored.store(...given);
  });
  addTooMuch(log);
  log.publish();
  await eventually(
    () => warnings.length,
    (count) => count === 1,
  );
  log.publish();
  await expect(reading).rejects.toThrow('the events of the run are too large to keep');
  await close();
});

test('a follower in another process gets an error instead of an answer with a gap', async () => {
  const { reading, log, close, warnings } = await startFollowed(async (run, batch) => {
    if (batch.position === 2) throw new Error('no database');
    await stored.store(run, batch);
  });
  const add = (chunk: UIMessageChunk) => log.add(chunk, JSON.stringify(chunk));
  add({ type: 'start', messageId: 'answer' });
  log.publish();
  add(delta('do NOT '));
  await eventually(
    () => warnings.length,
    (count) => count === 1,
  );
  add(delta('press the button'));
  const outcome = expect(reading).rejects.toThrow('events of the run were not stored');
  await close();
  await outcome;
});

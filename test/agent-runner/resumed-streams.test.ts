// Tests streams that a client resumes, in the process that runs the agent and in another one.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createFollowing } from '../../server/modules/agent-runner/stream/follow-runs.js';
import { createClient, type Client } from '../../sdk/src/index.js';
import { createEcho, message, openStream, readConversation, waitForEnd } from '../api/chat/chat-client.js';
import { addPerson } from '../api/organization/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { createChat, textOf, threadIdOf, versions } from './ai-sdk-chat.js';
import { startSecondServer } from './second-server.js';

let server: TestServer;
let secondUrl: string;
let stopSecond: () => Promise<void>;
let agentId: number;
beforeAll(async () => {
  server = await startTestServer({}, { worker: true });
  [secondUrl, stopSecond] = await startSecondServer(server);
});
afterAll(async () => {
  await stopSecond?.();
  await server?.stop();
});
beforeEach(async () => void (agentId = (await createEcho(server)).id));

const words = 'one two three four five six seven eight nine ten';
const slow = `slow 200\nsay ${words}`;
/** A message whose run lasts long enough to be stopped before its end, even on a busy machine. */
const verySlow = `slow 200\nsay ${`${words} `.repeat(10)}`;
const storedBatches = (threadId: string) =>
  server.database('run_events').where({ conversation_id: threadId }).orderBy('position');

describe.each(versions)('the chat client of AI SDK %s', (version) => {
  test.each(['the same process', 'another process'])('resumes a run from its beginning in %s', async (place) => {
    const url = place === 'another process' ? secondUrl : server.url;
    const chat = await createChat(server, version, agentId);
    const sending = chat.sendMessage({ text: slow });
    await eventually(
      () => textOf(chat.messages[1]),
      (text) => text.startsWith('one two'),
    );
    // Simulates that the tab is closed and another tab opens the chat.
    await chat.stop();
    await sending;
    const reopened = await createChat(server, version, agentId, { id: chat.id, messages: [chat.messages[0]!], url });
    await reopened.resumeStream();
    expect(reopened.error).toBeUndefined();
    expect(textOf(reopened.messages[1])).toBe(words);
    const conversation = await waitForEnd(server, threadIdOf(chat));
    expect(conversation.messages[1]).toMatchObject({ id: reopened.messages[1]?.id });
    await reopened.sendMessage({ text: 'say more' });
    expect((await readConversation(server, conversation.id)).messages).toHaveLength(4);
  });

  test('finds nothing to resume if no run is in progress', async () => {
    const chat = await createChat(server, version, agentId);
    await chat.resumeStream();
    await chat.sendMessage({ text: 'say one' });
    await chat.resumeStream();
    expect(chat.error).toBeUndefined();
    expect(chat.messages).toHaveLength(2);
  });

  test('stops a run by POST /conversations/stop with the chat id, because `chat.stop()` only disconnects', async () => {
    const chat = await createChat(server, version, agentId);
    const sending = chat.sendMessage({ text: verySlow });
    await eventually(
      () => textOf(chat.messages[1]),
      (text) => text.startsWith('one'),
    );
    expect(await server.call('POST', '/conversations/stop', { body: { threadId: chat.id } })).toMatchObject({
      status: 200,
      body: { threadId: threadIdOf(chat), stopped: true, streamStatus: 'stopped' },
    });
    await sending;
    expect(textOf(chat.messages[1]).length).toBeLessThan(10 * words.length);
  });
});

describe('a run of another process', () => {
  const streamOf = async (threadId: string) => {
    const reply = await fetch(`${secondUrl}/chat/stream?threadId=${threadId}`, {
      headers: { authorization: `Bearer ${await server.tokenFor()}` },
    });
    return { status: reply.status, text: await reply.text(), threadId: reply.headers.get('x-thread-id') };
  };

  test('is followed to its end, even if it is stopped', async () => {
    const stream = await openStream(server, message(agentId, verySlow));
    await stream.nextEvent('text-delta');
    const following = streamOf(stream.threadId);
    await eventually(
      () => storedBatches(stream.threadId),
      (batches) => batches.length > 0,
    );
    await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } });
    const { text, ...reply } = await following;
    expect(reply).toEqual({ status: 200, threadId: stream.threadId });
    expect(text.trimEnd().split('\n\n').slice(-2)).toEqual(['data: {"type":"abort"}', 'data: [DONE]']);
  });

  test('stores events only for a follower, and in few batches', async () => {
    const alone = await openStream(server, message(agentId, slow));
    await waitForEnd(server, alone.threadId);
    expect(await storedBatches(alone.threadId)).toEqual([]);
    const followed = await openStream(server, message(agentId, slow));
    expect((await streamOf(followed.threadId)).text).toContain('ten');
    const batches = await storedBatches(followed.threadId);
    expect(batches.map(({ position }) => position)).toEqual(batches.map((_batch, index) => index + 1));
    // The run emits ten words, 200 ms apart, and then ends.
    expect(batches.length).toBeLessThanOrEqual(30);
  });

  test('is followed by many callers at the same time', async () => {
    const stream = await openStream(server, message(agentId, slow));
    const texts = await Promise.all(Array.from({ length: 10 }, async () => (await streamOf(stream.threadId)).text));
    for (const text of texts) expect(text).toContain('data: [DONE]');
  });

  test('is followed from its start if it runs in the background', async () => {
    const { body } = await server.call('POST', '/chat', {
      body: message(agentId, slow),
      headers: { 'X-Stream-Response': 'false' },
    });
    const { text } = await streamOf(body.threadId);
    const events = text
      .split('\n\n')
      .flatMap((line) => (line.startsWith('data: {') ? [JSON.parse(line.slice(6))] : []));
    expect(events[0]).toMatchObject({ type: 'start', messageMetadata: { threadId: body.threadId } });
    expect(events.flatMap(({ delta = '' }) => delta).join('')).toBe(words);
  });
});

/** Follows the run of a conversation in this or another process. `readUntil(null)` reads to the end. */
async function followRun(conversationId: string, place: string) {
  const url = place === 'another process' ? secondUrl : server.url;
  const headers = { authorization: `Bearer ${await server.tokenFor()}` };
  const reply = await fetch(`${url}/chat/stream?threadId=${conversationId}`, { headers });
  const [reader, decoder] = [reply.body!.getReader(), new TextDecoder()];
  let text = '';
  const readUntil = async (end: string | null) => {
    while (end === null || !text.includes(end)) {
      const { done, value } = await reader.read();
      if (done) break;
      text += decoder.decode(value, { stream: true });
    }
    return text;
  };
  return { readUntil, received: () => text };
}

const beginBackgroundRun = () =>
  server.container.modules.agentRunner.unattendedRuns.begin({
    organizationId: server.organizationId,
    userId: 'user_owner',
    agentId,
    text: slow,
  });

async function attemptRun(begun: Awaited<ReturnType<typeof beginBackgroundRun>>, signal?: AbortSignal) {
  const run = await server.container.modules.conversations.runs.takeOver(begun);
  if (typeof run === 'string') throw new Error(`the run is ${run}`);
  const options = { source: 'job', ...(signal && { signal }), hasNextAttempt: () => true } as const;
  return server.container.modules.agentRunner.execute(run, options);
}

describe.each(['the same process', 'another process'])('a follower in %s', (place) => {
  test('is disconnected without an error event if the job retries the attempt, and can resume', async () => {
    const begun = await beginBackgroundRun();
    const stopping = new AbortController();
    const interrupted = attemptRun(begun, stopping.signal);
    const follower = await followRun(begun.conversationId, place);
    await follower.readUntil('text-delta');
    stopping.abort();
    expect(await interrupted).toMatchObject({ isRecorded: false });
    const broken = expect(follower.readUntil(null)).rejects.toThrow('terminated');
    const retried = attemptRun(begun);
    await broken;
    expect(follower.received()).not.toMatch(/"error"|failureCode|DONE/);
    const resumed = await (await followRun(begun.conversationId, place)).readUntil(null);
    expect(resumed).toContain('"type":"finish"');
    expect(resumed.trimEnd()).toMatch(/data: \[DONE\]$/);
    expect(await retried).toMatchObject({ isRecorded: true, status: 'completed' });
  });
});

test('a follower receives no error event if another attempt took the lease before the answer was stored', async () => {
  const begun = await beginBackgroundRun();
  const attempted = attemptRun(begun);
  const follower = await followRun(begun.conversationId, 'the same process');
  await follower.readUntil('one');
  // Until the commit, heartbeats wait, so that the attempt finds the loss of its lease only when it stores the answer.
  const transaction = await server.database.transaction();
  await transaction('conversations')
    .where({ id: begun.conversationId })
    .update({ lease_holder: randomUUID(), lease_expires_at: new Date() });
  await follower.readUntil('ten');
  await sleep(500);
  await transaction.commit();
  expect(await attempted).toMatchObject({ isRecorded: false });
  const broken = expect(follower.readUntil(null)).rejects.toThrow('terminated');
  const retried = attemptRun(begun);
  await broken;
  expect(follower.received()).not.toMatch(/"error"|failureCode|DONE/);
  expect(await retried).toMatchObject({ isRecorded: true, status: 'completed' });
});

test.each([
  ['the owner', 'org:member', 'user_owner'],
  ['an administrator', 'org:admin', 'user_other'],
])('when %s disconnects between two events of a run in another process, polling ends', async (...given) => {
  const [, role, userId] = given;
  const { container, organizationId } = server;
  const { runConnections } = container.platform;
  const { runEvents: repository } = container.modules.agentRunner;
  const { lostAccess } = container.modules.organization;
  // `following` has no log of the run, as in another process, so it reads the events from the database.
  const following = createFollowing({ repository, lostAccess, log: { warn: () => undefined } });
  const token = await server.tokenFor({ userId: 'user_owner', role: 'org:member' });
  const stream = await openStream(server, message(agentId, 'slow 5000\nsay one two'), { token });
  const caller = { organizationId, userId, role, permissions: [] };
  const { events } = (await following.follow(caller, stream.threadId))!;
  const reader = events.getReader();
  expect((await reader.read()).value).toContain('"type":"start"');
  let reads = 0;
  const countRead = ({ sql }: { sql: string }) => void (/^\s*select\b.*\brun_events\b/s.test(sql) && reads++);
  runConnections.on('query', countRead);
  const readToEnd = async () => {
    for (let next = await reader.read(); !next.done; next = await reader.read());
  };
  const reading = readToEnd();
  // After the first events, the model is silent for five seconds.
  await eventually(
    () => reads,
    (count) => count > 5,
  );
  const cancelling = reader.cancel();
  reads = 0;
  await sleep(600);
  runConnections.removeListener('query', countRead);
  // A read may have been in progress.
  expect(reads).toBeLessThanOrEqual(1);
  await Promise.all([cancelling, reading]);
  expect(await readConversation(server, stream.threadId)).toMatchObject({ streamStatus: 'in_progress' });
});

test('`removeOld` deletes events that are older than the given age, if their run has ended', async () => {
  const { container, database } = server;
  const stream = await openStream(server, message(agentId, verySlow));
  const reply = await fetch(`${secondUrl}/chat/${stream.threadId}/stream`, {
    headers: { authorization: `Bearer ${await server.tokenFor()}` },
  });
  const { runEvents } = container.modules.agentRunner;
  const ofRun = () => storedBatches(stream.threadId);
  await eventually(ofRun, (batches) => batches.length > 0);
  await runEvents.removeOld(0);
  expect(await ofRun()).not.toEqual([]);
  await server.call('POST', '/conversations/stop', { body: { threadId: stream.threadId } });
  await reply.text();
  expect(await runEvents.removeOld(600_000)).toBe(0);
  await database('run_events').update({ created_at: database.raw("clock_timestamp() - interval '11 minutes'") });
  expect(await runEvents.removeOld(600_000)).toBeGreaterThan(0);
  expect(await ofRun()).toEqual([]);
});

describe('following a run', () => {
  test('is possible only for the owner and administrators', async () => {
    const owner = await server.tokenFor({ userId: 'user_owner', role: 'org:member' });
    const other = await server.tokenFor({ userId: 'user_other', role: 'org:member' });
    const foreign = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const stream = await openStream(server, message(agentId, slow), { token: owner });
    const query = { threadId: stream.threadId };
    const statuses = await Promise.all(
      [other, foreign, owner, undefined].map(
        async (token) => (await server.call('GET', '/chat/stream', { query, ...(token && { token }) })).status,
      ),
    );
    expect(statuses).toEqual([204, 204, 200, 200]);
  });

  const removeMember = async (userId: string) =>
    expect((await server.call('DELETE', '/admin/users', { body: { userIds: [userId] } })).status).toBe(200);
  const lowerRole = async (userId: string) => {
    await server.container.modules.organization.reconcile(server.organizationId);
    const lowered = { role: 'org:member', lowered_at: Date.now() };
    expect(await server.database('members').where({ user_id: userId }).update(lowered)).toBe(1);
  };
  /** The provider lowered the role before the stream began, but the provider's event arrives later. */
  const lowerRoleEarlier = async (userId: string) => {
    await server.container.modules.organization.reconcile(server.organizationId);
    const lowered = { role: 'org:member', lowered_at: Date.now() - 60_000 };
    expect(await server.database('members').where({ user_id: userId }).update(lowered)).toBe(1);
  };
  test.each([
    ['is removed', 'the same process', removeMember],
    ['is removed', 'another process', removeMember],
    ['gets a lower role', 'the same process', lowerRole],
    ['got a lower role before the stream began', 'the same process', lowerRoleEarlier],
  ])('of another user ends with an error when the administrator %s, in %s', async (_what, place, loseAccess) => {
    const owner = await server.tokenFor({ userId: 'user_owner', role: 'org:member' });
    const { threadId } = await openStream(server, message(agentId, verySlow), { token: owner });
    const admin = await addPerson(server, { role: 'org:admin' });
    const response = await fetch(
      `${place === 'another process' ? secondUrl : server.url}/chat/stream?threadId=${threadId}`,
      { headers: { authorization: `Bearer ${await server.tokenFor({ userId: admin })}` } },
    );
    expect(response.status).toBe(200);
    const reader = response.body!.getReader();
    await reader.read();
    await loseAccess(admin);
    const readToEnd = async () => {
      for (let next = await reader.read(); !next.done; next = await reader.read());
    };
    await expect(readToEnd()).rejects.toThrow('terminated');
    expect(await readConversation(server, threadId)).toMatchObject({ streamStatus: 'in_progress' });
  });

  test.each(['/chat//stream', '/chat/a/b/stream', '/chat/%/stream'])('returns 404 for the path %s', async (path) => {
    expect((await server.call('GET', path)).status).toBe(404);
  });
});

describe('the SDK', () => {
  let client: Client;
  beforeAll(async () => void (client = createClient({ baseUrl: secondUrl, token: await server.tokenFor() })));

  test('resumes a run and reads its result', async () => {
    const { threadId } = await openStream(server, message(agentId, slow));
    const stream = await client.chat.resume(threadId);
    expect(await stream?.result()).toMatchObject({ text: words, threadId });
    expect(await client.chat.resume(threadId)).toBeNull();
  });

  test('stops a run', async () => {
    const { threadId } = await openStream(server, message(agentId, slow));
    expect(await client.chat.stop(threadId)).toMatchObject({ stopped: true });
    expect(await readConversation(server, threadId)).toMatchObject({ streamStatus: 'stopped' });
  });
});

describe('the deletion of a conversation with a run in progress', () => {
  const isProblem = ({ level }: Record<string, unknown>) => Number(level) >= 40;
  const remove = (threadId: string) => server.call('DELETE', '/conversations', { query: { threadId } });

  test('ends the stream of the run with `abort`', async () => {
    const stream = await openStream(server, message(agentId, verySlow));
    await stream.nextEvent('text-delta');
    expect((await remove(stream.threadId)).status).toBe(200);
    await stream.nextEvent('abort');
  });

  test.each(['the same process', 'another process'])(
    'ends a stream of a background run in %s with `abort`, and logs no problem',
    async (place) => {
      const { body } = await server.call('POST', '/chat', {
        body: message(agentId, verySlow),
        headers: { 'X-Stream-Response': 'false' },
      });
      const follower = await followRun(body.threadId, place);
      await follower.readUntil('text-delta');
      const logged = server.logs.length;
      expect((await remove(body.threadId)).body).toMatchObject({ streamStatus: 'stopped' });
      expect((await follower.readUntil(null)).trimEnd()).toMatch(/"type":"abort"[^\n]*\n\ndata: \[DONE\]$/);
      await eventually(
        () => server.database('pgboss.job').where({ state: 'active' }),
        (active) => active.length === 0,
      );
      expect(server.logs.slice(logged).filter(isProblem)).toEqual([]);
    },
  );
});

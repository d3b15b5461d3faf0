// Tests changes of the fake's records by requests to other records, and by the passage of time.
import { describe, expect, test } from '@jest/globals';
import { slotsWhileOff } from '../../../server/modules/scheduled-tasks/schedule/slots.js';
import type { Json } from './normalizer.js';
import { startFake, uploadHeaders, type Send } from './support.js';

const dayMs = 86_400_000;
const chiara = 'user_2kChiaraRossi6uR9vTx4Le';

const withoutSeed = () => startFake({ seed: false });
type Fake = ReturnType<typeof startFake>['fake'];

/** Returns the body of a reply whose status must be below 300. */
async function ok(send: Send, ...call: Parameters<Send>): Promise<Json> {
  const { status, body } = await send(...call);
  expect({ status: status < 300, body }).toEqual({ status: true, body });
  return body;
}

async function createBase(send: Send, more: object = {}): Promise<Json> {
  const body = { name: 'Manuals', embeddingModel: 'offline:embedding', ...more };
  return (await ok(send, 'POST /kb/manage', { body })).knowledgeBase;
}

async function addFile(fake: Fake, send: Send, kbId: number, token?: string): Promise<Json> {
  const as = token === undefined ? {} : { token };
  const upload = await ok(send, 'POST /upload/presigned', {
    body: { filename: 'a.txt', contentType: 'text/plain' },
    ...as,
  });
  const { contentType } = upload.metadata;
  const headers = uploadHeaders(upload.metadata);
  const stored = await fake.fetch(new Request(upload.url, { method: 'PUT', body: 'E-17', headers }));
  expect(stored.status).toBe(200);
  const { fileId, key: fileKey, contentKey } = upload;
  const body = { kbId, fileId, fileName: 'a.txt', fileKey, contentKey, contentType };
  return (await ok(send, 'POST /kb/files', { body, ...as })).file;
}

describe('knowledge bases', () => {
  const readOne = async (send: Send, id: number) =>
    (await ok(send, 'GET /kb/manage', { query: { id } })).knowledgeBase as Json;

  test('a change of the files, or of the trigger by a deletion of its agent, sets `updatedAt`', async () => {
    const { fake, send } = withoutSeed();
    const { id: agentId } = await ok(send, 'POST /agents', { body: { name: 'A' } });
    const { id, updatedAt: first } = await createBase(send, { trigger: { agentId, prompt: 'Read it.' } });
    const times = [first];
    fake.advance(1_000);
    const file = await addFile(fake, send, id);
    times.push((await readOne(send, id)).updatedAt);
    fake.advance(1_000);
    await ok(send, 'DELETE /kb/files', { query: { kbId: id, fileId: file.id } });
    times.push((await readOne(send, id)).updatedAt);
    fake.advance(1_000);
    await ok(send, 'DELETE /agents', { body: { agentId } });
    const { updatedAt, trigger } = await readOne(send, id);
    expect([new Set([...times, updatedAt]).size, trigger.enabled]).toEqual([4, false]);
  });

  test('a file of a deleted knowledge base starts no run', async () => {
    const { fake, send } = withoutSeed();
    const { id: agentId } = await ok(send, 'POST /agents', { body: { name: 'A' } });
    const { id } = await createBase(send, { trigger: { agentId, prompt: 'Read it.' } });
    await addFile(fake, send, id);
    await ok(send, 'DELETE /kb/manage', { query: { id } });
    fake.advance(1_000);
    expect(fake.records('conversations')).toEqual([]);
    await ok(send, 'POST /admin/deletedRecords/restore', { body: { type: 'knowledge_base', id: String(id) } });
    expect((await readOne(send, id)).trigger.enabled).toBe(false);
  });

  test('a search finds nothing while no file is processed', async () => {
    const { fake, send } = withoutSeed();
    const { id: kbId } = await createBase(send);
    await addFile(fake, send, kbId);
    const search = () => send('POST /kb/search', { body: { kbId, query: 'E-17' } });
    expect((await search()).body).toEqual({ results: [] });
    fake.advance(1_000);
    await expect(search()).rejects.toThrow('the fake does not model search by meaning');
  });

  test('a retry repeats only the chunking of a file if only that failed, and otherwise all processing', async () => {
    const { fake, send } = withoutSeed();
    const { id: kbId } = await createBase(send);
    const { id: fileId } = await addFile(fake, send, kbId);
    const fail = (processingStatus: 'parse_failed' | 'chunk_failed') =>
      fake.setRecords(
        'knowledgeBaseFiles',
        fake.records('knowledgeBaseFiles').map((file) => ({ ...file, processingStatus })),
      );
    const statuses = async () => {
      await ok(send, 'POST /kb/files/retry', { query: { kbId, fileId } });
      const seen = new Set<string>();
      for (let step = 0; step < 8; step++) {
        seen.add(fake.records('knowledgeBaseFiles')[0]?.processingStatus ?? '');
        fake.advance(100);
      }
      return [...seen];
    };
    fake.advance(1_000);
    fail('chunk_failed');
    expect(await statuses()).toEqual(['chunking', 'completed']);
    fail('parse_failed');
    expect(await statuses()).toEqual(['parsing', 'parsed', 'chunking', 'completed']);
  });
});

describe('conversations', () => {
  const chat = async (fake: Fake, send: Send) => {
    const message = { role: 'user', parts: [{ type: 'text', text: 'Hi' }] };
    const headers = { 'X-Stream-Response': 'false' };
    const { threadId } = await ok(send, 'POST /chat', { body: { agentId: 1, message }, headers });
    fake.advance(1_000);
    return threadId as string;
  };

  test('a renamed conversation becomes the first of the list, unless the name stays the same', async () => {
    const { fake, send } = startFake();
    const threads = [await chat(fake, send), await chat(fake, send)];
    const newest = async () => (await ok(send, 'GET /conversations', { query: { limit: 1 } })).conversations[0].id;
    const rename = (threadId: string | undefined, name: string) =>
      ok(send, 'PATCH /conversations', { query: { threadId: threadId ?? '' }, body: { name } });
    await rename(threads[0], 'Hi');
    expect(await newest()).toBe(threads[1]);
    await rename(threads[0], 'Brake');
    expect(await newest()).toBe(threads[0]);
  });

  test('lists have the order of the requests, however quickly the requests follow each other', async () => {
    const { send } = startFake();
    const threads: string[] = [];
    for (let count = 0; count < 20; count++) {
      const message = { role: 'user', parts: [{ type: 'text', text: 'Hi' }] };
      const { headers } = await send('POST /chat', { body: { agentId: 1, message } });
      threads.unshift(headers.get('X-Thread-ID') ?? '');
    }
    const { conversations } = await ok(send, 'GET /conversations', { query: { limit: 20 } });
    expect(conversations.map(({ id }: Json) => id)).toEqual(threads);
  });

  test('a message with the same parts is kept, whatever the order of their fields', async () => {
    const { send } = startFake();
    const message = { role: 'user', parts: [{ text: 'Hi', type: 'text' }] };
    const { headers } = await send('POST /chat', { body: { agentId: 1, message } });
    const threadId = headers.get('X-Thread-ID') ?? '';
    const read = async () => (await ok(send, 'GET /getConversation', { query: { threadId } })).messages as Json[];
    const [first] = await read();
    const messages = [{ id: first.id, role: 'user', parts: [{ type: 'text', text: 'Hi' }] }];
    await ok(send, 'POST /chat', { body: { agentId: 1, id: threadId, messages } });
    expect((await read()).map(({ id, role }) => (role === 'user' ? id : role))).toEqual([first.id, 'assistant']);
  });

  test('a deleted conversation can be read for 30 days', async () => {
    const { fake, send } = startFake();
    const query = { threadId: await chat(fake, send) };
    await ok(send, 'DELETE /conversations', { query });
    fake.advance(30 * dayMs - 1_000);
    expect((await send('GET /getConversation', { query })).body.isDeleted).toBe(true);
    fake.advance(1_000);
    expect((await send('GET /getConversation', { query })).code).toBe('conversation_not_found');
  });
});

describe('scheduled tasks', () => {
  const create = (send: Send, more: object = {}): Promise<Json> =>
    ok(send, 'POST /scheduled-tasks/manage', {
      body: { name: 'Report', prompt: 'Report', schedule: '*/7 * * * *', agentId: 1, ...more },
    });
  const read = (send: Send, taskId: number): Promise<Json> =>
    ok(send, 'GET /scheduled-tasks/manage', { query: { taskId } });
  const restore = (send: Send, taskId: number) =>
    ok(send, 'POST /admin/deletedRecords/restore', { body: { type: 'scheduled_task', id: String(taskId) } });
  const occurrences = (send: Send, taskId: number): Promise<Json[]> =>
    ok(send, 'GET /scheduled-tasks/executions', { query: { taskId, include: 'occurrences', limit: 100 } });

  test('the slots of a disabled task are recorded when it is enabled or its schedule changes', async () => {
    const { fake, send } = startFake();
    const { id: taskId, schedule } = await create(send, { enabled: false });
    const from = fake.now();
    const compare = async (offSince: Date) => {
      const recorded = await occurrences(send, taskId);
      expect(recorded.map(({ status, scheduledFor, reason }) => ({ status, scheduledFor, reason })).reverse()).toEqual(
        slotsWhileOff(schedule, offSince, fake.now()).map(({ status, scheduledFor, reason }) => ({
          status,
          scheduledFor: scheduledFor.toISOString(),
          reason,
        })),
      );
    };
    fake.advance(60 * 60_000);
    await ok(send, 'PUT /scheduled-tasks/manage', { query: { taskId }, body: { name: 'Renamed' } });
    expect(await occurrences(send, taskId)).toEqual([]);
    await ok(send, 'PUT /scheduled-tasks/manage', { query: { taskId }, body: { schedule: '0 0 1 1 *' } });
    await compare(from);
    await ok(send, 'DELETE /scheduled-tasks/manage', { query: { taskId } });
    await restore(send, taskId);
    await ok(send, 'POST /scheduled-tasks/toggle', { body: { taskId, enabled: true } });
    await compare(from);
  });

  test('only the newest 1,440 slots of a disabled task are recorded', async () => {
    const { fake, send } = startFake();
    const { id: taskId, schedule } = await create(send, { schedule: '* * * * *' });
    await ok(send, 'POST /scheduled-tasks/toggle', { body: { taskId, enabled: false } });
    const from = fake.now();
    fake.advance(2 * dayMs);
    await ok(send, 'POST /scheduled-tasks/toggle', { body: { taskId, enabled: true } });
    const recorded = fake.records('taskExecutions').filter(({ scheduledTaskId }) => scheduledTaskId === taskId);
    expect(recorded.map(({ scheduledFor, reason }) => ({ scheduledFor, reason }))).toEqual(
      slotsWhileOff(schedule, from, fake.now()).map(({ scheduledFor, reason }) => ({
        scheduledFor: scheduledFor.toISOString(),
        reason,
      })),
    );
  });

  test('a waiting execution begins only when no other execution of the task is in progress', async () => {
    const { fake, send } = startFake({ runMs: 10 * 60_000 });
    const { id: taskId, nextRunAt } = await create(send, { overlapPolicy: 'queue_one' });
    const executions = async () => {
      const all: Json[] = await ok(send, 'GET /scheduled-tasks/executions', { query: { taskId } });
      return all.map(({ status, startedAt }) => (startedAt === null ? 'waiting' : status));
    };
    fake.advance(Date.parse(nextRunAt) - fake.now().getTime() - 60_000);
    await ok(send, 'POST /scheduled-tasks/run', { body: { taskId } });
    fake.advance(2 * 60_000);
    expect(await executions()).toEqual(['waiting', 'in_progress']);
    fake.advance(60_000);
    await ok(send, 'POST /scheduled-tasks/run', { body: { taskId } });
    fake.advance(8 * 60_000);
    expect(await executions()).toEqual(['in_progress', 'waiting', 'completed']);
    fake.advance(3 * 60_000);
    expect(await executions()).toEqual(['completed', 'in_progress', 'completed']);
    const all: Json[] = await ok(send, 'GET /scheduled-tasks/executions', { query: { taskId } });
    expect(all.map(({ kind }) => kind)).toEqual(['manual', 'slot', 'manual']);
    const query = { taskId, before: all[0]!.id, limit: 1 };
    expect(await ok(send, 'GET /scheduled-tasks/executions', { query })).toEqual([all[1]]);
  });

  test('a pause after failures stays after a deletion and a restore, which change `updatedAt`', async () => {
    const { fake, send } = startFake();
    const { id: taskId, updatedAt } = await create(send);
    for (let count = 0; count < 3; count++) {
      fake.answer({ failure: { code: 'model_unavailable', message: 'The model is unavailable.' } });
      fake.advance(7 * 60_000);
    }
    const disabled = await read(send, taskId);
    expect([disabled.pausedReason, disabled.updatedAt > updatedAt]).toEqual(['consecutive_failures', true]);
    fake.advance(1_000);
    await ok(send, 'DELETE /scheduled-tasks/manage', { query: { taskId } });
    await restore(send, taskId);
    const restored = await read(send, taskId);
    expect([restored.pausedReason, restored.updatedAt > disabled.updatedAt]).toEqual(['consecutive_failures', true]);
  });

  test('a restored task says that its owner was removed or is a guest', async () => {
    const { fake, send } = startFake();
    const token = fake.tokenFor({ userId: chiara, role: 'org:member' });
    const body = { name: 'Daily', prompt: 'Report', schedule: '0 6 * * *', agentId: 1, enabled: false };
    const { id: taskId } = await ok(send, 'POST /scheduled-tasks/manage', { body, token });
    await ok(send, 'DELETE /admin/users', { body: { userIds: [chiara] } });
    const reasonAfterRestore = async () => {
      await ok(send, 'DELETE /scheduled-tasks/manage', { query: { taskId } });
      await restore(send, taskId);
      return (await read(send, taskId)).pausedReason;
    };
    expect((await read(send, taskId)).pausedReason).toBe(null);
    expect(await reasonAfterRestore()).toBe('owner_removed');
    const invitation = { email: 'chiara@acme-robotics.example', role: 'org:guest' };
    await ok(send, 'POST /admin/invitations', { body: { invitations: [invitation] } });
    expect(await reasonAfterRestore()).toBe('owner_demoted');
  });
});

describe('members', () => {
  test('an erasure replaces the id of the person, and keeps the account at the identity provider', async () => {
    const { fake, send } = startFake();
    const token = fake.tokenFor({ userId: chiara, role: 'org:admin' });
    await ok(send, 'POST /agent-tags', { body: { name: 'depot' }, token });
    const { id } = await createBase(send);
    const { fileKey } = await addFile(fake, send, id, token);
    const unused = await ok(send, 'POST /upload/presigned', {
      body: { filename: 'b.txt', contentType: 'text/plain' },
      token,
    });
    const headers = uploadHeaders(unused.metadata);
    await fake.fetch(new Request(unused.url, { method: 'PUT', body: 'x', headers }));
    await ok(send, 'DELETE /kb/manage', { query: { id }, token });
    const { erasedAs, anonymized } = await ok(send, 'POST /admin/users/erase', { body: { userId: chiara } });
    expect(anonymized).toMatchObject({ agentTags: 1, knowledgeBases: 1 });
    expect([fake.uploads.has(fileKey), fake.uploads.has(unused.key)]).toEqual([true, false]);
    expect(JSON.stringify([fake.records('agentTags'), fake.records('knowledgeBaseFiles')])).not.toContain(chiara);
    const { records } = await ok(send, 'GET /admin/deletedRecords');
    expect(records[0]).toMatchObject({ id: String(id), deletedBy: erasedAs });
    expect((await send('POST /admin/users/erase', { body: { userId: chiara } })).code).toBe('user_not_found');
    const invitations = [{ email: 'chiara@acme-robotics.example' }];
    const { results } = await ok(send, 'POST /admin/invitations', { body: { invitations } });
    expect(results[0].type).toBe('direct_membership');
  });

  test('the name of a person who left stays on the dashboard', async () => {
    const { fake, send } = startFake();
    fake.setRecords('conversations', [{ ...fake.records('conversations')[0], userId: chiara } as never]);
    const query = { from: '2026-01-01', to: '2027-01-01', allInOrg: true };
    const owner = async () => (await ok(send, 'GET /dashboard/getInteractions', { query }))[0];
    await ok(send, 'POST /admin/updateUserMetadata', { body: { userId: chiara, metadata: { level: 2 } } });
    expect(await owner()).toMatchObject({ userFirstName: 'Chiara', userPublicMetadata: { level: 2 } });
    await ok(send, 'DELETE /admin/users', { body: { userIds: [chiara] } });
    expect(await owner()).toMatchObject({ userFirstName: 'Chiara', userPublicMetadata: {} });
  });

  test('members and former members get a direct membership, and the last invitation is listed first', async () => {
    const { fake, send } = withoutSeed();
    const [admin] = fake.records('users');
    fake.setRecords('users', [admin as never, { ...admin, id: 'user_9', email: 'Nia@example.com' } as never]);
    const invite = async (...emails: string[]): Promise<string[]> => {
      const body = { invitations: emails.map((email) => ({ email })) };
      const { results } = await ok(send, 'POST /admin/invitations', { body });
      return results.map(({ type }: Json) => type);
    };
    expect(await invite('nia@example.com', 'a@example.com', 'b@example.com')).toEqual([
      'direct_membership',
      'invitation',
      'invitation',
    ]);
    const { data } = await ok(send, 'GET /admin/invitations');
    expect(data.map(({ emailAddress }: Json) => emailAddress)).toEqual(['b@example.com', 'a@example.com']);
    await ok(send, 'DELETE /admin/users', { body: { userIds: ['user_9'] } });
    expect(await invite('nia@example.com')).toEqual(['direct_membership']);
  });

  test('an invitation expires after 30 days', async () => {
    const { fake, send } = withoutSeed();
    const invite = () => send('POST /admin/invitations', { body: { invitations: [{ email: 'new@example.com' }] } });
    expect((await invite()).status).toBe(200);
    fake.advance(30 * dayMs - 1_000);
    expect((await invite()).status).toBe(207);
    fake.advance(1_000);
    expect((await invite()).status).toBe(200);
    const { data } = await ok(send, 'GET /admin/invitations', { query: { status: 'pending,expired' } });
    expect(data.map(({ status }: Json) => status)).toEqual(['pending', 'expired']);
  });
});

describe('agents and skills', () => {
  test('a restored agent lacks a tag that was deleted after the agent', async () => {
    const { fake, send } = withoutSeed();
    const { id: tagId } = await ok(send, 'POST /agent-tags', { body: { name: 'field' } });
    const { id, etag } = await ok(send, 'POST /agents', { body: { name: 'A' } });
    await ok(send, 'POST /agents', { body: { id, tagIds: [tagId] } });
    await ok(send, 'DELETE /agents', { body: { agentId: id } });
    await ok(send, 'DELETE /agent-tags', { query: { id: tagId } });
    await ok(send, 'POST /admin/deletedRecords/restore', { body: { type: 'agent', id: String(id) } });
    expect((await ok(send, 'GET /agents', { query: { id } })).etag).toBe(etag);
    expect(fake.records('agents')[0]?.tagIds).toEqual([]);
  });

  test('the limit of agents is checked before the tags of a new agent', async () => {
    const { fake, send } = withoutSeed();
    await ok(send, 'POST /agents', { body: { name: 'A' } });
    const [agent] = fake.records('agents');
    const agents = Array.from({ length: 10_000 }, (_none, index) => ({ ...agent, id: index + 1 }) as never);
    fake.setRecords('agents', agents);
    const refused = await send('POST /agents', { body: { name: 'B', tagIds: [999_999] } });
    expect(refused.code).toBe('agent_limit_reached');
  });

  test('SKILL.md keeps the time of its creation when its text is replaced', async () => {
    const { fake, send } = withoutSeed();
    const text = '---\nname: report\n---\nWrite it.\n';
    const { skill } = await ok(send, 'POST /skills/manage', { body: { skillMdContent: text } });
    const file = async () => (await ok(send, 'GET /skills/files', { query: { skillId: skill.id } })).files[0];
    const before = await file();
    fake.advance(1_000);
    await ok(send, 'PUT /skills/manage', { query: { id: skill.id }, body: { skillMdContent: `${text}Check it.\n` } });
    const after = await file();
    expect([after.createdAt, after.fileId === before.fileId]).toEqual([before.createdAt, false]);
  });
});

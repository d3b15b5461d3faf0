// Tests rules of the fake without a running server. Schedules and metadata are compared with functions of the server.
import { describe, expect, test } from '@jest/globals';
import { fc } from '../../support/fast-check.js';
import { nextSlot } from '../../../sdk/src/testing/cron.js';
import { nextSlot as nextSlotOfServer, problemOf } from '../../../server/modules/scheduled-tasks/schedule/cron.js';
import { storableMetadata } from '../../../server/platform/identity/metadata-patch.js';
import { startFake } from './support.js';

const from = new Date('2026-11-20T09:15:30.000Z');

test.each([
  '* * * * *',
  '*/5 * * * *',
  '0 6 * * 1-5',
  '30 8,20 * * *',
  '0 0 1 * *',
  '0 0 29 2 *',
  '15 10 * jan-mar mon',
  '0 0 13 * 5',
  '0 0 * * 7',
  '0 0 * * 0',
  '0-10/2 0 * * *',
  '59 23 31 12 *',
  '0 0 1,15 * wed',
  '5 4 * * sun',
  '0 0 31 4 *',
  '0 0 30 2 *',
  '60 * * * *',
  '* 24 * * *',
  '* * 0 * *',
  '* * * 13 *',
  '* * * * 8',
  'a * * * *',
  '* * * *',
  '* * * * * *',
  '@daily',
  '0 0 L * *',
  '0 0 ? * *',
  '1-0 * * * *',
  '*/0 * * * *',
  '1,, * * * *',
  '0 0 * * mon#1',
  '5/10 * * * *',
  '0 0 * foo *',
  ' 0  6 * * * ',
  '-1 * * * *',
  '1-2-3 * * * *',
  '*/70 * * * *',
  '*\t*\t*\t*\t*',
  '* * * *\u00a0*',
  '* * * *\u2003 *',
  '* * * * *\n',
  '\ufeff* * * * *',
  '0 6 * * 07',
  '* * * * +1',
  '*/60 * * * *',
  '*/61 * * * *',
  '0 */24 * * *',
  '0 */25 * * *',
  '0 0 */31 * *',
  '0 0 */32 * *',
  '0 0 * */12 *',
  '0 0 * * */7',
])('the schedule %s is read as the service reads it', (schedule) => {
  const expected = problemOf(schedule, from) ?? nextSlotOfServer(schedule, from).toISOString();
  const slot = nextSlot(schedule, from);
  expect(slot instanceof Date ? slot.toISOString() : slot).toBe(expected);
});

const cronField = (min: number, max: number) => {
  const value = fc.integer({ min, max }).map(String);
  const range = fc.tuple(value, value).map((ends) => ends.join('-'));
  const step = fc.tuple(fc.oneof(fc.constant('*'), range), fc.integer({ min: 1, max })).map((parts) => parts.join('/'));
  const list = fc.array(fc.oneof(value, range, step, fc.constant('*')), { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fc.constant('*'),
    list.map((items) => items.join(',')),
  );
};

test('generated schedules are read as the service reads them', () => {
  const fields = fc.tuple(cronField(0, 59), cronField(0, 23), cronField(1, 31), cronField(1, 12), cronField(0, 7));
  fc.assert(
    fc.property(fields, (texts) => {
      const schedule = texts.join(' ');
      const expected = problemOf(schedule, from) ?? nextSlotOfServer(schedule, from).toISOString();
      const slot = nextSlot(schedule, from);
      expect(slot instanceof Date ? slot.toISOString() : slot).toBe(expected);
    }),
    {
      numRuns: 300,
      // A day field with a step of one restricts nothing, so the other day field decides.
      examples: [[['0', '0', '*/1', '*', '1']], [['0', '0', '1', '*', '*/1']], [['0', '0', '*/01', '*', 'mon']]],
    },
  );
});

test('a conversation that has changed since it was read is neither renamed nor deleted', async () => {
  const { send } = startFake();
  const query = { threadId: 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6' };
  const { body: before } = await send('GET /getConversation', { query });
  const headers = { 'If-Match': `"${before.etag}"` };
  const renamed = await send('PATCH /conversations', { query, headers, body: { name: 'Brake fault' } });
  expect([renamed.status, renamed.headers.get('ETag')]).toEqual([200, `"${renamed.body.etag}"`]);
  const lost = [
    await send('PATCH /conversations', { query, headers, body: { name: 'Lost' } }),
    await send('DELETE /conversations', { query, headers }),
  ];
  for (const reply of lost) expect(reply).toMatchObject({ status: 412, code: 'record_changed' });
  expect((await send('GET /getConversation', { query })).body).toMatchObject({ name: 'Brake fault', deletedAt: null });
});

describe('members and invitations', () => {
  const ada = 'user_2kAdaOkafor5tN8wQy3Kd';
  const chiara = 'user_2kChiaraRossi6uR9vTx4Le';

  test('members are filtered, searched and sorted', async () => {
    const { send } = startFake();
    const ids = async (query: Record<string, string>) =>
      (await send('GET /admin/users', { query })).body.data.map(({ firstName }: { firstName: string }) => firstName);
    expect(await ids({ orderBy: 'first_name' })).toEqual(['Ada', 'Ben', 'Chiara', 'Deniz']);
    expect(await ids({ orderBy: '-email' })).toEqual(['Deniz', 'Chiara', 'Ben', 'Ada']);
    expect(await ids({ role: 'org:member' })).toEqual(['Chiara']);
    expect(await ids({ query: 'partner-works' })).toEqual(['Deniz']);
  });

  test('metadata is replaced, and shown in lists', async () => {
    const { send } = startFake();
    const { body } = await send('POST /admin/updateUserMetadata', { body: { userId: chiara, metadata: { level: 2 } } });
    expect(body.user.publicMetadata).toEqual({ level: 2 });
    const { body: page } = await send('GET /admin/users', { query: { query: 'chiara' } });
    expect(page.data[0].publicMetadata).toEqual({ level: 2 });
    const replace = (metadata: object, etag: string) =>
      send('POST /admin/updateUserMetadata', {
        body: { userId: chiara, metadata },
        headers: { 'If-Match': `"${etag}"` },
      });
    expect((await replace({ level: 3 }, page.data[0].etag)).status).toBe(200);
    expect(await replace({ level: 4 }, page.data[0].etag)).toMatchObject({ status: 412, code: 'record_changed' });
    const unknown = await send('POST /admin/updateUserMetadata', { body: { userId: 'user_9', metadata: {} } });
    expect([unknown.status, unknown.code]).toEqual([403, 'user_not_member']);
    const large = { userId: chiara, metadata: { text: 'x'.repeat(9000) } };
    expect((await send('POST /admin/updateUserMetadata', { body: large })).status).toBe(400);
  });

  const nulls = { a: null, b: { c: null, d: { e: null } }, f: [null, { g: null }], h: 0 };
  const stored = { b: { d: {} }, f: [null, { g: null }], h: 0 };

  test('metadata is stored as the service stores it, without keys that are null', async () => {
    const { send } = startFake();
    const { body } = await send('POST /admin/updateUserMetadata', { body: { userId: chiara, metadata: nulls } });
    expect(body.user.publicMetadata).toEqual(stored);
    expect(storableMetadata(nulls)).toEqual(stored);
  });

  test('the same metadata can be sent twice with the same etag, even if some of its keys are null', async () => {
    const { send } = startFake();
    const { body: users } = await send('GET /admin/users', { query: { query: 'chiara' } });
    const headers = { 'If-Match': `"${users.data[0].etag}"` };
    const body = { userId: chiara, metadata: nulls };
    expect((await send('POST /admin/updateUserMetadata', { headers, body })).status).toBe(200);
    expect((await send('POST /admin/updateUserMetadata', { headers, body })).status).toBe(200);
  });

  test('metadata of an invitation loses its nulls only when the person joins', async () => {
    const { send } = startFake();
    await send('DELETE /admin/users', { body: { userIds: [chiara] } });
    const invitations = ['chiara@acme-robotics.example', 'new@example.com'].map((email) => ({
      email,
      metadata: nulls,
    }));
    await send('POST /admin/invitations', { body: { invitations } });
    const { body: members } = await send('GET /admin/users', { query: { query: 'chiara' } });
    expect(members.data[0].publicMetadata).toEqual(stored);
    const { body: pending } = await send('GET /admin/invitations');
    expect(pending.data[0]).toMatchObject({ emailAddress: 'new@example.com', publicMetadata: nulls });
  });

  test('each removal succeeds or fails separately, and the tasks of removed members are disabled', async () => {
    const { fake, send } = startFake();
    const member = fake.tokenFor({ userId: chiara, role: 'org:member' });
    const task = { name: 'Daily', prompt: 'Report', schedule: '0 6 * * *', agentId: 1 };
    const { body: created } = await send('POST /scheduled-tasks/manage', { body: task, token: member });
    const { body: deleted } = await send('POST /scheduled-tasks/manage', { body: task, token: member });
    await send('DELETE /scheduled-tasks/manage', { query: { taskId: deleted.id }, token: member });
    const { status, body } = await send('DELETE /admin/users', { body: { userIds: [chiara, ada, 'user_9'] } });
    expect([status, body.successful, body.failed]).toEqual([207, 1, 2]);
    expect(body.errors.map(({ error }: { error: string }) => error)).toEqual([
      'You cannot remove yourself from the organization',
      'User is not a member of this organization',
    ]);
    const { body: disabled } = await send('GET /scheduled-tasks/manage', { query: { taskId: created.id } });
    expect(disabled).toMatchObject({ enabled: false, pausedReason: 'owner_removed' });
    await send('POST /admin/deletedRecords/restore', { body: { type: 'scheduled_task', id: String(deleted.id) } });
    const { body: restored } = await send('GET /scheduled-tasks/manage', { query: { taskId: deleted.id } });
    expect(restored).toMatchObject({ enabled: false, pausedReason: 'owner_removed' });
    expect((await send('DELETE /admin/users', { body: { userIds: [ada] } })).code).toBe('cannot_remove_yourself');
  });

  test('the deprecated removal names its replacement', async () => {
    const { send } = startFake();
    const { headers, status } = await send('POST /admin/bulkRemove', { body: { userIds: [chiara] } });
    expect(status).toBe(200);
    expect(headers.get('Deprecation')).toMatch(/^@\d+$/);
    expect(headers.get('Link')).toContain('successor-version');
  });

  test('people with an account join immediately; others get one invitation, which can be revoked', async () => {
    const { send } = startFake();
    await send('DELETE /admin/users', { body: { userIds: [chiara] } });
    const invitations = [{ email: 'chiara@acme-robotics.example' }, { email: 'new@example.com', role: 'org:guest' }];
    const { status, body } = await send('POST /admin/invitations', { body: { invitations } });
    expect([status, body.results.map(({ type }: { type: string }) => type)]).toEqual([
      200,
      ['direct_membership', 'invitation'],
    ]);
    const again = await send('POST /admin/invitations', { body: { invitations: [{ email: 'NEW@example.com' }] } });
    expect([again.status, again.body.errors[0].error]).toEqual([
      207,
      'An invitation for this email address is already pending',
    ]);
    const { invitationId } = body.results[1];
    expect((await send('GET /admin/invitations')).body.data.map(({ id }: { id: string }) => id)).toContain(
      invitationId,
    );
    const revoke = { body: { invitationIds: [invitationId] } };
    expect((await send('DELETE /admin/invitations', revoke)).status).toBe(200);
    const second = await send('DELETE /admin/invitations', revoke);
    expect([second.status, second.body.errors[0].error]).toEqual([207, 'Invitation is not pending']);
  });
});

describe('limits', () => {
  test('a restore checks the limit of the organization before the name', async () => {
    const { send } = startFake({ seed: false });
    const create = (name: string) =>
      send('POST /mcp-servers/manage', { body: { name, url: 'https://mcp.example.com' } });
    const { id } = (await create('Parts')).body.toolServer;
    await send('DELETE /mcp-servers/manage', { query: { id } });
    await create('Parts');
    const restore = () => send('POST /admin/deletedRecords/restore', { body: { type: 'tool_server', id: String(id) } });
    expect((await restore()).code).toBe('tool_server_name_in_use');
    for (let count = 1; count < 1_000; count++) await create(`Server ${count}`);
    expect((await restore()).code).toBe('tool_server_limit_reached');
  });

  test('a user has at most 100 background runs in progress', async () => {
    const { fake, send } = startFake({ runMs: 60_000 });
    const chat = (options: object = {}) =>
      send('POST /chat', {
        body: { agentId: 1, message: { role: 'user', parts: [{ type: 'text', text: 'Hi' }] } },
        headers: { 'X-Stream-Response': 'false' },
        ...options,
      });
    for (let count = 0; count < 100; count++) expect((await chat()).status).toBe(202);
    expect((await chat()).code).toBe('user_run_limit_reached');
    expect((await chat({ headers: {} })).status).toBe(200);
    const token = fake.tokenFor({ userId: 'user_2kChiaraRossi6uR9vTx4Le', role: 'org:member' });
    expect((await chat({ token })).status).toBe(202);
    fake.advance(60_000);
    expect((await chat()).status).toBe(202);
  });

  test('at most 10 executions of a task are in progress, even if executions may overlap', async () => {
    const { fake, send } = startFake({ runMs: 3_600_000 });
    const body = { name: 'Often', prompt: 'Report', schedule: '* * * * *', agentId: 1, overlapPolicy: 'allow' };
    const { id: taskId } = (await send('POST /scheduled-tasks/manage', { body })).body;
    fake.advance(12 * 60_000);
    const query = { taskId, include: 'occurrences' };
    const { body: executions } = await send('GET /scheduled-tasks/executions', { query });
    expect(executions.map(({ status }: { status: string }) => status)).toEqual([
      ...Array<string>(2).fill('skipped'),
      ...Array<string>(10).fill('in_progress'),
    ]);
    expect(executions[0].reason).toBe('The task already had its maximum number of executions in progress.');
  });
});

test('a task whose owner was removed cannot be run', async () => {
  const { fake, send } = startFake();
  const userId = 'user_2kChiaraRossi6uR9vTx4Le';
  const task = { name: 'Daily', prompt: 'Report', schedule: '0 6 * * *', agentId: 1 };
  const token = fake.tokenFor({ userId, role: 'org:member' });
  const { body: created } = await send('POST /scheduled-tasks/manage', { body: task, token });
  await send('DELETE /admin/users', { body: { userIds: [userId] } });
  const run = await send('POST /scheduled-tasks/run', { body: { taskId: created.id } });
  expect(run.code).toBe('scheduled_task_owner_not_member');
});

test('a tool server has the state `unknown` after a change of its URL, transport or headers', async () => {
  for (const change of [{ url: 'https://other.example/mcp' }, { transport: 'sse' }, { headers: { 'X-Key': 'new' } }]) {
    const { send } = startFake();
    const { body } = await send('GET /mcp-servers/manage');
    const { id } = body.toolServers.find(
      ({ state, transport }: Record<string, unknown>) => state === 'reachable' && transport !== 'sse',
    );
    const renamed = await send('PUT /mcp-servers/manage', { query: { id }, body: { name: 'Renamed' } });
    expect(renamed.body.toolServer.state).toBe('reachable');
    const changed = await send('PUT /mcp-servers/manage', { query: { id }, body: change });
    expect(changed.body.toolServer).toMatchObject({ state: 'unknown', lastSuccessAt: null, lastErrorAt: null });
  }
});

test('guests do not read the warnings of messages', async () => {
  const { fake, send } = startFake();
  const [conversation] = fake.records('conversations').filter(({ deletedAt }) => deletedAt === null);
  const { id: threadId, userId } = conversation!;
  const warnings = [{ code: 'tool_server_unavailable' as const, toolServerId: 1, message: 'It is down.' }];
  fake.setRecords(
    'messages',
    fake.records('messages').map((message) => ({ ...message, warnings })),
  );
  for (const route of ['GET /conversations/messages', 'GET /getConversation']) {
    const warningsFor = async (role: 'org:member' | 'org:guest') => {
      const { body } = await send(route, { query: { threadId }, token: fake.tokenFor({ userId, role }) });
      return body.messages.map((message: Record<string, unknown>) => message['warnings']);
    };
    expect((await warningsFor('org:member'))[0]).toEqual(warnings);
    expect((await warningsFor('org:guest')).filter(Boolean)).toEqual([]);
  }
});

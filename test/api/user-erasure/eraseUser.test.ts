import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allowSilentUrl, makers } from '../../properties/records.js';
import { eventually } from '../../support/eventually.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { createTag, save } from '../agents/support.js';
import { expectSameNotFound } from '../errors.js';
import { createEcho, message, openStream } from '../chat/chat-client.js';
import { talk, text } from '../conversations/support.js';
import { addFile, createBase, upload } from '../knowledge-bases/support.js';
import { createTask } from '../scheduled-tasks/support.js';
import { newSkill } from '../skills/support.js';
import { backdate, purge, remove, restore } from '../deleted-records/support.js';
import {
  addPerson,
  deliver,
  expectNamed,
  findUser,
  newUserId,
  notAdmin,
  providerOf,
  testAccess,
} from '../organization/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer(allowSilentUrl, { worker: true })));
afterAll(() => server?.stop());

const erase = (userId: string, options: CallOptions = {}) =>
  server.call('POST', '/admin/users/erase', { body: { userId }, ...options });

const names = { firstName: 'Xanthippe', lastName: 'Quillfeather' };

async function tablesWith(needles: readonly string[]): Promise<string[]> {
  const { rows: tables } = await server.database.raw<{ rows: { name: string }[] }>(
    `select table_name as name
     from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.database.raw<{ rows: { text: string }[] }>(
      `select cast(row as text) as text from ?? as row`,
      [name],
    );
    if (rows.some((row) => needles.some((needle) => row.text.includes(needle)))) found.push(name);
  }
  return found;
}

/** Creates a member with records of each kind in the report, except task executions and webhook deliveries. */
async function personWithEverything() {
  const userId = newUserId();
  const email = `${userId}@secret.example`;
  await server.call('POST', '/admin/invitations', { body: { invitations: [{ email }] } });
  await addPerson(server, { userId, email, ...names, role: 'org:admin' });
  const options = { token: await server.tokenFor({ userId, role: 'org:admin' }) };
  const agent = await save(server, { name: `Agent of ${userId.slice(-4)}`, stage: 'released' }, options);
  await createTag(server, `tag ${userId.slice(-4)}`, options);
  await newSkill(server, undefined, options);
  const { id: kbId } = await createBase(server, {}, options);
  await addFile(server, kbId, 'Knowledge stays.', {}, options);
  const toolServer = await makers.toolServer(server, { organizationId: server.organizationId, userId });
  await server.call('DELETE', '/mcp-servers/manage', { query: { id: toolServer.id }, ...options });
  await makers.webhookEndpoint(server, { organizationId: server.organizationId, userId });
  const task = await createTask(server, { agentId: agent.id, name: 'Private task' }, options);
  const { fileKey } = await upload(server, 'A private file', options);
  const unattached = await upload(server, 'Never attached', options);
  const parts = [
    text('My private message'),
    { type: 'file' as const, mediaType: 'text/markdown', url: fileKey, fileKey },
  ];
  const own = await talk(server, { userId, parts });
  const others = await talk(server);
  const rating = { rating: 'helpful', comment: 'My private comment' };
  for (const { conversationId: threadId } of [own, others])
    expect(
      (await server.call('POST', '/conversations/feedback', { body: { threadId, ...rating }, ...options })).status,
    ).toBe(200);
  // Another administrator renames the conversation, so the audit log stores its title.
  const { conversationId: threadId } = own;
  await server.call('PATCH', '/conversations', { query: { threadId }, body: { name: 'My private title' } });
  await server.call('POST', '/admin/updateUserMetadata', {
    body: { userId, metadata: { iban: 'My private account' } },
  });
  return { userId, email, options, agent, task, threadId, fileKey, unattached, othersThreadId: others.conversationId };
}

describe('POST /admin/users/erase', () => {
  testAccess(
    () => server,
    async (options) => erase(await addPerson(server), options),
    { allowed: ['org:admin'], refused: ['org:agent_manager', 'org:member', 'org:guest'], text: notAdmin },
  );

  test('erases all personal data from database and storage, except the id, and returns a report', async () => {
    const person = await personWithEverything();
    const { userId, email, fileKey, unattached, threadId, othersThreadId } = person;
    const { status, body: report } = await erase(userId);
    expect(status).toBe(200);
    expect(report).toEqual({
      erasedAs: expect.stringMatching(/^erased_[0-9a-f]{16}$/),
      wasMember: true,
      removed: {
        conversations: 1,
        messages: 2,
        feedback: 2,
        scheduledTasks: 1,
        taskExecutions: 0,
        webhookDeliveries: 0,
      },
      anonymized: {
        agents: 1,
        agentVersions: 1,
        agentTags: 1,
        skills: 2,
        knowledgeBases: 2,
        toolServers: 1,
        webhookEndpoints: 1,
        auditEntries: expect.any(Number),
      },
    });
    expect(await findUser(server, userId)).toBeNull();
    const threads = await server.call('GET', '/getConversation', { query: { threadId } });
    expect(threads.status).toBe(404);
    const needles = [userId, email, ...Object.values(names), 'My private', 'Private task'];
    // Only the table `members` still holds the id.
    const left = await eventually(
      () => tablesWith(needles),
      (tables) => tables.length <= 1,
    );
    expect(left).toEqual(['members']);
    const member = await server.database('members').where({ user_id: userId }).first();
    expect(member).toMatchObject({ email: '', first_name: null, last_name: null, public_metadata: {} });
    for (const key of [fileKey, unattached.fileKey])
      await eventually(
        () =>
          server.container.platform.storage.head(key).then(
            () => true,
            () => false,
          ),
        (stored) => !stored,
      );
    const kept = await server.database('conversations').where({ id: othersThreadId }).first('helpful_count');
    expect(kept).toEqual({ helpful_count: 0 });
    const created = await server.database('agents').where({ id: person.agent.id }).first('created_by');
    expect(created).toEqual({ created_by: report.erasedAs });
    expectSameNotFound(
      [await restore(server, 'conversation', threadId), await restore(server, 'scheduled_task', person.task.id)],
      'Deleted record not found',
    );
    const { entries } = (
      await server.call('GET', '/admin/auditLog', { query: { recordType: 'user', recordId: report.erasedAs } })
    ).body;
    expect(entries.map(({ action, recordName }: Record<string, unknown>) => [action, recordName])).toEqual([
      ['user.erased', null],
      ['user.removed', null],
      ['user.updated', null],
    ]);
    expect(entries[0].after).toEqual({ removed: report.removed, anonymized: report.anonymized });
  });

  test('erases the content of purged conversations and tasks from the audit log', async () => {
    const userId = await addPerson(server);
    const options = { token: await server.tokenFor({ userId, role: 'org:member' }) };
    const agent = await save(server, { name: 'Purged', stage: 'released' });
    const task = await createTask(server, { agentId: agent.id, name: 'Purged task', prompt: 'Purged words' }, options);
    const { conversationId: threadId } = await talk(server, { agentId: agent.id, userId });
    await server.call('PATCH', '/conversations', { query: { threadId }, body: { name: 'Purged title' } });
    for (const [type, id] of [
      ['conversation', threadId],
      ['scheduled_task', task.id],
    ] as const) {
      await remove(server, type, id);
      expect(await restore(server, type, id)).toMatchObject({ status: 200 });
      await remove(server, type, id);
      await backdate(server, type, id, 31);
    }
    await purge(server);
    const needles = ['Purged task', 'Purged words', 'Purged title', userId];
    expect(await tablesWith(needles)).toContain('audit_log');
    // Four entries for the conversation, four for the task, and one for the removal of the person.
    expect(await erase(userId)).toMatchObject({ status: 200, body: { anonymized: { auditEntries: 9 } } });
    const left = await eventually(
      () => tablesWith(needles),
      (tables) => tables.length <= 1,
    );
    expect(left).toEqual(['members']);
  });

  test('erases from the audit log the former owner and prompt of a task that another user has taken over', async () => {
    const userId = await addPerson(server);
    const token = await server.tokenFor({ userId, role: 'org:member' });
    const agent = await save(server, { name: 'Taken over', stage: 'released' });
    const task = await createTask(server, { agentId: agent.id, prompt: 'Former words' }, { token });
    const query = { taskId: task.id };
    await server.call('PUT', '/scheduled-tasks/manage', { query, body: { prompt: 'New words' } });
    expect(await tablesWith(['Former words'])).toEqual(['audit_log']);
    const entryOf = (action: string) =>
      server
        .database('audit_log')
        .where({ action, record_type: 'scheduled_task', record_id: String(task.id) })
        .first();
    expect(await entryOf('scheduled_task.updated')).toMatchObject({ before: { userId } });
    expect((await erase(userId)).status).toBe(200);
    expect(await tablesWith(['Former words'])).toEqual([]);
    for (const action of ['scheduled_task.created', 'scheduled_task.updated'])
      expect(JSON.stringify(await entryOf(action))).not.toContain(userId);
  });

  test('stops a run in progress, so that its stream ends with an abort', async () => {
    const { id } = await createEcho(server);
    const userId = await addPerson(server);
    const token = await server.tokenFor({ userId, role: 'org:member' });
    const words = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ');
    const stream = await openStream(server, message(id, `slow 250\nsay ${words}`), { token });
    await stream.nextEvent('text-delta');
    const erased = await erase(userId);
    expect(erased).toMatchObject({ status: 200, body: { removed: { conversations: 1, messages: 2 } } });
    expect(await stream.nextEvent('abort')).toEqual({ type: 'abort' });
  });

  test('a later job erases what a request stored after the erasure, unless the person joined again', async () => {
    const agent = await save(server, { name: 'Late', stage: 'released' });
    for (const joinsAgain of [false, true]) {
      const userId = newUserId();
      await addPerson(server, { userId, email: `${userId}@secret.example`, ...names });
      await talk(server, { agentId: agent.id, userId });
      expect((await erase(userId)).status).toBe(200);
      // Stores what a request that waited for a connection would have stored.
      await server.database.raw(
        `insert into conversations (organization_id, id, agent_id, user_id, name, stream_status)
         values (:organizationId, gen_random_uuid(), :agentId, :userId, 'A late chat', 'completed')`,
        { organizationId: server.organizationId, agentId: agent.id, userId },
      );
      // Restores the membership, as an event of the identity provider would.
      if (joinsAgain) await server.database('members').where({ user_id: userId }).update({ removed_at: null });
      const { rowCount } = await server.database.raw<{ rowCount: number }>(
        `update pgboss.job set start_after = now()
         where name = 'late-writes-of-erased-user' and data ->> 'userId' = :userId`,
        { userId },
      );
      expect(rowCount).toBe(1);
      const job = () =>
        server.database.raw<{ rows: { state: string }[] }>(
          `select state from pgboss.job where name = 'late-writes-of-erased-user' and data ->> 'userId' = :userId`,
          { userId },
        );
      await eventually(job, ({ rows }) => rows[0]?.state === 'completed', 20_000);
      const kept = await server.database('conversations').where({ user_id: userId });
      expect(kept).toHaveLength(joinsAgain ? 1 : 0);
    }
  });

  test('erases a former member, and returns 404 for a second call', async () => {
    const userId = await addPerson(server);
    await talk(server, { userId });
    expect((await server.call('DELETE', '/admin/users', { body: { userIds: [userId] } })).status).toBe(200);
    expect(await erase(userId)).toMatchObject({
      status: 200,
      body: { wasMember: false, removed: { conversations: 1 } },
    });
    expectSameNotFound([await erase(userId)], 'User not found');
  });

  test('erases the name of a person whom the service knows only from an event about a removal', async () => {
    const userId = 'user_2kUnknown';
    const data = {
      object: 'organization_membership',
      organization: { id: server.organizationId },
      public_user_data: { user_id: userId, first_name: 'Xanthippe', last_name: 'Only' },
      role: 'org:member',
      created_at: Date.now() - 1_000,
      updated_at: Date.now(),
    };
    const event = { type: 'organizationMembership.deleted', object: 'event', timestamp: Date.now(), data };
    await deliver(server.call, event, { secret: providerOf(server).webhookSecret });
    const find = () => server.database('members').where({ user_id: userId }).first('first_name', 'last_name');
    expect(await find()).toEqual({ first_name: 'Xanthippe', last_name: 'Only' });
    expect(await erase(userId)).toMatchObject({ status: 200, body: { wasMember: false } });
    expect(await find()).toEqual({ first_name: null, last_name: null });
  });

  test('an event about the account does not restore its profile, and the id is forgotten after 30 days', async () => {
    const userId = await addPerson(server);
    expect((await erase(userId)).status).toBe(200);
    const data = { id: userId, first_name: 'Back', email_addresses: [], updated_at: Date.now() };
    const event = { type: 'user.updated', object: 'event', timestamp: Date.now(), data };
    await deliver(server.call, event, { secret: providerOf(server).webhookSecret });
    const find = () => server.database('members').where({ user_id: userId }).first('first_name');
    expect(await find()).toEqual({ first_name: null });
    const task = server.container.work.periodic.find(({ name }) => name === 'erasure.forget-ids');
    const forgetAfter = async (days: number) => {
      const removedAt = Date.now() - days * 86_400_000;
      await server.database('members').where({ user_id: userId }).update({ removed_at: removedAt });
      await task!.run(new AbortController().signal);
    };
    // While the id is stored, the server refuses tokens issued before the removal.
    await forgetAfter(30);
    expect(await find()).toEqual({ first_name: null });
    await forgetAfter(31);
    expect(await find()).toBeUndefined();
  });

  test('returns 400 if the caller is the user to erase', async () => {
    const userId = newUserId();
    const token = await server.tokenFor({ userId });
    expect(await erase(userId, { token })).toMatchObject({ status: 400, body: { error: 'You cannot erase yourself' } });
  });

  test('returns 404 for an unknown person and one of another organization', async () => {
    const userId = await addPerson(server, { organizationId: server.otherOrganizationId });
    await talk(server, { organizationId: server.otherOrganizationId, userId });
    expectSameNotFound([await erase('user_2kNobody'), await erase(userId)], 'User not found');
    const foreign = await server.database('conversations').where({ user_id: userId }).first('deleted_at');
    expect(foreign).toEqual({ deleted_at: null });
  });

  test('returns 400 without an id', async () => {
    expectNamed(await server.call('POST', '/admin/users/erase', { body: {} }), ['userId']);
  });
});

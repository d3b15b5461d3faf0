import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTag, save } from '../agents/support.js';
import { createBase, readBase } from '../knowledge-bases/support.js';
import { createTask } from '../scheduled-tasks/support.js';
import { eventually } from '../../support/eventually.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { addPerson, expectNamed, newUserId, notAdmin, providerOf, testAccess } from '../organization/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: true })));
afterAll(() => server?.stop());

const list = (query: NonNullable<CallOptions['query']> = {}, options: CallOptions = {}) =>
  server.call('GET', '/admin/auditLog', { query, ...options });

/** Creates an organization without entries, and stores its administrator in the table `members`. */
async function newOrganization() {
  const organizationId = `org_2k${newUserId()}`;
  const userId = `admin_${organizationId}`;
  const token = await server.tokenFor({ organizationId, userId });
  await server.container.modules.organization.reconcile(organizationId);
  return { organizationId, userId, token };
}

describe('GET /admin/auditLog', () => {
  testAccess(
    () => server,
    (options) => list({}, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns who changed what, with the email address of the user', async () => {
    const { organizationId, userId, token } = await newOrganization();
    const headers = { 'x-request-id': 'req_of_the_save' };
    const agent = await save(server, { name: 'Concierge', stage: 'development' }, { token });
    await server.call('POST', '/agents', { token, headers, body: { id: agent.id, stage: 'released' } });
    const { body } = await list({}, { token });
    expect(body.nextCursor).toBeNull();
    expect(body.entries).toHaveLength(2);
    expect(body.entries[0]).toEqual({
      id: expect.any(Number),
      organizationId,
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      actor: { type: 'user', id: userId, email: `${userId}@test.example` },
      action: 'agent.updated',
      recordType: 'agent',
      recordId: String(agent.id),
      recordName: 'Concierge',
      requestId: 'req_of_the_save',
      clientAddress: '127.0.0.1',
      before: { stage: 'development' },
      after: { stage: 'released' },
    });
    expect(body.entries[1]).toMatchObject({ action: 'agent.created', before: null, after: { name: 'Concierge' } });
  });

  test('returns the email address of a user who is stored in the table `members` only after the change', async () => {
    const organizationId = `org_2k${newUserId()}`;
    const userId = `admin_${organizationId}`;
    const token = await server.tokenFor({ organizationId, userId });
    await save(server, { name: 'First' }, { token });
    expect(await server.database('audit_log').where({ organization_id: organizationId }).pluck('actor_email')).toEqual([
      null,
    ]);
    const email = `${userId}@test.example`;
    const lines = async () => {
      const reply = await fetch(`${server.url}/admin/auditLog/export`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return (await reply.text())
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line).actor.email as string | null);
    };
    expect((await list({}, { token })).body.entries[0].actor).toEqual({ type: 'user', id: userId, email });
    expect(await lines()).toEqual([email]);
  });

  test('truncates long values', async () => {
    const { token } = await newOrganization();
    await save(server, { name: 'Long', systemPrompt: `${'x'.repeat(19_999)}😀 and more` }, { token });
    const [entry] = (await list({}, { token })).body.entries;
    expect(entry.after.systemPrompt).toBe(`${'x'.repeat(19_999)} [truncated from 20010 characters]`);
  });

  test('returns the longest prompt of a task whole, before and after a change', async () => {
    const { token } = await newOrganization();
    const agent = await save(server, { name: 'Of a task' }, { token });
    const [before, after] = [`${'x'.repeat(19_999)}1`, `${'x'.repeat(19_999)}2`];
    const { id } = await createTask(server, { agentId: agent.id, prompt: before }, { token });
    await server.call('PUT', '/scheduled-tasks/manage', { query: { taskId: id }, body: { prompt: after }, token });
    const [entry] = (await list({}, { token })).body.entries;
    expect(entry).toMatchObject({ before: { prompt: before }, after: { prompt: after } });
  });

  test.each([
    ['long ends', '1 and more', '2 and more'],
    ['an added end', '', ' added'],
    ['a removed end', ' removed', ''],
    ['characters of two UTF-16 units', '😀', '😎'],
    ['ends that are truncated too', '1'.repeat(25_000), '2'.repeat(25_000)],
  ])('begins both texts at the first difference if they would be equal after the cut: %s', async (_what, ...ends) => {
    const { token } = await newOrganization();
    const head = 'x'.repeat(20_000);
    const { id } = await save(server, { name: 'Long', systemPrompt: head + ends[0] }, { token });
    await save(server, { id, systemPrompt: head + ends[1] }, { token });
    const [{ before, after }] = (await list({}, { token })).body.entries;
    const [shownBefore, shownAfter] = ends.map((end) =>
      end.length <= 20_000 ? end : `${end.slice(0, 20_000)} [truncated from ${20_000 + end.length} characters]`,
    );
    expect(before).toEqual({ systemPrompt: `[… 20000 characters before] ${shownBefore}` });
    expect(after).toEqual({ systemPrompt: `[… 20000 characters before] ${shownAfter}` });
  });

  test('a page of large entries has fewer entries, and the export has all of them', async () => {
    const { organizationId, token } = await newOrganization();
    await server.database.raw(
      `insert into audit_log (organization_id, at, actor_type, action, record_type, record_id, record_name, after)
       select :organizationId, timestamptz '2026-11-01' + number * interval '1 second', 'system', 'agent.created',
         'agent', number, number, jsonb_build_object('systemPrompt', repeat('x', 900000))
       from generate_series(1, 7) number`,
      { organizationId },
    );
    const pages: number[][] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = await list({ limit: 100, ...(cursor === '' ? {} : { cursor }) }, { token });
      pages.push(body.entries.map(({ recordId }: { recordId: string }) => Number(recordId)));
      cursor = body.nextCursor;
    }
    expect(pages).toEqual([[7, 6, 5], [4, 3, 2], [1]]);
    const { body } = await server.call('GET', '/admin/auditLog/export', { token });
    const lines = String(body).trim().split('\n');
    expect(lines.map((line) => Number(JSON.parse(line).recordId))).toEqual(pages.flat());
  });

  test('returns each entry once, page by page', async () => {
    const { token } = await newOrganization();
    for (let count = 0; count < 5; count++) await createTag(server, `tag ${count}`, { token });
    const names: string[] = [];
    for (let cursor: string | null = '', pages = 0; cursor !== null; pages++) {
      expect(pages).toBeLessThan(4);
      const { body } = await list({ limit: 2, ...(cursor === '' ? {} : { cursor }) }, { token });
      names.push(...body.entries.map((entry: { recordName: string }) => entry.recordName));
      cursor = body.nextCursor;
    }
    expect(names).toEqual(['tag 4', 'tag 3', 'tag 2', 'tag 1', 'tag 0']);
  });

  test('returns only the entries that match the filters', async () => {
    const { organizationId, userId, token } = await newOrganization();
    const other = await server.tokenFor({ organizationId, userId: newUserId() });
    const { id } = await save(server, { name: 'One' }, { token });
    await save(server, { name: 'Two' }, { token: other });
    await createTag(server, 'three', { token });
    const namesFor = async (query: NonNullable<CallOptions['query']>) =>
      (await list(query, { token })).body.entries.map((entry: { recordName: string }) => entry.recordName);
    expect(await namesFor({ actorId: userId })).toEqual(['three', 'One']);
    expect(await namesFor({ action: 'agent.created' })).toEqual(['Two', 'One']);
    expect(await namesFor({ recordType: 'agent_tag' })).toEqual(['three']);
    expect(await namesFor({ recordType: 'agent', recordId: String(id) })).toEqual(['One']);
    const [, { at }] = (await list({}, { token })).body.entries;
    expect(await namesFor({ from: at })).toEqual(['three', 'Two']);
    expect(await namesFor({ to: at })).toEqual(['One']);
    expect(await namesFor({ from: '2000-01-01', to: '2000-01-02' })).toEqual([]);
  });

  test('never returns entries of another organization', async () => {
    const one = await newOrganization();
    const another = await newOrganization();
    const { id } = await save(server, { name: 'Mine' }, { token: one.token });
    expect((await list({ recordType: 'agent', recordId: String(id) }, { token: another.token })).body.entries).toEqual(
      [],
    );
    expect((await list({ actorId: one.userId }, { token: another.token })).body.entries).toEqual([]);
  });

  test('shows what the identity provider changed', async () => {
    const { organizationId, token } = await newOrganization();
    const userId = await addPerson(server, { organizationId });
    await server.container.modules.organization.reconcile(organizationId);
    const { url, secretKey } = providerOf(server);
    await fetch(`${url}/v1/organizations/${organizationId}/memberships/${userId}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${secretKey}` },
    });
    await server.container.modules.organization.reconcile(organizationId);
    expect((await list({ recordType: 'user' }, { token })).body.entries).toEqual([
      expect.objectContaining({
        actor: { type: 'identity_provider', id: null, email: null },
        action: 'user.removed',
        recordId: userId,
        requestId: null,
        clientAddress: null,
        before: { role: 'org:member', metadata: {} },
        after: null,
      }),
    ]);
  });

  test('the entry for a removed reference names the user and the request that deleted the agent', async () => {
    const { userId, token } = await newOrganization();
    const called = await save(server, { name: 'Called' }, { token });
    const tool = { description: 'Calls', parameters: {}, config: { callableAgentIds: [called.id] } };
    const caller = await save(server, { name: 'Caller', tools: { call_agent: tool } }, { token });
    const headers = { 'x-request-id': 'req_of_the_deletion' };
    await server.call('DELETE', '/agents', { token, headers, body: { agentId: called.id } });
    const query = { recordType: 'agent', recordId: String(caller.id), action: 'agent.updated' };
    const entries = await eventually(
      async () => (await list(query, { token })).body.entries,
      (found) => found.length > 0,
    );
    expect(entries).toEqual([expect.objectContaining({ requestId: 'req_of_the_deletion', clientAddress: null })]);
    expect(entries[0].actor).toMatchObject({ type: 'user', id: userId });
  });

  test('the entry for a disabled trigger names the user and the request that deleted the agent', async () => {
    const { userId, token } = await newOrganization();
    const { id: agentId } = await save(server, { name: 'Reader' }, { token });
    const trigger = { agentId, prompt: 'Sum up.' };
    const { id } = await createBase(server, { trigger }, { token });
    const headers = { 'x-request-id': 'req_of_the_deletion' };
    await server.call('DELETE', '/agents', { token, headers, body: { agentId } });
    const query = { recordType: 'knowledge_base', recordId: String(id), action: 'knowledge_base.updated' };
    const entries = await eventually(
      async () => (await list(query, { token })).body.entries,
      (found) => found.length > 0,
    );
    expect(entries).toMatchObject([
      {
        actor: { type: 'user', id: userId },
        requestId: 'req_of_the_deletion',
        before: { trigger: { ...trigger, enabled: true } },
        after: { trigger: { ...trigger, enabled: false } },
      },
    ]);
    expect((await readBase(server, id, { token })).trigger).toEqual(entries[0].after.trigger);
  });

  test.each([
    ['cursor', { cursor: 'bm90IGEgY3Vyc29y' }],
    ['cursor', { cursor: Buffer.from('["2026-11-20T09:30:00.000Z","1"]').toString('base64url') }],
    ['from', { from: '2026-02-31' }],
    ['from', { from: '2026-11-02', to: '2026-11-01' }],
    ['action', { action: 'agent.painted' }],
    ['limit', { limit: 101 }],
  ])('returns 400 for an invalid %s', async (name, query) => {
    expectNamed(await list(query), ['query', name]);
  });

  test('deletes entries that are older than the retention period', async () => {
    const { organizationId, token } = await newOrganization();
    const minutesOver = { old: 1, young: -1 };
    for (const [name, minutes] of Object.entries(minutesOver)) {
      await createTag(server, name, { token });
      await server
        .database('audit_log')
        .where({ organization_id: organizationId, record_name: name })
        .update({ at: new Date(Date.now() - 365 * 86_400_000 - minutes * 60_000) });
    }
    expect((await list({}, { token })).body.entries).toHaveLength(2);
    expect(await server.container.modules.auditLog.deleteExpired()).toBe(1);
    expect((await list({}, { token })).body.entries).toMatchObject([{ recordName: 'young' }]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { noConsole, notAdmin, testAccess } from '../access.js';
import { agentOf, startRun, completed, noRole, talk, tokenOf } from './support.js';

let server: TestServer;
let users = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const list = (query: Record<string, string | number | boolean> = {}, options: CallOptions = {}) =>
  server.call('GET', '/conversations', { query, ...options });
const newUser = async () => {
  const userId = `user_list_${++users}`;
  return { userId, token: await tokenOf(server, userId) };
};
const idsOf = (body: { conversations: { id: string }[] }) => body.conversations.map(({ id }) => id);

/** `between` runs after each page. */
async function readAll(
  query: Record<string, string | number | boolean>,
  options: CallOptions,
  between: () => Promise<unknown> = async () => undefined,
): Promise<string[]> {
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { status, body } = await list({ ...query, ...(cursor ? { cursor } : {}) }, options);
    expect(status).toBe(200);
    found.push(...idsOf(body));
    cursor = body.nextCursor;
    await between();
  }
  return found;
}

describe('GET /conversations', () => {
  testAccess(
    () => server,
    (options) => list({}, options),
    {
      allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'],
      refused: [''],
      text: noRole,
    },
  );

  test("lists the caller's conversations with every field, last changed first, in one statement", async () => {
    const { userId, token } = await newUser();
    const [first, second] = [await talk(server, { userId }), await talk(server, { userId })];
    await talk(server, { userId: 'user_other' });
    await talk(server, { userId, organizationId: server.otherOrganizationId });
    let body: Record<string, unknown> = {};
    expect(await server.countStatements(async () => void ({ body } = await list({}, { token })))).toBe(1);
    expect(body).toEqual({
      nextCursor: null,
      conversations: [second, first].map(({ conversationId, agentId }) => ({
        id: conversationId,
        agentId,
        userId,
        organizationId: server.organizationId,
        name: 'What is E-17?',
        upstreamConversationId: null,
        streamStatus: 'completed',
        source: 'chat',
        model: null,
        latencyMs: expect.any(Number),
        costUsd: null,
        etag: expect.stringMatching(/^[\w-]{16}$/),
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        deletedAt: null,
      })),
    });
    await talk(server, { userId, conversationId: first.conversationId });
    expect(idsOf((await list({}, { token })).body)).toEqual([first.conversationId, second.conversationId]);
  });

  test('omits sub-conversations and deleted ones', async () => {
    const { userId, token } = await newUser();
    const above = await startRun(server, { userId });
    await talk(server, { userId, upstreamConversationId: above.conversationId });
    const deleted = await talk(server, { userId });
    await server.call('DELETE', '/conversations', { query: { threadId: deleted.conversationId }, token });
    expect(idsOf((await list({}, { token })).body)).toEqual([above.conversationId]);
  });

  test('filters by agent and, for an administrator, by user', async () => {
    const { userId, token } = await newUser();
    const agent = (await server.call('POST', '/agents', { body: { name: 'Other agent', model: 'offline:echo' } })).body;
    const [one, two] = [await talk(server, { userId }), await talk(server, { userId, agentId: agent.id })];
    expect(idsOf((await list({ agentId: agent.id }, { token })).body)).toEqual([two.conversationId]);
    expect(idsOf((await list({ agentId: 2147483647 }, { token })).body)).toEqual([]);
    expect(idsOf((await list({ allInOrg: true, userId })).body)).toEqual([two.conversationId, one.conversationId]);
    expect(idsOf((await list({ userId }, { token })).body)).toHaveLength(2);
    const all = (await list({ allInOrg: true, limit: 100 })).body.conversations;
    expect(new Set(all.map(({ organizationId }: { organizationId: string }) => organizationId))).toEqual(
      new Set([server.organizationId]),
    );
  });

  test('pages hold each conversation once, despite equal timestamps and concurrent writes', async () => {
    const { userId, token } = await newUser();
    const agentId = await agentOf(server);
    const timestamp = new Date('2026-11-12T08:14:03.120Z');
    const rows = Array.from({ length: 25 }, (_, index) => ({
      organization_id: server.organizationId,
      id: crypto.randomUUID(),
      agent_id: agentId,
      user_id: userId,
      name: `old ${index}`,
      updated_at: new Date(timestamp.getTime() + Math.floor(index / 10)),
    }));
    await server.database('conversations').insert(rows);
    const expected = [...rows]
      .sort((one, other) => other.updated_at.getTime() - one.updated_at.getTime() || (one.id < other.id ? 1 : -1))
      .map(({ id }) => id);
    const found = await readAll({ limit: 4 }, { token }, () =>
      Promise.all([startRun(server, { userId }), startRun(server, { userId })]),
    );
    expect(found).toEqual(expected);
    expect(await readAll({ limit: 100 }, { token })).toHaveLength(expected.length + 14);
  });

  test("returns 403 for other users' conversations without the admin role", async () => {
    const { token } = await newUser();
    const queries: Record<string, string | boolean>[] = [
      { allInOrg: true },
      { userId: 'user_bea' },
      { allInOrg: true, userId: 'user_bea' },
    ];
    for (const query of queries) {
      expect(await list(query, { token })).toMatchObject({ status: 403, body: { error: notAdmin } });
    }
  });

  test('hides models and costs from guests, who cannot filter by them', async () => {
    const userId = 'user_list_guest';
    const token = await server.tokenFor({ userId, role: 'org:guest' });
    const spent = { model: 'offline:echo', costUsd: 0.0025 };
    const { conversationId: threadId } = await talk(server, { userId }, { ...completed(), ...spent });
    const hidden = { id: threadId, model: null, costUsd: null };
    expect((await list({}, { token })).body.conversations).toMatchObject([hidden]);
    const one = { query: { threadId }, token };
    expect((await server.call('GET', '/getConversation', one)).body).toMatchObject(hidden);
    const renamed = await server.call('PATCH', '/conversations', { ...one, body: { name: 'Mine' } });
    expect(renamed.body).toMatchObject({ ...hidden, name: 'Mine' });
    const filters: Record<string, string | number>[] = [{ model: 'offline:echo' }, { minCostUsd: 0 }];
    for (const query of filters)
      expect(await list(query, { token })).toMatchObject({ status: 403, body: { error: noConsole } });
    expect((await server.call('DELETE', '/conversations', one)).body).toMatchObject(hidden);
    expect((await server.call('GET', '/getConversation', { query: { threadId } })).body).toMatchObject(spent);
  });

  test('returns 400 for an administrator who names another user without allInOrg', async () => {
    expectNamed(await list({ userId: 'user_bea' }), ['query', 'userId']);
  });

  test('returns 400 for a cursor that this list did not issue', async () => {
    const { userId, token } = await newUser();
    await Promise.all([talk(server, { userId }), talk(server, { userId })]);
    const { nextCursor } = (await list({ limit: 1 }, { token })).body;
    expect((await list({ limit: 1, cursor: nextCursor }, { token })).status).toBe(200);
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const [updatedAt, id] = JSON.parse(Buffer.from(nextCursor, 'base64url').toString()) as [string, string];
    const broken = [
      'x',
      'null',
      `${nextCursor}A`,
      `${nextCursor}=`,
      nextCursor.slice(0, -3),
      encode([updatedAt]),
      encode([updatedAt, id, 1]),
      encode([updatedAt, 'x']),
      encode(['2026-02-30T00:00:00.000Z', id]),
      encode(['+275000-01-01T00:00:00.000Z', id]),
      encode([1, id]),
      encode({ updatedAt, id }),
      encode([id, 1]),
    ];
    for (const cursor of broken) expectNamed(await list({ cursor }, { token }), ['query', 'cursor']);
  });

  test('returns 400 and names an invalid or unknown parameter', async () => {
    expectNamed(await list({ limit: 0 }), ['query', 'limit']);
    expectNamed(await list({ limit: 101 }), ['query', 'limit']);
    expectNamed(await list({ agentId: 'one' }), ['query', 'agentId']);
    expectNamed(await list({ cursor: 'a b' }), ['query', 'cursor']);
    expectNamed(await list({ colour: 'red' }), ['query', 'colour']);
    expectNamed(await list({ from: '2026-11-02', to: '2026-11-01' }), ['query', 'from']);
    expectNamed(await list({ to: '2026-02-31' }), ['query', 'to']);
    expectNamed(await list({ streamStatus: 'error,broken' }), ['query', 'streamStatus', '1']);
    expectNamed(await list({ source: 'email' }), ['query', 'source']);
    for (const minCostUsd of ['-1', '1e400', '0x1F', ' 1', '.5', '1.', 'NaN', 'Infinity', '1e13', '9'.repeat(400)])
      expectNamed(await list({ minCostUsd }), ['query', 'minCostUsd']);
    for (const minCostUsd of ['0', '0.5', '1e-7', '1E3', '1000000000000'])
      expect((await list({ minCostUsd })).status).toBe(200);
    expectNamed(await list({ text: '' }), ['query', 'text']);
  });
});

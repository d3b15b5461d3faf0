import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyTables } from '../../support/database.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import {
  addConversation,
  addPerson,
  expectNamed,
  idsOf,
  list,
  noConsole,
  noRole,
  notAdmin,
  range,
  save,
  setMetadata,
  testAccess,
} from './support.js';

let server: TestServer;
let agent: { id: number; name: string; model: string; logoUrl: string | null };
beforeAll(async () => {
  server = await startTestServer();
  agent = await save(server, { name: 'Support Concierge', logoUrl: 'https://assets.test.example/concierge.png' });
});
afterAll(() => server?.stop());
beforeEach(() => emptyTables(server.database, 'conversations'));

const adminId = 'user_org_admin_';
const add = (given: Partial<Parameters<typeof addConversation>[1]> = {}) =>
  addConversation(server, { agentId: agent.id, userId: adminId, ...given });

describe('GET /dashboard/getInteractions', () => {
  testAccess(
    () => server,
    (options) => list(server, {}, options),
    { allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'], refused: [''], text: noRole },
  );

  test('returns a conversation with all its fields', async () => {
    const userId = await addPerson(server, {
      firstName: 'Chiara',
      lastName: 'Rossi',
      publicMetadata: { department: 'Field Service' },
    });
    await server.container.modules.organization.reconcile(server.organizationId);
    const id = await add({
      userId,
      updatedAt: '2026-11-12T08:20:00.000Z',
      firstMessageText: 'Our Arm X2 stops. "Ünïcode" 🤖',
      messages: [2, 2],
      lastedSeconds: 18.36,
      tokens: [1840, 212],
      attachmentCount: 1,
      lastFinishReason: 'stop',
      openedBy: 'task',
      model: 'openai:gpt-5-mini',
      latencyMs: 18_360,
      costUsd: 0.000884,
      toolCalls: [
        [
          { toolName: 'search_knowledge_base', args: { query: 'E-17' }, result: { results: [{ score: 0.83 }] } },
          { toolName: 'search_knowledge_base', args: {}, result: null },
        ],
        [{ toolName: 'call_agent', args: { agentId: 3 }, result: 'Brake kit BK-2' }],
      ],
      feedback: [
        { rating: 'not_helpful', comment: '', at: '2026-11-12T09:00:00.000Z' },
        { rating: 'helpful', comment: 'The brake.', at: '2026-11-12T08:20:10.123Z' },
      ],
    });
    expect(await list(server, { allInOrg: true })).toMatchObject({ status: 200 });
    expect((await list(server, { allInOrg: true })).body).toEqual([
      {
        id,
        agentId: agent.id,
        upstreamConversationId: null,
        createdAt: '2026-11-12T08:14:03.120Z',
        updatedAt: '2026-11-12T08:20:00.000Z',
        agentName: agent.name,
        agentModel: agent.model,
        agentLogoUrl: agent.logoUrl,
        userId,
        userEmail: `${userId}@test.example`,
        userFirstName: 'Chiara',
        userLastName: 'Rossi',
        userPublicMetadata: { department: 'Field Service' },
        firstMessageText: 'Our Arm X2 stops. "Ünïcode" 🤖',
        userMessageCount: 2,
        assistantMessageCount: 2,
        totalMessageCount: 4,
        duration: 18.36,
        totalTokens: 2052,
        inputTokens: 1840,
        outputTokens: 212,
        attachmentCount: 1,
        toolCalls: [
          { toolName: 'search_knowledge_base', args: { query: 'E-17' }, result: { results: [{ score: 0.83 }] } },
          { toolName: 'search_knowledge_base', args: {}, result: null },
          { toolName: 'call_agent', args: { agentId: 3 }, result: 'Brake kit BK-2' },
        ],
        lastFinishReason: 'stop',
        streamStatus: null,
        source: 'task',
        model: 'openai:gpt-5-mini',
        latencyMs: 18_360,
        costUsd: 0.000884,
        totalFeedback: 2,
        totalHelpful: 1,
        totalNotHelpful: 1,
        feedbackData: [
          { rating: 'helpful', comment: 'The brake.', timestamp: '2026-11-12T08:20:10.123Z' },
          { rating: 'not_helpful', comment: '', timestamp: '2026-11-12T09:00:00.000Z' },
        ],
        subConversations: [],
      },
    ]);
  });

  test('returns nested sub-conversations with all their fields, at every depth', async () => {
    const given = {
      firstMessageText: 'Which kit fits joint 2?',
      lastFinishReason: 'stop',
      toolCalls: [[{ toolName: 'search_knowledge_base', args: { query: 'BK-2' }, result: ['BK-2'] }]],
      feedback: [{ rating: 'helpful', comment: 'It fits.', at: '2026-11-12T09:00:00.000Z' }] as const,
    };
    const fields = { ...given, feedback: [...given.feedback] };
    const top = await add({ ...fields, updatedAt: '2026-11-12T08:20:00.000Z' });
    const below = await add({ ...fields, upstreamId: top });
    const lowest = await add({ ...fields, upstreamId: below });
    const shown = {
      firstMessageText: given.firstMessageText,
      lastFinishReason: 'stop',
      toolCalls: given.toolCalls[0],
      totalFeedback: 1,
      totalHelpful: 1,
      totalNotHelpful: 0,
      feedbackData: [{ rating: 'helpful', comment: 'It fits.', timestamp: '2026-11-12T09:00:00.000Z' }],
    };
    const at = (id: string, upstreamConversationId: string | null, subConversations: unknown[]) => ({
      ...shown,
      id,
      upstreamConversationId,
      subConversations,
    });
    expect((await list(server, { allInOrg: true })).body).toMatchObject([
      at(top, null, [at(below, top, [at(lowest, below, [])])]),
    ]);
  });

  test('shows guests their own conversations without models and costs, by which they cannot filter', async () => {
    const userId = 'user_interactions_guest';
    const token = await server.tokenFor({ userId, role: 'org:guest' });
    const spent = { userId, model: 'openai:gpt-5-mini', costUsd: 0.5 };
    const top = await add(spent);
    const below = await add({ ...spent, upstreamId: top });
    await add({ model: spent.model });
    const hidden = { agentName: 'Support Concierge', agentModel: '', model: null, costUsd: null };
    const shown = [{ ...hidden, id: top, subConversations: [{ ...hidden, id: below, subConversations: [] }] }];
    const { body } = await list(server, {}, { token });
    expect(body).toMatchObject(shown);
    expect((await list(server, { limit: 10 }, { token })).body).toEqual({ interactions: body, nextCursor: null });
    const refused: [Record<string, string | number | boolean>, string][] = [
      [{ model: spent.model }, noConsole],
      [{ minCostUsd: 0 }, noConsole],
      [{ allInOrg: true }, notAdmin],
      [{ userId: adminId }, notAdmin],
    ];
    for (const [query, error] of refused)
      expect(await list(server, query, { token })).toMatchObject({ status: 403, body: { error } });
  });

  test('returns an empty conversation whose owner is unknown and whose agent is deleted', async () => {
    const gone = await save(server, { name: 'Gone' });
    await server.call('DELETE', '/agents', { body: { agentId: gone.id } });
    await add({ agentId: gone.id, userId: 'user_unknown', messages: [0, 0] });
    expect((await list(server, { allInOrg: true })).body).toMatchObject([
      {
        agentName: 'Gone',
        userEmail: '',
        userFirstName: null,
        userLastName: null,
        userPublicMetadata: {},
        firstMessageText: null,
        duration: null,
        toolCalls: [],
        totalFeedback: null,
        totalHelpful: null,
        totalNotHelpful: null,
        feedbackData: null,
      },
    ]);
    await add({ messages: [1, 0] });
    expect((await list(server)).body).toMatchObject([{ duration: null, totalMessageCount: 1 }]);
  });

  test('omits deleted conversations and those created outside [`from`, `to`); last changed is first', async () => {
    await add({ createdAt: '2026-10-31T23:59:59.999Z', updatedAt: '2026-11-05T00:00:00.000Z' });
    const first = await add({ createdAt: range.from, updatedAt: '2026-11-02T00:00:00.000Z' });
    const last = await add({ createdAt: '2026-11-30T23:59:59.999Z', updatedAt: '2026-12-25T00:00:00.000Z' });
    const middle = await add({ createdAt: '2026-11-20T00:00:00.000Z', updatedAt: '2026-11-20T00:00:00.000Z' });
    await add({ createdAt: range.to });
    await add({ deletedAt: '2026-11-13T00:00:00.000Z' });
    expect(idsOf(await list(server))).toEqual([last, middle, first]);
    expect(idsOf(await list(server, { from: '2026-11-01T01:00:00+01:00', to: '2026-11-01T00:00:00.0001Z' }))).toEqual([
      first,
    ]);
    expect(idsOf(await list(server, { from: '2026-11-01T00:00:00.0001Z', to: '2026-11-02T00:00:00Z' }))).toEqual([]);
    expect((await list(server, { from: range.from, to: range.from })).body).toEqual([]);
  });

  test('nests sub-conversations to any depth, last changed first, regardless of owner and creation time', async () => {
    const top = await add();
    const older = await add({ upstreamId: top, updatedAt: '2026-11-12T09:00:00.000Z', userId: 'user_somebody' });
    const newer = await add({ upstreamId: top, createdAt: '2027-01-01T00:00:00.000Z' });
    const below = await add({ upstreamId: older });
    const deleted = await add({ upstreamId: older, deletedAt: '2026-11-13T00:00:00.000Z' });
    await add({ upstreamId: deleted });
    const other = await add({ updatedAt: '2026-11-13T00:00:00.000Z' });
    const nest = ({
      id,
      upstreamConversationId,
      subConversations,
    }: {
      id: string;
      upstreamConversationId: string | null;
      subConversations: never[];
    }): unknown => ({ id, upstreamConversationId, subs: subConversations.map(nest) });
    expect((await list(server)).body.map(nest)).toEqual([
      { id: other, upstreamConversationId: null, subs: [] },
      {
        id: top,
        upstreamConversationId: null,
        subs: [
          { id: newer, upstreamConversationId: top, subs: [] },
          { id: older, upstreamConversationId: top, subs: [{ id: below, upstreamConversationId: older, subs: [] }] },
        ],
      },
    ]);
    let upstreamId = below;
    for (let depth = 0; depth < 200; depth++) upstreamId = await add({ upstreamId });
    const deep = await list(server);
    let [node] = deep.body.slice(1);
    let depth = 0;
    for (; node !== undefined; depth++) node = node.subConversations.at(-1);
    expect(depth).toBe(203);
  });

  test("returns the caller's conversations; with allInOrg, those of all users or of the given user", async () => {
    const memberToken = await server.tokenFor({ role: 'org:member', userId: 'user_dashboard_member' });
    const [mine, theirs] = [
      await add(),
      await add({ userId: 'user_dashboard_member', updatedAt: '2026-11-13T00:00:00.000Z' }),
    ];
    expect(idsOf(await list(server))).toEqual([mine]);
    expect(idsOf(await list(server, { userId: adminId }))).toEqual([mine]);
    expect(idsOf(await list(server, { allInOrg: true }))).toEqual([theirs, mine]);
    expect(idsOf(await list(server, { allInOrg: true, userId: 'user_dashboard_member' }))).toEqual([theirs]);
    expect(idsOf(await list(server, {}, { token: memberToken }))).toEqual([theirs]);
    expect(idsOf(await list(server, { userId: 'user_dashboard_member' }, { token: memberToken }))).toEqual([theirs]);
  });

  test('returns nothing of another organization', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await save(server, { name: 'Foreign' }, { token });
    await addConversation(server, { organizationId: server.otherOrganizationId, agentId: foreign.id, userId: adminId });
    const mine = await add();
    expect(idsOf(await list(server, { allInOrg: true }))).toEqual([mine]);
    expect(idsOf(await list(server, {}, { token }))).not.toContain(mine);
  });

  test('filters by a metadata key, a value or both, and reflects changes and removals immediately', async () => {
    const person = async (publicMetadata: object) => {
      const userId = await addPerson(server, { publicMetadata: publicMetadata as never });
      return { userId, id: await add({ userId }) };
    };
    const north = await person({
      team: 'North',
      level: 3,
      active: true,
      tags: ['South'],
      nothing: null,
      nested: { team: 'South' },
    });
    const south = await person({ team: 'South', motto: 'North' });
    const empty = await person({});
    await server.container.modules.organization.reconcile(server.organizationId);
    const found = async (query: object) => idsOf(await list(server, { allInOrg: true, ...query })).sort();
    const ids = (...people: { id: string }[]) => people.map(({ id }) => id).sort();
    expect(await found({ metadataKey: 'team' })).toEqual(ids(north, south));
    expect(await found({ metadataKey: 'nothing' })).toEqual(ids(north));
    expect(await found({ metadataKey: 'team', metadataValue: 'North' })).toEqual(ids(north));
    expect(await found({ metadataValue: 'North' })).toEqual(ids(north, south));
    expect(await found({ metadataValue: 'South' })).toEqual(ids(south));
    expect(await found({ metadataKey: 'level', metadataValue: '3' })).toEqual(ids(north));
    expect(await found({ metadataValue: 'true' })).toEqual(ids(north));
    for (const metadataValue of ['north', 'Nort', 'null', '["South"]', '%'])
      expect(await found({ metadataValue })).toEqual([]);
    expect(await found({ metadataKey: 'team', metadataValue: 'North', userId: south.userId })).toEqual([]);

    expect((await setMetadata(server, empty.userId, { team: 'North' })).status).toBe(200);
    expect(await found({ metadataKey: 'team', metadataValue: 'North' })).toEqual(ids(north, empty));
    expect((await server.call('DELETE', '/admin/users', { body: { userIds: [north.userId] } })).status).toBe(200);
    expect(await found({ metadataKey: 'team', metadataValue: 'North' })).toEqual(ids(empty));
    expect((await list(server, { allInOrg: true, userId: north.userId })).body).toMatchObject([
      { id: north.id, userEmail: `${north.userId}@test.example`, userPublicMetadata: {} },
    ]);
  });

  test('runs one statement for any number and depth of conversations', async () => {
    const token = await server.tokenFor();
    // The first call reconciles the members. The second call finds them up to date.
    for (let call = 0; call < 2; call++) await list(server, {}, { token });
    const few = await server.countStatements(() => list(server, { allInOrg: true, metadataKey: 'team' }, { token }));
    for (let index = 0; index < 130; index++)
      await add({ upstreamId: await add(), toolCalls: [[{ toolName: 'a', args: {}, result: 1 }]] });
    const many = await server.countStatements(async () =>
      expect((await list(server, { allInOrg: true }, { token })).body).toHaveLength(130),
    );
    expect([few, many]).toEqual([1, 1]);
  });

  test('returns 400 for more than 10,000 top-level conversations, not counting sub-conversations', async () => {
    const fill = (count: number) =>
      server.database.raw(
        `insert into conversations (organization_id, id, agent_id, user_id, name, created_at, updated_at)
       select ?, gen_random_uuid(), ?, ?, '', '2026-11-10', '2026-11-10' from generate_series(1, cast(? as integer))`,
        [server.organizationId, agent.id, adminId, count],
      );
    await fill(10_000);
    await server.database.raw(
      `insert into conversations (organization_id, id, agent_id, user_id, name, upstream_conversation_id,
         root_conversation_id, root_created_at, root_user_id, root_agent_id)
       select organization_id, gen_random_uuid(), agent_id, user_id, '', id, id, created_at, user_id, agent_id
       from conversations
       limit 5`,
    );
    const whole = await list(server);
    expect({ status: whole.status, count: whole.body.length, unique: new Set(idsOf(whole)).size }).toEqual({
      status: 200,
      count: 10_000,
      unique: 10_000,
    });
    await fill(1);
    expectNamed(await list(server), ['query', 'to']);
    expect((await list(server, { to: '2026-11-09T00:00:00.000Z' })).body).toEqual([]);
  });

  test('reads a date as midnight UTC and a time without a zone as UTC', async () => {
    const id = await add({ createdAt: '2026-11-02T09:30:00.000Z' });
    const found = async (from: string, to: string) => idsOf(await list(server, { from, to }));
    expect(await found('2026-11-02', '2026-11-03')).toEqual([id]);
    expect(await found('2026-11-01', '2026-11-02')).toEqual([]);
    expect(await found('2026-11-02T09:30', '2026-11-02T09:30:00.001')).toEqual([id]);
    expect(await found('2026-11-02T10:30:00+01:00', '2026-11-02 09:30:01z')).toEqual([id]);
    expect(await found('2026-11-02T09:30:00.000001', '2026-11-03')).toEqual([]);
  });

  test('returns 400 for a range that ends before it begins, an invalid date or an unknown parameter', async () => {
    expectNamed(await list(server, { from: range.to, to: range.from }), ['query', 'from']);
    for (const from of ['yesterday', '2026-02-31', '2026-02-31T00:00:00Z', '2026-11-01T25:00:00Z', '2026-11', '1e3'])
      expectNamed(await list(server, { from }), ['query', 'from']);
    expectNamed(await server.call('GET', '/dashboard/getInteractions', { query: { from: range.from } }), [
      'query',
      'to',
    ]);
    expectNamed(await list(server, { unknownName: 'x' }), ['query', 'unknownName']);
    expectNamed(await list(server, { metadataValue: '' }), ['query', 'metadataValue']);
  });

  test('returns 400 for an administrator who names another user without allInOrg', async () => {
    expectNamed(await list(server, { userId: 'user_another' }), ['query', 'userId']);
  });

  test('returns 403 if a caller who is not an administrator requests other users', async () => {
    for (const role of ['org:member', 'org:agent_manager']) {
      const token = await server.tokenFor({ role });
      for (const query of [
        { allInOrg: true },
        { userId: 'user_another' },
        { allInOrg: true, userId: 'user_another' },
      ] as Record<string, string | boolean>[]) {
        expect(await list(server, query, { token })).toMatchObject({ status: 403, body: { error: notAdmin } });
      }
    }
  });
});

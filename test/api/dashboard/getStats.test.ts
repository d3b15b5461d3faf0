import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { emptyTables } from '../../support/database.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import {
  addConversation,
  addPerson,
  expectNamed,
  noConsole,
  noRole,
  notAdmin,
  range,
  save,
  stats,
  testAccess,
} from './support.js';

let server: TestServer;
let [concierge, finder]: { id: number }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [concierge, finder] = [await save(server, { name: 'Concierge' }), await save(server, { name: 'Finder' })];
});
afterAll(() => server?.stop());
beforeEach(() => emptyTables(server.database, 'conversations'));

const adminId = 'user_org_admin_';
const add = (given: Partial<Parameters<typeof addConversation>[1]> = {}) =>
  addConversation(server, { agentId: concierge!.id, userId: adminId, ...given });
const call = { toolName: 'call_agent', args: {}, result: null };

const none = {
  conversationCount: 0,
  failedConversationCount: 0,
  messageCount: 0,
  toolCalls: 0,
  totalTokens: 0,
  inputTokens: 0,
  outputTokens: 0,
  costUsd: 0,
  unknownCostCount: 0,
  uniqueUsers: 0,
  uniqueAgents: 0,
  totalFeedback: 0,
  totalHelpful: 0,
  totalNotHelpful: 0,
};
const noKnowledge = { kbCount: 0, kbFileCount: 0 };

describe('GET /dashboard/getStats', () => {
  testAccess(
    () => server,
    (options) => stats(server, {}, options),
    { allowed: ['org:admin', 'org:agent_manager', 'org:member', 'org:guest'], refused: [''], text: noRole },
  );

  test('returns zeros if no conversation matches', async () => {
    await add({ createdAt: '2026-10-31T23:59:59.999Z' });
    await add({ createdAt: range.to });
    await add({ deletedAt: '2026-11-13T00:00:00.000Z' });
    expect(await stats(server)).toMatchObject({ status: 200, body: { ...none, ...noKnowledge } });
    expect((await stats(server, { allInOrg: true, agentId: 2_000_000_000, interval: 'week' })).body).toMatchObject({
      conversationCount: 0,
      series: expect.any(Array),
    });
    expect((await stats(server, { to: range.from, interval: 'day' })).body.series).toEqual([]);
  });

  test('for guests, counts only their own conversations, with unknown costs, and no knowledge bases', async () => {
    const userId = 'user_stats_guest';
    const token = await server.tokenFor({ userId, role: 'org:guest' });
    const knowledgeBase = { name: 'Manuals', embeddingModel: 'offline:embedding' };
    const { id } = (await server.call('POST', '/kb/manage', { body: knowledgeBase })).body.knowledgeBase;
    const top = await add({ userId, costUsd: 0.5, tokens: [10, 2] });
    await add({ userId, upstreamId: top, costUsd: 0.5, tokens: [10, 2] });
    await add({ costUsd: 0.5 });
    const own = { conversationCount: 1, totalTokens: 24, costUsd: 0, unknownCostCount: 2 };
    const { body } = await stats(server, { interval: 'week' }, { token });
    expect(body).toMatchObject({ ...own, ...noKnowledge });
    expect(body.series).toContainEqual(expect.objectContaining(own));
    expect((await stats(server)).body).toMatchObject({ costUsd: 0.5, unknownCostCount: 0, kbCount: 1 });
    await server.call('DELETE', '/kb/manage', { query: { id } });
    const filters: Record<string, string | number>[] = [{ model: 'openai:gpt-5-mini' }, { minCostUsd: 0 }];
    for (const query of filters)
      expect(await stats(server, query, { token })).toMatchObject({ status: 403, body: { error: noConsole } });
  });

  test('sums up conversations and their sub-conversations, and counts users of top-level conversations', async () => {
    const top = await add({
      messages: [2, 3],
      tokens: [1840, 212],
      streamStatus: 'error',
      failureCode: 'model_unavailable',
      costUsd: 0.000884,
      toolCalls: [[call, call]],
      feedback: [{ rating: 'helpful', comment: '', at: range.from }],
    });
    const below = await add({
      upstreamId: top,
      agentId: finder!.id,
      userId: 'user_other',
      messages: [1, 1],
      tokens: [580, 60],
      streamStatus: 'timeout',
      failureCode: 'timed_out',
      costUsd: 0.1,
      toolCalls: [[call]],
      createdAt: '2027-01-01T00:00:00.000Z',
    });
    await add({
      upstreamId: below,
      tokens: [10, 1],
      costUsd: 0.2,
      feedback: [{ rating: 'not_helpful', comment: '', at: range.from }],
    });
    const deleted = await add({ upstreamId: top, deletedAt: range.from, tokens: [9000, 9000] });
    await add({ upstreamId: deleted, tokens: [9000, 9000], costUsd: 9 });
    await add({ tokens: [1, 1] });
    expect((await stats(server)).body).toEqual({
      conversationCount: 2,
      failedConversationCount: 1,
      messageCount: 5 + 2 + 2 + 2,
      toolCalls: 3,
      totalTokens: 2052 + 640 + 11 + 2,
      inputTokens: 1840 + 580 + 10 + 1,
      outputTokens: 212 + 60 + 1 + 1,
      costUsd: 0.300884,
      unknownCostCount: 1,
      uniqueUsers: 1,
      uniqueAgents: 2,
      totalFeedback: 2,
      totalHelpful: 1,
      totalNotHelpful: 1,
      ...noKnowledge,
    });
  });

  test('returns one entry per day that the range touches, by creation time of the top-level conversation', async () => {
    const top = await add({ createdAt: '2026-11-12T23:59:59.999Z', tokens: [100, 10] });
    await add({ upstreamId: top, createdAt: '2026-11-13T00:00:05.000Z', agentId: finder!.id, tokens: [50, 5] });
    await add({ createdAt: '2026-11-14T00:00:00.000Z', userId: 'user_second', tokens: [1, 1] });
    await add({ createdAt: '2026-11-14T12:00:00.000Z', tokens: [1, 1] });
    const { body } = await stats(server, {
      allInOrg: true,
      from: '2026-11-12T10:00:00Z',
      to: '2026-11-15T00:00:00+00:00',
      interval: 'day',
    });
    expect(body.series).toEqual([
      {
        start: '2026-11-12T00:00:00.000Z',
        ...none,
        conversationCount: 1,
        messageCount: 4,
        totalTokens: 165,
        inputTokens: 150,
        outputTokens: 15,
        unknownCostCount: 2,
        uniqueUsers: 1,
        uniqueAgents: 2,
      },
      { start: '2026-11-13T00:00:00.000Z', ...none },
      {
        start: '2026-11-14T00:00:00.000Z',
        ...none,
        conversationCount: 2,
        messageCount: 4,
        totalTokens: 4,
        inputTokens: 2,
        outputTokens: 2,
        unknownCostCount: 2,
        uniqueUsers: 2,
        uniqueAgents: 1,
      },
    ]);
    expect(body).toMatchObject({ conversationCount: 3, totalTokens: 169, uniqueUsers: 2, uniqueAgents: 2 });
  });

  test('returns entries per hour, and per week from Monday', async () => {
    await add({ createdAt: '2026-11-15T23:30:00.000Z' });
    await add({ createdAt: '2026-11-16T00:00:00.000Z' });
    const starts = ({ body }: { body: { series: { start: string; conversationCount: number }[] } }) =>
      body.series.map(({ start, conversationCount }) => [start, conversationCount]);
    expect(
      starts(await stats(server, { from: '2026-11-15T22:30:00Z', to: '2026-11-16T00:00:00.001Z', interval: 'hour' })),
    ).toEqual([
      ['2026-11-15T22:00:00.000Z', 0],
      ['2026-11-15T23:00:00.000Z', 1],
      ['2026-11-16T00:00:00.000Z', 1],
    ]);
    expect(
      starts(await stats(server, { from: '2026-11-15T22:30:00Z', to: '2026-11-17T00:00:00Z', interval: 'week' })),
    ).toEqual([
      ['2026-11-09T00:00:00.000Z', 1],
      ['2026-11-16T00:00:00.000Z', 1],
    ]);
    expect(
      starts(await stats(server, { from: '0001-01-01T00:00:00Z', to: '0001-01-08T00:00:00Z', interval: 'week' })),
    ).toEqual([['0001-01-01T00:00:00.000Z', 0]]);
  });

  test('filters by user, agent and user metadata, and runs two statements', async () => {
    const userId = await addPerson(server, { publicMetadata: { department: 'Field Service' } });
    await server.container.modules.organization.reconcile(server.organizationId);
    await add({ agentId: finder!.id });
    await add({ userId });
    const count = async (query: object) => (await stats(server, { allInOrg: true, ...query })).body.conversationCount;
    expect((await stats(server)).body.conversationCount).toBe(1);
    expect([await count({}), await count({ userId }), await count({ agentId: finder!.id })]).toEqual([2, 1, 1]);
    expect([
      await count({ metadataKey: 'department' }),
      await count({ metadataValue: 'Field Service' }),
      await count({ metadataValue: 'Sales' }),
    ]).toEqual([1, 1, 0]);
    const token = await server.tokenFor();
    await stats(server, { allInOrg: true, metadataKey: 'department' }, { token });
    expect(
      await server.countStatements(() =>
        stats(server, { allInOrg: true, interval: 'day', metadataKey: 'department' }, { token }),
      ),
    ).toBe(2);
  });

  test('returns nothing of another organization', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await save(server, { name: 'Foreign' }, { token });
    await addConversation(server, { organizationId: server.otherOrganizationId, agentId: foreign.id, userId: adminId });
    expect((await stats(server, { allInOrg: true })).body.conversationCount).toBe(0);
    expect((await stats(server, { allInOrg: true, agentId: foreign.id })).body.conversationCount).toBe(0);
    expect((await stats(server, {}, { token })).body).toMatchObject({ conversationCount: 1, uniqueAgents: 1 });
  });

  test('returns 400 for over 1,000 entries, a range that ends before it begins, or an invalid parameter', async () => {
    const hours = (to: string) => stats(server, { from: '2026-01-01T00:00:00Z', to, interval: 'hour' });
    expect((await hours('2026-02-11T16:00:00Z')).body.series).toHaveLength(1000);
    expectNamed(await hours('2026-02-11T16:00:00.001Z'), ['query', 'interval']);
    expectNamed(await stats(server, { from: range.to, to: range.from }), ['query', 'from']);
    expectNamed(await stats(server, { interval: 'month' }), ['query', 'interval']);
    expectNamed(await stats(server, { agentId: 0 }), ['query', 'agentId']);
    expectNamed(await stats(server, { userId: 'user_another' }), ['query', 'userId']);
  });

  test('returns 403 if a caller who is not an administrator requests other users', async () => {
    const token = await server.tokenFor({ role: 'org:member' });
    for (const query of [{ allInOrg: true }, { userId: 'user_another' }] as Record<string, string | boolean>[]) {
      expect(await stats(server, query, { token })).toMatchObject({ status: 403, body: { error: notAdmin } });
    }
  });
});

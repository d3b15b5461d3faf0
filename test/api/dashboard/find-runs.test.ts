// Tests the run filters that three operations share, and the pages of `GET /dashboard/getInteractions`.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { addConversation, expectNamed, idsOf, list, range, save, stats } from './support.js';

let server: TestServer;
let [concierge, finder]: { id: number }[] = [];
beforeAll(async () => {
  server = await startTestServer();
  [concierge, finder] = [await save(server, { name: 'Concierge' }), await save(server, { name: 'Finder' })];
  await seed();
});
afterAll(() => server?.stop());

const adminId = 'user_org_admin_';
const ids: Record<string, string> = {};
/** A text of which only the beginning is searched. */
const longText = `${'x'.repeat(990)} NEAR-1 ${'x'.repeat(90_000)} FAR-2`;

/** Creates conversations whose creation times are one minute apart, the oldest first. */
async function seed(): Promise<void> {
  const add = async (name: string, given: Partial<Parameters<typeof addConversation>[1]>) => {
    const createdAt = new Date(Date.parse(range.from) + Object.keys(ids).length * 60_000).toISOString();
    ids[name] = await addConversation(server, { agentId: concierge!.id, userId: adminId, createdAt, name, ...given });
  };
  await add('cheap', { streamStatus: 'completed', model: 'openai:gpt-5-mini', latencyMs: 900, costUsd: 0.001 });
  await add('slow', { streamStatus: 'completed', model: 'openai:gpt-5.5', latencyMs: 60_000, costUsd: 1.25 });
  await add('down', { streamStatus: 'error', failureCode: 'model_unavailable', model: 'openai:gpt-5.5', costUsd: 0 });
  await add('late', {
    streamStatus: 'timeout',
    failureCode: 'timed_out',
    openedBy: 'task',
    agentId: finder!.id,
    firstMessageText: longText,
  });
  await add('stopped', { streamStatus: 'stopped', openedBy: 'trigger', firstMessageText: 'Axis 100% of ÜBERLAST_7' });
  await add('new', { userId: 'user_other', firstMessageText: 'E-17 am Gelenk 2, 第二关节' });
  const nested = { upstreamId: ids['slow']!, agentId: finder!.id };
  await add('nested', {
    ...nested,
    streamStatus: 'error',
    failureCode: 'internal',
    model: 'openai:gpt-5',
    costUsd: 0.5,
  });
}

const namesOf = (found: string[]) => found.map((id) => Object.keys(ids).find((name) => ids[name] === id) ?? id);

const cases: [query: Record<string, string | number>, names: string[]][] = [
  [{ streamStatus: 'error' }, ['down']],
  [{ streamStatus: 'error,timeout' }, ['late', 'down']],
  [{ failureCode: 'timed_out,interrupted' }, ['late']],
  [{ source: 'chat' }, ['new', 'down', 'slow', 'cheap']],
  [{ source: 'task' }, ['late']],
  [{ source: 'trigger' }, ['stopped']],
  [{ source: 'agent' }, ['nested']],
  [{ source: 'agent', streamStatus: 'completed' }, []],
  [{ model: 'openai:gpt-5.5' }, ['down', 'slow']],
  [{ model: 'openai:gpt-5' }, []],
  [{ minLatencyMs: 60_000 }, ['slow']],
  [{ minLatencyMs: 60_001 }, []],
  [{ minCostUsd: 0.001 }, ['slow', 'cheap']],
  [{ minCostUsd: '1.25' }, ['slow']],
  // JavaScript writes this number with an exponent.
  [{ minCostUsd: 1.0000000000000002e-6 }, ['slow', 'cheap']],
  [{ text: 'e-17' }, ['new']],
  [{ text: 'near-1' }, ['late']],
  [{ text: 'far-2' }, []],
  [{ text: '二关' }, ['new']],
  [{ text: 'überlast_' }, ['stopped']],
  // `%` is not a wildcard.
  [{ text: '100%' }, ['stopped']],
  [{ text: '100% of %7' }, []],
  [{ text: 'STOP' }, ['stopped']],
  // The test replaces this id with the id of the agent `finder`.
  [{ agentId: 0 }, ['late']],
  [{ userId: 'user_other' }, ['new']],
  [{ streamStatus: 'error', model: 'openai:gpt-5.5', minCostUsd: 0, source: 'chat', text: 'down' }, ['down']],
];

describe('filters', () => {
  test.each(cases)('%j', async (given, names) => {
    const query = { ...given, allInOrg: true, ...('agentId' in given && { agentId: finder!.id }) };
    expect(namesOf(idsOf(await list(server, query)))).toEqual(names);
    expect(namesOf((await list(server, { ...query, limit: 10 })).body.interactions.map(idOf))).toEqual(names);
    const conversations = await server.call('GET', '/conversations', { query: { ...query, ...range } });
    expect(namesOf(conversations.body.conversations.map(idOf))).toEqual(names);
    const { body } = await stats(server, query);
    const failed = names.filter((name) => ['down', 'late', 'nested'].includes(name));
    expect(body).toMatchObject({ conversationCount: names.length, failedConversationCount: failed.length });
    // The sub-conversation of `slow` counts as a part of `slow`. With source=agent, it counts as a conversation.
    const counted = names.length + (names.includes('slow') ? 1 : 0);
    expect(body.messageCount).toBe(2 * counted);
  });

  test('totals and series include the costs of sub-conversations, and count the unknown costs', async () => {
    const { body } = await stats(server, { allInOrg: true, interval: 'week' });
    expect(body).toMatchObject({ costUsd: 1.751, unknownCostCount: 3, failedConversationCount: 2 });
    const [first] = body.series.filter((one: { conversationCount: number }) => one.conversationCount > 0);
    expect(first).toMatchObject({ costUsd: 1.751, unknownCostCount: 3, failedConversationCount: 2 });
    expect((await stats(server, { allInOrg: true, source: 'agent' })).body).toMatchObject({ costUsd: 0.5 });
    expect((await stats(server, { allInOrg: true, model: 'openai:gpt-5.5' })).body).toMatchObject({ costUsd: 1.75 });
  });

  test('conversations are filtered by creation date', async () => {
    const at = (minute: number) => new Date(Date.parse(range.from) + minute * 60_000).toISOString();
    const found = async (query: Record<string, string>) =>
      namesOf(
        (await server.call('GET', '/conversations', { query: { allInOrg: true, ...query } })).body.conversations.map(
          idOf,
        ),
      );
    expect(await found({ from: at(4) })).toEqual(['new', 'stopped']);
    expect(await found({ to: at(1) })).toEqual(['cheap']);
    expect(await found({ from: at(1), to: at(3) })).toEqual(['down', 'slow']);
  });

  test('the runs of another organization are never found', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const filters: Record<string, string | number>[] = [
      { streamStatus: 'error' },
      { text: 'down' },
      { source: 'agent' },
      { limit: 5 },
    ];
    for (const query of filters) {
      const { body } = await list(server, { allInOrg: true, ...query }, { token });
      expect(body.interactions ?? body).toEqual([]);
    }
  });
});

const idOf = ({ id }: { id: string }) => id;

describe('pages of GET /dashboard/getInteractions', () => {
  const all = ['new', 'stopped', 'late', 'down', 'slow', 'cheap'];

  test('hold each conversation once, with the same fields as the array', async () => {
    const whole = (await list(server, { allInOrg: true })).body;
    const found: unknown[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string | number | boolean> = { allInOrg: true, limit: 4, ...(cursor && { cursor }) };
      const { status, body } = await list(server, query);
      expect(status).toBe(200);
      found.push(...body.interactions);
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(found).toEqual(whole);
    expect(namesOf(idsOf({ body: whole } as never))).toEqual(all);
    expect((await list(server, { allInOrg: true, limit: 6 })).body.nextCursor).toBeNull();
    expect((await list(server, { to: range.from, limit: 6 })).body).toEqual({ interactions: [], nextCursor: null });
  });

  test('run two statements for any number of conversations', async () => {
    const token = await server.tokenFor();
    for (let call = 0; call < 2; call++) await list(server, {}, { token });
    const page = () => list(server, { allInOrg: true, limit: 100 }, { token });
    expect(await server.countStatements(page)).toBe(2);
  });

  test('return 400 for a cursor without a limit, a cursor of another list, and a limit outside the range', async () => {
    const { nextCursor } = (await list(server, { allInOrg: true, limit: 1 })).body;
    expectNamed(await list(server, { allInOrg: true, cursor: nextCursor }), ['query', 'cursor']);
    const other = Buffer.from('["1",2]').toString('base64url');
    expectNamed(await list(server, { allInOrg: true, limit: 1, cursor: other }), ['query', 'cursor']);
    expectNamed(await list(server, { limit: 0 }), ['query', 'limit']);
    expectNamed(await list(server, { limit: 101 }), ['query', 'limit']);
  });
});

test('many searches for a text leave database connections for other organizations', async () => {
  const token = await server.tokenFor({ userId: 'user_of_another', organizationId: 'org_another' });
  const lock = await server.database.transaction();
  await lock.raw('lock table conversations in access exclusive mode');
  const searches = Array.from({ length: 12 }, () => list(server, { text: 'e-17' }));
  const others = await Promise.all(Array.from({ length: 5 }, () => server.call('GET', '/agents', { token })));
  await lock.rollback();
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  await Promise.all(searches);
});

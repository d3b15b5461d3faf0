// The server computes totals from counters. These tests compare them with records that are counted one by one.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { MessagePart, RunResult } from '../../server/modules/conversations/runs/runs.js';
import { completed, talk, text } from '../api/conversations/support.js';
import { save } from '../api/agents/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { numbers } from './random-history.js';

let server: TestServer;
const agentIds: number[] = [];
const users = ['user_ada', 'user_bea', 'user_cem'];
const range = { from: '2026-03-01T00:00:00.000Z', to: '2026-03-08T00:00:00.000Z' };
const dayMs = 86_400_000;

const pick = numbers(7);
const oneOf = <Value>(values: readonly Value[]): Value => values[pick(values.length)]!;

/** Cost of each conversation in US dollars. Null if the cost of one of its runs is unknown. */
const costs = new Map<string, number | null>();
const failed = new Set<string>();
const pickCost = numbers(11);

/** Adds a random cost, which may be unknown, and makes about a quarter of the runs fail. */
function spend(result: RunResult): RunResult {
  // Multiples of 1/4 have exact sums.
  const costUsd = pickCost(9) === 0 ? null : pickCost(40) / 4;
  if (pickCost(4) > 0) return { ...result, costUsd };
  const { finishReason: _finishReason, ...rest } = result;
  return { ...rest, status: 'error', failure: { code: 'internal', message: 'It failed.' }, costUsd };
}

function note(conversationId: string, { costUsd = null, status }: RunResult): void {
  const before = costs.has(conversationId) ? (costs.get(conversationId) ?? null) : 0;
  costs.set(conversationId, before === null || costUsd === null ? null : before + costUsd);
  if (status === 'error') failed.add(conversationId);
  else failed.delete(conversationId);
}

interface Opened {
  conversationId: string;
  userId: string;
}

const call = (index: number): MessagePart => ({
  type: 'tool-search',
  toolCallId: `call_${index}`,
  state: 'output-available',
  input: {},
  output: index,
});

/** Creates a conversation of one to three messages with their replies. Some have tool calls, and some are rated. */
async function converse(userId: string, upstream?: Opened): Promise<Opened> {
  const agentId = oneOf(agentIds);
  const result = () => {
    const inputTokens = pick(1_000);
    return spend({
      ...completed(text('Check the brake.'), ...Array.from({ length: pick(3) }, (_, index) => call(index))),
      usage: { inputTokens, outputTokens: 7, totalTokens: inputTokens + 7 },
    });
  };
  const first = result();
  const { conversationId } = await talk(
    server,
    { userId, agentId, ...(upstream && { upstreamConversationId: upstream.conversationId }) },
    first,
  );
  note(conversationId, first);
  // Seven of the ten days are in the range. Sub-conversations inherit this time, so the test creates them afterwards.
  if (!upstream)
    await server
      .database('conversations')
      .where({ id: conversationId })
      .update({ created_at: new Date(Date.parse('2026-02-27T00:00:00Z') + pick(10 * dayMs)) });
  for (let more = pick(3); more > 0; more--) {
    const next = result();
    await talk(server, { userId, agentId, conversationId }, next);
    note(conversationId, next);
  }
  if (pick(3) === 0) {
    const token = await server.tokenFor({ userId, role: 'org:member' });
    const { status } = await server.call('POST', '/conversations/feedback', {
      token,
      body: { threadId: conversationId, rating: oneOf(['helpful', 'not_helpful']) },
    });
    expect(status).toBe(200);
  }
  return { conversationId, userId };
}

interface Conversation {
  id: string;
  upstream_conversation_id: string | null;
  user_id: string;
  agent_id: number;
  created_at: Date;
  deleted_at: Date | null;
}
interface Counted {
  conversation_id: string;
}

async function countOneByOne(isSelected: (top: Conversation) => boolean) {
  const conversations = new Map(
    (await server.database<Conversation>('conversations').select('*')).map((row) => [row.id, row]),
  );
  const chainOf = (row: Conversation): Conversation[] =>
    row.upstream_conversation_id === null ? [row] : [row, ...chainOf(conversations.get(row.upstream_conversation_id)!)];
  const shown = [...conversations.values()].filter(
    (row) => chainOf(row).every(({ deleted_at }) => deleted_at === null) && isSelected(chainOf(row).at(-1)!),
  );
  const tops = shown.filter((row) => row.upstream_conversation_id === null);
  const ids = new Set(shown.map(({ id }) => id));
  const of = async <Row extends Counted>(table: string) =>
    (await server.database<Row>(table).select('*')).filter((row) => ids.has((row as Row).conversation_id)) as Row[];
  const messages = await of<
    Counted & { input_tokens: number | null; output_tokens: number | null; total_tokens: number | null }
  >('messages');
  const ratings = await of<Counted & { rating: string }>('conversation_feedback');
  const sum = (values: (number | null)[]) => values.reduce<number>((total, value) => total + (value ?? 0), 0);
  const known = shown.flatMap(({ id }) => costs.get(id) ?? []);
  return {
    conversationCount: tops.length,
    failedConversationCount: tops.filter(({ id }) => failed.has(id)).length,
    costUsd: sum(known),
    unknownCostCount: shown.length - known.length,
    messageCount: messages.length,
    toolCalls: (await of('tool_calls')).length,
    totalTokens: sum(messages.map((row) => row.total_tokens)),
    inputTokens: sum(messages.map((row) => row.input_tokens)),
    outputTokens: sum(messages.map((row) => row.output_tokens)),
    uniqueUsers: new Set(tops.map(({ user_id }) => user_id)).size,
    uniqueAgents: new Set(shown.map(({ agent_id }) => agent_id)).size,
    totalFeedback: ratings.length,
    totalHelpful: ratings.filter(({ rating }) => rating === 'helpful').length,
    totalNotHelpful: ratings.filter(({ rating }) => rating === 'not_helpful').length,
  };
}

const stats = async (query: Record<string, string | number> = {}) =>
  (await server.call('GET', '/dashboard/getStats', { query: { ...range, allInOrg: true, ...query } })).body;
const isIn = ({ created_at }: Conversation, from = range.from, to = range.to) =>
  created_at >= new Date(from) && created_at < new Date(to);

beforeAll(async () => {
  server = await startTestServer();
  for (const name of ['Concierge', 'Finder', 'Checker']) agentIds.push((await save(server, { name })).id);
  const opened: Opened[] = [];
  for (let count = 0; count < 15; count++) opened.push(await converse(oneOf(users)));
  for (let count = 0; count < 40; count++) {
    const upstream = oneOf(opened);
    opened.push(await converse(upstream.userId, upstream));
  }
  for (let count = 0; count < 8; count++)
    await server.call('DELETE', '/conversations', { query: { threadId: oneOf(opened).conversationId } });
}, 120_000);
afterAll(() => server?.stop());

test('the data is representative: deep, partly deleted, partly outside the range', async () => {
  const { rows } = await server.database.raw<{ rows: Record<string, number>[] }>(
    `with recursive tree as (
       select id, 0 as depth, deleted_at, created_at from conversations where upstream_conversation_id is null
       union all
       select below.id, depth + 1, below.deleted_at, tree.created_at
       from tree join conversations below on below.upstream_conversation_id = tree.id
     )
     select max(depth) as depth, count(*) filter (where depth > 0 and deleted_at is not null) as "deletedBelow",
       count(*) filter (
         where depth > 1 and deleted_at is null and created_at >= :from and created_at < :to
       ) as "deepInRange",
       count(*) filter (where depth > 0 and (created_at < :from or created_at >= :to)) as "belowOutside" from tree`,
    range,
  );
  expect(rows[0]!['depth']).toBeGreaterThanOrEqual(3);
  for (const part of ['deletedBelow', 'deepInRange', 'belowOutside']) expect(rows[0]![part]).toBeGreaterThan(1);
});

test('totals equal those counted one by one', async () => {
  const expected = await countOneByOne((top) => isIn(top));
  expect(expected.toolCalls).toBeGreaterThan(0);
  expect(Math.min(expected.costUsd, expected.unknownCostCount, expected.failedConversationCount)).toBeGreaterThan(0);
  expect(await stats()).toMatchObject(expected);
});

test('totals filter by the user and the agent of the top-level conversation', async () => {
  for (const userId of users)
    expect(await stats({ userId })).toMatchObject(await countOneByOne((top) => isIn(top) && top.user_id === userId));
  for (const agentId of agentIds)
    expect(await stats({ agentId })).toMatchObject(await countOneByOne((top) => isIn(top) && top.agent_id === agentId));
});

test('totals filter by the status and the cost of the top-level conversation', async () => {
  const isFailed = ({ id }: Conversation) => failed.has(id);
  expect(await stats({ streamStatus: 'error' })).toMatchObject(
    await countOneByOne((top) => isIn(top) && isFailed(top)),
  );
  expect(await stats({ minCostUsd: 5 })).toMatchObject(
    await countOneByOne((top) => isIn(top) && (costs.get(top.id) ?? 0) >= 5),
  );
});

test('a series counts each conversation in the interval in which its top-level conversation was created', async () => {
  const { series } = (await stats({ interval: 'day' })) as { series: { start: string }[] };
  expect(series).toHaveLength(7);
  for (const { start, ...entry } of series) {
    const end = new Date(Date.parse(start) + dayMs).toISOString();
    expect(entry).toEqual(await countOneByOne((top) => isIn(top, start, end)));
  }
});

test('every sub-conversation has the root, timestamp, user and agent of its top-level conversation', async () => {
  const { rows } = await server.database.raw<{ rows: unknown[] }>(
    `with recursive tree as (
       select id as root, created_at, user_id, agent_id, id from conversations where upstream_conversation_id is null
       union all
       select root, tree.created_at, tree.user_id, tree.agent_id, below.id
       from tree join conversations below on below.upstream_conversation_id = tree.id
     )
     select from tree join conversations conversation using (id)
     where conversation.upstream_conversation_id is not null
       and (root_conversation_id, root_created_at, root_user_id, root_agent_id)
         is distinct from (tree.root, tree.created_at, tree.user_id, tree.agent_id)`,
  );
  expect(rows).toHaveLength(0);
});

// Compares stored daily totals with conversations and runs that are counted one by one, for random data, filters and
// changes.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { conversationDays } from '../../server/modules/dashboard/conversation-days-statements.js';
import { executionDays } from '../../server/modules/scheduled-tasks/executions/count-queries.js';
import { dailyTotalTasks } from '../../server/platform/daily-totals/periodic-tasks.js';
import { save } from '../api/agents/support.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { setMetadata } from '../api/organization/support.js';
import {
  countOneByOne,
  countExecutions,
  numbers,
  randomConversations,
  randomExecutions,
  type ConversationRow,
  type Query,
} from './random-history.js';

let server: TestServer;
let agentIds: number[];
let userIds: string[];
let taskIds: number[];
const history = { from: Date.parse('2026-07-01T00:00:00Z'), days: 40 };
const dayMs = 86_400_000;
/** By default, a day has about 37 conversations. The server stores no totals of a day with fewer than 20. */
const counts = isFullRun ? { conversations: 3_000, executions: 2_000 } : { conversations: 1_500, executions: 1_000 };
const seed = isFullRun ? Date.now() % 1_000_000 : 5;
const pick = numbers(seed);
const oneOf = <Value>(values: readonly Value[]): Value => values[pick(values.length)]!;
const sometimes = <Value>(value: () => Value): Value | undefined => (pick(3) === 0 ? value() : undefined);

const timestamp = () => {
  const at = history.from - 2 * dayMs + pick((history.days + 4) * dayMs);
  return new Date(pick(2) === 0 ? at : Math.floor(at / dayMs) * dayMs).toISOString();
};

function randomQuery(): Query {
  const [from, to] = [timestamp(), timestamp()].sort() as [string, string];
  return {
    from,
    to,
    userId: sometimes(() => oneOf(userIds)),
    agentId: sometimes(() => oneOf(agentIds)),
    source: sometimes(() => oneOf(['chat', 'task', 'trigger', 'agent'])),
    streamStatus: pick(8) === 0 ? 'error' : undefined,
    metadataValue: pick(6) === 0 ? 'Sales' : undefined,
    interval: sometimes(() => oneOf(['day', 'week', 'hour'])),
  };
}

const given = (query: object): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));

async function readAll(): Promise<{ rows: ConversationRow[]; sellers: Set<string> }> {
  const rows = await server.database<ConversationRow>('conversations').select('*');
  const { rows: members } = await server.database.raw<{ rows: { user_id: string }[] }>(
    `select user_id from members where public_metadata ->> 'department' = 'Sales'`,
  );
  return { rows, sellers: new Set(members.map(({ user_id }) => user_id)) };
}

async function expectEqualTotals(cases: number): Promise<void> {
  const { rows, sellers } = await readAll();
  for (let count = 0; count < cases; count++) {
    const { interval, ...query } = randomQuery();
    const hasTooManyHours = interval === 'hour' && Date.parse(query.to) - Date.parse(query.from) > 30 * dayMs;
    const parameters = { ...query, ...(interval && !hasTooManyHours && { interval }) };
    const { status, body } = await server.call('GET', '/dashboard/getStats', {
      query: { ...given(parameters), allInOrg: true },
    });
    expect({ seed, parameters, status }).toEqual({ seed, parameters, status: 200 });
    const { series, kbCount: _kbCount, kbFileCount: _kbFileCount, ...totals } = body;
    const expected = countOneByOne(rows, sellers, parameters);
    expect({ seed, parameters, totals }).toEqual({ seed, parameters, totals: expected.totals });
    const filled = (series ?? []).filter((entry: { conversationCount: number }) => entry.conversationCount > 0);
    expect({ seed, parameters, series: filled }).toEqual({ seed, parameters, series: expected.series });
  }
}

async function expectEqualExecutions(): Promise<void> {
  const rows = await server.database('task_executions').select('*');
  const owners = new Map(
    (await server.database('scheduled_tasks').select('*')).map(({ id, user_id }) => [id as number, user_id as string]),
  );
  for (const since of [undefined, timestamp(), timestamp()])
    for (const taskId of [undefined, ...taskIds])
      for (const userId of [undefined, userIds[0]!]) {
        if (userId !== undefined && taskId !== undefined && owners.get(taskId) !== userId) continue;
        const token = await server.tokenFor(userId === undefined ? {} : { userId, role: 'org:member' });
        const query = given({ since, taskId, stats: true });
        const { body } = await server.call('GET', '/scheduled-tasks/executions', { token, query });
        const isCounted = (row: { scheduled_task_id: number; created_at: Date }) =>
          (since === undefined || row.created_at > new Date(since)) &&
          (taskId === undefined || row.scheduled_task_id === taskId) &&
          (userId === undefined || owners.get(row.scheduled_task_id) === userId);
        expect({ query, userId, ...body }).toEqual({ query, userId, ...countExecutions(rows.filter(isCounted)) });
      }
}

const signal = new AbortController().signal;
async function storeDays(): Promise<void> {
  for (const subject of [conversationDays, executionDays])
    for (const task of dailyTotalTasks(server.database, subject)) await task.run(signal);
  expect(await server.database('changed_days').count().first()).toEqual({ count: 0 });
}

/** The only change that affects task executions. By default, the executions are counted only after this change. */
const changeOfExecutions = 'task executions end and are deleted';

const changes: Record<string, () => Promise<unknown>> = {
  'a conversation and all below it are deleted': async () => {
    const { id } = await anyConversation();
    return server.call('DELETE', '/conversations', { query: { threadId: id } });
  },
  'deleted conversations are restored': () =>
    server.database('conversations').whereNotNull('deleted_at').update({ deleted_at: null }),
  'a conversation is rated': async () => {
    const { id, user_id: userId } = await anyConversation();
    const token = await server.tokenFor({ userId, role: 'org:member' });
    return server.call('POST', '/conversations/feedback', { token, body: { threadId: id, rating: 'helpful' } });
  },
  'usage is written late': async () =>
    server
      .database('conversations')
      .where({ id: (await anyConversation()).id })
      .update({ total_tokens: 5_000, cost_usd: 2.5, assistant_message_count: 9 }),
  'the run of a conversation fails late': async () =>
    server
      .database('conversations')
      .whereIn('id', server.database('conversations').select('id').where({ stream_status: 'in_progress' }).limit(1))
      .update({
        stream_status: 'error',
        failure: 'It failed.',
        failure_code: 'internal',
        answer_id: null,
        lease_holder: null,
        lease_expires_at: null,
      }),
  'a person is erased': async () => {
    const userId = userIds.at(-1)!;
    await server.database('conversations').where({ root_user_id: userId }).update({ root_user_id: 'erased' });
    await server.database('conversations').where({ user_id: userId }).update({ user_id: 'erased' });
    const { rows } = await server.database.raw<{ rows: { id: string }[] }>(
      `select id from conversations conversation where user_id = ? and upstream_conversation_id is null
         and not exists (select from conversations below where below.root_conversation_id = conversation.id) limit 20`,
      ['erased'],
    );
    const ids = rows.map(({ id }) => id);
    await server.database('conversation_feedback').whereIn('conversation_id', ids).delete();
    return server.database('conversations').whereIn('id', ids).delete();
  },
  'old conversations are added': async () =>
    server
      .database('conversations')
      .insert(randomConversations(pick, { ...history, count: 30, ...people(), userIds: userIds.slice(0, 4) })),
  [changeOfExecutions]: async () => {
    await server
      .database('task_executions')
      .where({ status: 'in_progress' })
      .limit(5)
      .update({ status: 'completed', finished_at: new Date() });
    const ids = await server.database('task_executions').orderBy('id').limit(7).pluck('id');
    return server.database('task_executions').whereIn('id', ids).delete();
  },
};

const people = () => ({ organizationId: server.organizationId, userIds, agentIds });
async function anyConversation(): Promise<ConversationRow> {
  const rows = await server
    .database<ConversationRow>('conversations')
    .whereNull('deleted_at')
    .orderBy('id')
    .select('*');
  return oneOf(rows);
}

beforeAll(async () => {
  server = await startTestServer({}, { worker: false });
  agentIds = [];
  for (const name of ['Concierge', 'Finder', 'Checker']) agentIds.push((await save(server, { name })).id);
  userIds = ['user_ada', 'user_bea', 'user_cem', 'user_dan', 'user_eva'];
  for (const userId of userIds) {
    await server.tokenFor({ userId, role: 'org:member' });
    await setMetadata(server, userId, { department: userIds.indexOf(userId) % 2 === 0 ? 'Sales' : 'Service' });
  }
  await server.database.batchInsert(
    'conversations',
    randomConversations(pick, { ...history, count: counts.conversations, ...people() }),
    100,
  );
  const tasks = await server
    .database('scheduled_tasks')
    .insert(
      userIds.slice(0, 3).map((user_id, index) => ({
        organization_id: server.organizationId,
        name: `Task ${index}`,
        prompt: 'Report.',
        schedule: '* * * * *',
        enabled: false,
        agent_id: agentIds[0],
        user_id,
        catch_up_window_seconds: 60,
      })),
    )
    .returning('id');
  taskIds = tasks.map(({ id }) => id as number);
  await server.database.batchInsert(
    'task_executions',
    randomExecutions(pick, { ...history, count: counts.executions, organizationId: server.organizationId, taskIds }),
    100,
  );
}, 120_000);
afterAll(() => server?.stop());

test('totals equal those counted one by one, before any day is stored and after all days are stored', async () => {
  await expectEqualTotals(10);
  await storeDays();
  const stored = await server.database('conversation_days').select('*');
  expect(new Set(stored.map(({ day }) => String(day))).size).toBeGreaterThan(30);
  expect(stored.filter(({ user_id }) => user_id !== '').length).toBeGreaterThan(30);
  await expectEqualTotals(isFullRun ? 400 : 40);
});

test('stored counts of task executions equal those counted one by one', async () => {
  expect(await server.database('task_execution_days').where({ task_id: taskIds[0]! }).select('*')).not.toHaveLength(0);
  await expectEqualExecutions();
});

for (const [name, change] of Object.entries(changes))
  test(`totals equal those counted one by one, before and after the changed days are stored, if ${name}`, async () => {
    const expectCorrectExecutions = isFullRun || name === changeOfExecutions ? expectEqualExecutions : () => undefined;
    for (let count = 0; count < 3; count++) await change();
    expect(await server.database('changed_days').select('*')).not.toHaveLength(0);
    await expectEqualTotals(8);
    await expectCorrectExecutions();
    await storeDays();
    await expectEqualTotals(isFullRun ? 100 : 12);
    await expectCorrectExecutions();
  });

test('an erased person is removed from the owners of conversations', async () => {
  expect(await server.database('conversation_owners').where({ user_id: userIds.at(-1)! })).toHaveLength(0);
});

test('a change that commits while its day is being stored is not lost', async () => {
  const { id } = await anyConversation();
  await changes['usage is written late']!();
  const transaction = await server.database.transaction();
  await transaction('conversations').where({ id }).update({ output_tokens: 77_777, deleted_at: null });
  await storeDays();
  await transaction.commit();
  await expectEqualTotals(6);
  await storeDays();
  await expectEqualTotals(6);
});

test('totals read the stored days, but not those whose conversations have changed', async () => {
  const { created_at: createdAt, id } = (await server
    .database<ConversationRow>('conversations')
    .whereNull('deleted_at')
    .whereNull('upstream_conversation_id')
    .first())!;
  const day = new Date(Math.floor(createdAt.getTime() / dayMs) * dayMs);
  const query = { from: day.toISOString(), to: new Date(day.getTime() + dayMs).toISOString(), allInOrg: true };
  const stats = async () => (await server.call('GET', '/dashboard/getStats', { query })).body;
  const before = await stats();
  await server.database('conversation_days').update({ conversation_count: 1_000_000, message_count: 2_000_000 });
  expect(await stats()).toMatchObject({ conversationCount: 1_000_000, messageCount: 2_000_000 });
  await server.database('conversations').where({ id }).update({ tool_call_count: 4_321 });
  expect(await stats()).toMatchObject({
    conversationCount: before.conversationCount,
    messageCount: before.messageCount,
  });
});

test('another organization has its own totals', async () => {
  const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
  const query = { from: '2026-01-01', to: '2026-12-31', allInOrg: true };
  expect((await server.call('GET', '/dashboard/getStats', { token, query })).body).toMatchObject({
    conversationCount: 0,
    uniqueUsers: 0,
    uniqueAgents: 0,
  });
});

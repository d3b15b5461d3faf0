// Random conversations and runs of scheduled tasks, and functions that count them one by one.
import { randomUUID } from 'node:crypto';

const dayMs = 86_400_000;
type Numbers = (limit: number) => number;

/** Returns a function that returns pseudorandom numbers: 0 <= number < limit. The seed determines the sequence. */
export function numbers(seed: number): Numbers {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

export interface ConversationRow {
  organization_id: string;
  id: string;
  agent_id: number;
  user_id: string;
  name: string;
  upstream_conversation_id: string | null;
  root_conversation_id: string | null;
  root_created_at: Date | null;
  root_user_id: string | null;
  root_agent_id: number | null;
  is_triggered: boolean;
  is_scheduled: boolean;
  source: string;
  stream_status: string | null;
  user_message_count: number;
  assistant_message_count: number;
  tool_call_count: number;
  total_tokens: number;
  input_tokens: number;
  output_tokens: number;
  cost_usd: number | string | null;
  helpful_count: number;
  not_helpful_count: number;
  created_at: Date;
  deleted_at: Date | null;
}

interface Period {
  from: number;
  days: number;
  count: number;
  organizationId: string;
}

function randomConversation(pick: Numbers, { from, days, userIds, agentIds, organizationId }: Period & People) {
  const isRunning = pick(30) === 0;
  return {
    organization_id: organizationId,
    id: randomUUID(),
    name: 'A conversation',
    agent_id: agentIds[pick(agentIds.length)]!,
    // Most conversations belong to the first person.
    user_id: userIds[pick(3) === 0 ? pick(userIds.length) : 0]!,
    is_triggered: pick(6) === 0,
    is_scheduled: pick(4) === 0,
    ...(isRunning
      ? {
          stream_status: 'in_progress',
          answer_id: randomUUID(),
          lease_holder: randomUUID(),
          lease_expires_at: new Date(),
        }
      : { stream_status: [null, 'completed', 'stopped', 'timeout'][pick(4)]! }),
    user_message_count: pick(9),
    assistant_message_count: pick(9),
    tool_call_count: pick(9),
    total_tokens: pick(900),
    input_tokens: pick(900),
    output_tokens: pick(900),
    // Multiples of 1/4 have exact sums.
    cost_usd: pick(5) === 0 ? null : pick(40) / 4,
    helpful_count: pick(3),
    not_helpful_count: pick(3),
    created_at: new Date(from + pick(days * dayMs)),
  };
}

interface People {
  userIds: readonly string[];
  agentIds: readonly number[];
}

type NewConversation = ReturnType<typeof randomConversation> &
  Pick<
    ConversationRow,
    'upstream_conversation_id' | 'root_conversation_id' | 'root_created_at' | 'root_user_id' | 'root_agent_id'
  >;

const placeBelow = (above: NewConversation) => ({
  upstream_conversation_id: above.id,
  root_conversation_id: above.root_conversation_id ?? above.id,
  root_created_at: above.root_created_at ?? above.created_at,
  root_user_id: above.root_user_id ?? above.user_id,
  root_agent_id: above.root_agent_id ?? above.agent_id,
  user_id: above.user_id,
});
const onTop = {
  upstream_conversation_id: null,
  root_conversation_id: null,
  root_created_at: null,
  root_user_id: null,
  root_agent_id: null,
};

/** Returns random conversations, of which about a fifth are sub-conversations. */
export function randomConversations(pick: Numbers, options: Period & People): NewConversation[] {
  const rows: NewConversation[] = [];
  while (rows.length < options.count) {
    const above = rows.length > 0 && pick(5) === 0 ? rows[pick(rows.length)] : undefined;
    const row = randomConversation(pick, options);
    rows.push(above ? { ...row, ...placeBelow(above) } : { ...row, ...onTop });
  }
  return rows;
}

export function randomExecutions(pick: Numbers, options: Period & { taskIds: readonly number[] }): object[] {
  return Array.from({ length: options.count }, (_, index) => {
    const status = ['completed', 'completed', 'failed', 'skipped', 'missed', 'in_progress'][pick(6)]!;
    const at = new Date(options.from + pick(options.days * dayMs));
    return {
      organization_id: options.organizationId,
      scheduled_task_id: options.taskIds[pick(3) === 0 ? pick(options.taskIds.length) : 0],
      kind: 'slot',
      scheduled_for: new Date(options.from + index),
      status,
      created_at: at,
      finished_at: status === 'completed' || status === 'failed' ? at : null,
      ...(status === 'failed' ? { error: 'It failed.', failure_code: 'internal' } : {}),
      reason: status === 'skipped' || status === 'missed' ? 'It was not run.' : null,
    };
  });
}

export interface Query {
  from: string;
  to: string;
  userId?: string | undefined;
  agentId?: number | undefined;
  source?: string | undefined;
  streamStatus?: string | undefined;
  metadataValue?: string | undefined;
  interval?: 'hour' | 'day' | 'week' | undefined;
}

const isFailed = ({ stream_status }: ConversationRow) => stream_status === 'error' || stream_status === 'timeout';

function sumsOf(selected: readonly ConversationRow[], below: readonly ConversationRow[]) {
  const all = [...selected, ...below];
  const sum = (value: (row: ConversationRow) => number) => all.reduce((total, row) => total + value(row), 0);
  return {
    conversationCount: selected.length,
    failedConversationCount: selected.filter(isFailed).length,
    messageCount: sum((row) => row.user_message_count + row.assistant_message_count),
    toolCalls: sum((row) => row.tool_call_count),
    totalTokens: sum((row) => row.total_tokens),
    inputTokens: sum((row) => row.input_tokens),
    outputTokens: sum((row) => row.output_tokens),
    costUsd: sum((row) => Number(row.cost_usd ?? 0)),
    unknownCostCount: all.filter(({ cost_usd }) => cost_usd === null).length,
    uniqueUsers: new Set(selected.map(({ user_id }) => user_id)).size,
    uniqueAgents: new Set(all.map(({ agent_id }) => agent_id)).size,
    totalFeedback: sum((row) => row.helpful_count + row.not_helpful_count),
    totalHelpful: sum((row) => row.helpful_count),
    totalNotHelpful: sum((row) => row.not_helpful_count),
  };
}

const firstMonday = Date.parse('1970-01-05T00:00:00Z');
const lengths = { hour: dayMs / 24, day: dayMs, week: 7 * dayMs };

/** Returns the totals, and those entries of the series that have conversations. */
export function countOneByOne(rows: readonly ConversationRow[], sellers: ReadonlySet<string>, query: Query) {
  const selectsSubConversations = query.source === 'agent';
  const selected = rows.filter(
    (row) =>
      row.deleted_at === null &&
      (row.upstream_conversation_id !== null) === selectsSubConversations &&
      row.created_at >= new Date(query.from) &&
      row.created_at < new Date(query.to) &&
      (query.userId === undefined || row.user_id === query.userId) &&
      (query.agentId === undefined || row.agent_id === query.agentId) &&
      (query.source === undefined || row.source === query.source) &&
      (query.streamStatus === undefined || row.stream_status === query.streamStatus) &&
      (query.metadataValue === undefined || sellers.has(row.user_id)),
  );
  const ids = new Set(selected.map(({ id }) => id));
  const below = selectsSubConversations
    ? []
    : rows.filter((row) => row.deleted_at === null && ids.has(row.root_conversation_id ?? ''));
  if (query.interval === undefined) return { totals: sumsOf(selected, below), series: [] };
  const length = lengths[query.interval];
  const startOf = (at: Date) => Math.floor((at.getTime() - firstMonday) / length) * length + firstMonday;
  const starts = [...new Set(selected.map(({ created_at }) => startOf(created_at)))].sort((one, other) => one - other);
  const series = starts.map((start) => ({
    start: new Date(start).toISOString(),
    ...sumsOf(
      selected.filter(({ created_at }) => startOf(created_at) === start),
      below.filter(({ root_created_at }) => startOf(root_created_at!) === start),
    ),
  }));
  return { totals: sumsOf(selected, below), series };
}

export function countExecutions(rows: readonly { status: string }[]) {
  const count = (status: string) => rows.filter((row) => row.status === status).length;
  const [completed, failed, running] = [count('completed'), count('failed'), count('in_progress')];
  return { total: completed + failed + running, completed, failed, in_progress: running };
}

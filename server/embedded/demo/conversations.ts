// Adds a month of conversations for the dashboard. They are created through the same code as real conversations, so
// that all counters are correct. Then their timestamps are moved to the past.
import type { Knex } from 'knex';
import type { Caller } from '../../platform/caller.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import type { DemoAgents } from './agents.js';
import type { Conversations } from '../../modules/conversations/conversations.js';
import type { MessagePart, RunResult, Runs } from '../../modules/conversations/runs/runs.js';

export interface DemoConversationDependencies {
  database: Knex;
  conversations: Pick<Conversations, 'createFeedback'> & { runs: Runs };
}

interface DemoConversation {
  agent: 'concierge' | 'partsFinder' | 'reportWriter';
  question: string;
  answer: string;
  tool?: { name: string; input: object; output: unknown };
  /** A conversation that the agent started with another agent. */
  delegated?: DemoConversation;
  rating?: 'helpful' | 'not_helpful';
  comment?: string;
}

const stock: DemoConversation = {
  agent: 'partsFinder',
  question: 'Is BK-2 in stock in Turin?',
  answer: 'Four brake kits BK-2 are in Turin, twelve in Lyon.',
};
const brakeKit: DemoConversation = {
  agent: 'partsFinder',
  question: 'Which kit fits joint 2?',
  answer: 'Brake kit BK-2 fits joint 2 of the Arm X2.',
  tool: {
    name: 'search_knowledge_base',
    input: { query: 'Arm X2 joint 2 brake' },
    output: { results: [{ fileName: 'arm-x2-parts.pdf', text: 'BK-2: joints 1 to 3', score: 0.91 }] },
  },
  delegated: stock,
};
const demoConversations: readonly DemoConversation[] = [
  {
    agent: 'concierge',
    question: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
    answer:
      'E-17 means the brake of joint 2 does not release. Check its 24 V supply first; if that is fine, ' +
      'the brake kit BK-2 is the part to order.',
    tool: {
      name: 'call_agent',
      input: { message: 'Which kit fits joint 2?' },
      output: 'Brake kit BK-2 fits joint 2 of the Arm X2.',
    },
    delegated: brakeKit,
    rating: 'helpful',
    comment: 'The brake supply was the cause.',
  },
  {
    agent: 'reportWriter',
    question: "Write up today's visit: replaced gripper pads, tested 200 cycles, no slip.",
    answer: 'The gripper pads were replaced. A test of 200 cycles showed no slip.',
    rating: 'helpful',
  },
  {
    agent: 'concierge',
    question: 'How do I change a gripper?',
    answer:
      'Move the arm to its service position, release the air, ' +
      'turn the ring a quarter to the left and pull the gripper off.',
  },
  {
    agent: 'concierge',
    question: 'Can the Arm X2 lift 14 kg at full reach?',
    answer: 'No. At full reach its limit is 9 kg; 14 kg are possible up to 60 % of the reach.',
    rating: 'not_helpful',
    comment: 'Asked about the X3, too.',
  },
  {
    agent: 'partsFinder',
    question: 'Belt for an Arm X1, serial number 20-1187',
    answer: 'Belt B-11, length 840 mm.',
    tool: { name: 'search_knowledge_base', input: { query: 'Arm X1 belt' }, output: { results: [] } },
  },
  {
    agent: 'reportWriter',
    question: 'Shorten the report on the Lyon line to three sentences.',
    answer: 'Two arms were calibrated. Joint 4 of the third shows wear. It is to be replaced in December.',
  },
];

const people = ['user_2kChiaraRossi6uR9vTx4Le', 'user_2kBenLindqvist4sM7xPz2Jc', 'user_2kAdaOkafor5tN8wQy3Kd'];
const days = 30;
const concurrency = 6;

interface Circumstances {
  caller: Caller;
  agents: DemoAgents;
  startedAt: Date;
  upstreamConversationId?: string;
}

/** Returns the model and the cost of a demo run in US dollars. The factors are the prices per million tokens. */
export const demoCost = (inputTokens: number, outputTokens: number) => ({
  model: 'openai:gpt-5-mini',
  costUsd: Number(((inputTokens * 0.25 + outputTokens * 2) / 1_000_000).toFixed(12)),
});

function answerParts({ answer, tool }: DemoConversation): MessagePart[] {
  const text: MessagePart = { type: 'text', text: answer };
  if (tool === undefined) return [{ type: 'step-start' }, text];
  return [
    { type: 'step-start' },
    {
      type: `tool-${tool.name}`,
      toolCallId: 'call_1',
      state: 'output-available',
      input: tool.input,
      output: tool.output,
    },
    { type: 'step-start' },
    text,
  ];
}

function resultOf(conversation: DemoConversation, startedAt: Date): RunResult {
  const { question, answer, tool } = conversation;
  const inputTokens = 600 + 11 * question.length + (tool ? 900 : 0) + (startedAt.getDate() % 9) * 70;
  const outputTokens = 2 * answer.length;
  return {
    status: 'completed',
    parts: answerParts(conversation),
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    finishReason: 'stop',
    ...demoCost(inputTokens, outputTokens),
  };
}

async function addConversation(
  dependencies: DemoConversationDependencies,
  conversation: DemoConversation,
  circumstances: Circumstances,
): Promise<void> {
  const { caller, agents, startedAt, upstreamConversationId } = circumstances;
  const { organizationId, userId } = caller;
  const run = await dependencies.conversations.runs.start(
    {
      organizationId,
      userId,
      agentId: agents[conversation.agent],
      conversationId: null,
      parts: [{ type: 'text', text: conversation.question }],
      renderedSystemPrompt: '',
      ...(upstreamConversationId !== undefined && { upstreamConversationId }),
    },
    autocommit,
  );
  await dependencies.conversations.runs.finish(run, resultOf(conversation, startedAt));
  const { conversationId } = run;
  if (conversation.rating !== undefined)
    await dependencies.conversations.createFeedback(
      caller,
      conversationId,
      { rating: conversation.rating, comment: conversation.comment ?? '' },
      autocommit,
    );
  if (conversation.delegated !== undefined)
    await addConversation(dependencies, conversation.delegated, {
      ...circumstances,
      startedAt: new Date(startedAt.getTime() + 3_000),
      upstreamConversationId: conversationId,
    });
  await moveTo(dependencies.database, {
    organizationId,
    conversationId,
    startedAt,
    answeredAt: new Date(startedAt.getTime() + 4_000 + 60 * conversation.answer.length),
  });
}

export async function moveTo(
  database: Knex,
  times: { organizationId: string; conversationId: string; startedAt: Date; answeredAt: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const run = (sql: string) =>
      transaction.raw(
        `${sql} where organization_id = :organizationId
          and ${sql.startsWith('update conversations') ? 'id' : 'conversation_id'} = :conversationId`,
        times,
      );
    await run(
      `update conversations set created_at = :startedAt, first_message_at = :startedAt, last_message_at = :answeredAt,
         updated_at = :answeredAt,
         latency_ms = cast(extract(epoch from cast(:answeredAt as timestamptz) - :startedAt) * 1000 as integer)`,
    );
    await run(
      `update messages set created_at = case when role = 'user' then cast(:startedAt as timestamptz)
        else :answeredAt end`,
    );
    await run('update tool_calls set created_at = :answeredAt');
    await run(`update conversation_feedback set created_at = cast(:answeredAt as timestamptz) + interval '5 minutes'`);
  });
}

/**
 * Adds one or two conversations per weekday and at most one per day at weekends, each with its delegated conversations.
 */
export async function addDemoConversations(
  dependencies: DemoConversationDependencies,
  organizationId: string,
  agents: DemoAgents,
  now: Date,
): Promise<void> {
  const pending: (() => Promise<void>)[] = [];
  for (let daysAgo = days - 1, count = 0; daysAgo >= 0; daysAgo--) {
    const isWeekend = [0, 6].includes(new Date(now.getTime() - daysAgo * 86_400_000).getUTCDay());
    for (let index = 0; index < (isWeekend ? daysAgo % 2 : 1 + (daysAgo % 2)); index++, count++) {
      const caller: Caller = {
        userId: people[count % people.length] ?? '',
        organizationId,
        role: 'org:member',
        permissions: [],
      };
      const startedAt = new Date(now.getTime() - daysAgo * 86_400_000 - (index + 1) * 3_600_000);
      const conversation = demoConversations[count % demoConversations.length];
      if (conversation) pending.push(() => addConversation(dependencies, conversation, { caller, agents, startedAt }));
    }
  }
  // Add conversations concurrently, because each waits for the disk many times.
  const addPending = async () => {
    for (let next = pending.shift(); next !== undefined; next = pending.shift()) await next();
  };
  await Promise.all(Array.from({ length: concurrency }, addPending));
}

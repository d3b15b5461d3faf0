// A month of conversations for a first look at the dashboard. Begun, answered and rated through the same rules as real ones, so that every
// counter is right; then moved into the past, which no rule can do.
import type { Knex } from 'knex';
import type { Caller } from '../../platform/caller.js';
import type { Conversations } from '../../modules/conversations/conversations.js';
import type { MessagePart, Turns } from '../../modules/conversations/turns.js';

export interface DemoConversationParts {
  database: Knex;
  turns: Turns;
  conversations: Conversations;
}

interface Story {
  agent: 'concierge' | 'partsFinder' | 'reportWriter';
  question: string;
  answer: string;
  tool?: { name: string; input: object; output: unknown };
  /** What the agent asked another one. */
  below?: Story;
  rating?: 'helpful' | 'not_helpful';
  comment?: string;
}

export interface DemoAgents {
  concierge: number;
  partsFinder: number;
  reportWriter: number;
}

const stock: Story = {
  agent: 'partsFinder',
  question: 'Is BK-2 in stock in Turin?',
  answer: 'Four brake kits BK-2 are in Turin, twelve in Lyon.',
};
const brakeKit: Story = {
  agent: 'partsFinder',
  question: 'Which kit fits joint 2?',
  answer: 'Brake kit BK-2 fits joint 2 of the Arm X2.',
  tool: {
    name: 'search_knowledge_base',
    input: { query: 'Arm X2 joint 2 brake' },
    output: { results: [{ fileName: 'arm-x2-parts.pdf', text: 'BK-2: joints 1 to 3', score: 0.91 }] },
  },
  below: stock,
};
const stories: readonly Story[] = [
  {
    agent: 'concierge',
    question: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
    answer:
      'E-17 means the brake of joint 2 does not release. Check its 24 V supply first; if that is fine, the brake kit BK-2 is the part to order.',
    tool: {
      name: 'call_agent',
      input: { message: 'Which kit fits joint 2?' },
      output: 'Brake kit BK-2 fits joint 2 of the Arm X2.',
    },
    below: brakeKit,
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
      'Move the arm to its service position, release the air, turn the ring a quarter to the left and pull the gripper off.',
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
const TOLD_AT_ONCE = 6;

interface Place {
  caller: Caller;
  agents: DemoAgents;
  startedAt: Date;
  upstreamConversationId?: string;
}

function answerParts({ answer, tool }: Story): MessagePart[] {
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

async function tell(parts: DemoConversationParts, story: Story, place: Place): Promise<void> {
  const { caller, agents, startedAt, upstreamConversationId } = place;
  const { organizationId, userId } = caller;
  const turn = await parts.turns.begin({
    ...{
      organizationId,
      userId,
      agentId: agents[story.agent],
      conversationId: null,
      parts: [{ type: 'text', text: story.question }],
      renderedSystemPrompt: '',
    },
    ...(upstreamConversationId !== undefined && { upstreamConversationId }),
  });
  const [inputTokens, outputTokens] = [
    600 + 11 * story.question.length + (story.tool ? 900 : 0) + (startedAt.getDate() % 9) * 70,
    2 * story.answer.length,
  ];
  await parts.turns.finish(turn, {
    status: 'completed',
    parts: answerParts(story),
    usage: { inputTokens, outputTokens, totalTokens: inputTokens + outputTokens },
    finishReason: 'stop',
  });
  const { conversationId } = turn;
  if (story.rating !== undefined)
    await parts.conversations.rate(caller, conversationId, { rating: story.rating, comment: story.comment ?? '' });
  if (story.below !== undefined)
    await tell(parts, story.below, {
      ...place,
      startedAt: new Date(startedAt.getTime() + 3_000),
      upstreamConversationId: conversationId,
    });
  await moveTo(parts.database, {
    organizationId,
    conversationId,
    startedAt,
    answeredAt: new Date(startedAt.getTime() + 4_000 + 60 * story.answer.length),
  });
}

async function moveTo(
  database: Knex,
  moment: { organizationId: string; conversationId: string; startedAt: Date; answeredAt: Date },
): Promise<void> {
  await database.transaction(async (transaction) => {
    const run = (sql: string) =>
      transaction.raw(
        `${sql} where organization_id = :organizationId and ${sql.startsWith('update conversations') ? 'id' : 'conversation_id'} = :conversationId`,
        moment,
      );
    await run(
      'update conversations set created_at = :startedAt, first_message_at = :startedAt, last_message_at = :answeredAt, updated_at = :answeredAt',
    );
    await run(
      `update messages set created_at = case when role = 'user' then cast(:startedAt as timestamptz) else :answeredAt end`,
    );
    await run('update tool_calls set created_at = :answeredAt');
    await run(`update conversation_feedback set created_at = cast(:answeredAt as timestamptz) + interval '5 minutes'`);
  });
}

/** One or two a day, fewer at weekends, up to an hour ago. */
export async function addDemoConversations(
  parts: DemoConversationParts,
  organizationId: string,
  agents: DemoAgents,
  now: Date,
): Promise<void> {
  const toTell: (() => Promise<void>)[] = [];
  for (let daysAgo = days - 1, told = 0; daysAgo >= 0; daysAgo--) {
    const isWeekend = [0, 6].includes(new Date(now.getTime() - daysAgo * 86_400_000).getUTCDay());
    for (let index = 0; index < (isWeekend ? daysAgo % 2 : 1 + (daysAgo % 2)); index++, told++) {
      const caller: Caller = {
        userId: people[told % people.length] ?? '',
        organizationId,
        role: 'org:member',
        permissions: [],
      };
      const startedAt = new Date(now.getTime() - daysAgo * 86_400_000 - (index + 1) * 3_600_000);
      const story = stories[told % stories.length];
      if (story) toTell.push(() => tell(parts, story, { caller, agents, startedAt }));
    }
  }
  // Each waits for the disk many times; several at once wait together.
  const tellOnes = async () => {
    for (let next = toTell.shift(); next !== undefined; next = toTell.shift()) await next();
  };
  await Promise.all(Array.from({ length: TOLD_AT_ONCE }, tellOnes));
}

// Creates the conversations of the examples in openapi.yaml, with the same ids. Adds one more conversation, which the
// reference page offers to delete.
import type { Knex } from 'knex';
import { createRuns } from '../../modules/conversations/index.js';
import type { MessagePart, RunResult } from '../../modules/conversations/runs/runs.js';
import type { Conversations } from '../../modules/conversations/conversations.js';
import type { Caller } from '../../platform/caller.js';
import type { Events } from '../../platform/events/emit-events.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { demoOrganizationId } from '../identity/index.js';
import type { DemoAgents } from './agents.js';
import { demoCost, moveTo } from './conversations.js';
import { ben, chiara } from './people.js';

const mainId = 'c0a8f1d2-1b3c-4d5e-8f60-718293a4b5c6';
const answerId = '04ecd5b6-5f70-4192-8da4-b5c6d7e8f90a';
export const digestConversationId = 'e2cab3f4-3d5e-4f70-8b82-93a4b5c6d7e8';
export const failedConversationId = '15fde6c7-6081-42a3-8eb5-c6d7e8f90a1b';
const subConversationId = 'd1b9a2e3-2c4d-4e6f-9a71-8293a4b5c6d7';
/** Id of the conversation that the reference page offers to delete. */
export const expendableConversationId = '26fed7d8-7182-43b4-8fd6-d7e8f90a1b2c';

const hourMs = 3_600_000;

interface Example {
  readonly ids: { readonly conversation: string; readonly question?: string; readonly answer?: string };
  readonly owner: Caller;
  readonly agentId: number;
  readonly name: string;
  readonly question: string;
  readonly upstreamId?: string;
  readonly isScheduled?: boolean;
  readonly hoursAgo: number;
  readonly result: RunResult;
}

const text = (value: string): MessagePart => ({ type: 'text', text: value });
const usage = (inputTokens: number, outputTokens: number) => ({
  inputTokens,
  outputTokens,
  totalTokens: inputTokens + outputTokens,
});
const completed = (parts: readonly MessagePart[], inputTokens: number, outputTokens: number): RunResult => ({
  status: 'completed',
  parts: [{ type: 'step-start' }, ...parts],
  usage: usage(inputTokens, outputTokens),
  finishReason: 'stop',
  ...demoCost(inputTokens, outputTokens),
});

const toolCalls = (agentId: number): MessagePart[] => [
  {
    type: 'tool-search_knowledge_base',
    toolCallId: 'call_8Q',
    state: 'output-available',
    input: { query: 'E-17', knowledgeBaseId: 1 },
    output: { results: [{ fileName: 'arm-x2-manual.pdf', text: 'E-17: joint 2 brake.', score: 0.83 }] },
  },
  {
    type: 'tool-call_agent',
    toolCallId: 'call_9R',
    state: 'output-available',
    input: { agentId, message: 'Which kit fits joint 2?' },
    output: 'Brake kit BK-2 fits joint 2 of the Arm X2.',
  },
  { type: 'step-start' },
];

function brakeFault({ concierge, partsFinder }: DemoAgents): readonly Example[] {
  const answer = 'E-17 means the brake of joint 2 does not release. Check its 24 V supply first.';
  return [
    {
      ids: { conversation: mainId, question: 'f3dbc4a5-4e6f-4081-9c93-a4b5c6d7e8f9', answer: answerId },
      owner: chiara,
      agentId: concierge,
      name: 'Arm X2 stops at 40 degrees',
      question: 'Our Arm X2 stops at 40 degrees and shows E-17. What should I check first?',
      hoursAgo: 3,
      result: completed([...toolCalls(partsFinder), text(answer)], 1840, 212),
    },
    {
      ids: { conversation: subConversationId },
      owner: chiara,
      agentId: partsFinder,
      name: 'Brake kit for joint 2',
      question: 'Which kit fits joint 2?',
      upstreamId: mainId,
      hoursAgo: 3,
      result: completed([text('Brake kit BK-2 fits joint 2 of the Arm X2.')], 580, 60),
    },
  ];
}

const others = ({ concierge, reportWriter }: DemoAgents): readonly Example[] => [
  {
    ids: { conversation: digestConversationId },
    owner: ben,
    agentId: reportWriter,
    name: 'Morning visit digest',
    question: 'Sum up all visit reports of yesterday in ten lines.',
    isScheduled: true,
    hoursAgo: 72,
    result: completed([text('Two visits: Lyon and Turin. One brake was replaced.')], 920, 48),
  },
  {
    ids: { conversation: failedConversationId },
    owner: chiara,
    agentId: concierge,
    name: 'Where is the emergency stop?',
    question: 'Where is the emergency stop of the Arm X3?',
    hoursAgo: 30,
    result: {
      status: 'error',
      parts: [],
      failure: { code: 'model_unavailable', message: 'The model provider failed' },
      model: 'openai:gpt-5-mini',
    },
  },
  {
    ids: { conversation: expendableConversationId },
    owner: ben,
    agentId: concierge,
    name: 'Trial',
    question: 'Is this thing on?',
    hoursAgo: 32,
    result: completed([text('Yes.')], 310, 4),
  },
];

interface Dependencies {
  database: Knex;
  conversations: Pick<Conversations, 'createFeedback'>;
}

/** Discards events, because modules must not react to runs that ended in the past. */
const noEvents: Events = { emit: async () => undefined };

async function addExample({ database }: Dependencies, example: Example, now: Date): Promise<void> {
  const { ids, owner, agentId, name, question, upstreamId, isScheduled = false, hoursAgo, result } = example;
  // `runs.start` creates four ids in this order: question, answer, lease, conversation. The lease gets a random id.
  const given = [ids.question, ids.answer, undefined, ids.conversation];
  const runs = createRuns({ database, events: noEvents, createId: () => given.shift() ?? crypto.randomUUID() });
  const run = await runs.start(
    {
      organizationId: demoOrganizationId,
      userId: owner.userId,
      agentId,
      conversationId: null,
      name,
      isScheduled,
      ...(upstreamId === undefined ? {} : { upstreamConversationId: upstreamId }),
      parts: [text(question)],
      renderedSystemPrompt: 'You are the first contact for owners of Acme robot arms. Ask for the serial number first.',
    },
    autocommit,
  );
  await runs.finish(run, result);
  const startedAt = new Date(now.getTime() - hoursAgo * hourMs);
  const { organizationId, conversationId } = run;
  await moveTo(database, {
    organizationId,
    conversationId,
    startedAt,
    answeredAt: new Date(startedAt.getTime() + 18_360),
  });
}

export async function addExampleConversations(
  dependencies: Dependencies,
  agents: DemoAgents,
  now: Date,
): Promise<void> {
  for (const example of [...brakeFault(agents), ...others(agents)]) await addExample(dependencies, example, now);
  await dependencies.conversations.createFeedback(
    chiara,
    mainId,
    {
      messageId: answerId,
      rating: 'helpful',
      comment: 'The brake supply was the cause.',
    },
    autocommit,
  );
}

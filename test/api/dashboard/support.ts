// Creates conversations with exact counters and timestamps, as if written by the agent runner.
import { randomUUID } from 'node:crypto';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';

export { expectNamed } from '../errors.js';
export { noConsole, notAdmin, testAccess } from '../access.js';
export { save } from '../agents/support.js';
export { noRole } from '../conversations/support.js';
export { addPerson, setMetadata } from '../organization/support.js';

export const range = { from: '2026-11-01T00:00:00.000Z', to: '2026-12-01T00:00:00.000Z' };

export interface GivenConversation {
  organizationId?: string;
  id?: string;
  agentId: number;
  userId: string;
  upstreamId?: string;
  createdAt?: string;
  updatedAt?: string;
  deletedAt?: string;
  firstMessageText?: string;
  messages?: [user: number, assistant: number];
  lastedSeconds?: number;
  tokens?: [input: number, output: number];
  attachmentCount?: number;
  lastFinishReason?: string;
  streamStatus?: 'completed' | 'stopped' | 'error' | 'timeout';
  failureCode?: string;
  name?: string;
  /** Default: an agent if `upstreamId` is given, otherwise a chat. */
  openedBy?: 'task' | 'trigger';
  model?: string;
  latencyMs?: number;
  /** Default: unknown. */
  costUsd?: number;
  /** Tool calls of each message of the agent. */
  toolCalls?: { toolName: string; args: object; result: unknown }[][];
  feedback?: { rating: 'helpful' | 'not_helpful'; comment: string; at: string }[];
}

async function addToolCalls(
  server: TestServer,
  organizationId: string,
  id: string,
  messages: NonNullable<GivenConversation['toolCalls']>,
): Promise<void> {
  for (const [index, calls] of messages.entries()) {
    const messageId = randomUUID();
    await server.database('messages').insert({
      organization_id: organizationId,
      conversation_id: id,
      id: messageId,
      position: 2 * index + 2,
      role: 'assistant',
      parts: '[]',
    });
    for (const [place, { toolName, args, result }] of calls.entries()) {
      const call = {
        organization_id: organizationId,
        conversation_id: id,
        message_id: messageId,
        position: place + 1,
        tool_name: toolName,
      };
      await server
        .database('tool_calls')
        .insert({ ...call, args: JSON.stringify(args), result: JSON.stringify(result) });
    }
  }
}

interface Upstream {
  id: string;
  created_at: Date;
  user_id: string;
  agent_id: number;
  root_conversation_id: string | null;
  root_created_at: Date | null;
  root_user_id: string | null;
  root_agent_id: number | null;
  deleted_at: Date | null;
}

/** Returns the columns that a sub-conversation inherits from its parent, including the deletion. */
async function placeBelow(server: TestServer, upstreamId: string | undefined) {
  if (upstreamId === undefined) return {};
  const upstream = await server.database('conversations').where({ id: upstreamId }).first<Upstream | undefined>();
  if (upstream === undefined) throw new Error(`no conversation ${upstreamId}`);
  return {
    upstream_conversation_id: upstreamId,
    root_conversation_id: upstream.root_conversation_id ?? upstream.id,
    root_created_at: upstream.root_created_at ?? upstream.created_at,
    root_user_id: upstream.root_user_id ?? upstream.user_id,
    root_agent_id: upstream.root_agent_id ?? upstream.agent_id,
    deleted_at: upstream.deleted_at,
  };
}

export async function addConversation(server: TestServer, given: GivenConversation): Promise<string> {
  const {
    organizationId = server.organizationId,
    id = randomUUID(),
    createdAt = '2026-11-12T08:14:03.120Z',
    messages = [1, 1],
    tokens = [100, 20],
  } = given;
  const { toolCalls = [], feedback = [], lastedSeconds = 2.5 } = given;
  const count = (rating: string) => feedback.filter((rated) => rated.rating === rating).length;
  await server.database('conversations').insert({
    organization_id: organizationId,
    id,
    agent_id: given.agentId,
    user_id: given.userId,
    name: given.name ?? 'A conversation',
    first_message_text: given.firstMessageText ?? null,
    user_message_count: messages[0],
    assistant_message_count: messages[1],
    input_tokens: tokens[0],
    output_tokens: tokens[1],
    total_tokens: tokens[0] + tokens[1],
    attachment_count: given.attachmentCount ?? 0,
    tool_call_count: toolCalls.flat().length,
    last_finish_reason: given.lastFinishReason ?? null,
    stream_status: given.streamStatus ?? null,
    failure: given.failureCode === undefined ? null : 'It failed.',
    failure_code: given.failureCode ?? null,
    is_scheduled: given.openedBy === 'task',
    is_triggered: given.openedBy === 'trigger',
    model: given.model ?? null,
    latency_ms: given.latencyMs ?? null,
    cost_usd: given.costUsd ?? null,
    helpful_count: count('helpful'),
    not_helpful_count: count('not_helpful'),
    first_message_at: messages[0] === 0 ? null : createdAt,
    last_message_at: messages[0] === 0 ? null : new Date(Date.parse(createdAt) + lastedSeconds * 1000),
    created_at: createdAt,
    updated_at: given.updatedAt ?? createdAt,
    ...(await placeBelow(server, given.upstreamId)),
    ...(given.deletedAt !== undefined && { deleted_at: given.deletedAt }),
  });
  await addToolCalls(server, organizationId, id, toolCalls);
  for (const [index, { rating, comment, at }] of feedback.entries()) {
    await server.database('conversation_feedback').insert({
      organization_id: organizationId,
      conversation_id: id,
      user_id: `user_rater_${index}`,
      rating,
      comment,
      created_at: at,
    });
  }
  return id;
}

export const list = (
  server: TestServer,
  query: NonNullable<CallOptions['query']> = {},
  options: CallOptions = {},
): Promise<CallResult> =>
  server.call('GET', '/dashboard/getInteractions', { query: { ...range, ...query }, ...options });

export const stats = (
  server: TestServer,
  query: NonNullable<CallOptions['query']> = {},
  options: CallOptions = {},
): Promise<CallResult> => server.call('GET', '/dashboard/getStats', { query: { ...range, ...query }, ...options });

export const idsOf = (reply: CallResult): string[] => reply.body.map(({ id }: { id: string }) => id);

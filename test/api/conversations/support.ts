// Creates conversations by runs, as the agent runner does.
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import type { MessagePart, NewRun, Run, RunResult } from '../../../server/modules/conversations/runs/runs.js';
import { autocommit } from '../../../server/platform/unit-of-work/unit-of-work.js';
import type { CallOptions, CallResult, TestServer } from '../../support/server.js';
import { expectSameNotFound } from '../errors.js';
import { save } from '../agents/support.js';

/** Error text of the 403 reply to a caller without a role, if guests may call the operation. */
export const noRole = 'Unauthorized: An organization role is required';

export const text = (value: string): MessagePart => ({ type: 'text', text: value });

export const completed = (...parts: MessagePart[]): RunResult => ({
  status: 'completed',
  parts: parts.length > 0 ? parts : [text('Check the brake.')],
  usage: { inputTokens: 10, outputTokens: 3, totalTokens: 13 },
  finishReason: 'stop',
});

const agents = new WeakMap<TestServer, Map<string, Promise<number>>>();

/** Returns the id of the agent that the first call for the organization creates. */
export function agentOf(server: TestServer, organizationId = server.organizationId): Promise<number> {
  const known = agents.get(server) ?? new Map<string, Promise<number>>();
  agents.set(server, known);
  const make = async (): Promise<number> =>
    (await save(server, { stage: 'released' }, { token: await server.tokenFor({ organizationId }) })).id;
  const agent = known.get(organizationId) ?? make();
  known.set(organizationId, agent);
  return agent;
}

export async function startRun(server: TestServer, changes: Partial<NewRun> = {}): Promise<Run> {
  const { organizationId = server.organizationId } = changes;
  const agentId = changes.agentId ?? (await agentOf(server, organizationId));
  return server.container.modules.conversations.runs.start(
    {
      organizationId,
      agentId,
      userId: 'user_ada',
      conversationId: null,
      parts: [text('What is E-17?')],
      renderedSystemPrompt: 'Be brief.',
      ...changes,
    },
    autocommit,
  );
}

/** Creates a conversation, or continues the given one, with a message and its reply. */
export async function talk(server: TestServer, changes: Partial<NewRun> = {}, result = completed()): Promise<Run> {
  const run = await startRun(server, changes);
  expect(await server.container.modules.conversations.runs.finish(run, result)).toBe(true);
  return run;
}

/** Returns the user of the token, or a default user if there is no readable token. */
export function userOf({ token }: CallOptions): string {
  const payload = typeof token === 'string' ? token.split('.')[1] : undefined;
  try {
    return (JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as { sub: string }).sub;
  } catch {
    return 'user_ada';
  }
}

export const tokenOf = (server: TestServer, userId: string, role = 'org:member'): Promise<string> =>
  server.tokenFor({ userId, role });

/**
 * Expects the same 404 for a conversation that is missing, another user's or cross-tenant. Without `showsDeleted`,
 * expects it also for a deleted conversation.
 */
export async function expectHidden(
  server: TestServer,
  call: (threadId: string, options: CallOptions) => Promise<CallResult>,
  { showsDeleted = false } = {},
): Promise<void> {
  const [deleted, others] = [await talk(server), await talk(server, { userId: 'user_bea' })];
  const foreign = await talk(server, { organizationId: server.otherOrganizationId });
  const asAdmin = await server.call('DELETE', '/conversations', { query: { threadId: deleted.conversationId } });
  expect(asAdmin.status).toBe(200);
  const [member, admin] = [await tokenOf(server, 'user_ada'), await server.tokenFor()];
  const replies: CallResult[] = [await call(others.conversationId, { token: member })];
  for (const id of [randomUUID(), ...(showsDeleted ? [] : [deleted.conversationId]), foreign.conversationId]) {
    for (const token of [member, admin]) replies.push(await call(id, { token }));
  }
  expectSameNotFound(replies, 'Conversation not found');
}

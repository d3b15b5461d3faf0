// The platform's tool by which an agent asks another one. The other answers in a conversation of its own, below the caller's.
import { ApiError } from '../../../platform/errors.js';
import type { ToolContext, ToolSettings } from './context.js';
import { ToolFailure } from './failure.js';

export interface AskedAgent {
  readonly agentId: number;
  readonly message: string;
}

export interface AgentAnswer {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  readonly text: string;
  readonly failure: string | null;
}

/** Opens the conversation of the other agent and runs it to its end. */
export type AskAgent = (asked: AskedAgent, context: ToolContext) => Promise<AgentAnswer>;

/** How many agents may wait for one another, the first included. */
const mostAgentsInLine = 5;

export const callAgent =
  ({ ask, settings }: { readonly ask: AskAgent; readonly settings: ToolSettings }) =>
  async ({ agentId, message }: AskedAgent, context: ToolContext) => {
    const callable = (settings.callableAgentIds ?? []).map(Number);
    if (!callable.includes(agentId)) throw new ToolFailure(`This agent may not call agent ${agentId}.`);
    if (context.lineage.includes(agentId))
      throw new ToolFailure(`Agent ${agentId} waits for this answer itself and cannot be called.`);
    if (context.lineage.length >= mostAgentsInLine)
      throw new ToolFailure(`${mostAgentsInLine} agents wait for one another already; no further one can be called.`);
    const answer = await ask({ agentId, message }, context).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 404)
        throw new ToolFailure(`There is no agent ${agentId} any more.`);
      throw error;
    });
    if (answer.status === 'completed') return answer.text;
    if (answer.status === 'stopped') throw new ToolFailure(`Agent ${agentId} was stopped before it had answered.`);
    throw new ToolFailure(`Agent ${agentId} could not answer. ${answer.failure ?? ''}`.trim());
  };

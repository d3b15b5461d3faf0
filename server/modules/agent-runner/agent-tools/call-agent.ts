import { isNotFound } from '../../../platform/errors.js';
import type { ToolContext, ToolSettings } from './context.js';
import { ToolFailureError } from './failure.js';

export interface AgentCall {
  readonly agentId: number;
  readonly message: string;
}

export interface AgentCallResult {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  readonly text: string;
  readonly failure: string | null;
}

/** Runs the called agent in a sub-conversation. Resolves when the run has ended. */
export type CallAgent = (call: AgentCall, context: ToolContext) => Promise<AgentCallResult>;

/** Maximum agents in a chain of calls. */
const maxCallDepth = 5;

export const callAgentTool =
  ({ callAgent, settings }: { readonly callAgent: CallAgent; readonly settings: ToolSettings }) =>
  async ({ agentId, message }: AgentCall, context: ToolContext) => {
    const callable = (settings.callableAgentIds ?? []).map(Number);
    if (!callable.includes(agentId)) throw new ToolFailureError(`This agent may not call agent ${agentId}.`);
    if (context.lineage.includes(agentId))
      throw new ToolFailureError(`Agent ${agentId} is already part of this chain of calls and cannot be called again.`);
    if (context.lineage.length >= maxCallDepth)
      throw new ToolFailureError(
        `The chain of calls already has ${maxCallDepth} agents, so no further agent can be called.`,
      );
    const answer = await callAgent({ agentId, message }, context).catch((error: unknown) => {
      if (isNotFound(error)) throw new ToolFailureError(`Agent ${agentId} no longer exists.`);
      throw error;
    });
    if (answer.status === 'completed') return answer.text;
    if (answer.status === 'stopped') throw new ToolFailureError(`Agent ${agentId} was stopped before it answered.`);
    throw new ToolFailureError(`Agent ${agentId} could not answer. ${answer.failure ?? ''}`.trim());
  };

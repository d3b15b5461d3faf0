import type { Agent } from '../../agents/agents.js';
import type { Run } from '../../conversations/runs/runs.js';
import type { components } from '../../../generated/types.js';

export type ToolSettings = NonNullable<Exclude<Agent['tools'][string], { isProviderTool: true }>['config']>;

export interface ToolContext {
  readonly run: Run;
  /** Aborted when the run ends early. The abort reason is an EarlyEnd (attempt/outcome.ts). */
  readonly signal: AbortSignal;
  /** Ids of the agents in the chain of calls, from the first caller to this agent. */
  readonly lineage: readonly number[];
}

/** The input must satisfy the tool's schema. */
export type RunTool = (input: never, context: ToolContext) => Promise<unknown>;

export type AgentConfiguration = components['schemas']['AgentConfiguration'];

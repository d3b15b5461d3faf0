// Describes the run that a tool belongs to.
import type { Agent } from '../../agents/agents.js';
import type { Run } from '../../conversations/runs/runs.js';
import type { components } from '../../../generated/types.js';

export type ToolSettings = NonNullable<Exclude<Agent['tools'][string], { isProviderTool: true }>['config']>;

export interface ToolContext {
  readonly run: Run;
  /** Its abort reason is an EarlyEnd. */
  readonly signal: AbortSignal;
  /** Ids of the agents that wait for this agent's answer, outermost first. The last id is this agent's. */
  readonly lineage: readonly number[];
}

/** A platform tool of one agent. The input was validated against the tool's schema. */
export type RunTool = (input: never, context: ToolContext) => Promise<unknown>;

export type AgentConfiguration = components['schemas']['AgentConfiguration'];

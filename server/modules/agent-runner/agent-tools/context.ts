// Describes the run that a tool belongs to.
import type { Agent } from '../../agents/agents.js';
import type { Run } from '../../conversations/runs/runs.js';
import type { components } from '../../../generated/types.js';

export type ToolSettings = NonNullable<Exclude<Agent['tools'][string], { isProviderTool: true }>['config']>;

export interface ToolContext {
  readonly run: Run;
  /** Aborted with an EarlyEnd. */
  readonly signal: AbortSignal;
  /** Agents that wait for this agent's answer, outermost first, and this agent last. */
  readonly lineage: readonly number[];
}

/** A platform tool of one agent. The input was validated against the tool's schema. */
export type RunTool = (input: never, context: ToolContext) => Promise<unknown>;

export type AgentConfiguration = components['schemas']['AgentConfiguration'];

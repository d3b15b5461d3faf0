// What tools of a run know of it.
import type { Agent } from '../../agents/repository.js';
import type { Turn } from '../../conversations/turns.js';
import type { components } from '../../../generated/types.js';

export type ToolSettings = NonNullable<Exclude<Agent['tools'][string], { isProviderTool: true }>['config']>;

export interface ToolContext {
  readonly turn: Turn;
  /** Aborted with a RunEnd. */
  readonly signal: AbortSignal;
  /** Agents that wait for this one's answer, the first called first, this one last. */
  readonly lineage: readonly number[];
}

/** A platform tool of one agent. The input has been checked against the tool's schema. */
export type RunTool = (input: never, context: ToolContext) => Promise<unknown>;

export type AgentConfiguration = components['schemas']['AgentConfiguration'];

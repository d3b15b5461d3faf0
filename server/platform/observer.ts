// What operators are told of beside the log: metrics count it where a port is named for them; elsewhere nobody listens.

/** Who had an agent run: somebody who waits for the answer, a job in the background, a schedule, or another agent. */
export type RunSource = 'chat' | 'job' | 'scheduled' | 'agent';

/** How a call of a model ended: a kind of failure of the models' port, or one of these. */
export interface ModelCallEnd {
  /** Name of the configured provider. */
  readonly provider: string;
  /** `completed`, `cancelled` (its run ended), `not_called` (the provider's circuit is open), or the kind of failure. */
  readonly outcome: string;
}

export interface Observer {
  /** Called once per call of a model provider, repeated calls included. */
  modelCallEnded(ended: ModelCallEnd): void;
  /** An agent's run has ended in this process. The outcome is the status that was recorded, or `left` when another attempt or process goes on with it. */
  runEnded(ended: { readonly source: RunSource; readonly outcome: string; readonly durationMs: number }): void;
  /** So many slots and runs of scheduled tasks have come to this status for good. */
  executionsEnded(status: string, count: number): void;
  /** At this look of the scheduler: how long the oldest slot that nobody has claimed has been due. 0: none is. */
  schedulerLag(seconds: number): void;
  /** Called once per attempt of a reaction to a domain event. */
  reactionEnded(ended: {
    readonly event: string;
    readonly reaction: string;
    readonly outcome: 'completed' | 'failed';
  }): void;
}

export const unobserved: Observer = {
  modelCallEnded: () => undefined,
  runEnded: () => undefined,
  executionsEnded: () => undefined,
  schedulerLag: () => undefined,
  reactionEnded: () => undefined,
};

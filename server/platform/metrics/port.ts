// Events that the metrics count. Without METRICS_PORT, they are ignored.

/**
 * `chat`: a chat request that waits for the reply. `job`: a chat request that does not wait, or a trigger. `scheduled`:
 * a scheduled task. `agent`: another agent.
 */
export type RunSource = 'chat' | 'job' | 'scheduled' | 'agent';

export interface ModelCallEnd {
  readonly provider: string;
  /**
   * `completed`, `cancelled` (its caller aborted it), `not_called` (the provider's circuit is open), or a
   * `ModelFailure` (models/port.ts).
   */
  readonly outcome: string;
}

/**
 * Called once per completed request. `operationId` is null if the request matched no operation, or was rejected before
 * the operation was looked up. `status` is 499 if the client closed the connection before the reply was complete. It is
 * 444 if the server closed the connection without a reply.
 */
export type OnRequestDone = (operationId: string | null, status: number, durationMs: number) => void;

/** How a run ended in this process. `unrecorded`: this process did not record the end. */
export const runOutcomes = ['completed', 'stopped', 'error', 'timeout', 'unrecorded'] as const;

export interface Observer {
  /** Called once per call of a model provider, including retries. */
  onModelCallEnded(ended: ModelCallEnd): void;
  onRunEnded(ended: {
    readonly source: RunSource;
    readonly outcome: (typeof runOutcomes)[number];
    readonly durationMs: number;
  }): void;
  /**
   * Called when a worker ended executions of scheduled tasks, or recorded due slots as skipped or missed. Excludes
   * executions that are skipped while queued, and slots that are recorded when a task changes.
   */
  onExecutionsEnded(status: string, count: number): void;
  /** Called at each check of the scheduler with the age of the oldest unclaimed slot, or 0. */
  onSchedulerLag(seconds: number): void;
  onReactionEnded(ended: {
    readonly event: string;
    readonly reaction: string;
    readonly outcome: 'completed' | 'failed';
  }): void;
}

export const silentObserver: Observer = {
  onModelCallEnded: () => undefined,
  onRunEnded: () => undefined,
  onExecutionsEnded: () => undefined,
  onSchedulerLag: () => undefined,
  onReactionEnded: () => undefined,
};

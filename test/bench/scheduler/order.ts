// The messages between the benchmark and its workers.

export interface Order {
  readonly url: string;
  readonly organizationId: string;
  /**
   * What the worker runs: the scheduler with jobs that end immediately, pg-boss alone, or the scheduler with agents
   * that reply.
   */
  readonly what: 'scheduler' | 'pg-boss' | 'runs';
  /** Number of jobs that this worker stores, for pg-boss alone. */
  readonly share: number;
}

export interface Report {
  readonly kind: 'report';
  readonly lagsMs: readonly number[];
  readonly statements: number;
  readonly cpuMs: number;
}

export type Message = { readonly kind: 'ready' } | Report;

export const queueName = 'bench-plain';
/** Number of jobs of one fetch: the service's concurrency limit per process. */
export const jobsOfOneFetch = 10;

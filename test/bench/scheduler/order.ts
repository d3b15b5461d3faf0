// The messages between the benchmark and its workers.

export interface Order {
  readonly url: string;
  readonly organizationId: string;
  /** `scheduler`: its jobs end immediately. `pg-boss`: no scheduler. `runs`: the scheduler with agents that reply. */
  readonly what: 'scheduler' | 'pg-boss' | 'runs';
  /** Number of jobs that this worker stores. Only for `pg-boss`. */
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
/** Maximum jobs of one fetch: the service's concurrency limit per process. */
export const jobsOfOneFetch = 10;

export interface RunSettings {
  /** Maximum duration of one attempt to execute a run, including its tools and the agents that it calls. */
  readonly timeLimitMs: number;
  /**
   * Maximum concurrent background runs of messages and triggers in one worker. Runs of scheduled tasks have the same
   * limit, counted separately.
   */
  readonly maxPerWorker: number;
  /** Like `maxPerWorker`, but for the runs of one organization in all workers. */
  readonly maxPerOrganization: number;
  /** Maximum delay before the first retry of a model call. See `RetriesOptions`. */
  readonly retryDelayMs: number;
}

/** Time that a job has beyond the time limit of its run, to wait for a lease and to store the answer. */
export const jobOverheadMs = 90_000;

export type RunJobSettings = Pick<RunSettings, 'timeLimitMs' | 'maxPerWorker' | 'maxPerOrganization'>;

// The module agent-runner executes the runs. The process that executes a run holds the run's lease.
import { createSemaphore } from '../../../platform/concurrency/semaphore.js';
import type { Transaction, UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { createPartRules } from './message-parts.js';
import type { NewRun, Run, RunKey, RunResult } from './run-types.js';
import { startRun, expiryRules, type BeforeCommit } from './start-run.js';
import { spentOf, storableResultOf } from './storable-result.js';
import type { RunRepository } from './runs-repository.js';

export type * from './run-types.js';

/**
 * `stop`: a stop was requested, or the conversation was deleted. `followed`: a client has requested the events of the
 * run from another process. `lost`: the run has ended otherwise, or another attempt holds its lease. The answer of a
 * lost run can no longer be stored.
 */
export type HeartbeatReply = 'continue' | 'followed' | 'stop' | 'lost';

export interface Runs {
  /**
   * Minimum time for which a lease remains valid after a successful heartbeat was sent. Exception: a heartbeat does not
   * extend a lease while the row of the conversation is locked, so less time can remain.
   */
  readonly minLeaseLeftMs: number;
  /**
   * Stores the message and the run, and calls `beforeCommit`, in one transaction. Throws:
   * - `conversation_not_found` if the user has no such conversation.
   * - `agent_not_found` if the agent does not exist.
   * - `conversation_run_in_progress` if a run of the conversation is in progress.
   * - `user_run_limit_reached` or `organization_run_limit_reached` if `isLimited` is true and the limit is reached.
   * - `bad_request` if the conversation belongs to another agent or is full, or if a file belongs to another
   *   organization.
   */
  start(run: NewRun, unit: UnitOfWork, beforeCommit?: BeforeCommit): Promise<Run>;
  /** Like `start`, but in the given transaction. */
  startWithin(transaction: Transaction, run: NewRun): Promise<Run>;
  /**
   * Takes over a background run for its job, or ends the run if a stop was requested. Returns `held` if another attempt
   * holds an unexpired lease, and `over` if the run has ended.
   */
  takeOver(key: RunKey): Promise<Run | 'held' | 'over'>;
  /** Extends the leases of runs, in one statement. Returns a reply for each run, in the same order. */
  heartbeat(runs: readonly Run[]): Promise<HeartbeatReply[]>;
  /**
   * Stores the answer, its counters and the status in one transaction. Stores nothing and returns false if the lease
   * was lost. Calls `onFollowed` if a client has requested the events of the run from another process.
   */
  finish(run: Run, result: RunResult, onFollowed?: () => void): Promise<boolean>;
  /** Returns whether the run was the last run of its conversation and ended with the status. */
  hasEndedAs(status: RunResult['status'], run: RunKey): Promise<boolean>;
  /**
   * Releases the lease of a background run for the next attempt of its job. Adds the tokens and cost of this attempt to
   * the conversation.
   */
  release(run: Run, attempt: Pick<RunResult, 'usage' | 'costUsd'>): Promise<void>;
  /** Ends expired runs with status `error`, or `stopped` if a stop was requested. Returns their number. */
  failExpiredRuns(): Promise<number>;
}

/** Default duration of a lease. See server/docs/decisions/conversation-runs.md. */
export const defaultLeaseMs = 30_000;
export const heartbeatIntervalMs = 1_000;

/** A heartbeat extends a lease only if less than this fraction of its duration is left. */
const renewBelow = 5 / 6;

/** Maximum runs that one statement ends. */
const expiredBatch = 200;

export interface RunRulesDependencies {
  readonly repository: RunRepository;
  readonly leaseMs: number;
  /** Maximum runs whose results are stored concurrently. Further runs wait without a time limit. */
  readonly maxConcurrentEnds: number;
  createId(): string;
}

export function createRunRules({ repository, createId, leaseMs, maxConcurrentEnds }: RunRulesDependencies): Runs {
  const rules = createPartRules();
  const dependencies = { rules, createId, leaseMs };
  const ends = createSemaphore({ max: maxConcurrentEnds, maxPerOrganization: maxConcurrentEnds });
  const minLeaseLeftMs = renewBelow * leaseMs;
  return {
    minLeaseLeftMs,
    start: (run, unit, beforeCommit) =>
      startRun(dependencies, run, (work) => repository.start(work, unit), beforeCommit),
    startWithin: (transaction, run) => startRun(dependencies, run, (work) => repository.startWithin(transaction, work)),

    async takeOver({ organizationId, conversationId, answerId }) {
      const key = { organizationId, conversationId, answerId };
      const lease = createId();
      const outcome = await repository.takeOver(key, { lease, leaseMs });
      return outcome.kind === 'taken' ? { ...key, ...outcome.run, lease } : outcome.kind;
    },

    async heartbeat(runs) {
      const held = await repository.heartbeat(runs, { leaseMs, renewBelowMs: minLeaseLeftMs });
      const byLease = new Map(held.map((state) => [state.lease, state]));
      return runs.map(({ lease }) => {
        const state = byLease.get(lease);
        if (state === undefined) return 'lost';
        if (state.isStopRequested) return 'stop';
        return state.isFollowed ? 'followed' : 'continue';
      });
    },

    async finish({ organizationId, conversationId, lease }, result, onFollowed) {
      const storable = await storableResultOf(rules, result);
      // Pass no signal, because the answer must be stored even after a long wait.
      const release = await ends.acquire(organizationId);
      try {
        const finished = await repository.finish({ organizationId, conversationId }, { lease, result: storable });
        if (finished?.isFollowed) onFollowed?.();
        return finished !== null;
      } finally {
        release();
      }
    },

    hasEndedAs: (status, run) => repository.hasEndedAs(status, run),

    release: ({ organizationId, conversationId, lease }, attempt) =>
      repository.release({ organizationId, conversationId }, { lease, ...spentOf(attempt) }),

    async failExpiredRuns() {
      let total = 0;
      for (let count = expiredBatch; count === expiredBatch; total += count)
        count = await repository.failExpiredRuns(expiryRules, expiredBatch);
      return total;
    },
  };
}

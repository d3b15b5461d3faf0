// Turns of a conversation, as the modules chat and runs use them. Their types are in turn-types.ts. A turn has a lease
// while it runs, and ends once, with the answer.
//
// `begin` stores the user's message and starts the run, in one transaction. Its steps are in begin-turn.ts, and their
// SQL is in begin-turn-statements.ts.
import { createSemaphore } from '../../../platform/concurrency/semaphore.js';
import type { Transaction, UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { createPartRules } from './message-parts.js';
import type { NewTurn, Turn, TurnResult } from './turn-types.js';
import { beginTurn, expiryRules, type BeforeCommit } from './begin-turn.js';
import { storableResultOf } from './storable-result.js';
import type { TurnRepository } from './turns-repository.js';

export type * from './turn-types.js';

/**
 * `stop`: a stop was requested. `followed`: another process needs the events of the run, because a client follows the
 * run there. `lost`: another process holds the lease or the run has expired; the answer can then no longer be stored.
 */
export type HeartbeatReply = 'continue' | 'followed' | 'stop' | 'lost';

export interface Turns {
  /** Duration of a lease in milliseconds. */
  readonly leaseMs: number;
  /**
   * Stores the message, takes the lease and calls `beforeCommit`, all in one transaction. Throws 404 if the
   * conversation or agent does not exist, and 409 if a run is in progress. Throws 429 if a limit of concurrent runs is
   * reached. Throws 400 if the conversation belongs to another agent or is full.
   */
  begin(turn: NewTurn, unit: UnitOfWork, beforeCommit?: BeforeCommit): Promise<Turn>;
  /** Like `begin`, but in the given transaction. */
  beginWithin(transaction: Transaction, turn: NewTurn): Promise<Turn>;
  /**
   * Takes over a background turn that no process runs, for its job. Returns `held` if another process holds an
   * unexpired lease, and `over` if the turn has ended.
   */
  takeOver(organizationId: string, conversationId: string, answerId: string): Promise<Turn | 'held' | 'over'>;
  /** Extends the leases of turns, in one statement. Returns a reply for each turn, in their order. */
  heartbeat(turns: readonly Turn[]): Promise<HeartbeatReply[]>;
  /**
   * Stores the answer, its counters and the status in one transaction. Returns false without storing anything if the
   * lease was lost. Calls `onFollowed` if another process needs the events of the run.
   */
  finish(turn: Turn, result: TurnResult, onFollowed?: () => void): Promise<boolean>;
  /**
   * Releases the lease of a background turn without an answer, so that the next attempt of its job can take it over
   * immediately.
   */
  release(turn: Turn): Promise<void>;
  /** Ends runs whose leases have expired with status `error` and returns their number. Called by a periodic task. */
  failExpiredRuns(): Promise<number>;
}

/**
 * Default duration of a lease, and the interval of heartbeats. A heartbeat reads the rows of all runs of the process,
 * and writes each of them every few seconds. Decisions about both: server/docs/decisions/conversation-runs.md.
 */
export const defaultLeaseMs = 30_000;
export const heartbeatIntervalMs = 1_000;

/** A heartbeat extends the lease only if less than this fraction is left. */
const renewBelow = 5 / 6;

/** Maximum runs that one statement ends. */
const expiredBatch = 200;

export interface TurnRulesDependencies {
  readonly repository: TurnRepository;
  /** Duration of a lease. */
  readonly leaseMs: number;
  /** Maximum turns that are finished concurrently. The others wait without a limit. */
  readonly maxConcurrentEnds: number;
  createId(): string;
}

export function createTurnRules({ repository, createId, leaseMs, maxConcurrentEnds }: TurnRulesDependencies): Turns {
  const rules = createPartRules();
  const dependencies = { rules, createId, leaseMs };
  const ends = createSemaphore({ max: maxConcurrentEnds, maxPerOrganization: maxConcurrentEnds });
  return {
    leaseMs,
    begin: (turn, unit, beforeCommit) =>
      beginTurn(dependencies, turn, (work) => repository.begin(work, unit), beforeCommit),
    beginWithin: (transaction, turn) =>
      beginTurn(dependencies, turn, (work) => repository.beginWithin(transaction, work)),

    async takeOver(organizationId, conversationId, answerId) {
      const key = { organizationId, conversationId };
      const lease = createId();
      const outcome = await repository.takeOver(key, { answerId, lease, leaseMs });
      return outcome.kind === 'taken' ? { ...key, ...outcome.turn, lease, answerId } : outcome.kind;
    },

    async heartbeat(turns) {
      const held = await repository.heartbeat(turns, { leaseMs, renewBelowMs: renewBelow * leaseMs });
      const byLease = new Map(held.map((run) => [run.lease, run]));
      return turns.map(({ lease }) => {
        const run = byLease.get(lease);
        if (run === undefined) return 'lost';
        if (run.isStopRequested) return 'stop';
        return run.isFollowed ? 'followed' : 'continue';
      });
    },

    async finish({ organizationId, conversationId, lease }, result, onFollowed) {
      const end = await storableResultOf(rules, result);
      // Pass no signal, because the answer must be stored even after a long wait.
      const release = await ends.acquire(organizationId);
      try {
        const finished = await repository.finish({ organizationId, conversationId }, { lease, end });
        if (finished?.isFollowed) onFollowed?.();
        return finished !== null;
      } finally {
        release();
      }
    },

    release: ({ organizationId, conversationId, lease }) =>
      repository.release({ organizationId, conversationId }, lease),

    async failExpiredRuns() {
      let total = 0;
      for (let count = expiredBatch; count === expiredBatch; total += count)
        count = await repository.failExpiredRuns(expiryRules, expiredBatch);
      return total;
    },
  };
}

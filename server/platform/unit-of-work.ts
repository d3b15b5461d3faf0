// The unit of work of one request: what commits together. A request with an Idempotency-Key commits its effect with its kept answer
// (idempotency/keyed-unit.ts); every other caller commits each transaction as soon as it has run.
import type { Knex } from 'knex';

export interface UnitOfWork {
  /** Runs `work` in a transaction. Use no other connection after it: the transaction may still be open. */
  transaction<Result>(database: Knex, work: (transaction: Knex.Transaction) => Promise<Result>): Promise<Result>;
  /** Runs a single statement: on the pool when it commits by itself, in the unit's transaction when it has one. */
  statement<Result>(database: Knex, work: (database: Knex) => Promise<Result>): Promise<Result>;
  /** Runs `action` once the unit has committed, and never when it is rolled back. */
  afterCommit(action: () => unknown): Promise<void>;
  /**
   * When the first attempt with the request's Idempotency-Key began. Null: this is the first attempt. An effect outside of Postgres that
   * is found to have happened since then is the request's own.
   */
  readonly repeatedSince: Date | null;
}

/** Commits each transaction and each statement at once. */
export const autocommit: UnitOfWork = {
  transaction: (database, work) => database.transaction(work),
  statement: (database, work) => work(database),
  afterCommit: async (action) => void (await action()),
  repeatedSince: null,
};

// The unit of work of one request. Requests with an Idempotency-Key and dry runs use manual-commit-unit.ts. Any other
// request commits each transaction immediately.
import type { Database, DatabaseTransaction } from '../database/database.js';
import { systemOrigin, type Origin } from '../audit.js';

/** An open transaction. Only repositories run SQL in it. */
export type Transaction = Pick<DatabaseTransaction, 'isCompleted'>;

export interface UnitOfWork {
  /**
   * Runs `work` in a transaction, which may stay open until the request ends. So run later statements through this
   * unit, not on another connection.
   */
  transaction<Result>(database: Database, work: (transaction: DatabaseTransaction) => Promise<Result>): Promise<Result>;
  /**
   * Call it after `transaction` has resolved. Runs `action` after the commit, but not after a rollback. Passes an error
   * of `action` to `onError`, because an error must not fail a committed request.
   */
  afterCommit(action: () => unknown, onError: (error: unknown) => void): Promise<void>;
  /** Runs `action`, which must not throw, after the unit has ended and the actions of `afterCommit` have run. */
  afterEnd(action: () => void): void;
  /**
   * When the first attempt with the request's Idempotency-Key began. Since then, earlier attempts may have caused
   * effects outside of Postgres. Find these effects, and do not repeat them. Null in the first attempt, and without a
   * key.
   */
  readonly repeatedSince: Date | null;
  /**
   * Whether the unit is rolled back at its end. If so, cause no effects outside of Postgres, but check where possible
   * that they would succeed.
   */
  readonly isDryRun: boolean;
  readonly origin: Origin;
}

export const runAfterCommit: UnitOfWork['afterCommit'] = async (action, onError) => {
  try {
    await action();
  } catch (error) {
    onError(error);
  }
};

export const autocommitOf = (origin: Origin): UnitOfWork => ({
  transaction: (database, work) => database.transaction(work),
  afterCommit: runAfterCommit,
  afterEnd: (action) => action(),
  repeatedSince: null,
  isDryRun: false,
  origin,
});

/** The unit of changes that the service makes without a caller. */
export const autocommit: UnitOfWork = autocommitOf(systemOrigin);

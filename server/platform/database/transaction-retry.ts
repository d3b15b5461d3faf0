// Runs a transaction again after a conflict with another transaction.
import type { Database, DatabaseTransaction } from './database.js';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.js';
import { classifyDatabaseError } from './errors.js';

const maxAttempts = 3;

/**
 * Runs a transaction, and repeats it up to twice if Postgres rolled it back because of a conflict, such as a deadlock.
 * For example, two agents that swap their slugs concurrently wait for each other; without a repeat, one of the two
 * saves would fail with `service_unavailable`.
 */
export async function transactionWithRetry<Result>(
  unit: UnitOfWork,
  database: Database,
  work: (transaction: DatabaseTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await unit.transaction(database, work);
    } catch (error) {
      if (attempt === maxAttempts || classifyDatabaseError(error).kind !== 'serialization') throw error;
    }
  }
}

import type { Database, DatabaseTransaction } from './database.js';
import type { UnitOfWork } from '../unit-of-work/unit-of-work.js';
import { classifyDatabaseError } from './errors.js';

const maxAttempts = 3;

/**
 * Repeats a transaction that Postgres rolled back because of a conflict. For example, two requests that swap the slugs
 * of two agents can deadlock.
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

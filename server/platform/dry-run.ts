// Runs a request without its effect: in a unit of work that is rolled back.
import type { Origin } from './audit.js';
import { createKeyedUnit } from './idempotency/keyed-unit.js';
import type { UnitOfWork } from './unit-of-work.js';

/** Returns what `work` returns, or throws what it throws. Rolls back everything that it stored in its unit. */
export async function dryRun<Result>(origin: Origin, work: (unit: UnitOfWork) => Promise<Result>): Promise<Result> {
  const unit = createKeyedUnit(null, origin);
  try {
    return await work({ ...unit, isDryRun: true, afterCommit: async () => undefined });
  } finally {
    await unit.rollback();
  }
}

// A unit of work that stays open until the caller commits it or rolls it back. A request with an Idempotency-Key stores
// its reply in the transaction of its effect. A dry run rolls back.
import type { Database, DatabaseTransaction } from '../database/database.js';
import type { Origin } from '../audit.js';
import { runAfterCommit, type UnitOfWork } from './unit-of-work.js';

export interface ManualCommitUnit extends UnitOfWork {
  /** Runs `store` in the open transaction and commits. Returns false if no transaction is open. */
  commit(store: (transaction: DatabaseTransaction) => Promise<void>): Promise<boolean>;
  /** Does nothing if no transaction is open. */
  rollback(): Promise<void>;
}

interface Open {
  readonly transaction: DatabaseTransaction;
  /** Resolves after the commit. Rejects after a rollback or a failed commit. */
  readonly ended: Promise<void>;
  /** Commits when the promise resolves, and rolls back when it rejects. */
  end(outcome: Promise<void>): void;
}

class RolledBack extends Error {}

type Work<Result> = (transaction: DatabaseTransaction) => Promise<Result>;

/**
 * Begins a transaction and runs `work` in it. If `work` resolves, the caller must end the transaction. If `work`
 * rejects, the transaction is rolled back.
 */
function openTransaction<Result>(database: Database, work: Work<Result>): Promise<{ result: Result; open: Open }> {
  return new Promise((resolve, reject) => {
    let end: Open['end'] = () => undefined;
    const stored = new Promise<void>((resolveEnd) => (end = resolveEnd));
    const ended: Promise<void> = database.transaction(async (transaction) => {
      const result = await work(transaction);
      resolve({ result, open: { transaction, ended, end } });
      await stored;
    });
    ended.catch(reject);
  });
}

function end(open: Open, outcome: Promise<void>): Promise<void> {
  open.end(outcome);
  return open.ended;
}

const runAll = (actions: (() => void)[]): void => actions.splice(0).forEach((action) => action());

export function createManualCommitUnit(repeatedSince: Date | null, origin: Origin): ManualCommitUnit {
  let open: Open | null = null;
  let isOpening = false;
  const actions: Parameters<UnitOfWork['afterCommit']>[] = [];
  const endActions: Parameters<UnitOfWork['afterEnd']>[0][] = [];

  async function begin<Result>(database: Database, work: Work<Result>): Promise<Result> {
    if (isOpening) throw new Error('a unit of work runs one transaction at a time');
    isOpening = true;
    try {
      const opened = await openTransaction(database, work);
      open = opened.open;
      return opened.result;
    } finally {
      isOpening = false;
    }
  }

  const transaction: UnitOfWork['transaction'] = (database, work) =>
    open === null ? begin(database, work) : open.transaction.transaction(work);

  return {
    transaction,
    repeatedSince,
    isDryRun: false,
    origin,

    async afterCommit(...action) {
      if (open === null) await runAfterCommit(...action);
      else actions.push(action);
    },

    afterEnd: (action) => void (open === null ? action() : endActions.push(action)),

    async commit(store) {
      if (open === null) return false;
      // If `store` fails, the transaction rolls back. Clear `open` first, so that `rollback` does not end it again.
      const current = open;
      open = null;
      try {
        await end(current, store(current.transaction));
        for (const action of actions) await runAfterCommit(...action);
      } finally {
        runAll(endActions);
      }
      return true;
    },

    async rollback() {
      if (open === null) return;
      const current = open;
      open = null;
      await end(current, Promise.reject(new RolledBack('the request failed'))).catch(() => undefined);
      runAll(endActions);
    },
  };
}

// The part of Knex that runs SQL. The query builder is excluded, so that reviewers and the lint rule for tenancy can
// read statements as texts.
import type { Knex } from 'knex';

export type Bindings = Record<string, Knex.RawBinding>;

/** A statement with its values, which has not run yet. */
export type Statement = Knex.Raw;

export interface Database extends Pick<Knex, 'raw'> {
  readonly client: Knex.Client;
  transaction<Result>(
    work: (transaction: DatabaseTransaction) => Promise<Result>,
    config?: Knex.TransactionConfig,
  ): Promise<Result>;
}

/** A transaction in a transaction is a savepoint. */
export type DatabaseTransaction = Database & Pick<Knex.Transaction, 'isCompleted' | 'executionPromise'>;

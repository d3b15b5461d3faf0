// The records that the deletion of a record would change. They are found without changing them.
import type { components } from '../../generated/types.js';

type Dependent = components['schemas']['Dependent'];

/** What happens to the found records. */
export type Effect = Pick<Dependent, 'type' | 'effect'>;

/** Selects the affected records to list. All are counted. */
export interface AffectedPage {
  /** The user whose records are listed where records have owners, or null for all users. */
  readonly ownerId: string | null;
  readonly limit: number;
}

export interface Affected {
  readonly total: number;
  /** In the order of their ids. */
  readonly records: readonly Pick<Dependent, 'id' | 'name'>[];
}

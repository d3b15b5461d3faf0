// A reaction is what a module does after an event, often an event of another module.
import type { DatabaseTransaction } from '../database/database.js';
import type { DependentsPage, EffectOnDependents, FoundDependents } from '../dependents.js';
import type { DomainEvent, EventOf, EventType, RemovalType } from './domain-events.js';

/** When an event occurred, and its id. The id is the same in every run of its reactions. */
export interface Occurrence {
  readonly id: string;
  readonly at: string;
}

/** Must be idempotent and read the current state, because it may run repeatedly, and long after the event. */
export type RunReaction<Event, Dependencies> = (
  event: Event,
  dependencies: Dependencies,
  signal: AbortSignal,
  occurrence: Occurrence,
) => Promise<void>;

export interface Change<Event, Dependencies> extends EffectOnDependents {
  /**
   * Finds the records that the reaction would change, with the same SQL condition as the statement that changes them.
   * Must change nothing.
   */
  readonly find: (event: Event, dependencies: Dependencies, page: DependentsPage) => Promise<FoundDependents>;
}

export interface Reaction<Dependencies> {
  readonly type: EventType;
  /** Unique name. Jobs store it, so renaming a reaction makes its waiting jobs fail. */
  readonly name: string;
  readonly run: RunReaction<DomainEvent, Dependencies>;
  /** Default: every event stores a job. */
  readonly isNeeded?: IsNeeded;
  /** Null if the reaction changes no records, or if its event is not a removal. */
  readonly change: Change<DomainEvent, Dependencies> | null;
}

export interface ReactionWithoutChange<Dependencies> extends Reaction<Dependencies> {
  readonly change: null;
}

/**
 * Returns whether the organization needs a reaction to events of the type. The result applies to all events of one call
 * of `emit`. Reads in the transaction of the event.
 */
export type IsNeeded = (transaction: DatabaseTransaction, organizationId: string, type: EventType) => Promise<boolean>;

export function onEvent<Type extends Exclude<EventType, RemovalType>, Dependencies>(
  type: Type,
  name: string,
  run: RunReaction<EventOf<Type>, Dependencies>,
  isNeeded?: IsNeeded,
): ReactionWithoutChange<Dependencies> {
  return {
    type,
    name,
    change: null,
    run: (event, ...others) => run(event as EventOf<Type>, ...others),
    ...(isNeeded && { isNeeded }),
  };
}

export const onRemoval = <Type extends RemovalType, Dependencies>(
  type: Type,
  name: string,
  change: Change<EventOf<Type>, Dependencies>,
  run: RunReaction<EventOf<Type>, Dependencies>,
): Reaction<Dependencies> => ({
  type,
  name,
  run: (event, ...others) => run(event as EventOf<Type>, ...others),
  change: { ...change, find: (event, ...others) => change.find(event as EventOf<Type>, ...others) },
});

export const onRemovalWithoutChange = <Type extends RemovalType, Dependencies>(
  type: Type,
  name: string,
  run: RunReaction<EventOf<Type>, Dependencies>,
  isNeeded: IsNeeded,
): ReactionWithoutChange<Dependencies> => ({
  type,
  name,
  isNeeded,
  change: null,
  run: (event, ...others) => run(event as EventOf<Type>, ...others),
});

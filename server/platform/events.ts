// Domain events: what happened in one module and what other modules do about it. An event is stored in the transaction
// of the change that causes it, as one job per reaction, so that each reaction runs after the commit and is retried on
// its own until it succeeds. See docs/what-happens-when.md.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { components } from '../generated/types.js';
import type { Affected, AffectedPage, Effect } from './affected.js';
import type { JobHandler, JobQueue, JobRun, JobSearch, NewJob } from './jobs/jobs.js';
import type { Observer } from './observer.js';

interface MemberEvent {
  readonly organizationId: string;
  readonly userId: string;
}

/** An event that webhooks send, with the data that they send. */
interface OutgoingEvent<Type, Schema extends keyof components['schemas']> {
  readonly type: Type;
  readonly organizationId: string;
  readonly data: components['schemas'][Schema];
}

interface DeletionEvent {
  readonly organizationId: string;
  /** Id of the user who deleted the record. */
  readonly deletedBy: string;
  /** Id of the request that deleted the record. Null without a request. */
  readonly requestId: string | null;
}

/** All domain events. A new one needs an emitter and a section in docs/what-happens-when.md. */
export type DomainEvent =
  /** The person is no longer a member of the organization. */
  | (MemberEvent & { readonly type: 'member.removed' })
  /** The member became a guest, who may only chat. */
  | (MemberEvent & { readonly type: 'member.demoted' })
  | (DeletionEvent & { readonly type: 'agent.deleted'; readonly agentId: number })
  | (DeletionEvent & { readonly type: 'knowledge_base.deleted'; readonly knowledgeBaseId: number })
  | (DeletionEvent & { readonly type: 'skill.deleted'; readonly skillId: number })
  | (DeletionEvent & { readonly type: 'tool_server.deleted'; readonly toolServerId: number })
  | OutgoingEvent<'run.completed', 'RunCompletedEventData'>
  | OutgoingEvent<'run.failed', 'RunFailedEventData'>
  | OutgoingEvent<'file.processed', 'FileProcessedEventData'>
  | OutgoingEvent<'file.failed', 'FileFailedEventData'>
  | OutgoingEvent<'task.paused', 'TaskPausedEventData'>;

type EventType = DomainEvent['type'];
/** Events whose effects `GET /dependents` shows. */
type RemovalType = Extract<EventType, `${string}.deleted` | 'member.removed'>;
export type RemovalEvent = EventOf<RemovalType>;
type EventOf<Type extends EventType> = Extract<DomainEvent, { readonly type: Type }>;

/** When an event occurred, and its id, which is the same in every run of its reactions. */
export interface Occurrence {
  readonly id: string;
  readonly at: string;
}

/** Must be idempotent and must read the current state: it may run more than once, and hours after the event. */
export type Run<Event, Dependencies> = (
  event: Event,
  dependencies: Dependencies,
  signal: AbortSignal,
  occurrence: Occurrence,
) => Promise<void>;

/** The records that a reaction changes. */
export interface Change<Event, Dependencies> extends Effect {
  /** Finds them with the condition of the statement that changes them. Must have no effects. */
  readonly find: (event: Event, dependencies: Dependencies, page: AffectedPage) => Promise<Affected>;
}

export interface Reaction<Dependencies> {
  readonly type: EventType;
  /** Unique. The job stores it, so renaming a reaction fails its waiting jobs. */
  readonly name: string;
  readonly run: Run<DomainEvent, Dependencies>;
  /** Whether the organization needs the reaction. Without it, every event stores a job. */
  readonly isNeeded?: IsNeeded;
  /** Null if it changes no records, or does not react to a removal. */
  readonly change: Change<DomainEvent, Dependencies> | null;
}

/** Reads in the transaction of the event. The result is used for all events of one call of `emit`. */
export type IsNeeded = (transaction: Knex.Transaction, organizationId: string, type: EventType) => Promise<boolean>;

/** Declares what a module does after an event of the type. */
export function onEvent<Type extends Exclude<EventType, RemovalType>, Dependencies>(
  type: Type,
  name: string,
  run: Run<EventOf<Type>, Dependencies>,
  isNeeded?: IsNeeded,
): Reaction<Dependencies> {
  return {
    ...{ type, name, change: null },
    run: (event, ...others) => run(event as EventOf<Type>, ...others),
    ...(isNeeded && { isNeeded }),
  };
}

/** Declares what a module does after a removal, and which records that changes. */
export const onRemoval = <Type extends RemovalType, Dependencies>(
  type: Type,
  name: string,
  change: Change<EventOf<Type>, Dependencies>,
  run: Run<EventOf<Type>, Dependencies>,
): Reaction<Dependencies> => ({
  ...{ type, name },
  run: (event, ...others) => run(event as EventOf<Type>, ...others),
  change: { ...change, find: (event, ...others) => change.find(event as EventOf<Type>, ...others) },
});

/** Declares what a module does after a removal without a change of records. */
export const onRemovalWithoutChange = <Type extends RemovalType, Dependencies>(
  type: Type,
  name: string,
  run: Run<EventOf<Type>, Dependencies>,
  isNeeded: IsNeeded,
): Reaction<Dependencies> => ({
  ...{ type, name, isNeeded, change: null },
  run: (event, ...others) => run(event as EventOf<Type>, ...others),
});

export interface Events {
  /** Stores the events in the transaction: their reactions run only if it commits. */
  emit(transaction: Knex.Transaction, ...events: readonly DomainEvent[]): Promise<void>;
}

interface ReactionJobData {
  readonly organizationId: string;
  readonly reaction: string;
  readonly event: DomainEvent;
  readonly occurrence: Occurrence;
}

const queue = 'domain-event';

export interface EventsDependencies {
  readonly jobs: JobQueue;
  readonly reactions: readonly Pick<Reaction<never>, 'type' | 'name' | 'isNeeded'>[];
  now?(): Date;
}

export function createEvents({ jobs, reactions, now = () => new Date() }: EventsDependencies): Events {
  return {
    async emit(transaction, ...events) {
      const answers = new Map<string, boolean>();
      const isNeeded = async (reaction: (typeof reactions)[number], { organizationId, type }: DomainEvent) => {
        const key = `${reaction.name} ${organizationId}`;
        if (reaction.isNeeded && !answers.has(key))
          answers.set(key, await reaction.isNeeded(transaction, organizationId, type));
        return answers.get(key) ?? true;
      };
      const stored: NewJob[] = [];
      for (const event of events) {
        const occurrence: Occurrence = { id: `evt_${randomUUID()}`, at: now().toISOString() };
        for (const reaction of reactions.filter(({ type }) => type === event.type)) {
          if (!(await isNeeded(reaction, event))) continue;
          const { organizationId } = event;
          const data: ReactionJobData = { organizationId, reaction: reaction.name, event, occurrence };
          stored.push({ queue, data: { ...data } });
        }
      }
      if (stored.length > 0) await jobs.enqueue(transaction, stored);
    },
  };
}

/** Whether a reaction to an event about the user has not completed. What it stores may follow. */
export async function hasUnhandledEvents(jobs: JobSearch, organizationId: string, userId: string): Promise<boolean> {
  for (const event of [{ userId }, { data: { userId } }])
    if (await jobs.isUnfinished(queue, { organizationId, event })) return true;
  return false;
}

/** Effectively unlimited: the delay between attempts grows to 17–34 minutes, so the retries last for weeks. */
const RETRIES = 1_000;
const TIME_LIMIT_MS = 5 * 60_000;
const CONCURRENCY = 6;
/** Less than the concurrency, so that one organization's mass deletion does not delay the others. */
const MAX_PER_ORGANIZATION = 4;

export interface ReactionJobDependencies<Dependencies> {
  readonly reactions: readonly Reaction<Dependencies>[];
  readonly dependencies: Dependencies;
  readonly observer: Pick<Observer, 'onReactionEnded'>;
}

/** Returns the handler that runs reactions. The queue logs and retries a failed one, and the observer counts it. */
export function reactionJob<Dependencies>(given: ReactionJobDependencies<Dependencies>): JobHandler {
  const { reactions, dependencies, observer } = given;
  const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));

  async function run({ data, signal }: JobRun): Promise<void> {
    const { reaction: name, event, occurrence } = data as unknown as ReactionJobData;
    const reaction = byName.get(name);
    // A newer version of the service stored the job. It is retried until a worker of that version takes it.
    if (!reaction) throw new Error(`this version has no reaction ${name} to ${event.type}`);
    try {
      await reaction.run(event, dependencies, signal, occurrence);
    } catch (error) {
      observer.onReactionEnded({ event: event.type, reaction: name, outcome: 'failed' });
      throw new Error(`the reaction ${name} to ${event.type} failed`, { cause: error });
    }
    observer.onReactionEnded({ event: event.type, reaction: name, outcome: 'completed' });
  }

  return {
    queue,
    concurrency: CONCURRENCY,
    concurrencyPerOrganization: MAX_PER_ORGANIZATION,
    timeLimitMs: TIME_LIMIT_MS,
    retries: RETRIES,
    // A reaction must run even after many crashes that it did not cause.
    maxLostAttempts: RETRIES,
    run,
  };
}

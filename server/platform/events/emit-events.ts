// Stores the jobs that run the reactions to domain events. See server/docs/what-happens-when.md.
import { randomUUID } from 'node:crypto';
import type { DatabaseTransaction } from '../database/database.js';
import type { JobQueue, JobSearch, NewJob } from '../jobs/port.js';
import type { DomainEvent } from './domain-events.js';
import { reactionQueue } from './reaction-job.js';
import type { Occurrence, Reaction } from './reaction-definition.js';

export interface Events {
  /** Stores the jobs of the reactions in the transaction, so that the reactions run only if the transaction commits. */
  emit(transaction: DatabaseTransaction, ...events: readonly DomainEvent[]): Promise<void>;
}

export interface EventsDependencies {
  readonly jobs: JobQueue;
  readonly reactions: readonly Pick<Reaction<never>, 'type' | 'name' | 'isNeeded'>[];
  now?(): Date;
}

export function createEvents({ jobs, reactions, now = () => new Date() }: EventsDependencies): Events {
  return {
    async emit(transaction, ...events) {
      const needed = new Map<string, boolean>();
      const isNeeded = async (reaction: (typeof reactions)[number], { organizationId, type }: DomainEvent) => {
        const key = `${reaction.name} ${organizationId}`;
        if (reaction.isNeeded && !needed.has(key))
          needed.set(key, await reaction.isNeeded(transaction, organizationId, type));
        return needed.get(key) ?? true;
      };
      const stored: NewJob[] = [];
      for (const event of events) {
        const occurrence: Occurrence = { id: `evt_${randomUUID()}`, at: now().toISOString() };
        for (const reaction of reactions.filter(({ type }) => type === event.type)) {
          if (!(await isNeeded(reaction, event))) continue;
          const { organizationId } = event;
          stored.push(reactionQueue.job({ organizationId, reaction: reaction.name, event, occurrence }));
        }
      }
      if (stored.length > 0) await jobs.enqueue(transaction, stored);
    },
  };
}

/** Returns whether a waiting or running reaction may still store records about the user. */
export async function hasUnfinishedReactions(
  jobs: JobSearch,
  organizationId: string,
  userId: string,
): Promise<boolean> {
  for (const event of [{ userId }, { data: { userId } }])
    if (await jobs.isUnfinished(reactionQueue.name, { organizationId, event })) return true;
  return false;
}

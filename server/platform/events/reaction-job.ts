import type { JobHandler, JobAttempt } from '../jobs/port.js';
import { defineQueue } from '../jobs/queue-definition.js';
import type { Observer } from '../metrics/port.js';
import type { DomainEvent } from './domain-events.js';
import type { Occurrence, Reaction } from './reaction-definition.js';

interface ReactionJobData {
  readonly organizationId: string;
  readonly reaction: string;
  readonly event: DomainEvent;
  readonly occurrence: Occurrence;
}

export const reactionQueue = defineQueue<ReactionJobData>('domain-event', {
  organizationId: 'string',
  reaction: 'string',
  event: 'object',
  occurrence: 'object',
});

/** The retries last for weeks. */
const retries = 1_000;
const timeLimitMs = 5 * 60_000;
const concurrency = 6;
/** Less than `concurrency`, so that one organization's mass deletion does not delay others. */
const maxPerOrganization = 4;

export interface ReactionJobDependencies<Dependencies> {
  readonly reactions: readonly Reaction<Dependencies>[];
  readonly dependencies: Dependencies;
  readonly observer: Pick<Observer, 'onReactionEnded'>;
}

export function reactionJobHandler<Dependencies>(given: ReactionJobDependencies<Dependencies>): JobHandler {
  const { reactions, dependencies, observer } = given;
  const byName = new Map(reactions.map((reaction) => [reaction.name, reaction]));

  async function run({ data, signal }: JobAttempt<ReactionJobData>): Promise<void> {
    const { reaction: name, event, occurrence } = data;
    const reaction = byName.get(name);
    // A newer version may have stored the job. The retries let a worker of that version take it.
    if (!reaction) throw new Error(`this version has no reaction ${name} to ${event.type}`);
    try {
      await reaction.run(event, dependencies, signal, occurrence);
    } catch (error) {
      observer.onReactionEnded({ event: event.type, reaction: name, outcome: 'failed' });
      throw new Error(`the reaction ${name} to ${event.type} failed`, { cause: error });
    }
    observer.onReactionEnded({ event: event.type, reaction: name, outcome: 'completed' });
  }

  return reactionQueue.handler({
    concurrency,
    concurrencyPerOrganization: maxPerOrganization,
    timeLimitMs,
    retries,
    // A reaction must run even after crashes that it did not cause.
    maxLostAttempts: retries,
    run,
  });
}

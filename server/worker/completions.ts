// Reports finished jobs, many in one statement: those that finish while a report is under way go with the next one.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { JobStore } from './job-store.js';

export interface Completions {
  /** Resolves when it is stored. Never rejects: while the database is away it is tried again, and again. */
  add(queue: string, id: string): Promise<void>;
  /** Reports no more: what is left is run again by somebody else when the lease has run out. */
  giveUp(): void;
}

interface Waiting {
  readonly id: string;
  readonly done: () => void;
}

const MOST_IN_ONE_STATEMENT = 500;
const PAUSE_AFTER_FAILURE_MS = 500;

export function createCompletions({ store, log }: { store: Pick<JobStore, 'complete'>; log: Pick<Logger, 'warn'> }): Completions {
  const waiting = new Map<string, Waiting[]>();
  let hasGivenUp = false;

  async function report(queue: string, list: Waiting[]): Promise<void> {
    // Whatever else ends in this turn of the event loop comes along.
    await new Promise(setImmediate);
    while (list.length > 0 && !hasGivenUp) {
      const portion = list.slice(0, MOST_IN_ONE_STATEMENT);
      try {
        await store.complete(queue, portion.map(({ id }) => id));
        list.splice(0, portion.length).forEach(({ done }) => done());
      } catch (error) {
        log.warn({ err: error, queue, jobs: list.length }, 'finished jobs could not be reported yet');
        await sleep(PAUSE_AFTER_FAILURE_MS, undefined, { ref: false });
      }
    }
    waiting.delete(queue);
    list.forEach(({ done }) => done());
  }

  return {
    add: (queue, id) =>
      new Promise((done) => {
        const list = waiting.get(queue);
        if (list) list.push({ id, done });
        else {
          const first = [{ id, done }];
          waiting.set(queue, first);
          void report(queue, first);
        }
      }),
    giveUp: () => void (hasGivenUp = true),
  };
}

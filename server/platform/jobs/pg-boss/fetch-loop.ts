import type { Database } from '../../database/database.js';
import { fromKnex } from 'pg-boss';
import type { Logger } from 'pino';
import type { Consumer } from './queue-consumer.js';
import { logOutages } from './log-outages.js';

/**
 * Serializes, across all workers, the fetches of queues with a limit per organization. Despite pg-boss' own limit, two
 * concurrent fetches could both take an organization's last free capacity. See
 * server/docs/decisions/organization-concurrency.md.
 */
const serializeFetchesSql = `select pg_advisory_xact_lock(hashtextextended('agent-platform: fetch of jobs', 0))`;

/** Calls `onFetched` with the queues that may have more jobs, even if other fetches failed. */
async function fetchAndStart(
  consumers: readonly Consumer[],
  database: Database,
  onFetched: (queues: readonly string[]) => void,
): Promise<void> {
  const ready = consumers.filter((consumer) => consumer.hasFreeCapacity());
  const limited = ready.filter(({ isLimited }) => isLimited);
  const results = await Promise.allSettled([
    ...ready
      .filter(({ isLimited }) => !isLimited)
      .map(async (consumer) => [{ consumer, jobs: await consumer.fetch() }]),
    limited.length === 0
      ? []
      : database.transaction(async (transaction) => {
          await transaction.raw(serializeFetchesSql);
          const fetched = [];
          for (const consumer of limited) fetched.push({ consumer, jobs: await consumer.fetch(fromKnex(transaction)) });
          return fetched;
        }),
  ]);
  const fetched = results
    .flatMap((result) => (result.status === 'fulfilled' ? result.value : []))
    .filter(({ jobs }) => jobs.length > 0);
  for (const { consumer, jobs } of fetched) consumer.start(jobs);
  onFetched(fetched.map(({ consumer }) => consumer.queue));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
}

export interface FetchRequests {
  request(queues: readonly string[]): void;
  take(): ReadonlySet<string>;
  /**
   * Resolves with true when a queue is requested, and with false after `stop`. Combines requests of the same iteration
   * of the event loop.
   */
  next(): Promise<boolean>;
  stop(): void;
}

export function createFetchRequests(): FetchRequests {
  const requested = new Set<string>();
  let isStopped = false;
  let proceed: () => void = () => undefined;
  return {
    request(queues) {
      queues.forEach((name) => requested.add(name));
      proceed();
    },
    take() {
      const names = new Set(requested);
      requested.clear();
      return names;
    },
    async next() {
      if (requested.size === 0 && !isStopped) await new Promise<void>((resolve) => (proceed = resolve));
      await new Promise(setImmediate);
      return !isStopped;
    },
    stop() {
      isStopped = true;
      proceed();
    },
  };
}

export interface FetchLoopDependencies {
  readonly fetches: FetchRequests;
  readonly consumers: readonly Consumer[];
  readonly database: Database;
  readonly log: Logger;
}

/** Fetches jobs of the requested queues until `fetches` is stopped. Never rejects. */
export async function runFetchLoop({ fetches, consumers, database, log }: FetchLoopDependencies): Promise<void> {
  const fetchRequested = logOutages('fetching jobs', log, async () => {
    const names = fetches.take();
    const requested = consumers.filter(({ queue }) => names.has(queue));
    await fetchAndStart(requested, database, fetches.request);
  });
  while (await fetches.next()) await fetchRequested();
}

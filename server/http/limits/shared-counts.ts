// Counts calls in this process and adds them to Postgres in the background, so that no request waits for the database.
import type { Database } from '../../platform/database/database.js';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { CallLimiter } from './rate-limit-middleware.js';

/** Delay from a call until its count is written to Postgres and the counts of other processes are read. */
const flushIntervalMs = 100;
/** Minimum interval at which a process deletes the counts of past windows from Postgres. */
const cleanupIntervalMs = 300_000;

interface Count {
  /** The calls of all processes in this window, as of the last flush. */
  shared: number;
  /** Calls in this process that Postgres has not counted yet. */
  pending: number;
  /** End of the window, by `performance.now()`. */
  endsAtMs: number;
}

interface StoredCount {
  readonly key: string;
  readonly points: number;
  readonly remainingMs: number;
}

export interface SharedCountsOptions {
  readonly database: Database;
  canWrite(): boolean;
}

export class SharedCounts {
  readonly #database: Database;
  readonly #canWrite: () => boolean;
  readonly #counts = new Map<string, Count>();
  #isFlushing = false;
  #cleanedUpAtMs = performance.now();

  constructor({ database, canWrite }: SharedCountsOptions) {
    this.#database = database;
    this.#canWrite = canWrite;
  }

  limiter(keyPrefix: string, points: number, durationSeconds: number): CallLimiter {
    const resultOf = ({ shared, pending, endsAtMs }: Count) => {
      const consumed = shared + pending;
      const remaining = Math.max(0, points - consumed);
      return new RateLimiterRes(remaining, Math.max(0, endsAtMs - performance.now()), consumed, consumed === 1);
    };
    return {
      points,
      knownCount: async (key) => {
        const count = this.#current(`${keyPrefix}:${key}`);
        return count === undefined ? null : resultOf(count);
      },
      consume: async (key) => {
        const count = this.#count(`${keyPrefix}:${key}`, durationSeconds * 1_000);
        // A call over the limit is not counted, so that a flood does not reach the database.
        if (count.shared + count.pending >= points) throw resultOf({ ...count, pending: count.pending + 1 });
        count.pending += 1;
        this.#flushLater();
        return resultOf(count);
      },
    };
  }

  #current(key: string): Count | undefined {
    const count = this.#counts.get(key);
    return count !== undefined && count.endsAtMs > performance.now() ? count : undefined;
  }

  #count(key: string, durationMs: number): Count {
    const current = this.#current(key);
    if (current !== undefined) return current;
    const count = { shared: 0, pending: 0, endsAtMs: performance.now() + durationMs };
    this.#counts.set(key, count);
    return count;
  }

  #flushLater(): void {
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    const flush = async () => {
      if (this.#canWrite()) await this.#flush();
      this.#forgetPastWindows();
      this.#isFlushing = false;
      if ([...this.#counts.values()].some(({ pending }) => pending > 0)) this.#flushLater();
    };
    setTimeout(() => void flush(), flushIntervalMs).unref();
  }

  async #flush(): Promise<void> {
    const sent = [...this.#counts]
      .filter(([, { pending, endsAtMs }]) => pending > 0 && endsAtMs > performance.now())
      .map(([key, count]) => ({ key, count, pending: count.pending }));
    if (sent.length === 0) return;
    try {
      const stored = new Map((await this.#add(sent)).map((row) => [row.key, row]));
      for (const { key, count, pending } of sent) {
        count.pending -= pending;
        const { points = pending, remainingMs = 0 } = stored.get(key) ?? {};
        count.shared = points;
        count.endsAtMs = performance.now() + remainingMs;
      }
      await this.#cleanUp();
    } catch {
      // Calls that were not stored stay pending. The readiness check reports an unavailable database.
    }
  }

  async #add(sent: readonly { key: string; count: Count; pending: number }[]): Promise<StoredCount[]> {
    const nowMs = performance.now();
    const { rows } = (await this.#database.raw(addCounts, {
      keys: sent.map(({ key }) => key),
      points: sent.map(({ pending }) => pending),
      remainingMs: sent.map(({ count }) => Math.ceil(count.endsAtMs - nowMs)),
    })) as { rows: StoredCount[] };
    return rows;
  }

  async #cleanUp(): Promise<void> {
    if (performance.now() - this.#cleanedUpAtMs < cleanupIntervalMs) return;
    this.#cleanedUpAtMs = performance.now();
    await this.#database.raw(deleteExpiredCounts);
  }

  #forgetPastWindows(): void {
    const nowMs = performance.now();
    for (const [key, { endsAtMs }] of this.#counts) if (endsAtMs <= nowMs) this.#counts.delete(key);
  }
}

/** Skips rows that another process is updating, because waiting for them could deadlock. */
const deleteExpiredCounts = `
  delete from rate_limits where key in (
    select key from rate_limits where expire < extract(epoch from statement_timestamp()) * 1000
    for update skip locked
  )`;

/** Updates rows in the order of the keys, so that two processes cannot deadlock. */
const addCounts = `
  insert into rate_limits as stored (key, points, expire)
  select key, points, cast(extract(epoch from statement_timestamp()) * 1000 as bigint) + "remainingMs"
  from unnest(cast(:keys as text[]), cast(:points as int[]), cast(:remainingMs as bigint[]))
    as sent (key, points, "remainingMs")
  order by key
  on conflict (key) do update set
    points = excluded.points
      + case when stored.expire > extract(epoch from statement_timestamp()) * 1000 then stored.points else 0 end,
    expire = case when stored.expire > extract(epoch from statement_timestamp()) * 1000
      then stored.expire else excluded.expire end
  returning key, points, expire - cast(extract(epoch from statement_timestamp()) * 1000 as bigint) as "remainingMs"`;

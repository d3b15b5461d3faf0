// The jobs in the database, as a worker sees them: what is due, taking, prolonging, giving back, ending. SQL only; the order of things is in
// queue-runner.ts and worker.ts. Why pg-boss, and what of it: docs/decisions/2026-11-21-jobs.md.
import type { Knex } from 'knex';
import { BOSS_SCHEMA, createBoss, inTransaction, overPool } from '../database/pg-boss.js';

/** A job that this process runs. The attempt is part of its name: after a lease that ran out, somebody else runs the next one. */
export interface HeldJob {
  readonly id: string;
  /** From 1. */
  readonly attempt: number;
}

export interface FetchedJob extends HeldJob {
  readonly queue: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly isLastAttempt: boolean;
}

export interface LostJob extends HeldJob {
  readonly queue: string;
  readonly isLastAttempt: boolean;
}

export interface QueueDepth {
  readonly queue: string;
  readonly state: 'waiting' | 'delayed' | 'active' | 'failed';
  readonly count: number;
  /** How long the oldest has been in this state. */
  readonly oldestSeconds: number;
}

export interface JobStore {
  /** Those of the queues that have a job to run now. */
  dueQueues(queues: readonly string[]): Promise<string[]>;
  /** Takes up to `limit` jobs, so that no more than `share` of an organization run at one time (null: no bound). Their lease begins. */
  fetch(queue: string, limit: number, share?: number | null): Promise<FetchedJob[]>;
  complete(queue: string, ids: readonly string[]): Promise<void>;
  /** The attempt failed: the job is run again later, or never. False when it was no longer ours. */
  fail(queue: string, job: HeldJob, message: string): Promise<boolean>;
  /** Back in the queue, as if it had not been taken. */
  giveBack(queue: string, jobs: readonly HeldJob[]): Promise<void>;
  /** Prolongs the lease; returns the ids of the jobs that are still ours. */
  renew(queue: string, jobs: readonly HeldJob[]): Promise<string[]>;
  /** Takes the jobs away from workers whose lease ran out: a failed attempt. */
  reclaim(): Promise<LostJob[]>;
  /** Jobs by queue and state, for whoever watches. */
  depths(): Promise<QueueDepth[]>;
  /** Deletes jobs that ended long ago. One that nobody has run stays for as long as it takes. */
  tidy(): Promise<void>;
}

const JOB = `${BOSS_SCHEMA}.job`;

/** Which of the queues: pg-boss keeps each in a table of its own, and with `exists` each is one look into an index. */
const DUE = `
  select queue from unnest($1::text[]) as queue
  where exists (select from ${JOB} j where j.name = queue and j.state < 'active' and j.start_after < now())`;

/** Instead of pg-boss' own fetch, which knows no organizations: database/job-shares.ts. */
const TAKE = `select id, data, retry_count as "retryCount", retry_limit as "retryLimit" from ${BOSS_SCHEMA}.take_jobs($1, $2, $3)`;

/** A lease is pg-boss' own expiry, counted from `started_on`; a worker that lives moves that on. */
const RENEW = `
  update ${JOB} j set started_on = now(), expire_in = make_interval(secs => $4)
  from unnest($2::uuid[], $3::int[]) as mine (id, retry_count)
  where j.name = $1 and j.id = mine.id and j.retry_count = mine.retry_count and j.state = 'active'
  returning j.id`;

/** Without `started_on` pg-boss does not count the attempt when somebody takes the job again. */
const GIVE_BACK = `
  update ${JOB} j set state = 'retry', started_on = null, start_after = now() - interval '1 millisecond'
  from unnest($2::uuid[], $3::int[]) as mine (id, retry_count)
  where j.name = $1 and j.id = mine.id and j.retry_count = mine.retry_count and j.state = 'active'`;

const LOST = `
  select name, id, retry_count, retry_limit from ${JOB}
  where state = 'active' and started_on + expire_in < now()`;

const OURS = `select from ${JOB} where name = ? and id = ? and retry_count = ? and state = 'active' for update`;

/** In two halves, each of which has an index. */
const DEPTHS = `
  select name as queue, case when start_after < now() then 'waiting' else 'delayed' end as state, count(*) as count,
    extract(epoch from now() - case when start_after < now() then min(start_after) else min(created_on) end)::float8 as "oldestSeconds"
  from ${JOB} where state < 'active' group by 1, 2, start_after < now()
  union all
  select name, state::text, count(*), extract(epoch from now() - min(coalesce(completed_on, started_on)))::float8
  from ${JOB} where state in ('active', 'failed') group by 1, 2`;

/** In portions, so that no statement becomes long. pg-boss would copy them to an archive first, which nobody here reads. */
const TIDY = `
  with ended as (
    select name, id from ${JOB}
    where (state in ('completed', 'cancelled') and completed_on < now() - $2::interval) or (state = 'failed' and completed_on < now() - $3::interval)
    limit $1
  ), deleted as (
    delete from ${JOB} j using ended where j.name = ended.name and j.id = ended.id returning 1
  )
  select count(*) as count from deleted`;
const TIDY_BATCH = 5_000;
/** So long a second job with the same id is dropped, though the first has ended. */
const KEEP_COMPLETED = '1 hour';
/** So long an operator can look at what failed for good. */
const KEEP_FAILED = '7 days';

/** pg-boss' count of attempts before this one. */
const retryCountOf = ({ attempt }: HeldJob): number => attempt - 1;

interface TakenRow {
  id: string;
  data: Readonly<Record<string, unknown>> | null;
  retryCount: number;
  retryLimit: number;
}

interface LostRow {
  name: string;
  id: string;
  retry_count: number;
  retry_limit: number;
}

export function createJobStore(database: Knex, { leaseMs }: { leaseMs: number }): JobStore {
  const boss = createBoss(database);
  const pool = overPool(database);
  const held = (queue: string, jobs: readonly HeldJob[]) => [queue, jobs.map(({ id }) => id), jobs.map(retryCountOf)];

  async function reclaim(): Promise<LostJob[]> {
    // Nearly always there is none, and the look alone needs no transaction.
    if ((await pool.executeSql(LOST, [])).rows.length === 0) return [];
    return database.transaction(async (transaction) => {
      // Locked, because the worker may be alive after all and report just now; skipped, because another one may be doing the same.
      const { rows } = await transaction.raw<{ rows: LostRow[] }>(`${LOST} for update skip locked`);
      for (const { name, id } of rows) {
        await boss.fail(name, id, { message: 'the worker did not report back in time' }, { db: inTransaction(transaction) });
      }
      return rows.map((row) => ({ queue: row.name, id: row.id, attempt: row.retry_count + 1, isLastAttempt: row.retry_count >= row.retry_limit }));
    });
  }

  return {
    async dueQueues(queues) {
      const { rows } = await pool.executeSql(DUE, [queues]);
      return (rows as { queue: string }[]).map(({ queue }) => queue);
    },

    async fetch(queue, limit, share = null) {
      const { rows } = await pool.executeSql(TAKE, [queue, limit, share]);
      return (rows as TakenRow[]).map(({ id, data, retryCount, retryLimit }) => ({ queue, id, data: data ?? {}, attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit }));
    },

    // Not bound to the attempt: the work was done, whoever was to do it again need not.
    complete: (queue, ids) => boss.complete(queue, [...ids]),

    fail: (queue, job, message) =>
      database.transaction(async (transaction) => {
        // Somebody else may run it by now, and pg-boss would end that run as well.
        const { rows } = await transaction.raw<{ rows: unknown[] }>(OURS, [queue, job.id, retryCountOf(job)]);
        if (rows.length > 0) await boss.fail(queue, job.id, { message }, { db: inTransaction(transaction) });
        return rows.length > 0;
      }),

    giveBack: async (queue, jobs) => void (await pool.executeSql(GIVE_BACK, held(queue, jobs))),

    async renew(queue, jobs) {
      const { rows } = await pool.executeSql(RENEW, [...held(queue, jobs), leaseMs / 1000]);
      return (rows as { id: string }[]).map(({ id }) => id);
    },

    reclaim,

    depths: async () => (await pool.executeSql(DEPTHS, [])).rows as QueueDepth[],

    async tidy() {
      for (let deleted = TIDY_BATCH; deleted === TIDY_BATCH; ) {
        const { rows } = await pool.executeSql(TIDY, [TIDY_BATCH, KEEP_COMPLETED, KEEP_FAILED]);
        deleted = (rows as { count: number }[])[0]?.count ?? 0;
      }
    },
  };
}

// Tests what the queue guarantees to the modules that store and run jobs.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { defineQueue } from '../../server/platform/jobs/queue-definition.js';
import type { JobAttempt } from '../../server/platform/jobs/index.js';
import { eventually } from '../support/eventually.js';
import { createBench, handlerOf, type WorkerBench } from './support.js';

let bench: WorkerBench;
beforeEach(async () => void (bench = await createBench()));
afterEach(() => bench?.stop());

test('a job exists after its transaction commits, and not after a rollback', async () => {
  const ran: unknown[] = [];
  await bench.start({ jobs: [handlerOf('greet', async ({ data }) => ran.push(data['name']))] });
  const failure = new Error('changed my mind');
  await expect(
    bench.database.transaction(async (transaction) => {
      await bench.queue.enqueue(transaction, [{ queue: 'greet', data: { name: 'never' } }]);
      throw failure;
    }),
  ).rejects.toBe(failure);
  await bench.database.transaction(async (transaction) => {
    await bench.queue.enqueue(transaction, [{ queue: 'greet', data: { name: 'Ada' } }]);
    await sleep(300);
    expect(ran).toEqual([]); // not while the transaction is open
  });
  await eventually(
    () => bench.rows('greet'),
    ([row]) => row?.state === 'completed',
  );
  expect(ran).toEqual(['Ada']);
  expect(await bench.rows('greet')).toHaveLength(1);
});

test('a failing statement of the caller rolls back its jobs and leaves no connection in a transaction', async () => {
  await bench.queue.open([{ queue: 'greet', retries: 0 }]);
  await expect(
    bench.database.transaction(async (transaction) => {
      await bench.queue.enqueue(transaction, [{ queue: 'greet', data: {} }]);
      await transaction.raw('select 1/0');
    }),
  ).rejects.toThrow('division by zero');
  expect(await bench.rows('greet')).toEqual([]);
  await expect(bench.enqueue({ queue: 'greet', id: 'not-a-uuid', data: {} })).rejects.toThrow('uuid');
  expect(await Promise.all(Array.from({ length: 5 }, () => bench.rows('greet')))).toEqual([[], [], [], [], []]);
});

test('a second job with the same id is dropped, while the first waits and after it has run', async () => {
  const id = randomUUID();
  const ran: unknown[] = [];
  await bench.queue.open([{ queue: 'once', retries: 0 }]);
  await bench.enqueue({ queue: 'once', id, data: { n: 1 } });
  await bench.enqueue({ queue: 'once', id, data: { n: 2 } }, { queue: 'once', id, data: { n: 3 } });
  await bench.start({ jobs: [handlerOf('once', async ({ data }) => ran.push(data['n']))] });
  await eventually(
    () => bench.rows('once'),
    ([row]) => row?.state === 'completed',
  );
  await bench.enqueue({ queue: 'once', id, data: { n: 4 } });
  await sleep(300);
  expect(ran).toEqual([1]);
});

test('a job without a handler is rejected', async () => {
  await expect(bench.enqueue({ queue: 'unknown', data: {} })).rejects.toThrow('no handler serves the queue unknown');
});

test('a job does not run before its time', async () => {
  let ranAt = 0;
  await bench.start({ jobs: [handlerOf('later', async () => (ranAt = Date.now()))] });
  const enqueuedAt = Date.now();
  await bench.enqueue({ queue: 'later', data: {}, delayMs: 1_200 });
  await eventually(
    () => ranAt,
    (at) => at > 0,
  );
  expect(ranAt).toBeGreaterThanOrEqual(enqueuedAt + 1_200);
});

test('a new job starts immediately in the process that stored it, regardless of the poll interval', async () => {
  const ran = new Set<unknown>();
  const handler = handlerOf('quick', async ({ data }) => ran.add(data['n']));
  // The worker polls only after the test has ended.
  await bench.start({ jobs: [handler] }, { pollIntervalMs: 600_000 });
  const startedAt = performance.now();
  for (let n = 0; n < 20; n++) {
    await bench.enqueue({ queue: 'quick', data: { n } });
    await eventually(
      () => ran.has(n),
      (hasRun) => hasRun,
    );
  }
  // All jobs together take less than a second. A delay of two seconds per job would take 40 s.
  expect(performance.now() - startedAt).toBeLessThan(30_000);
});

test('a failed job is retried soon although the clock of its worker is an hour ahead', async () => {
  const realNow = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + 3_600_000);
  try {
    let attempts = 0;
    const run = async () => {
      if (++attempts === 1) throw new Error('the tea is cold');
    };
    await bench.start({ jobs: [handlerOf('early', run, { retries: 1 })] });
    await bench.enqueue({ queue: 'early', data: {} });
    await eventually(
      () => attempts,
      (count) => count === 2,
    );
  } finally {
    jest.restoreAllMocks();
  }
});

test('a failing job is retried with growing delays until its last attempt', async () => {
  const attempts: { at: number; attempt: number; isRetried: boolean }[] = [];
  const run = async ({ attempt, hasNextAttempt }: Pick<JobAttempt, 'attempt' | 'hasNextAttempt'>) => {
    attempts.push({ at: performance.now(), attempt, isRetried: hasNextAttempt() });
    throw new Error('the tea is cold');
  };
  await bench.start({ jobs: [handlerOf('tea', run, { retries: 2 })] });
  await bench.enqueue({ queue: 'tea', data: {} });
  const [row] = await eventually(
    () => bench.rows('tea'),
    ([job]) => job?.state === 'failed',
  );
  expect(attempts.map(({ attempt, isRetried }) => [attempt, isRetried])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
  const [first = 0, second = 0] = attempts.slice(1).map(({ at }, index) => at - (attempts[index]?.at ?? 0));
  expect(first).toBeGreaterThan(950);
  expect(second).toBeGreaterThan(1_950);
  expect(row?.output).toMatchObject({ message: expect.stringContaining('the tea is cold') });
  await eventually(
    () => bench.ends.filter(({ queue }) => queue === 'tea').length,
    (count) => count === 3,
  );
  const lines = bench.logs.filter(({ queue }) => queue === 'tea');
  expect(new Set(lines.map(({ jobId }) => jobId)).size).toBe(1);
  expect(lines).toEqual([
    expect.objectContaining({ level: 40, attempt: 1, jobId: expect.any(String) }),
    expect.objectContaining({ level: 40, attempt: 2 }),
    expect.objectContaining({
      level: 50,
      attempt: 3,
      msg: 'a job failed and has no retries left',
      err: expect.objectContaining({ message: expect.stringContaining('the tea is cold') }),
    }),
  ]);
});

test('a job with a missing or mistyped field fails and names the field; one with valid fields runs', async () => {
  const letters = defineQueue<{ name: string; copies: number; address: object }>('letters', {
    name: 'string',
    copies: 'number',
    address: 'object',
  });
  const ran: unknown[] = [];
  const deadLetters: unknown[] = [];
  const letter = { name: 'Ada', copies: 2, address: { city: 'London' } };
  const handler = letters.handler({
    concurrency: 4,
    timeLimitMs: 10_000,
    retries: 0,
    run: async ({ data }) => void ran.push(data),
    onDeadLetter: async ({ data }) => void deadLetters.push(data),
  });
  await bench.start({ jobs: [handler] });
  const wrong = [
    { ...letter, copies: '2' },
    { name: 'Ada', copies: 2 },
    { ...letter, address: null },
  ];
  await bench.enqueue(letters.job(letter), ...wrong.map((data) => ({ queue: letters.name, data })));
  const rows = await eventually(
    () => bench.rows('letters'),
    (jobs) => jobs.every(({ state }) => state === 'completed' || state === 'failed'),
  );
  expect(ran).toEqual([letter]);
  const refusal = (field: string, type: string) =>
    `a job of the queue letters is unreadable: its field ${field} is not of the type ${type}`;
  const messages = rows.filter(({ state }) => state === 'failed').map(({ output }) => output?.message);
  expect(messages.sort()).toEqual([
    refusal('address', 'object'),
    refusal('address', 'object'),
    refusal('copies', 'number'),
  ]);
  // The dead letter has the same data, so it fails too and is logged.
  const logged = await eventually(
    () => bench.logs.filter(({ queue, level }) => queue === 'dead-letter' && level === 40),
    (lines) => lines.length >= 3,
  );
  expect(logged).toContainEqual(
    expect.objectContaining({ err: expect.objectContaining({ message: refusal('copies', 'number') }) }),
  );
  expect(deadLetters).toEqual([]);
});

test('the query for operators returns each dead letter once, even if it is retried', async () => {
  const onDeadLetter = () => Promise.reject(new Error('cannot be recorded'));
  const fail = () => Promise.reject(new Error('failed'));
  await bench.start({ jobs: [{ ...handlerOf('unlucky', fail, { retries: 0 }), onDeadLetter }] });
  await bench.enqueue({ queue: 'unlucky', data: { n: 1 } });
  const page = readFileSync(new URL('../../server/docs/job-lifecycle.md', import.meta.url), 'utf8');
  const [, query = ''] = /```sql\n([^]*?)```/.exec(page) ?? [];
  await eventually(
    async () => await bench.database('pgboss.job').where({ name: 'dead-letter' }).select('id', 'data'),
    (rows) => rows.filter(({ data }) => (data as { n?: number }).n === 1).length > 1,
  );
  const { rows } = await bench.database.raw<{ rows: { source_name: string }[] }>(query);
  expect(rows.filter(({ source_name: source }) => source === 'unlucky')).toMatchObject([
    { data: { n: 1 }, source_output: { message: 'Error: failed' } },
  ]);
  expect(rows.filter(({ source_name: source }) => source === null)).toEqual([]);
});

test('a failing job does not delay the others', async () => {
  const order: unknown[] = [];
  const run = async ({ data }: { data: Readonly<Record<string, unknown>> }) => {
    order.push(data['n']);
    if (data['n'] === 'poison') throw new Error('poison');
  };
  await bench.start({ jobs: [handlerOf('mixed', run, { concurrency: 1 })] });
  await bench.enqueue(
    { queue: 'mixed', data: { n: 'poison' } },
    ...[1, 2, 3, 4, 5].map((n) => ({ queue: 'mixed', data: { n } })),
  );
  await eventually(
    () => bench.rows('mixed'),
    (rows) => rows.some(({ state }) => state === 'failed'),
  );
  expect(order.filter((n) => n !== 'poison').sort()).toEqual([1, 2, 3, 4, 5]);
  expect(order.at(-1)).toBe('poison');
});

/** Returns a handler that waits until its attempt is interrupted, and records the reason. */
const untilAborted =
  (interrupted: unknown[]) =>
  ({ signal, hasNextAttempt }: JobAttempt): Promise<void> =>
    new Promise((_resolve, reject) =>
      signal.addEventListener('abort', () => {
        const reason = signal.reason as Error;
        interrupted.push({ reason: reason.message, hasNextAttempt: hasNextAttempt() });
        reject(reason);
      }),
    );

test('a job that a stopping worker interrupts has a next attempt, even if all retries are used', async () => {
  const interrupted: unknown[] = [];
  let isRunning = false;
  const run = (job: JobAttempt) => {
    isRunning = true;
    return untilAborted(interrupted)(job);
  };
  const worker = await bench.start({ jobs: [handlerOf('patient', run, { retries: 0 })] });
  await bench.enqueue({ queue: 'patient', data: {} });
  await eventually(
    () => isRunning,
    (isTrue) => isTrue,
  );
  await worker.stop(0);
  expect(interrupted).toEqual([{ reason: 'worker stops', hasNextAttempt: true }]);
  expect(await bench.rows('patient')).toMatchObject([{ state: 'created' }]);
});

test('a job above its time limit is aborted, fails, and lets others run, even if it ignores the signal', async () => {
  const interrupted: unknown[] = [];
  const obedient = handlerOf('obedient', untilAborted(interrupted), { timeLimitMs: 300, retries: 0 });
  const deaf = handlerOf('deaf', ({ data }) => (data['n'] === 1 ? new Promise(() => undefined) : Promise.resolve()), {
    timeLimitMs: 300,
    retries: 0,
    concurrency: 1,
  });
  await bench.start({ jobs: [obedient, deaf] });
  await bench.enqueue(
    { queue: 'obedient', data: {} },
    { queue: 'deaf', data: { n: 1 } },
    { queue: 'deaf', data: { n: 2 } },
  );
  const [row] = await eventually(
    () => bench.rows('obedient'),
    ([job]) => job?.state === 'failed',
  );
  expect(interrupted).toEqual([{ reason: 'took longer than 300 ms', hasNextAttempt: false }]);
  expect(row?.output?.message).toBe('took longer than 300 ms');
  const rows = await eventually(
    () => bench.rows('deaf'),
    (all) => all.every(({ state }) => state !== 'active' && state !== 'created'),
  );
  expect(rows.map(({ state }) => state).sort()).toEqual(['completed', 'failed']);
});

test('a worker runs as many jobs concurrently as the handler allows, and no more', async () => {
  let running = 0;
  let maxRunning = 0;
  const run = async () => {
    maxRunning = Math.max(maxRunning, ++running);
    await sleep(20);
    running--;
  };
  await bench.start({ jobs: [handlerOf('crowd', run, { concurrency: 7 })] });
  await bench.enqueue(...Array.from({ length: 60 }, (_, n) => ({ queue: 'crowd', data: { n } })));
  await eventually(
    () => bench.ends.length,
    (count) => count === 60,
  );
  expect(maxRunning).toBe(7);
});

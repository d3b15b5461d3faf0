// A worker as a separate process, for tests that kill it.
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogger } from '../../server/platform/log/logger.js';
import { createJobQueues, startWorker } from '../../server/platform/jobs/index.js';
import { openTestDatabase } from '../support/database.js';

const [url = '', name = '', leaseMs = '2000'] = process.argv.slice(2);
const database = openTestDatabase(url, 10);
const settings = { pollIntervalMs: 100, leaseMs: Number(leaseMs) };
const queue = createJobQueues({ database, ...settings });

const slow = {
  queue: 'slow',
  concurrency: 5,
  timeLimitMs: 60_000,
  retries: 20,
  maxLostAttempts: 20,
  async run({
    id,
    attempt,
    data,
    signal,
  }: {
    id: string;
    attempt: number;
    data: Readonly<Record<string, unknown>>;
    signal: AbortSignal;
  }) {
    await database('runs').insert({ job_id: id, attempt, worker: name });
    await sleep(Number(data['ms']), undefined, { signal });
    await database('runs').where({ job_id: id, attempt, worker: name }).update({ ended_at: database.fn.now() });
  },
};
const heartbeat = {
  name: 'heartbeat',
  everyMs: 1_000,
  async run(signal: AbortSignal) {
    await database('beats').insert({ worker: name });
    await sleep(name.startsWith('stuck') ? 60_000 : 200, undefined, { signal });
    await database('beats').insert({ worker: name, is_end: true });
  },
};

const poison = { ...slow, queue: 'poison', maxLostAttempts: 2 };
await queue.open([slow, poison]);
const worker = await startWorker({
  jobs: [slow, poison],
  periodic: [heartbeat],
  database,
  queue,
  settings,
  log: createLogger('warn'),
  onJobEnded: () => undefined,
  onPeriodicTaskEnded: () => undefined,
});
process.on('SIGTERM', () => void worker.stop(1_000).then(() => process.exit(0)));
console.log('ready');

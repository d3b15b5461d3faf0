// A worker of the benchmark, in a separate process. It gets the due time as `go`.
import { once } from 'node:events';
import { createBoss } from '../../../server/platform/jobs/pg-boss/create-boss.js';
import { createLogger } from '../../../server/platform/log/logger.js';
import { createScheduledTasksModule } from '../../../server/modules/scheduled-tasks/index.js';
import { composeAgentRunner, settings } from './agent-runner.js';
import { createJobQueues, startWorker } from '../../../server/platform/jobs/index.js';
import { openTestDatabase } from '../../support/database.js';
import { ignoredEvents } from '../../support/events.js';
import { jobsOfOneFetch, queueName, type Message, type Order } from './order.js';

const order = JSON.parse(process.argv[2] ?? '') as Order;
const database = openTestDatabase(order.url, 10);
const lagsMs: number[] = [];
let dueAtMs = 0;
let statements = 0;
database.on('query', () => statements++);

const send = (message: Message) => process.send?.(message);
const started = (): void => void lagsMs.push(Date.now() - dueAtMs);
const payload = (executionId: number) => ({ organizationId: order.organizationId, executionId });

/** Without `hasRuns`, a job ends as soon as it has started. */
async function startScheduler(hasRuns: boolean): Promise<void> {
  const queue = createJobQueues({ database, leaseMs: 10_000 });
  const { agentRunner } = composeAgentRunner(database, queue);
  const membershipStatusOf = () => Promise.resolve('member' as const);
  const { work } = createScheduledTasksModule({
    database,
    events: ignoredEvents,
    jobs: queue,
    unattendedRuns: agentRunner.unattendedRuns,
    agentRunner,
    membershipStatusOf,
    lastKnownMembershipStatusOf: membershipStatusOf,
    settings,
  });
  const jobs = work.jobs.map((handler) => ({
    ...handler,
    run: async (job: Parameters<typeof handler.run>[0]) => {
      started();
      if (hasRuns) await handler.run(job);
    },
  }));
  await queue.open(jobs);
  const pool = openTestDatabase(order.url, 3);
  pool.on('query', () => statements++);
  await startWorker({
    jobs,
    periodic: work.periodic,
    queue,
    database: pool,
    settings: { pollIntervalMs: 500, leaseMs: 10_000 },
    log: createLogger('error'),
    onJobEnded: () => undefined,
    onPeriodicTaskEnded: () => undefined,
  });
}

/** Stores this worker's share of the jobs in pg-boss, and meanwhile fetches and completes jobs. */
async function startPlain(): Promise<void> {
  const boss = createBoss(database);
  await boss.createQueue(queueName).catch(() => undefined);
  void once(process, 'message').then(async () => {
    for (let stored = 0; stored < order.share; stored += 200) {
      await boss.insert(
        queueName,
        Array.from({ length: Math.min(200, order.share - stored) }, (_none, index) => ({
          data: payload(stored + index),
        })),
      );
    }
  });
  const completeJobs = async (): Promise<never> => {
    for (;;) {
      const jobs = await boss.fetch(queueName, { batchSize: jobsOfOneFetch });
      if (jobs.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
      else {
        jobs.forEach(started);
        await boss.complete(
          queueName,
          jobs.map(({ id }) => id),
        );
      }
    }
  };
  void completeJobs();
}

process.on('message', (message: { go: number } | 'report') => {
  if (message !== 'report') dueAtMs = message.go;
  else
    send({
      kind: 'report',
      lagsMs,
      statements,
      cpuMs: (({ user, system }) => (user + system) / 1_000)(process.cpuUsage()),
    });
});
if (order.what === 'pg-boss') await startPlain();
else await startScheduler(order.what === 'runs');
send({ kind: 'ready' });

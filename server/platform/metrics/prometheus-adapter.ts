// Each instance has its own registry, so that two containers (app/container.ts) can exist in one process.
import type { Database } from '../database/database.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Observer, OnRequestDone } from './port.js';
import type { OnJobEnded, OnPeriodicTaskEnded, QueueDepth } from '../jobs/port.js';
import { readinessCauses, type Readiness } from '../process/readiness.js';
import { processReady, type MetricValues } from './merged.js';

export interface Metrics extends Observer {
  readonly onRequestDone: OnRequestDone;
  readonly onJobEnded: OnJobEnded;
  readonly onPeriodicTaskEnded: OnPeriodicTaskEnded;
  readonly contentType: string;
  /**
   * Returns all metrics in Prometheus' format. Never rejects. If the database does not reply, `database_up` is 0, and
   * other metrics from the database are omitted.
   */
  text(): Promise<string>;
  /** Returns the metrics as data that another process can merge with its own. */
  values(): Promise<MetricValues>;
}

export interface MetricsDependencies {
  readonly pools: ReadonlyMap<string, Database>;
  depths(): Promise<readonly QueueDepth[]>;
  readiness(): Readiness;
}

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const jobBuckets = [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 300, 900];

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

export function createMetrics({ pools, depths, readiness }: MetricsDependencies): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  registerPools(registers, pools);
  registerReadiness(registers, readiness);
  const readDatabase = registerDatabase(registers, depths);
  return {
    onRequestDone: countRequests(registers),
    ...countWork(registers),
    ...countRuns(registers),
    contentType: registry.contentType,
    async text() {
      await readDatabase();
      return registry.metrics();
    },
    async values() {
      await readDatabase();
      return registry.getMetricsAsJSON();
    },
  };
}

type Registers = Registry[];

function countRequests(registers: Registers): OnRequestDone {
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests by operation and status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['operation'],
    buckets: requestBuckets,
    registers,
  });
  return (operationId, status, durationMs) => {
    const operation = operationId ?? 'none';
    requests.inc({ operation, status });
    seconds.observe({ operation }, durationMs / 1000);
  };
}

function countWork(registers: Registers): Pick<Metrics, 'onJobEnded' | 'onPeriodicTaskEnded'> {
  const jobs = new Counter({
    name: 'jobs_ended_total',
    help: 'Attempts of jobs in this process, by queue and outcome.',
    labelNames: ['queue', 'outcome'],
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'job_duration_seconds',
    help: 'How long attempts of jobs took.',
    labelNames: ['queue'],
    buckets: jobBuckets,
    registers,
  });
  const tasks = new Counter({
    name: 'periodic_task_runs_total',
    help: 'Runs of periodic tasks in this process.',
    labelNames: ['task', 'outcome'],
    registers,
  });
  const taskSeconds = new Histogram({
    name: 'periodic_task_duration_seconds',
    help: 'How long periodic tasks took.',
    labelNames: ['task'],
    buckets: jobBuckets,
    registers,
  });
  return {
    onJobEnded({ queue, outcome, durationMs }) {
      jobs.inc({ queue, outcome });
      jobSeconds.observe({ queue }, durationMs / 1000);
    },
    onPeriodicTaskEnded({ name, succeeded, durationMs }) {
      tasks.inc({ task: name, outcome: succeeded ? 'completed' : 'failed' });
      taskSeconds.observe({ task: name }, durationMs / 1000);
    },
  };
}

const lagGauge = (registers: Registers) =>
  new Gauge({
    name: 'scheduler_lag_seconds',
    help: 'How long the oldest unclaimed slot had been due when this process last checked.',
    registers,
  });

function countRuns(registers: Registers): Observer {
  const runs = new Counter({
    name: 'agent_runs_total',
    help: 'Runs of agents that ended in this process, by source and outcome.',
    labelNames: ['source', 'outcome'],
    registers,
  });
  const runSeconds = new Histogram({
    name: 'agent_run_duration_seconds',
    help: 'How long runs of agents took.',
    labelNames: ['source'],
    buckets: jobBuckets,
    registers,
  });
  const executions = new Counter({
    name: 'task_executions_total',
    help: 'Executions that ended in this process, and slots that it recorded as skipped or missed, by status.',
    labelNames: ['status'],
    registers,
  });
  const reactions = new Counter({
    name: 'event_reactions_total',
    help: 'Attempts of reactions to domain events in this process, by event, reaction and outcome.',
    labelNames: ['event', 'reaction', 'outcome'],
    registers,
  });
  const modelCalls = new Counter({
    name: 'model_calls_total',
    help: 'Calls of model providers by this process, including retries, by provider and outcome.',
    labelNames: ['provider', 'outcome'],
    registers,
  });
  // Created by the first measurement, because an unmeasured lag is not 0.
  let lag: Gauge | undefined;
  return {
    onModelCallEnded: ({ provider, outcome }) => modelCalls.inc({ provider, outcome }),
    onRunEnded({ source, outcome, durationMs }) {
      runs.inc({ source, outcome });
      runSeconds.observe({ source }, durationMs / 1000);
    },
    onExecutionsEnded: (status, count) => executions.inc({ status }, count),
    onSchedulerLag: (seconds) => (lag ??= lagGauge(registers)).set(seconds),
    onReactionEnded: (labels) => reactions.inc(labels),
  };
}

function registerPools(registers: Registers, pools: MetricsDependencies['pools']): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this process by pool and state; `pending` counts callers that wait for a connection.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, { client }] of pools) {
        const pool = (client as { pool?: Pool }).pool;
        this.set({ pool: name, state: 'used' }, pool?.numUsed() ?? 0);
        this.set({ pool: name, state: 'free' }, pool?.numFree() ?? 0);
        this.set({ pool: name, state: 'pending' }, pool?.numPendingAcquires() ?? 0);
      }
    },
  });
}

/** Each cause has its own series, so that each can have an alert rule. */
function registerReadiness(registers: Registers, readiness: MetricsDependencies['readiness']): void {
  new Gauge({
    ...processReady,
    registers,
    collect() {
      this.set(readiness().status === 'unavailable' ? 0 : 1);
    },
  });
  new Gauge({
    name: 'readiness_problem',
    help: 'Why this process cannot do all of its work: 1 while the cause lasts.',
    labelNames: ['cause'],
    registers,
    collect() {
      const { causes } = readiness();
      for (const cause of readinessCauses) this.set({ cause }, causes.includes(cause) ? 1 : 0);
    },
  });
  new Gauge({
    name: 'readiness_age_seconds',
    help: 'How long ago this process last checked its readiness.',
    registers,
    collect() {
      this.set(readiness().ageMs / 1000);
    },
  });
}

/** Shorter than Prometheus' scrape timeout, so that the other metrics can be read during an outage. */
const depthsTimeoutMs = 3_000;

/** Returns the function that updates these metrics for each scrape. It never rejects. */
function registerDatabase(registers: Registers, depths: MetricsDependencies['depths']): () => Promise<void> {
  const isUp = new Gauge({ name: 'database_up', help: 'Whether the database replied to this scrape.', registers });
  const depth = new Gauge({
    name: 'jobs',
    help: 'Jobs in the database by queue and state, usually counted at most a minute ago. Equal in every process.',
    labelNames: ['queue', 'state'],
    registers,
  });
  return async () => {
    const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), depthsTimeoutMs).unref());
    const found = await Promise.race([depths(), timeout]).catch(() => null);
    isUp.set(found === null ? 0 : 1);
    depth.reset();
    for (const { queue, state, count } of found ?? []) depth.set({ queue, state }, count);
  };
}

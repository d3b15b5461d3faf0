// Running scheduled tasks: the clock that claims slots, the job that makes a run of one, and runs that somebody asks for.
import { createHash } from 'node:crypto';
import type { Caller } from '../../platform/caller.js';
import type { Turns } from '../conversations/turns.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { organizationLimits } from '../../generated/operations.js';
import type { GivenUpJob, JobHandler, JobQueue, JobRun, PeriodicTask } from '../../platform/jobs/jobs.js';
import { unobserved, type Observer } from '../../platform/observer.js';
import { endTurn, type Chat, type RunOutcome, type Runner } from '../runs/index.js';
import { createDueRepository, runJob, type Enqueue, type RunKey } from './due-repository.js';
import type { TaskExecution } from './executions.js';
import { findAccessibleTask, assertOwnerMayRun, notFound, type TaskAccessDependencies } from './access.js';
import { createTaskRepository, type PausedReason, type TaskDatabase, type TaskRepository } from './repository.js';
import {
  createRunRepository,
  type BegunTurn,
  type ClaimedRun,
  type PendingRun,
  type RunFailure,
  type RunRepository,
  type RunResult,
} from './runs-repository.js';
import { decideSlots, type DueTask } from './slots.js';

export interface TaskRuns {
  /** Claims every slot that has come. How many tasks were due. */
  tick(signal?: AbortSignal): Promise<number>;
  /** Starts a run of a task beside its schedule. */
  runNow(caller: Caller, taskId: number, unit?: UnitOfWork): Promise<TaskExecution>;
  readonly jobs: readonly JobHandler[];
  readonly periodic: readonly PeriodicTask[];
}

export interface TaskRunsDependencies {
  readonly database: TaskDatabase;
  readonly jobs: JobQueue;
  readonly turns: Pick<Turns, 'resume' | 'finish'>;
  readonly chat: Pick<Chat, 'beginConversation'>;
  readonly runner: Pick<Runner, 'runTurn'>;
  readonly membershipStatusOf: TaskAccessDependencies['membershipStatusOf'];
  /** As the stored copy of the members has it, so that no run fails because the identity provider is down. */
  readonly lastKnownMembershipStatusOf: TaskAccessDependencies['membershipStatusOf'];
  readonly observer?: Pick<Observer, 'executionsEnded' | 'schedulerLag'>;
  /** Failed runs in a row that switch a task off. Default: the contract's. */
  readonly failuresBeforePause?: number;
  /** Of one run. */
  readonly timeLimitMs: number;
  /** Runs at one time in one worker. Default 10. */
  readonly concurrency?: number;
  /** How many of one organization run at once. */
  readonly concurrencyPerOrganization: number;
  /** Says which slots have come. Default: the database's clock, which is one for all workers. */
  readonly now?: () => Date;
}

const queue = 'run-scheduled-task';
/** Tasks that one transaction claims: enough for few round trips, few enough that other workers get some. */
const claimBatchSize = 200;
/** Looked at again by the job of a run whose last process keeps its lease for a while. */
const leasePollMs = 1_000;
const overheadMs = 90_000;
/** Agents run in the worker's own process, so that one which ends it takes the others with it: a few losses prove nothing. */
const maxLostAttempts = 8;
const givenUpFailures = {
  lost: { code: 'interrupted', message: 'The run was given up: the processes that ran it ended unexpectedly.' },
  failed: { code: 'internal', message: 'The run was given up after several attempts.' },
} as const;
/** A run whose job is lost is given another after this time. */
const strandedAfterMs = 15 * 60_000;
const strandedBatchSize = 200;

const agentDeleted: RunFailure = { code: 'agent_not_found', message: 'The agent was deleted.' };
const stopped: RunFailure = { code: 'stopped', message: 'The run was stopped.' };
const incomplete: RunFailure = { code: 'internal', message: 'The run did not complete.' };

/** What the record says of an answer. A run that somebody stopped did not do what the task is for. */
function resultOf(
  { status, failure }: { status: string; failure?: RunFailure | null },
  agentVersionId: number | null,
): RunResult {
  if (status === 'completed') return { status: 'completed', failure: null, agentVersionId };
  return { status: 'failed', failure: failure ?? (status === 'stopped' ? stopped : incomplete), agentVersionId };
}

/** One id for each run and quarter of an hour: the sweep may find a run again before its job has come. */
function rescueJobId({ organizationId, executionId }: RunKey, at: Date): string {
  const digest = createHash('sha256')
    .update(`${organizationId}/${executionId}/${Math.floor(at.getTime() / strandedAfterMs)}`)
    .digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Thrown to undo a conversation that was begun for a run which somebody else has begun. */
class BegunByAnotherWorker extends Error {}

interface RunDependencies extends Omit<TaskRunsDependencies, 'database' | 'membershipStatusOf' | 'now'> {
  readonly runs: RunRepository;
  readonly tasks: Pick<TaskRepository, 'pauseOfAgent' | 'pauseOfUser'>;
  readonly enqueue: Enqueue;
  readonly observer: Pick<Observer, 'executionsEnded' | 'schedulerLag'>;
}

interface SkipDecision {
  readonly reason: string;
  /** Why the owner's tasks are disabled. Null: they are not. */
  readonly pausedReason: PausedReason | null;
}

/** Returns why a claimed run must not begin, or null if it may. */
async function skipDecisionOf(
  { lastKnownMembershipStatusOf }: RunDependencies,
  run: PendingRun,
): Promise<SkipDecision | null> {
  const { isDeleted, organizationId, userId } = run;
  if (isDeleted) return { reason: 'The task was deleted before the run began.', pausedReason: null };
  // The event of a removal or a demotion may not have disabled the task yet.
  switch (await lastKnownMembershipStatusOf(organizationId, userId)) {
    case 'absent':
      return { reason: 'The owner left the organization before the run began.', pausedReason: 'owner_removed' };
    case 'guest':
      return {
        reason: 'The owner became a guest of the organization before the run began.',
        pausedReason: 'owner_demoted',
      };
    case 'member':
      return null;
  }
}

/** The run's turn, begun now unless an attempt before did so. */
async function beginTurn({ chat, runs }: RunDependencies, run: PendingRun): Promise<BegunTurn> {
  if (run.turn !== null) return run.turn;
  const { organizationId, userId, agentId, name, prompt } = run;
  return chat.beginConversation({ organizationId, userId, agentId, name, text: prompt }, async (transaction, turn) => {
    if (!(await runs.linkConversation(transaction, run, turn))) throw new BegunByAnotherWorker();
  });
}

/** Runs the turn; null: its end was recorded by an attempt before. */
async function runTurn(
  { turns, runner }: RunDependencies,
  { organizationId }: ClaimedRun,
  { conversationId, answerId }: BegunTurn,
  { signal, isLastAttempt }: JobRun,
): Promise<RunOutcome | null> {
  for (;;) {
    const turn = await turns.resume(organizationId, conversationId, answerId);
    if (turn === 'over') return null;
    if (turn !== 'held') return runner.runTurn(turn, { source: 'scheduled', signal, willRetry: !isLastAttempt });
    await new Promise((resolve) => setTimeout(resolve, leasePollMs));
    signal.throwIfAborted();
  }
}

/** Records that a run failed whose job will not be run again. Does nothing if the run is over. */
async function giveUpRun(dependencies: RunDependencies, job: GivenUpJob): Promise<void> {
  const { runs, turns, enqueue, observer } = dependencies;
  const run = await runs.beginAttempt(job.data as unknown as RunKey);
  if (run === null) return;
  if (run.turn !== null) await endTurn(turns, { ...run, ...run.turn }, job);
  const end = await runs.findRecordedEnd(run);
  const result: RunResult =
    end === null
      ? { status: 'failed', failure: givenUpFailures[job.cause], agentVersionId: null }
      : resultOf(end, null);
  const maxFailures = dependencies.failuresBeforePause ?? organizationLimits.failedRunsInARow;
  if (await runs.finish(run, result, { maxFailures: maxFailures, enqueue })) observer.executionsEnded(result.status, 1);
}

async function runOnce(dependencies: RunDependencies, job: JobRun): Promise<void> {
  const { runs, tasks, enqueue, observer } = dependencies;
  const run = await runs.beginAttempt(job.data as unknown as RunKey);
  if (run === null) return;
  const finish = async (result: RunResult) => {
    if (
      await runs.finish(run, result, {
        maxFailures: dependencies.failuresBeforePause ?? organizationLimits.failedRunsInARow,
        enqueue,
      })
    )
      observer.executionsEnded(result.status, 1);
  };
  const skipDecision = run.turn === null ? await skipDecisionOf(dependencies, run) : null;
  if (skipDecision !== null) {
    if (skipDecision.pausedReason !== null)
      await tasks.pauseOfUser(run.organizationId, run.userId, skipDecision.pausedReason, new Date());
    await runs.skip(run, skipDecision.reason);
    observer.executionsEnded('skipped', 1);
    return;
  }
  let begun: BegunTurn;
  try {
    begun = await beginTurn(dependencies, run);
  } catch (error) {
    if (error instanceof BegunByAnotherWorker) throw new Error('another worker has begun the run', { cause: error });
    if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    // The event of the deletion may not have disabled the task yet. First, because a finished run is not repeated.
    await tasks.pauseOfAgent(run.organizationId, run.agentId, new Date());
    await finish({ status: 'failed', failure: agentDeleted, agentVersionId: null });
    return;
  }
  const outcome = await runTurn(dependencies, run, begun, job);
  if (outcome === null) {
    const end = await runs.findRecordedEnd(run);
    if (end !== null) await finish(resultOf(end, null));
    return;
  }
  if (!outcome.isRecorded) throw new Error('the run of a scheduled task is to be repeated');
  await finish(resultOf(outcome, outcome.agentVersionId));
}

export function createTaskRuns(dependencies: TaskRunsDependencies): TaskRuns {
  const {
    database,
    jobs,
    now,
    timeLimitMs,
    concurrencyPerOrganization,
    concurrency = 10,
    observer = unobserved,
  } = dependencies;
  const due = createDueRepository(database);
  const repository = createTaskRepository(database);
  const enqueue: Enqueue = (transaction, runs) =>
    jobs.enqueue(
      transaction,
      runs.map((run) => runJob(queue, run)),
    );
  const runDependencies: RunDependencies = {
    ...dependencies,
    runs: createRunRepository(database),
    tasks: repository,
    enqueue,
    observer,
  };

  /** How many tasks it claimed. */
  async function claim(at: Date): Promise<number> {
    const ended = { skipped: 0, missed: 0 };
    const decide = (task: DueTask) => {
      const decision = decideSlots(task, at);
      for (const { status } of decision.records) if (status !== 'in_progress') ended[status]++;
      return decision;
    };
    const count = await due.claim(
      at,
      { tasks: claimBatchSize, runsOfTask: organizationLimits.runsOfTaskInProgress },
      decide,
      enqueue,
    );
    for (const [status, slots] of Object.entries(ended)) if (slots > 0) observer.executionsEnded(status, slots);
    return count;
  }

  async function tick(signal?: AbortSignal): Promise<number> {
    for (let total = 0; !signal?.aborted;) {
      const oldest = await due.findDue(now?.() ?? null);
      // What this tick has caught up with was late all the same; the next one says that it no longer is.
      if (oldest !== null || total === 0)
        observer.schedulerLag(oldest === null ? 0 : (oldest.at.getTime() - oldest.dueSince.getTime()) / 1000);
      // What is due and not taken is another worker's just now.
      const count = oldest === null ? 0 : await claim(oldest.at);
      if (count === 0) return total;
      total += count;
    }
    return 0;
  }

  async function rescue(): Promise<void> {
    const stranded = await runDependencies.runs.findStranded(strandedAfterMs, strandedBatchSize);
    if (stranded.length === 0) return;
    const at = new Date();
    await database.transaction((transaction) =>
      jobs.enqueue(
        transaction,
        stranded.map((run) => ({ ...runJob(queue, run), id: rescueJobId(run, at) })),
      ),
    );
  }

  return {
    tick,

    async runNow(caller, taskId, unit) {
      const task = await findAccessibleTask(repository, caller, taskId);
      await assertOwnerMayRun(dependencies, caller, task.userId);
      const limit = organizationLimits.runsOfTaskInProgress;
      const started = await due.startManual(caller.organizationId, taskId, limit, enqueue, unit);
      if (started === null) throw notFound();
      if (started === 'full') throw new ApiError('conflict', 'Scheduled task has too many runs in progress');
      if (started === 'agent-missing') throw new ApiError('not_found', 'Agent not found');
      return started;
    },

    jobs: [
      {
        ...{
          queue,
          concurrency,
          organizationShare: concurrencyPerOrganization,
          maxLostAttempts,
          timeLimitMs: timeLimitMs + overheadMs,
          retries: 8,
        },
        run: (job) => runOnce(runDependencies, job),
        onGivenUp: (job) => giveUpRun(runDependencies, job),
      },
    ],
    periodic: [
      // At each tick of the clock, which is every second, and in every worker: what is due is shared out by the locks of the claim, and a worker that dies delays nobody.
      {
        name: 'claim-due-tasks',
        everyMs: 1_000,
        isInEveryWorker: true,
        run: async (signal) => void (await tick(signal)),
      },
      { name: 'rescue-task-runs', everyMs: 60_000, run: rescue },
    ],
  };
}

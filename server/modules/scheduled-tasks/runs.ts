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
import { reachTask, assertOwnerMayRun, notFound, type TaskParts } from './reach.js';
import { createTaskRepository, type PausedReason, type TaskDatabase, type TaskRepository } from './repository.js';
import {
  createRunRepository,
  type BegunTurn,
  type HeldRun,
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

export interface TaskRunsParts {
  readonly database: TaskDatabase;
  readonly jobs: JobQueue;
  readonly turns: Pick<Turns, 'resume' | 'finish'>;
  readonly chat: Pick<Chat, 'beginConversation'>;
  readonly runner: Pick<Runner, 'runTurn'>;
  readonly standingOf: TaskParts['standingOf'];
  /** As the stored copy of the members has it, so that no run fails because the identity provider is down. */
  readonly lastKnownStandingOf: TaskParts['standingOf'];
  readonly observer?: Pick<Observer, 'executionsEnded' | 'schedulerLag'>;
  /** Failed runs in a row that switch a task off. Default: the contract's. */
  readonly failuresBeforePause?: number;
  /** Of one run. */
  readonly timeLimitMs: number;
  /** Runs at one time in one worker. Default 10. */
  readonly concurrency?: number;
  /** How many of one organization run at once. */
  readonly organizationShare: number;
  /** Says which slots have come. Default: the database's clock, which is one for all workers. */
  readonly now?: () => Date;
}

const queue = 'run-scheduled-task';
/** Tasks that one transaction claims: enough for few round trips, few enough that other workers get some. */
const claimedAtOnce = 200;
/** Looked at again by the job of a run whose last process keeps its lease for a while. */
const lookAgainMs = 1_000;
const spareMs = 90_000;
/** Agents run in the worker's own process, so that one which ends it takes the others with it: a few losses prove nothing. */
const maxLostAttempts = 8;
const givenUp = {
  lost: { code: 'interrupted', message: 'The run was given up: the processes that ran it ended unexpectedly.' },
  failed: { code: 'internal', message: 'The run was given up after several attempts.' },
} as const;
/** A run whose job is lost is given another after this time. */
const strandedAfterMs = 15 * 60_000;
const strandedAtOnce = 200;

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
function rescueId({ organizationId, executionId }: RunKey, at: Date): string {
  const digest = createHash('sha256')
    .update(`${organizationId}/${executionId}/${Math.floor(at.getTime() / strandedAfterMs)}`)
    .digest('hex');
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-8${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Thrown to undo a conversation that was begun for a run which somebody else has begun. */
class BegunElsewhere extends Error {}

interface Parts extends Omit<TaskRunsParts, 'database' | 'standingOf' | 'now'> {
  readonly runs: RunRepository;
  readonly tasks: Pick<TaskRepository, 'pauseOfAgent' | 'pauseOfUser'>;
  readonly enqueue: Enqueue;
  readonly observer: Pick<Observer, 'executionsEnded' | 'schedulerLag'>;
}

interface Obstacle {
  readonly reason: string;
  /** Why the owner's tasks are disabled. Null: they are not. */
  readonly pausedReason: PausedReason | null;
}

/** Returns why a claimed run must not begin, or null if it may. */
async function obstacle({ lastKnownStandingOf }: Parts, run: PendingRun): Promise<Obstacle | null> {
  const { isDeleted, organizationId, userId } = run;
  if (isDeleted) return { reason: 'The task was deleted before the run began.', pausedReason: null };
  // The event of a removal or a demotion may not have disabled the task yet.
  switch (await lastKnownStandingOf(organizationId, userId)) {
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
async function beginOnce({ chat, runs }: Parts, run: PendingRun): Promise<BegunTurn> {
  if (run.turn !== null) return run.turn;
  const { organizationId, userId, agentId, name, prompt } = run;
  return chat.beginConversation({ organizationId, userId, agentId, name, text: prompt }, async (transaction, turn) => {
    if (!(await runs.noteBegun(transaction, run, turn))) throw new BegunElsewhere();
  });
}

/** Runs the turn; null: its end was recorded by an attempt before. */
async function runTurn(
  { turns, runner }: Parts,
  { organizationId }: HeldRun,
  { conversationId, answerId }: BegunTurn,
  { signal, isLastAttempt }: JobRun,
): Promise<RunOutcome | null> {
  for (;;) {
    const turn = await turns.resume(organizationId, conversationId, answerId);
    if (turn === 'over') return null;
    if (turn !== 'held') return runner.runTurn(turn, { source: 'scheduled', signal, isRunAgain: !isLastAttempt });
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
    signal.throwIfAborted();
  }
}

/** Records that a run failed whose job will not be run again. Does nothing if the run is over. */
async function giveUpRun(parts: Parts, job: GivenUpJob): Promise<void> {
  const { runs, turns, enqueue, observer } = parts;
  const run = await runs.hold(job.data as unknown as RunKey);
  if (run === null) return;
  if (run.turn !== null) await endTurn(turns, { ...run, ...run.turn }, job);
  const end = await runs.readEnd(run);
  const result: RunResult =
    end === null ? { status: 'failed', failure: givenUp[job.cause], agentVersionId: null } : resultOf(end, null);
  const mostFailures = parts.failuresBeforePause ?? organizationLimits.failedRunsInARow;
  if (await runs.finish(run, result, { mostFailures, enqueue })) observer.executionsEnded(result.status, 1);
}

async function runOnce(parts: Parts, job: JobRun): Promise<void> {
  const { runs, tasks, enqueue, observer } = parts;
  const run = await runs.hold(job.data as unknown as RunKey);
  if (run === null) return;
  const finish = async (result: RunResult) => {
    if (
      await runs.finish(run, result, {
        mostFailures: parts.failuresBeforePause ?? organizationLimits.failedRunsInARow,
        enqueue,
      })
    )
      observer.executionsEnded(result.status, 1);
  };
  const found = run.turn === null ? await obstacle(parts, run) : null;
  if (found !== null) {
    if (found.pausedReason !== null)
      await tasks.pauseOfUser(run.organizationId, run.userId, found.pausedReason, new Date());
    await runs.skip(run, found.reason);
    observer.executionsEnded('skipped', 1);
    return;
  }
  let begun: BegunTurn;
  try {
    begun = await beginOnce(parts, run);
  } catch (error) {
    if (error instanceof BegunElsewhere) throw new Error('another worker has begun the run', { cause: error });
    if (!(error instanceof ApiError && error.status === 404)) throw error;
    // The event of the deletion may not have disabled the task yet. First, because a finished run is not repeated.
    await tasks.pauseOfAgent(run.organizationId, run.agentId, new Date());
    await finish({ status: 'failed', failure: agentDeleted, agentVersionId: null });
    return;
  }
  const outcome = await runTurn(parts, run, begun, job);
  if (outcome === null) {
    const end = await runs.readEnd(run);
    if (end !== null) await finish(resultOf(end, null));
    return;
  }
  if (!outcome.isRecorded) throw new Error('the run of a scheduled task is to be repeated');
  await finish(resultOf(outcome, outcome.agentVersionId));
}

export function createTaskRuns(given: TaskRunsParts): TaskRuns {
  const { database, jobs, now, timeLimitMs, organizationShare, concurrency = 10, observer = unobserved } = given;
  const due = createDueRepository(database);
  const repository = createTaskRepository(database);
  const enqueue: Enqueue = (transaction, runs) =>
    jobs.enqueue(
      transaction,
      runs.map((run) => runJob(queue, run)),
    );
  const parts: Parts = { ...given, runs: createRunRepository(database), tasks: repository, enqueue, observer };

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
      { tasks: claimedAtOnce, runsOfTask: organizationLimits.runsOfTaskInProgress },
      decide,
      enqueue,
    );
    for (const [status, slots] of Object.entries(ended)) if (slots > 0) observer.executionsEnded(status, slots);
    return count;
  }

  async function tick(signal?: AbortSignal): Promise<number> {
    for (let total = 0; !signal?.aborted;) {
      const seen = await due.look(now?.() ?? null);
      // What this tick has caught up with was late all the same; the next one says that it no longer is.
      if (seen !== null || total === 0)
        observer.schedulerLag(seen === null ? 0 : (seen.at.getTime() - seen.dueSince.getTime()) / 1000);
      // What is due and not taken is another worker's just now.
      const count = seen === null ? 0 : await claim(seen.at);
      if (count === 0) return total;
      total += count;
    }
    return 0;
  }

  async function rescue(): Promise<void> {
    const stranded = await parts.runs.stranded(strandedAfterMs, strandedAtOnce);
    if (stranded.length === 0) return;
    const at = new Date();
    await database.transaction((transaction) =>
      jobs.enqueue(
        transaction,
        stranded.map((run) => ({ ...runJob(queue, run), id: rescueId(run, at) })),
      ),
    );
  }

  return {
    tick,

    async runNow(caller, taskId, unit) {
      const task = await reachTask(repository, caller, taskId);
      await assertOwnerMayRun(given, caller, task.userId);
      const limit = organizationLimits.runsOfTaskInProgress;
      const started = await due.startManual(caller.organizationId, taskId, limit, enqueue, unit);
      if (started === null) throw notFound();
      if (started === 'full') throw new ApiError('scheduled_task_run_limit_reached');
      if (started === 'agent-missing') throw new ApiError('agent_not_found');
      return started;
    },

    jobs: [
      {
        ...{ queue, concurrency, organizationShare, maxLostAttempts, timeLimitMs: timeLimitMs + spareMs, retries: 8 },
        run: (job) => runOnce(parts, job),
        onGivenUp: (job) => giveUpRun(parts, job),
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

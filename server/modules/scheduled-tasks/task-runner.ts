// Rules for running scheduled tasks: starts manual executions, claims due slots, and runs one execution from start to
// end.
import type { Caller } from '../../platform/caller.js';
import type { RunFailure } from '../conversations/turns/turns.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { ApiError, isNotFound } from '../../platform/errors.js';
import { organizationLimits } from '../../generated/operations.js';
import { reasons } from '../../generated/reasons.js';
import type { DeadLetter, JobQueue, JobRun } from '../../platform/jobs/port.js';
import { silentObserver, type Observer } from '../../platform/metrics/port.js';
import type { Organization } from '../organization/organization.js';
import type { AttemptResult } from '../runs/attempt/outcome.js';
import { deadLetterFailures } from '../runs/background-turns.js';
import type { NewConversations } from '../runs/new-conversations.js';
import type { Runs } from '../runs/runs.js';
import { executionQueue, type Enqueue, type ExecutionKey } from './execution-queue.js';
import type { NewExecutionRepository } from './new-executions-repository.js';
import type { TaskExecution } from './execution-history.js';
import { assertOwnerMayRun, notFound } from './access.js';
import type { PausedReason } from './repository.js';
import type {
  BegunTurn,
  ExecutionAttempt,
  PendingExecution,
  ExecutionAttemptRepository,
  ExecutionResult,
} from './execution-attempts-repository.js';
import type { ScheduledTasks } from './scheduled-tasks.js';
import { createClaimDueTasks } from './claim-due-tasks.js';

export interface TaskRunner {
  /** Claims all due slots. Returns the number of tasks that were due. */
  tick(signal?: AbortSignal): Promise<number>;
  /** Starts an execution of a task, independent of its schedule. */
  run(caller: Caller, taskId: number, unit: UnitOfWork): Promise<TaskExecution>;
  /** Runs an execution to its end. Does nothing if it has ended. Throws if it must be retried. */
  runExecution(key: ExecutionKey, attempt: Attempt): Promise<void>;
  /** Marks an execution as failed after its last attempt. Does nothing if it has ended. */
  failExecution(key: ExecutionKey, cause: DeadLetter['cause']): Promise<void>;
}

type Attempt = Pick<JobRun, 'signal' | 'isLastAttempt'>;

export interface TaskRunnerDependencies {
  readonly newExecutions: NewExecutionRepository;
  readonly attempts: ExecutionAttemptRepository;
  readonly scheduledTasks: Pick<ScheduledTasks, 'get' | 'pause'>;
  readonly jobs: JobQueue;
  readonly newConversations: Pick<NewConversations, 'begin'>;
  readonly runs: Pick<Runs, 'takeOver' | 'runTurn' | 'failTurn'>;
  readonly membershipStatusOf: Organization['membershipStatusOf'];
  /** Reads the mirror of the members, so that executions do not depend on the identity provider. */
  readonly lastKnownMembershipStatusOf: Organization['lastKnownMembershipStatusOf'];
  readonly observer?: Pick<Observer, 'onExecutionsEnded' | 'onSchedulerLag'>;
  /** Number of consecutive failures that disables a task. Default: the contract's limit. */
  readonly failuresBeforePause?: number;
  /** Returns the current time. Default: the database's clock, which all workers share. */
  readonly now?: () => Date;
}

const agentDeleted: RunFailure = { code: 'agent_not_found', message: reasons.run.agentDeleted };
const stopped: RunFailure = { code: 'stopped', message: reasons.run.stopped };
const incomplete: RunFailure = { code: 'internal', message: reasons.run.incomplete };

/**
 * Maps the outcome of a run to the execution's result. A stopped run counts as failed, because it did not complete the
 * task.
 */
function resultOf(
  { status, failure }: { status: string; failure?: RunFailure | null },
  agentVersionId: number | null,
): ExecutionResult {
  if (status === 'completed') return { status: 'completed', failure: null, agentVersionId };
  return { status: 'failed', failure: failure ?? (status === 'stopped' ? stopped : incomplete), agentVersionId };
}

/** Thrown to roll back the conversation of an execution if another worker has already started one. */
class BegunByAnotherWorker extends Error {}

/** Thrown so that the job is retried until the execution has ended. */
class HeldByAnotherAttempt extends Error {
  constructor() {
    super('another attempt holds the execution');
  }
}

interface AttemptDependencies extends Omit<TaskRunnerDependencies, 'newExecutions' | 'membershipStatusOf' | 'now'> {
  readonly enqueue: Enqueue;
  readonly observer: Pick<Observer, 'onExecutionsEnded' | 'onSchedulerLag'>;
}

interface SkipDecision {
  readonly reason: string;
  /** Reason to disable the owner's tasks. Null to keep them enabled. */
  readonly pausedReason: PausedReason | null;
}

/** Returns why a claimed execution must not begin, or null if it may. */
async function skipDecisionOf(
  { lastKnownMembershipStatusOf }: AttemptDependencies,
  execution: PendingExecution,
): Promise<SkipDecision | null> {
  const { isDeleted, organizationId, userId } = execution;
  if (isDeleted) return { reason: reasons.execution.deleted, pausedReason: null };
  // The event of a removal or demotion may not have disabled the task yet.
  switch (await lastKnownMembershipStatusOf(organizationId, userId)) {
    case 'absent':
      return { reason: reasons.execution.ownerLeft, pausedReason: 'owner_removed' };
    case 'guest':
      return {
        reason: reasons.execution.ownerDemoted,
        pausedReason: 'owner_demoted',
      };
    case 'member':
      return null;
  }
}

/** Returns the execution's turn, or starts it if no earlier attempt did. */
async function beginTurn(
  { newConversations, attempts }: AttemptDependencies,
  execution: PendingExecution,
): Promise<BegunTurn> {
  if (execution.turn !== null) return execution.turn;
  const { organizationId, userId, agentId, name, prompt } = execution;
  return newConversations.begin({ organizationId, userId, agentId, name, text: prompt }, async (transaction, turn) => {
    if (!(await attempts.linkConversation(execution, turn, transaction))) throw new BegunByAnotherWorker();
  });
}

/** Runs the turn. Returns null if an earlier attempt recorded its end. */
async function runTurn(
  { runs }: AttemptDependencies,
  { organizationId }: ExecutionAttempt,
  begun: BegunTurn,
  { signal, isLastAttempt }: Attempt,
): Promise<AttemptResult | null> {
  const turn = await runs.takeOver({ organizationId, ...begun }, signal);
  return turn && runs.runTurn(turn, { source: 'scheduled', signal, willRetry: !isLastAttempt });
}

/**
 * Ends the execution. Throws if another attempt holds the execution, so that this job is retried. The job of the other
 * attempt may be lost.
 */
async function finishExecution(
  { attempts, enqueue, observer, failuresBeforePause }: AttemptDependencies,
  execution: ExecutionAttempt,
  result: ExecutionResult,
): Promise<void> {
  const maxFailures = failuresBeforePause ?? organizationLimits.failedExecutionsInARow;
  if (!(await attempts.finish(execution, { ...result, maxFailures, enqueue }))) throw new HeldByAnotherAttempt();
  observer.onExecutionsEnded(result.status, 1);
}

async function failExecution(
  dependencies: AttemptDependencies,
  key: ExecutionKey,
  cause: DeadLetter['cause'],
): Promise<void> {
  const { attempts, runs } = dependencies;
  const execution = await attempts.beginAttempt(key);
  if (execution === null) return;
  if (execution.turn !== null) await runs.failTurn({ ...execution, ...execution.turn }, cause);
  const end = await attempts.findRecordedEnd(execution);
  await finishExecution(
    dependencies,
    execution,
    end === null ? { status: 'failed', failure: deadLetterFailures[cause], agentVersionId: null } : resultOf(end, null),
  );
}

async function runExecution(dependencies: AttemptDependencies, key: ExecutionKey, attempt: Attempt): Promise<void> {
  const { attempts, scheduledTasks, observer } = dependencies;
  const execution = await attempts.beginAttempt(key);
  if (execution === null) return;
  const finish = (result: ExecutionResult) => finishExecution(dependencies, execution, result);
  const skipDecision = execution.turn === null ? await skipDecisionOf(dependencies, execution) : null;
  if (skipDecision !== null) {
    if (skipDecision.pausedReason !== null)
      await scheduledTasks.pause(execution.organizationId, { userId: execution.userId }, skipDecision.pausedReason);
    if (!(await attempts.skip(execution, skipDecision.reason))) throw new HeldByAnotherAttempt();
    observer.onExecutionsEnded('skipped', 1);
    return;
  }
  let begun: BegunTurn;
  try {
    begun = await beginTurn(dependencies, execution);
  } catch (error) {
    if (error instanceof BegunByAnotherWorker)
      throw new Error('another worker has started the execution', { cause: error });
    if (!isNotFound(error)) throw error;
    // The event of the deletion may not have disabled the tasks yet. Disable them first, because a finished execution
    // is not retried.
    await scheduledTasks.pause(execution.organizationId, { agentId: execution.agentId }, 'agent_deleted');
    await finish({ status: 'failed', failure: agentDeleted, agentVersionId: null });
    return;
  }
  const outcome = await runTurn(dependencies, execution, begun, attempt);
  if (outcome === null) {
    const end = await attempts.findRecordedEnd(execution);
    await finish(end === null ? { status: 'failed', failure: incomplete, agentVersionId: null } : resultOf(end, null));
    return;
  }
  if (!outcome.isRecorded) throw new Error('the execution of a scheduled task must be retried');
  await finish(resultOf(outcome, outcome.agentVersionId));
}

export function createTaskRunner(dependencies: TaskRunnerDependencies): TaskRunner {
  const { newExecutions, scheduledTasks, jobs, now, observer = silentObserver } = dependencies;
  const enqueue: Enqueue = (transaction, claimed) =>
    jobs.enqueue(
      transaction,
      claimed.map((execution) => executionQueue.job(execution)),
    );
  const attemptDependencies: AttemptDependencies = { ...dependencies, enqueue, observer };
  return {
    tick: createClaimDueTasks({ newExecutions, now, observer, enqueue }),

    async run(caller, taskId, unit) {
      const task = await scheduledTasks.get(caller, taskId);
      await assertOwnerMayRun(dependencies, caller, task.userId);
      const limit = organizationLimits.executionsOfTaskInProgress;
      const outcome = await newExecutions.startManual(caller.organizationId, taskId, { limit, enqueue }, unit);
      switch (outcome.kind) {
        case 'started':
          return outcome.execution;
        case 'task-missing':
          throw notFound();
        case 'agent-missing':
          throw new ApiError('agent_not_found');
        case 'limit-reached':
          throw new ApiError('scheduled_task_run_limit_reached');
      }
    },

    runExecution: (key, attempt) => runExecution(attemptDependencies, key, attempt),
    failExecution: (key, cause) => failExecution(attemptDependencies, key, cause),
  };
}

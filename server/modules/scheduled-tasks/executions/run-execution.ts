import type { RunFailure, RunIds } from '../../conversations/runs/runs.js';
import { isNotFound } from '../../../platform/errors.js';
import { organizationLimits } from '../../../generated/operations.js';
import { reasons } from '../../../generated/reasons.js';
import type { DeadLetter, JobAttempt } from '../../../platform/jobs/port.js';
import { silentObserver, type Observer } from '../../../platform/metrics/port.js';
import type { Organization } from '../../organization/organization.js';
import type { AttemptResult } from '../../agent-runner/attempt/outcome.js';
import { deadLetterFailures } from '../../agent-runner/run-takeover.js';
import type { UnattendedRuns } from '../../agent-runner/unattended-runs.js';
import type { AgentRunner } from '../../agent-runner/agent-runner.js';
import type { Enqueue, ExecutionKey } from '../queues.js';
import type { PausedReason } from '../repository.js';
import type {
  ExecutionAttempt,
  PendingExecution,
  ExecutionAttemptRepository,
  ExecutionResult,
} from './attempts-repository.js';
import type { ScheduledTasks } from '../scheduled-tasks.js';

export interface ExecutionRunner {
  /** Does nothing if the execution has ended. Throws if the job must be retried. */
  runExecution(key: ExecutionKey, job: RunningJob): Promise<void>;
  /**
   * Called when the job has no further attempts. Ends a run in progress as failed, or as stopped if a stop was
   * requested. Then ends the execution with the run's recorded result, or as failed if there is none. Does nothing if
   * the execution has ended. Throws if a later attempt of the execution has begun, or if another process holds the
   * run's lease.
   */
  failExecution(key: ExecutionKey, cause: DeadLetter['cause']): Promise<void>;
}

type RunningJob = Pick<JobAttempt, 'signal' | 'hasNextAttempt'>;

export interface ExecutionRunnerDependencies {
  readonly attempts: ExecutionAttemptRepository;
  readonly scheduledTasks: Pick<ScheduledTasks, 'disable'>;
  readonly enqueue: Enqueue;
  readonly unattendedRuns: Pick<UnattendedRuns, 'begin'>;
  readonly agentRunner: Pick<AgentRunner, 'takeOver' | 'execute' | 'failRun'>;
  /** Reads the stored members, so that executions do not depend on the identity provider. */
  readonly lastKnownMembershipStatusOf: Organization['lastKnownMembershipStatusOf'];
  readonly observer?: Pick<Observer, 'onExecutionsEnded'>;
  /** Number of consecutive failures that disables a task. Default: the contract's limit. */
  readonly maxFailures?: number;
}

const agentDeleted: RunFailure = { code: 'agent_not_found', message: reasons.run.agentDeleted };
const stopped: RunFailure = { code: 'stopped', message: reasons.run.stopped };
const incomplete: RunFailure = { code: 'internal', message: reasons.run.incomplete };

/** A stopped run counts as failed, because it did not complete the task. */
function resultOf(
  { status, failure }: { status: string; failure?: RunFailure | null },
  agentVersionId: number | null,
): ExecutionResult {
  if (status === 'completed') return { status: 'completed', failure: null, agentVersionId };
  return { status: 'failed', failure: failure ?? (status === 'stopped' ? stopped : incomplete), agentVersionId };
}

/** Thrown to roll back the new conversation of an execution if `linkConversation` returns false. */
class BegunByAnotherWorkerError extends Error {}

/** Thrown so that the job is retried until the execution has ended. */
class SupersededAttemptError extends Error {
  constructor() {
    super('the execution has ended, or a later attempt has begun');
  }
}

interface Dependencies extends ExecutionRunnerDependencies {
  readonly observer: Pick<Observer, 'onExecutionsEnded'>;
}

interface SkipDecision {
  readonly reason: string;
  /** Reason to disable the owner's tasks. Null to keep them enabled. */
  readonly pausedReason: PausedReason | null;
}

/** Returns why an execution is skipped, or null if it runs. */
async function skipDecisionOf(
  { lastKnownMembershipStatusOf }: Dependencies,
  execution: PendingExecution,
): Promise<SkipDecision | null> {
  const { isTaskDeleted, organizationId, userId } = execution;
  if (isTaskDeleted) return { reason: reasons.execution.deleted, pausedReason: null };
  // The reaction to the removal or demotion of the owner may not have disabled the task yet.
  switch (await lastKnownMembershipStatusOf(organizationId, userId)) {
    case 'absent':
      return { reason: reasons.execution.ownerLeft, pausedReason: 'owner_removed' };
    case 'guest':
      return { reason: reasons.execution.ownerDemoted, pausedReason: 'owner_demoted' };
    case 'member':
      return null;
  }
}

/** Starts the run in a new conversation, unless an earlier attempt has started it. */
async function ensureConversation(
  { unattendedRuns, attempts }: Dependencies,
  execution: PendingExecution,
): Promise<RunIds> {
  if (execution.run !== null) return execution.run;
  const { organizationId, userId, agentId, name, prompt } = execution;
  return unattendedRuns.begin({ organizationId, userId, agentId, name, text: prompt }, async (transaction, run) => {
    if (!(await attempts.linkConversation(execution, run, transaction))) throw new BegunByAnotherWorkerError();
  });
}

/** Returns null if the run has already ended, for example because a user stopped it. */
async function executeRun(
  { agentRunner }: Dependencies,
  { organizationId }: ExecutionAttempt,
  ids: RunIds,
  { signal, hasNextAttempt }: RunningJob,
): Promise<AttemptResult | null> {
  const run = await agentRunner.takeOver({ organizationId, ...ids }, signal);
  return run && agentRunner.execute(run, { source: 'scheduled', signal, hasNextAttempt });
}

/**
 * Ends the execution. Throws if the execution has already ended, or if a later attempt has begun, for example in a job
 * of `rescueStranded`. The queue then retries this job. The retry does nothing if the execution has ended. If the
 * worker of the later attempt crashed, the retry ends the execution.
 */
async function finishExecution(
  { attempts, enqueue, observer, maxFailures = organizationLimits.failedExecutionsInARow }: Dependencies,
  execution: ExecutionAttempt,
  result: ExecutionResult,
): Promise<void> {
  if (!(await attempts.finish(execution, { ...result, maxFailures, enqueue }))) throw new SupersededAttemptError();
  observer.onExecutionsEnded(result.status, 1);
}

async function failExecution(dependencies: Dependencies, key: ExecutionKey, cause: DeadLetter['cause']): Promise<void> {
  const { attempts, agentRunner } = dependencies;
  const execution = await attempts.beginAttempt(key);
  if (execution === null) return;
  if (execution.run !== null) await agentRunner.failRun({ ...execution, ...execution.run }, cause);
  const end = await attempts.findRecordedEnd(execution);
  await finishExecution(
    dependencies,
    execution,
    end === null ? { status: 'failed', failure: deadLetterFailures[cause], agentVersionId: null } : resultOf(end, null),
  );
}

async function runExecution(dependencies: Dependencies, key: ExecutionKey, job: RunningJob): Promise<void> {
  const { attempts, scheduledTasks, observer } = dependencies;
  const execution = await attempts.beginAttempt(key);
  if (execution === null) return;
  const finish = (result: ExecutionResult) => finishExecution(dependencies, execution, result);
  const skipDecision = execution.run === null ? await skipDecisionOf(dependencies, execution) : null;
  if (skipDecision !== null) {
    const { reason, pausedReason } = skipDecision;
    if (pausedReason !== null)
      await scheduledTasks.disable(execution.organizationId, { userId: execution.userId }, pausedReason);
    if (!(await attempts.skip(execution, reason))) throw new SupersededAttemptError();
    observer.onExecutionsEnded('skipped', 1);
    return;
  }
  let ids: RunIds;
  try {
    ids = await ensureConversation(dependencies, execution);
  } catch (error) {
    if (error instanceof BegunByAnotherWorkerError)
      throw new Error('another worker has started the execution', { cause: error });
    if (!isNotFound(error)) throw error;
    // The reaction to the agent's deletion may not have disabled its tasks yet. Disable them before the execution ends,
    // because an ended execution is not retried.
    await scheduledTasks.disable(execution.organizationId, { agentId: execution.agentId }, 'agent_deleted');
    await finish({ status: 'failed', failure: agentDeleted, agentVersionId: null });
    return;
  }
  const outcome = await executeRun(dependencies, execution, ids, job);
  if (outcome === null) {
    const end = await attempts.findRecordedEnd(execution);
    await finish(end === null ? { status: 'failed', failure: incomplete, agentVersionId: null } : resultOf(end, null));
    return;
  }
  if (!outcome.isRecorded) throw new Error('the end of the run was not recorded');
  await finish(resultOf(outcome, outcome.agentVersionId));
}

export function createExecutionRunner(given: ExecutionRunnerDependencies): ExecutionRunner {
  const dependencies: Dependencies = { ...given, observer: given.observer ?? silentObserver };
  return {
    runExecution: (key, job) => runExecution(dependencies, key, job),
    failExecution: (key, cause) => failExecution(dependencies, key, cause),
  };
}

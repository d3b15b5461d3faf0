import type { UIMessageChunk } from '../../../platform/models/port.js';
import type { JobAttempt } from '../../../platform/jobs/port.js';
import type { RunSource } from '../../../platform/metrics/port.js';
import { waitUnlessAborted } from '../../../platform/concurrency/bounded-wait.js';
import type { Run, RunResult, Runs } from '../../conversations/runs/runs.js';
import type { Heartbeats } from '../heartbeats.js';
import type { RunSettings } from '../run-settings.js';
import { createAnswerCollector } from './answer-collector.js';
import type { ModelsForAgents } from '../ports.js';
import { produceAnswer, type ProduceAnswerDependencies } from './produce-answer.js';
import type { AgentAndOwner } from '../agent-and-owner.js';
import {
  earlyEndOf,
  endWhenAborted,
  isTransient,
  lastEventsOf,
  resultOf,
  EarlyEnd,
  type EarlyEndKind,
  type AttemptResult,
  type AnswerOutcome,
} from './outcome.js';
import { notStored, recordResult, releaseLease } from './record-result.js';
import type { Following } from '../stream/follow-runs.js';
import type { CallAgent } from '../agent-tools/call-agent.js';

export interface RunAttemptDependencies extends ProduceAnswerDependencies {
  readonly runs: Runs;
  readonly following: Following;
  readonly heartbeats: Heartbeats;
  readonly settings: Pick<RunSettings, 'timeLimitMs' | 'retryDelayMs'>;
  readonly callAgent: CallAgent;
}

export interface RunOptions {
  /** Default: `chat`. */
  readonly source?: RunSource;
  /**
   * Ends the run early when aborted. If the abort reason is an EarlyEnd of kind `stop` or `timeout`, the kind decides
   * the status. Any other reason interrupts the run.
   */
  readonly signal?: AbortSignal;
  /**
   * Set if a job executes the run. If `hasNextAttempt` returns true after an interruption or a transient failure
   * (`isTransient`), the attempt records no result and leaves the run to the next attempt. Default: returns false.
   */
  readonly hasNextAttempt?: JobAttempt['hasNextAttempt'];
  /**
   * Called with every event of the UI message stream, as JSON. If set, the run is streamed: an answer that has begun
   * does not begin again, and fewer failed model calls are retried.
   */
  readonly onEvent?: (event: string) => void;
  /** Default: loaded by the attempt. */
  readonly agentAndOwner?: AgentAndOwner;
  /** Ids of the agents that wait for the answer, outermost first. */
  readonly callingAgents?: readonly number[];
}

/** Adds the model, and the cost of the tokens at the model's current prices. Adds nothing if `model` is null. */
function withCost(result: RunResult, model: string | null, catalog: Pick<ModelsForAgents, 'costUsdOf'>): RunResult {
  if (model === null) return result;
  const { usage } = result;
  return { ...result, model, costUsd: usage === undefined ? 0 : catalog.costUsdOf(model, usage) };
}

function logFailure(log: ProduceAnswerDependencies['log'], ran: AnswerOutcome, conversationId: string): void {
  if (!('failure' in ran) || ran.failure === null) return;
  log.warn({ err: ran.failure.cause ?? ran.failure, conversationId, failure: ran.failure.failure }, 'a run failed');
}

/**
 * `record`: the attempt records its result. `retry`: the next attempt of the job executes the run. `lost`: the attempt
 * records nothing, because the lease may be lost.
 */
type Ending = 'record' | 'retry' | 'lost';

function endingOf(
  ran: AnswerOutcome,
  earlyEnd: EarlyEnd | null,
  { hasNextAttempt = () => false }: Pick<RunOptions, 'hasNextAttempt'>,
): Ending {
  if (earlyEnd?.kind === 'lost') return 'lost';
  const isTemporary = earlyEnd === null ? isTransient(ran) : earlyEnd.kind === 'interrupted';
  return isTemporary && hasNextAttempt() ? 'retry' : 'record';
}

interface EndedAttempt {
  readonly run: Run;
  readonly result: RunResult;
  readonly ending: Ending;
  readonly isStreamed: boolean;
  readonly earlyEnd: EarlyEnd | null;
  readonly storeSignal: AbortSignal;
  emit(chunk: UIMessageChunk): void;
  publish(): void;
  stopHeartbeat(): void;
}

/** Returns the recorded result, or the attempt's own result if none was recorded. */
async function endAttempt(
  dependencies: RunAttemptDependencies,
  attempt: EndedAttempt,
): Promise<RunResult & Pick<AttemptResult, 'isRecorded'>> {
  const { run, result, ending, isStreamed, earlyEnd, storeSignal, emit, publish, stopHeartbeat } = attempt;
  const recorded = ending === 'record' ? await recordResult(dependencies, run, result, publish, storeSignal) : null;
  // Stop the heartbeats only now, so that the lease does not expire while recording is retried.
  stopHeartbeat();
  if (ending === 'retry') await releaseLease(dependencies, run, result, storeSignal);
  // If no result was recorded, another attempt can execute a background run. So followers must not receive the last
  // events of this attempt, which look like the end of the run.
  if (recorded === null && !isStreamed) dependencies.following.abandon(run);
  // If recording failed, `Runs.failExpiredRuns` later ends the run as stopped or interrupted. So a stopped or
  // interrupted attempt reports its own result, which will match. Any other attempt reports that it could not store its
  // answer.
  const willMatchStored = recorded !== null || earlyEnd?.kind === 'stop' || earlyEnd?.kind === 'interrupted';
  const isFailure = ending === 'record' && !willMatchStored;
  const reported: RunResult = isFailure ? { status: 'error', parts: [], failure: notStored } : (recorded ?? result);
  for (const event of lastEventsOf(reported)) emit(event);
  await waitUnlessAborted(dependencies.following.close(run), storeSignal);
  return { ...(recorded ?? result), isRecorded: recorded !== null };
}

/**
 * Aborting `runController` ends the run early. `storeSignal` is aborted when the process stops waiting for the result
 * to be stored.
 */
export async function runAttempt(
  dependencies: RunAttemptDependencies,
  run: Run,
  options: RunOptions,
  runController: AbortController,
  storeSignal: AbortSignal,
): Promise<AttemptResult> {
  const { heartbeats, modelCatalog, log, following, settings } = dependencies;
  const { signal: outer, onEvent, callingAgents = [], source = 'chat', agentAndOwner } = options;
  const { conversationId } = run;
  const isStreamed = onEvent !== undefined;
  const end = (kind: EarlyEndKind) => runController.abort(new EarlyEnd(kind));
  const removeListener = endWhenAborted(outer, end);
  const limit = setTimeout(() => end('timeout'), settings.timeLimitMs);
  const events = following.openLog(run);
  const emit = (chunk: UIMessageChunk) => {
    const event = JSON.stringify(chunk);
    onEvent?.(event);
    events.add(chunk, event);
  };
  const stopHeartbeat = heartbeats.start(run, { end, onFollowed: events.publish });
  const answer = createAnswerCollector();
  let model: string | null = null;
  emit({ type: 'start', messageId: run.answerId, messageMetadata: { threadId: conversationId } });
  const ran: AnswerOutcome = await produceAnswer(dependencies, dependencies.callAgent, {
    run,
    answer,
    source,
    agentAndOwner,
    events,
    emit,
    isStreamed,
    onModel: (used) => void (model = used),
    signal: runController.signal,
    lineage: [...callingAgents, run.agentId],
  }).catch((error: unknown) => {
    if (!runController.signal.aborted) log.warn({ err: error, conversationId }, 'a run could not start');
    return { startError: error };
  });
  clearTimeout(limit);
  removeListener();
  const earlyEnd = earlyEndOf(runController.signal);
  logFailure(log, ran, conversationId);
  const result = withCost(resultOf(answer.parts(), ran, earlyEnd), model, modelCatalog);
  const ending = endingOf(ran, earlyEnd, options);
  const attempt = { run, result, ending, isStreamed, earlyEnd, storeSignal, emit, stopHeartbeat };
  const ended = await endAttempt(dependencies, { ...attempt, publish: events.publish });
  return { ...ended, agentVersionId: 'startError' in ran ? null : ran.agentVersionId };
}

// Runs turns: prepares the model's input, runs the model and records the result. Every started turn is recorded unless
// the process crashes or loses the lease. In that case `Turns.failExpiredRuns` or the next attempt of the job ends the
// turn. See server/docs/decisions/agent-runs.md.
import { setTimeout as sleep } from 'node:timers/promises';
import type { UIMessageChunk } from 'ai';
import type { Logger } from 'pino';
import type { Models } from '../../platform/models/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Agents } from '../agents/agents.js';
import type { Turn, TurnResult, Turns } from '../conversations/turns.js';
import type { Observer, RunSource } from '../../platform/observer.js';
import type { MembershipStatus } from '../organization/organization.js';
import { inSpan } from '../../platform/telemetry/spans.js';
import { createAnswer, finalTextOf, type Answer } from './answer.js';
import { createAttachments } from './attachments.js';
import { startHeartbeat } from './heartbeat.js';
import { toModelMessages } from './model-messages.js';
import type { KnowledgeForAgents, SkillsForAgents, ToolServersForAgents } from './ports.js';
import {
  isTransient,
  lastEventsOf,
  notStored,
  OwnerNotPermittedError,
  startFailureOf,
  record,
  resultOf,
  type Produced,
} from './outcome.js';
import { createPrompts, type Prompts } from './prompts.js';
import { createRetries, maxRetriesOf, withRetries, type Retries } from './retries.js';
import { unlessAborted } from '../../platform/unless-aborted.js';
import { endOf, followEnd, RunEnd, type RunEndKind } from './run-end.js';
import { runModel, type ModelRun, type ModelRunResult } from './run-model.js';
import type { CallAgent } from './tools/call-agent.js';
import type { ToolContext } from './tools/context.js';
import { openToolSet } from './tools/tool-set.js';
import { sumOf } from './usage.js';

export interface RunnerDependencies {
  readonly turns: Turns;
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Models;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly knowledge: KnowledgeForAgents;
  readonly skills: SkillsForAgents;
  readonly toolServers: ToolServersForAgents;
  /** Returns the membership status of a user, from the stored copy of the members. */
  membershipStatusOf(organizationId: string, userId: string): Promise<MembershipStatus>;
  readonly log: Logger;
  readonly observer?: Pick<Observer, 'onRunEnded'>;
  /** Maximum time of a run, including its tools and the agents that it calls. */
  readonly timeLimitMs: number;
  /** Delay before the first retry of a model call. Default: one second. */
  readonly retryDelayMs?: number;
  readonly now?: () => Date;
}

export interface RunOptions {
  /** Default: `chat`. */
  readonly source?: RunSource;
  /**
   * Ends the run early. If the reason is a RunEnd, it decides the recorded status; any other reason counts as an
   * interruption.
   */
  readonly signal?: AbortSignal;
  /**
   * Whether the turn will be attempted again. If true, an interrupted run is not recorded, and neither is one that
   * could not start because the file storage was unavailable. Default: false, so both are recorded as failed.
   */
  readonly willRetry?: boolean;
  /** Called with every event of the UI message stream. */
  readonly onEvent?: (chunk: UIMessageChunk) => void;
  /** Agents that wait for the answer, outermost first. */
  readonly callers?: readonly number[];
}

/**
 * `isRecorded` is false if the lease was lost or the turn will be attempted again. `status` is then what would have
 * been recorded.
 */
export interface RunOutcome extends TurnResult {
  readonly isRecorded: boolean;
  /** Version of the agent that ran, or null if the run failed before the agent was loaded. */
  readonly agentVersionId: number | null;
}

export interface Runner {
  /** Runs a turn to its end and records it. Never rejects. */
  runTurn(turn: Turn, options?: RunOptions): Promise<RunOutcome>;
  readonly prompts: Prompts;
  /** Waits for runs to finish for `graceMs`, then interrupts and records them. */
  stop(graceMs: number): Promise<void>;
}

/** Maximum time to store how interrupted runs ended when a process stops. */
const FINAL_RECORDS_TIMEOUT_MS = 3_000;

/**
 * Rejects if the owner of the turn has no right to run the agent: a removed person may run nothing, a guest may only
 * chat. An event stops the runs of a removed person; a run that begins before the event is handled is refused here.
 */
async function assertOwnerMayRun(
  { membershipStatusOf }: RunnerDependencies,
  turn: Turn,
  source: RunSource,
): Promise<void> {
  const { organizationId, userId, isTriggered } = turn;
  const status = await membershipStatusOf(organizationId, userId);
  if (status === 'absent') {
    throw new OwnerNotPermittedError('The owner of the conversation is no longer a member of the organization.');
  }
  if (status === 'guest' && (source === 'scheduled' || isTriggered)) {
    throw new OwnerNotPermittedError(
      'The owner of the conversation is a guest in the organization, who may only chat.',
    );
  }
}

interface Run {
  readonly turn: Turn;
  readonly signal: AbortSignal;
  readonly answer: Answer;
  readonly lineage: readonly number[];
  readonly source: RunSource;
  /** Null if no listener receives the events. */
  readonly listener: ((chunk: UIMessageChunk) => void) | null;
}

/** Runs the model. Restarts an interrupted answer if no listener has received it and no tool was called. */
async function runWithRestarts(
  modelRun: Omit<ModelRun, 'onEvent'>,
  retries: Retries,
  { answer, listener, signal }: Run,
): Promise<ModelRunResult> {
  let usage: ModelRunResult['usage'] = null;
  for (;;) {
    const ran = await runModel({
      ...modelRun,
      onEvent(chunk) {
        answer.add(chunk);
        listener?.(chunk);
      },
    });
    usage = sumOf(usage, ran.usage);
    const said = answer.parts();
    const canRestart =
      listener === null &&
      ran.failure !== null &&
      said.length > 0 &&
      !said.some(({ type }) => type.startsWith('tool-'));
    if (!canRestart || ran.failure === null || !(await retries.waitForRetry(ran.failure, signal)))
      return { ...ran, usage };
    answer.clear();
  }
}

async function produce(dependencies: RunnerDependencies, callAgent: CallAgent, run: Run): Promise<Produced> {
  const { agents, models, storage, log, retryDelayMs = 1_000 } = dependencies;
  const { turn, signal, lineage, source, listener } = run;
  await assertOwnerMayRun(dependencies, turn, source);
  const agent = await agents.get(turn.organizationId, turn.agentId);
  const model = models.languageModel(agent.model);
  const toolSet = await openToolSet({ ...dependencies, callAgent: callAgent }, agent, { turn, signal, lineage });
  try {
    const messages = await unlessAborted(
      toModelMessages(turn.history, createAttachments(storage), toolSet.tools),
      signal,
    );
    const { warnings, tools, explainMissing } = toolSet;
    if (warnings.length > 0) listener?.({ type: 'message-metadata', messageMetadata: { warnings } });
    const maxRetries = listener === null ? maxRetriesOf.background : maxRetriesOf.streamed;
    const retries = createRetries({ maxRetries, delayMs: retryDelayMs, conversationId: turn.conversationId, log });
    const modelRun = {
      ...{
        messages,
        signal,
        tools,
        explainMissing,
        system: turn.renderedSystemPrompt,
        maxToolRoundtrips: agent.maxToolRoundtrips,
      },
      model: withRetries(model, retries, signal),
      explain: (error: unknown) => models.explain(error),
    };
    return { ...(await runWithRestarts(modelRun, retries, run)), warnings, agentVersionId: agent.publishedVersionId };
  } finally {
    await toolSet.close();
  }
}

async function run(
  dependencies: RunnerDependencies,
  callAgent: CallAgent,
  turn: Turn,
  options: RunOptions,
  ended: AbortController,
): Promise<RunOutcome> {
  const { turns, models, log, timeLimitMs } = dependencies;
  const { signal: outer, onEvent: listener = null, callers = [], willRetry = false, source = 'chat' } = options;
  const { conversationId } = turn;
  const end = (kind: RunEndKind) => ended.abort(new RunEnd(kind));
  const stopFollowing = followEnd(outer, end);
  const limit = setTimeout(() => end('timeout'), timeLimitMs);
  const stopHeartbeat = startHeartbeat({ turns, log }, turn, end);
  const answer = createAnswer();
  listener?.({ type: 'start', messageId: turn.answerId });
  const ran = await produce(dependencies, callAgent, {
    turn,
    answer,
    source,
    listener,
    signal: ended.signal,
    lineage: [...callers, turn.agentId],
  }).catch((error: unknown) => {
    if (!ended.signal.aborted) log.warn({ err: error, conversationId }, 'a run could not start');
    return { reason: startFailureOf(error, models), error };
  });
  clearTimeout(limit);
  stopHeartbeat();
  stopFollowing();
  const runEnd = endOf(ended.signal);
  if ('failure' in ran && ran.failure !== null)
    log.warn({ err: ran.failure.cause ?? ran.failure, conversationId, failure: ran.failure.failure }, 'a run failed');
  const result = resultOf(answer.parts(), ran, runEnd);
  const isRetryable = willRetry && (runEnd === null ? isTransient(ran) : runEnd.kind === 'interrupted');
  const isLeftUnrecorded = runEnd?.kind === 'lost' || isRetryable;
  if (isRetryable)
    await turns
      .release(turn)
      .catch((error: unknown) => log.warn({ err: error, conversationId }, 'a lease could not be released'));
  const isRecorded = !isLeftUnrecorded && (await record(dependencies, turn, result));
  const announced: TurnResult =
    isRecorded || isLeftUnrecorded ? result : { status: 'error', parts: [], failure: notStored };
  for (const event of lastEventsOf(announced)) listener?.(event);
  return { ...result, isRecorded, agentVersionId: 'reason' in ran ? null : ran.agentVersionId };
}

export function createRunner(dependencies: RunnerDependencies): Runner {
  const { turns, now = () => new Date() } = dependencies;
  const prompts = createPrompts({ ...dependencies, now });
  const running = new Map<Promise<unknown>, (kind: RunEndKind) => void>();

  const callAgent: CallAgent = async (
    { agentId, message },
    { turn: { organizationId, userId, conversationId }, signal, lineage }: ToolContext,
  ) => {
    const renderedSystemPrompt = await prompts.render(organizationId, agentId, 'UTC');
    const turn = await turns.begin({
      ...{
        organizationId,
        userId,
        agentId,
        renderedSystemPrompt,
        conversationId: null,
        upstreamConversationId: conversationId,
      },
      parts: [{ type: 'text', text: message }],
    });
    const { status, parts: said, failure } = await runTurn(turn, { source: 'agent', signal, callers: lineage });
    return { status, text: finalTextOf(said), failure: failure?.message ?? null };
  };

  function runTurn(turn: Turn, options: RunOptions = {}): Promise<RunOutcome> {
    const ended = new AbortController();
    const startedAt = performance.now();
    const attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': String(turn.agentId),
      'gen_ai.conversation.id': turn.conversationId,
    };
    const outcome = inSpan(`invoke_agent ${turn.agentId}`, { attributes }, async (span) => {
      const ran = await run(dependencies, callAgent, turn, options, ended);
      const ending = ran.isRecorded ? ran.status : 'left';
      span.setAttribute('agent_platform.run.outcome', ending);
      dependencies.observer?.onRunEnded({
        source: options.source ?? 'chat',
        outcome: ending,
        durationMs: performance.now() - startedAt,
      });
      return ran;
    });
    running.set(outcome, (kind) => ended.abort(new RunEnd(kind)));
    return outcome.finally(() => running.delete(outcome));
  }

  return {
    runTurn,
    prompts,
    async stop(graceMs) {
      const all = () => Promise.allSettled([...running.keys()]);
      const grace = new AbortController();
      await Promise.race([all(), sleep(graceMs, undefined, { signal: grace.signal }).catch(() => undefined)]);
      grace.abort();
      for (const end of running.values()) end('interrupted');
      // A process that is stopping must not wait for an unavailable database. The lease of an unrecorded run expires.
      const storing = new AbortController();
      await Promise.race([
        all(),
        sleep(FINAL_RECORDS_TIMEOUT_MS, undefined, { signal: storing.signal }).catch(() => undefined),
      ]);
      storing.abort();
      running.clear();
    },
  };
}

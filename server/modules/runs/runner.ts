// Runs turns: prepares the model's input, runs the model and records the result. Every started turn is recorded unless
// the process crashes or loses the lease. In that case `Turns.failExpiredRuns` or the next attempt of the job ends the
// turn. See server/docs/decisions/agent-runs.md.
import type { UIMessageChunk } from 'ai';
import type { Logger } from 'pino';
import type { Models } from '../../platform/models/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Agent, Agents } from '../agents/agents.js';
import type { Turn, TurnResult, Turns } from '../conversations/turns/turns.js';
import type { Observer, RunSource } from '../../platform/metrics/observer.js';
import type { MembershipStatus } from '../organization/organization.js';
import { endsBefore, endsWithin, unlessAborted } from '../../platform/concurrency/bounded-wait.js';
import { inSpan } from '../../platform/telemetry/spans.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { createAnswerCollector, finalTextOf, type AnswerCollector } from './model/answer-collector.js';
import { createAttachments } from './model/attachments.js';
import type { EventLog } from './stream/event-log.js';
import type { Following } from './stream/following.js';
import { createHeartbeats, type Heartbeats } from './heartbeats.js';
import { toModelMessages } from './model/model-messages.js';
import type {
  KnowledgeForAgents,
  ModelsForAgents,
  NamesForAgents,
  SkillsForAgents,
  ToolServersForAgents,
} from './ports.js';
import { createPrompts, type Prompts } from './model/prompts.js';
import { createRetries, maxRetriesOf, withRetries, type Retries } from './model/retries.js';
import {
  endOf,
  followEnd,
  isTransient,
  lastEventsOf,
  notStored,
  OwnerNotPermittedError,
  type Produced,
  record,
  release,
  resultOf,
  RunEnd,
  type ModelRunResult,
  type RunEndKind,
  startFailureOf,
} from './run-end.js';
import { runModel, type ModelRun } from './model/run-model.js';
import type { CallAgent } from './tools/call-agent.js';
import type { ToolContext } from './tools/context.js';
import { openToolSet } from './tools/tool-set.js';
import { sumOf } from './model/usage.js';

export interface RunnerDependencies {
  readonly turns: Turns;
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Models;
  readonly modelCatalog: ModelsForAgents;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly knowledge: KnowledgeForAgents;
  readonly skills: SkillsForAgents;
  readonly toolServers: ToolServersForAgents;
  readonly names: NamesForAgents;
  /** Returns the membership status of a user, from the stored copy of the members. */
  membershipStatusOf(organizationId: string, userId: string): Promise<MembershipStatus>;
  readonly log: Logger;
  readonly following: Following;
  readonly observer?: Pick<Observer, 'onRunEnded'>;
  /** Maximum time of a run, including its tools and the agents that it calls. */
  readonly timeLimitMs: number;
  /** Delay before the first retry of a model call. Default: one second. */
  readonly retryDelayMs?: number;
  readonly now?: () => Date;
}

/** What a run reads from the database before it calls the model. */
export interface RunSubject {
  readonly agent: Agent;
  readonly ownerStatus: MembershipStatus;
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
   * could not start because the file storage or the database was unavailable. Default: false, so both are recorded
   * as failed.
   */
  readonly willRetry?: boolean;
  /** Called with every event of the UI message stream, as JSON. */
  readonly onEvent?: (event: string) => void;
  /** Default: read when the run begins. */
  readonly subject?: RunSubject;
  /** Agents that wait for the answer, outermost first. */
  readonly callers?: readonly number[];
}

/**
 * `isRecorded` is false if the lease was lost or the turn will be attempted again. `status` is then the
 * unrecorded result.
 */
export interface RunOutcome extends TurnResult {
  readonly isRecorded: boolean;
  /** Version of the agent that ran, or null if the run failed before the agent was loaded. */
  readonly agentVersionId: number | null;
}

export interface Runner {
  /** Throws 404 if the agent does not exist. */
  load(turn: Pick<Turn, 'organizationId' | 'userId' | 'agentId'>): Promise<RunSubject>;
  /** Runs a turn to its end and records it. Never rejects. */
  runTurn(turn: Turn, options?: RunOptions): Promise<RunOutcome>;
  readonly prompts: Prompts;
  /**
   * Waits for runs to finish for `graceMs`, then interrupts them and waits for `storeMs` until they are recorded. Then
   * their streams report the end although it is not recorded. Another call may end both periods earlier.
   */
  stop(graceMs: number, options?: StopOptions): Promise<void>;
}

export interface StopOptions {
  /** Default: 2000. */
  readonly storeMs?: number;
  /** Resolves when no further run can begin. Default: none can. */
  readonly lastBegun?: Promise<unknown> | undefined;
}

/** Maximum time to store how interrupted runs ended when a process stops. */
const FINAL_RECORDS_TIMEOUT_MS = 2_000;
/** Maximum time for the last events of runs that are not recorded. */
const LAST_EVENTS_TIMEOUT_MS = 500;

async function load(
  { agents, membershipStatusOf }: RunnerDependencies,
  { organizationId, userId, agentId }: Pick<Turn, 'organizationId' | 'userId' | 'agentId'>,
): Promise<RunSubject> {
  const [agent, ownerStatus] = await Promise.all([
    agents.get(organizationId, agentId),
    membershipStatusOf(organizationId, userId),
  ]);
  return { agent, ownerStatus };
}

/**
 * Throws if the owner of the turn has no right to run the agent: a removed person may run nothing, a guest may only
 * chat. An event stops the runs of a removed person; a run that begins before the event is handled is refused here.
 */
function assertOwnerMayRun(status: MembershipStatus, { isTriggered }: Turn, source: RunSource): void {
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
  readonly answer: AnswerCollector;
  readonly lineage: readonly number[];
  readonly source: RunSource;
  readonly subject: RunSubject | undefined;
  readonly isStreamed: boolean;
  /** Called with the model of the agent before it is used. */
  onModel(model: string): void;
  /** Receives every event. */
  readonly events: EventLog;
  emit(chunk: UIMessageChunk): void;
}

/** Runs the model. Restarts an interrupted answer if no client has received it and no tool was called. */
async function runWithRestarts(
  modelRun: Omit<ModelRun, 'onEvent'>,
  retries: Retries,
  { answer, events, emit, isStreamed, signal }: Run,
): Promise<ModelRunResult> {
  let usage: ModelRunResult['usage'] = null;
  for (;;) {
    const ran = await runModel({
      ...modelRun,
      onEvent(chunk) {
        answer.add(chunk);
        emit(chunk);
      },
    });
    usage = sumOf(usage, ran.usage);
    const said = answer.parts();
    const canRestart =
      !isStreamed &&
      !events.isFollowed() &&
      ran.failure !== null &&
      said.length > 0 &&
      !said.some(({ type }) => type.startsWith('tool-'));
    if (!canRestart || ran.failure === null || !(await retries.waitForRetry(ran.failure, signal)))
      return { ...ran, usage };
    // A follower that came during the wait has received the events so far.
    if (events.isFollowed()) return { ...ran, usage };
    answer.clear();
    events.restart();
  }
}

async function produce(dependencies: RunnerDependencies, callAgent: CallAgent, run: Run): Promise<Produced> {
  const { models, modelCatalog, storage, log, retryDelayMs = 1_000 } = dependencies;
  const { turn, signal, lineage, source, isStreamed, emit, onModel } = run;
  const { agent, ownerStatus } = run.subject ?? (await load(dependencies, turn));
  assertOwnerMayRun(ownerStatus, turn, source);
  onModel(agent.model);
  const model = models.languageModel(agent.model);
  const toolSet = await openToolSet({ ...dependencies, callAgent }, agent, { turn, signal, lineage });
  try {
    const messages = await unlessAborted(
      toModelMessages(turn.history, createAttachments(storage), toolSet.tools),
      signal,
    );
    const { warnings, tools, explainMissing } = toolSet;
    if (warnings.length > 0) emit({ type: 'message-metadata', messageMetadata: { warnings } });
    const maxRetries = isStreamed ? maxRetriesOf.streamed : maxRetriesOf.background;
    const retries = createRetries({ maxRetries, delayMs: retryDelayMs, conversationId: turn.conversationId, log });
    const modelRun = {
      ...{
        messages,
        signal,
        tools,
        explainMissing,
        system: turn.renderedSystemPrompt,
        maxToolRoundtrips: agent.maxToolRoundtrips,
        settings: models.callSettings(agent.model, modelCatalog.acceptedSettings(agent.model, agent)),
      },
      model: withRetries(model, retries, signal),
      explain: (error: unknown) => models.explain(error),
    };
    return { ...(await runWithRestarts(modelRun, retries, run)), warnings, agentVersionId: agent.publishedVersionId };
  } finally {
    await toolSet.close();
  }
}

/** Adds the model, and the cost at its price of this time. */
function withCost(result: TurnResult, model: string | null, catalog: Pick<ModelsForAgents, 'costUsdOf'>): TurnResult {
  if (model === null) return result;
  const { usage } = result;
  return { ...result, model, costUsd: usage === undefined ? 0 : catalog.costUsdOf(model, usage) };
}

function logFailure(log: RunnerDependencies['log'], ran: Parameters<typeof resultOf>[1], conversationId: string): void {
  if (!('failure' in ran) || ran.failure === null) return;
  log.warn({ err: ran.failure.cause ?? ran.failure, conversationId, failure: ran.failure.failure }, 'a run failed');
}

async function run(
  dependencies: RunnerDependencies & { readonly heartbeats: Heartbeats },
  callAgent: CallAgent,
  turn: Turn,
  options: RunOptions,
  ended: AbortController,
  storing: AbortSignal,
): Promise<RunOutcome> {
  const { heartbeats, models, modelCatalog, log, following, timeLimitMs } = dependencies;
  const { signal: outer, onEvent, callers = [], willRetry = false, source = 'chat', subject } = options;
  const { conversationId } = turn;
  const end = (kind: RunEndKind) => ended.abort(new RunEnd(kind));
  const stopFollowing = followEnd(outer, end);
  const limit = setTimeout(() => end('timeout'), timeLimitMs);
  const events = following.open(turn);
  const emit = (chunk: UIMessageChunk) => {
    const event = JSON.stringify(chunk);
    onEvent?.(event);
    events.add(chunk, event);
  };
  const stopHeartbeat = heartbeats.start(turn, { end, onFollowed: events.publish });
  const answer = createAnswerCollector();
  let model: string | null = null;
  emit({ type: 'start', messageId: turn.answerId, messageMetadata: { threadId: conversationId } });
  const ran = await produce(dependencies, callAgent, {
    ...{ turn, answer, source, subject, events, emit },
    isStreamed: onEvent !== undefined,
    onModel: (used) => void (model = used),
    signal: ended.signal,
    lineage: [...callers, turn.agentId],
  }).catch((error: unknown) => {
    if (!ended.signal.aborted) log.warn({ err: error, conversationId }, 'a run could not start');
    return { reason: startFailureOf(error, models), error };
  });
  clearTimeout(limit);
  stopFollowing();
  const runEnd = endOf(ended.signal);
  logFailure(log, ran, conversationId);
  const result = withCost(resultOf(answer.parts(), ran, runEnd), model, modelCatalog);
  const isRetryable = willRetry && (runEnd === null ? isTransient(ran) : runEnd.kind === 'interrupted');
  const isLeftUnrecorded = runEnd?.kind === 'lost' || isRetryable;
  // A heartbeat would renew the lease that is released.
  if (isLeftUnrecorded) stopHeartbeat();
  if (isRetryable) await release(dependencies, turn, storing);
  // Until the answer is stored, the lease is renewed: storing waits while the database is unavailable.
  const isRecorded = !isLeftUnrecorded && (await record(dependencies, turn, result, events.publish, storing));
  stopHeartbeat();
  // An interrupted run that is not recorded is ended by another process when its lease expires.
  const isReported = isRecorded || isLeftUnrecorded || runEnd?.kind === 'interrupted';
  const announced: TurnResult = isReported ? result : { status: 'error', parts: [], failure: notStored };
  for (const event of lastEventsOf(announced)) emit(event);
  await endsBefore(following.close(turn), storing);
  return { ...result, isRecorded, agentVersionId: 'reason' in ran ? null : ran.agentVersionId };
}

export function createRunner(given: RunnerDependencies): Runner {
  const { turns, log, now = () => new Date() } = given;
  const dependencies = { ...given, heartbeats: createHeartbeats({ turns, log }) };
  const prompts = createPrompts({ ...dependencies, now });
  const running = new Map<Promise<unknown>, { interrupt(): void; stopStoring(): void }>();

  const callAgent: CallAgent = async (
    { agentId, message },
    { turn: { organizationId, userId, conversationId }, signal, lineage }: ToolContext,
  ) => {
    const renderedSystemPrompt = await prompts.render({ organizationId, userId, agentId, timezone: 'UTC' });
    const turn = await turns.begin(
      {
        ...{
          organizationId,
          userId,
          agentId,
          renderedSystemPrompt,
          conversationId: null,
          upstreamConversationId: conversationId,
        },
        parts: [{ type: 'text', text: message }],
      },
      autocommit,
    );
    const { status, parts: said, failure } = await runTurn(turn, { source: 'agent', signal, callers: lineage });
    return { status, text: finalTextOf(said), failure: failure?.message ?? null };
  };

  function runTurn(turn: Turn, options: RunOptions = {}): Promise<RunOutcome> {
    const ended = new AbortController();
    const storing = new AbortController();
    const startedAt = performance.now();
    const attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': String(turn.agentId),
      'gen_ai.conversation.id': turn.conversationId,
    };
    const outcome = inSpan(`invoke_agent ${turn.agentId}`, { attributes }, async (span) => {
      const ran = await run(dependencies, callAgent, turn, options, ended, storing.signal);
      const ending = ran.isRecorded ? ran.status : 'left';
      span.setAttribute('agent_platform.run.outcome', ending);
      dependencies.observer?.onRunEnded({
        source: options.source ?? 'chat',
        outcome: ending,
        durationMs: performance.now() - startedAt,
      });
      return ran;
    });
    running.set(outcome, {
      interrupt: () => ended.abort(new RunEnd('interrupted')),
      stopStoring: () => storing.abort(),
    });
    return outcome.finally(() => running.delete(outcome));
  }

  return {
    load: (turn) => load(dependencies, turn),
    runTurn,
    prompts,
    async stop(graceMs, { storeMs = FINAL_RECORDS_TIMEOUT_MS, lastBegun = Promise.resolve() } = {}) {
      const all = () => Promise.allSettled([...running.keys()]);
      const allOfTheRest = async () => {
        await lastBegun;
        while (running.size > 0) await all();
      };
      await endsWithin(allOfTheRest(), graceMs);
      for (const { interrupt } of running.values()) interrupt();
      // A process that is stopping must not wait for an unavailable database. The lease of an unrecorded run expires.
      await endsWithin(all(), storeMs);
      for (const { stopStoring } of running.values()) stopStoring();
      await endsWithin(all(), LAST_EVENTS_TIMEOUT_MS);
      running.clear();
    },
  };
}

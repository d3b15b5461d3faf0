// Runs turns: prepares what the model needs, lets it answer, and records what came of it. Every turn that is begun here ends recorded, unless
// the process dies or loses the lease; then `Turns.giveUpDead` or the next attempt of its job ends it. Why so:
// server/docs/decisions/agent-runs.md
import { setTimeout as sleep } from 'node:timers/promises';
import type { UIMessageChunk } from 'ai';
import type { Logger } from 'pino';
import type { Models } from '../../platform/models/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Agents } from '../agents/agents.js';
import type { Turn, TurnResult, Turns } from '../conversations/turns.js';
import type { Observer, RunSource } from '../../platform/observer.js';
import type { Standing } from '../organization/organization.js';
import { inSpan } from '../../platform/telemetry/spans.js';
import { createAnswer, finalTextOf, type Answer } from './answer.js';
import { createAttachments } from './attachments.js';
import { startHeartbeat } from './heartbeat.js';
import { toModelMessages } from './model-messages.js';
import type { KnowledgeForAgents, SkillsForAgents, ToolServersForAgents } from './ports.js';
import { isPassing, lastEventsOf, OwnerError, reasonOf, resultOf, type Produced } from './outcome.js';
import { createPrompts, type Prompts } from './prompts.js';
import { notStored, record } from './record.js';
import { createRetries, maxRetriesOf, repeatedModel, type Retries } from './retries.js';
import { endOf, followEnd, RunEnd, unlessAborted, type RunEndKind } from './run-end.js';
import { runModel, type ModelRun, type ModelRunResult } from './run-model.js';
import type { AskAgent } from './tools/call-agent.js';
import type { ToolContext } from './tools/context.js';
import { openToolSet } from './tools/tool-set.js';
import { sumOf } from './usage.js';

export interface RunnerParts {
  readonly turns: Turns;
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Models;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly knowledge: KnowledgeForAgents;
  readonly skills: SkillsForAgents;
  readonly toolServers: ToolServersForAgents;
  /** What a person is in the organization, as the stored copy of the members has it. */
  standingOf(organizationId: string, userId: string): Promise<Standing>;
  readonly log: Logger;
  readonly observer?: Pick<Observer, 'runEnded'>;
  /** Longest run, with all tools and other agents that it waits for. */
  readonly timeLimitMs: number;
  /** Before a failed call of a model is repeated for the first time. Default: one second. */
  readonly retryDelayMs?: number;
  readonly now?: () => Date;
}

export interface RunOptions {
  /** Default: `chat`. */
  readonly source?: RunSource;
  /** Ends the run early. A RunEnd as its reason says how it is recorded; any other is an interruption. */
  readonly signal?: AbortSignal;
  /**
   * Whether somebody will run the turn again: then a run that is interrupted is left as it is, and so is one that could not begin because the
   * storage of files is down. Default: it is recorded as failed.
   */
  readonly isRunAgain?: boolean;
  /** Gets every event of the UI-message stream as it happens. */
  readonly say?: (chunk: UIMessageChunk) => void;
  /** Agents that wait for the answer, the first called first. */
  readonly callers?: readonly number[];
}

/** `isRecorded` false: the lease was lost, or the run is left to be run again; then `status` is what it would have been. */
export interface RunOutcome extends TurnResult {
  readonly isRecorded: boolean;
  /** Version of the agent that ran; null when it came to nothing before. */
  readonly agentVersionId: number | null;
}

export interface Runner {
  /** Runs a turn to its end and records it. Never rejects. */
  runTurn(turn: Turn, options?: RunOptions): Promise<RunOutcome>;
  readonly prompts: Prompts;
  /** Lets runs finish for as long as the grace, then ends and records them. */
  stop(graceMs: number): Promise<void>;
}

/** Maximum time to store how interrupted runs ended when a process stops. */
const LAST_RECORDS_MS = 3_000;

/**
 * Rejects if the owner of the turn has no right to run the agent: a removed person may run nothing, a guest may only
 * chat. An event stops the runs of a removed person; a run that begins before the event is handled is refused here.
 */
async function assertOwnerMayRun({ standingOf }: RunnerParts, turn: Turn, source: RunSource): Promise<void> {
  const { organizationId, userId, isTriggered } = turn;
  const standing = await standingOf(organizationId, userId);
  if (standing === 'absent') {
    throw new OwnerError('The owner of the conversation is no longer a member of the organization.');
  }
  if (standing === 'guest' && (source === 'scheduled' || isTriggered)) {
    throw new OwnerError('The owner of the conversation is a guest in the organization, who may only chat.');
  }
}

interface Run {
  readonly turn: Turn;
  readonly signal: AbortSignal;
  readonly answer: Answer;
  readonly lineage: readonly number[];
  readonly source: RunSource;
  /** Null: nobody listens. */
  readonly listener: ((chunk: UIMessageChunk) => void) | null;
}

/** Runs the model. An answer that breaks off is begun anew if nobody has heard it and no tool was called. */
async function runRepeatedly(
  modelRun: Omit<ModelRun, 'say'>,
  retries: Retries,
  { answer, listener, signal }: Run,
): Promise<ModelRunResult> {
  let usage: ModelRunResult['usage'] = null;
  for (;;) {
    const ran = await runModel({
      ...modelRun,
      say(chunk) {
        answer.add(chunk);
        listener?.(chunk);
      },
    });
    usage = sumOf(usage, ran.usage);
    const said = answer.parts();
    const isBrokenOff =
      listener === null &&
      ran.failure !== null &&
      said.length > 0 &&
      !said.some(({ type }) => type.startsWith('tool-'));
    if (!isBrokenOff || ran.failure === null || !(await retries.next(ran.failure, signal))) return { ...ran, usage };
    answer.clear();
  }
}

async function produce(parts: RunnerParts, ask: AskAgent, run: Run): Promise<Produced> {
  const { agents, models, storage, log, retryDelayMs = 1_000 } = parts;
  const { turn, signal, lineage, source, listener } = run;
  await assertOwnerMayRun(parts, turn, source);
  const agent = await agents.get(turn.organizationId, turn.agentId);
  const model = models.languageModel(agent.model);
  const toolSet = await openToolSet({ ...parts, ask }, agent, { turn, signal, lineage });
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
      model: repeatedModel(model, retries, signal),
      explain: (error: unknown) => models.explain(error),
    };
    return { ...(await runRepeatedly(modelRun, retries, run)), warnings, agentVersionId: agent.publishedVersionId };
  } finally {
    await toolSet.close();
  }
}

async function run(
  parts: RunnerParts,
  ask: AskAgent,
  turn: Turn,
  options: RunOptions,
  ended: AbortController,
): Promise<RunOutcome> {
  const { turns, models, log, timeLimitMs } = parts;
  const { signal: outer, say: listener = null, callers = [], isRunAgain = false, source = 'chat' } = options;
  const { conversationId } = turn;
  const end = (kind: RunEndKind) => ended.abort(new RunEnd(kind));
  const letGo = followEnd(outer, end);
  const limit = setTimeout(() => end('timeout'), timeLimitMs);
  const stopBeating = startHeartbeat({ turns, log }, turn, end);
  const answer = createAnswer();
  listener?.({ type: 'start', messageId: turn.answerId });
  const ran = await produce(parts, ask, {
    turn,
    answer,
    source,
    listener,
    signal: ended.signal,
    lineage: [...callers, turn.agentId],
  }).catch((error: unknown) => {
    if (!ended.signal.aborted) log.warn({ err: error, conversationId }, 'a run could not begin');
    return { reason: reasonOf(error, models), error };
  });
  clearTimeout(limit);
  stopBeating();
  letGo();
  const why = endOf(ended.signal);
  if ('failure' in ran && ran.failure !== null)
    log.warn({ err: ran.failure.cause ?? ran.failure, conversationId, failure: ran.failure.failure }, 'a run failed');
  const result = resultOf(answer.parts(), ran, why);
  const isWorthAnother = isRunAgain && (why === null ? isPassing(ran) : why.kind === 'interrupted');
  const isLeft = why?.kind === 'lost' || isWorthAnother;
  if (isWorthAnother)
    await turns
      .release(turn)
      .catch((error: unknown) => log.warn({ err: error, conversationId }, 'a lease could not be given back'));
  const isRecorded = !isLeft && (await record(parts, turn, result));
  const told: TurnResult = isRecorded || isLeft ? result : { status: 'error', parts: [], failure: notStored };
  for (const event of lastEventsOf(told)) listener?.(event);
  return { ...result, isRecorded, agentVersionId: 'reason' in ran ? null : ran.agentVersionId };
}

export function createRunner(parts: RunnerParts): Runner {
  const { turns, now = () => new Date() } = parts;
  const prompts = createPrompts({ ...parts, now });
  const running = new Map<Promise<unknown>, (kind: RunEndKind) => void>();

  const ask: AskAgent = async (
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
      const ran = await run(parts, ask, turn, options, ended);
      const ending = ran.isRecorded ? ran.status : 'left';
      span.setAttribute('agent_platform.run.outcome', ending);
      parts.observer?.runEnded({
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
      // Storing is tried again for a while, and a process that stops must not wait for a database that is away: the lease of the run ends.
      const storing = new AbortController();
      await Promise.race([all(), sleep(LAST_RECORDS_MS, undefined, { signal: storing.signal }).catch(() => undefined)]);
      storing.abort();
      running.clear();
    },
  };
}

// Runs turns: prepares what the model needs, lets it answer, and records what came of it. Every turn that is begun here ends recorded, unless
// the process dies or loses the lease; then `Turns.giveUpDead` or the next attempt of its job ends it.
import { setTimeout as sleep } from 'node:timers/promises';
import type { UIMessageChunk } from 'ai';
import type { Logger } from 'pino';
import type { Models } from '../adapters/models/port.js';
import { StorageError, type ObjectStorage } from '../adapters/storage/port.js';
import type { Agents } from '../agents/agents.js';
import type { MessagePart, Turn, TurnResult, Turns } from '../conversations/turns.js';
import { ApiError } from '../errors.js';
import { createAnswer, finalTextOf, type Answer } from './answer.js';
import { createAttachments } from './attachments.js';
import { startHeartbeat } from './heartbeat.js';
import { toModelMessages } from './model-messages.js';
import type { KnowledgeForAgents, SkillsForAgents, ToolServersForAgents } from './ports.js';
import { createPrompts, type Prompts } from './prompts.js';
import { endOf, RunEnd, unlessAborted, type RunEndKind } from './run-end.js';
import { runModel, type ModelRunResult } from './run-model.js';
import type { AskAgent } from './tools/call-agent.js';
import type { ToolContext } from './tools/context.js';
import { openToolSet } from './tools/tool-set.js';

export interface RunnerParts {
  readonly turns: Turns;
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Models;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly knowledge: KnowledgeForAgents;
  readonly skills: SkillsForAgents;
  readonly toolServers: ToolServersForAgents;
  readonly log: Logger;
  /** Longest run, with all tools and other agents that it waits for. */
  readonly timeLimitMs: number;
  readonly now?: () => Date;
}

export interface RunOptions {
  /** Ends the run early. A RunEnd as its reason says how it is recorded; any other is an interruption. */
  readonly signal?: AbortSignal;
  /** Whether a run that is interrupted is left as it is, because somebody will run it again. Default: it is recorded as failed. */
  readonly isRunAgain?: boolean;
  /** Gets every event of the UI-message stream as it happens. */
  readonly say?: (chunk: UIMessageChunk) => void;
  /** Agents that wait for the answer, the first called first. */
  readonly callers?: readonly number[];
}

/** `isRecorded` false: the lease was lost, or the run was interrupted to be run again; then `status` is what it would have been. */
export interface RunOutcome extends TurnResult {
  readonly isRecorded: boolean;
}

export interface Runner {
  /** Runs a turn to its end and records it. Never rejects. */
  runTurn(turn: Turn, options?: RunOptions): Promise<RunOutcome>;
  readonly prompts: Prompts;
  /** Lets runs finish for as long as the grace, then ends and records them. */
  stop(graceMs: number): Promise<void>;
}

interface Run {
  readonly turn: Turn;
  readonly signal: AbortSignal;
  readonly answer: Answer;
  readonly lineage: readonly number[];
  say(chunk: UIMessageChunk): void;
}

/** What failed before the model was asked, in words for people. */
function plainReason(error: unknown, models: Models): string {
  if (error instanceof ApiError && error.code === 'not_found') return 'The agent was deleted.';
  if (error instanceof StorageError) return 'A file of the conversation cannot be read just now.';
  const explained = models.explain(error);
  // What `explain` does not know is no failure of a provider.
  return explained === error ? explained.message : 'The agent could not finish its answer.';
}

async function produce(parts: RunnerParts, ask: AskAgent, { turn, signal, answer, lineage, say }: Run): Promise<ModelRunResult> {
  const { agents, models, storage } = parts;
  const agent = await agents.get(turn.organizationId, turn.agentId);
  const model = models.languageModel(agent.model);
  const toolSet = await openToolSet({ ...parts, ask }, agent, { turn, signal, lineage });
  try {
    const messages = await unlessAborted(toModelMessages(turn.history, createAttachments(storage), toolSet.tools), signal);
    return await runModel({
      ...{ model, messages, signal, tools: toolSet.tools, system: turn.renderedSystemPrompt, maxToolRoundtrips: agent.maxToolRoundtrips },
      explain: (error) => models.explain(error),
      say(chunk) {
        answer.add(chunk);
        say(chunk);
      },
    });
  } finally {
    await toolSet.close();
  }
}

/** How a run that was ended early is recorded. */
const statusOfEnd: Record<RunEndKind, TurnResult['status']> = { stop: 'stopped', timeout: 'timeout', lost: 'error', interrupted: 'error' };

function resultOf(parts: MessagePart[], ran: ModelRunResult | { readonly reason: string }, end: RunEnd | null): TurnResult {
  const { usage = null, finishReason = null, failure = null } = 'reason' in ran ? {} : ran;
  const said = { parts, ...(usage === null ? {} : { usage }) };
  if (end !== null) return { ...said, status: statusOfEnd[end.kind], ...(end.kind === 'stop' ? {} : { failure: end.message }) };
  const reason = 'reason' in ran ? ran.reason : failure?.message;
  if (reason !== undefined) return { ...said, status: 'error', failure: reason };
  return { ...said, status: 'completed', ...(finishReason === null ? {} : { finishReason }) };
}

/** The last event: what a listener is told of how it ended. */
function lastEventOf({ status, failure, finishReason }: TurnResult): UIMessageChunk {
  if (status === 'completed') return { type: 'finish', finishReason: (finishReason ?? 'other') as Extract<UIMessageChunk, { type: 'finish' }>['finishReason'] };
  return status === 'stopped' ? { type: 'abort' } : { type: 'error', errorText: failure ?? 'The agent could not finish its answer.' };
}

const pausesMs = [200, 1_000, 3_000, 8_000];

/** False: the lease was lost. A short outage of the database must not cost an answer. */
async function record({ turns, log }: RunnerParts, turn: Turn, result: TurnResult): Promise<boolean> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await turns.finish(turn, result);
    } catch (error) {
      const pauseMs = pausesMs[attempt];
      log.error({ err: error, conversationId: turn.conversationId, attempt }, 'an answer could not be stored');
      if (error instanceof TypeError) return turns.finish(turn, { status: 'error', parts: [], failure: 'The answer could not be stored.' }).catch(() => false);
      if (pauseMs === undefined) return false;
      await sleep(pauseMs);
    }
  }
}

export function createRunner(parts: RunnerParts): Runner {
  const { turns, models, log, timeLimitMs, now = () => new Date() } = parts;
  const prompts = createPrompts({ ...parts, now });
  const running = new Map<Promise<unknown>, (kind: RunEndKind) => void>();

  const ask: AskAgent = async ({ agentId, message }, { turn: { organizationId, userId, conversationId }, signal, lineage }: ToolContext) => {
    const renderedSystemPrompt = await prompts.render(organizationId, agentId, 'UTC');
    const turn = await turns.begin({
      ...{ organizationId, userId, agentId, renderedSystemPrompt, conversationId: null, upstreamConversationId: conversationId },
      parts: [{ type: 'text', text: message }],
    });
    const { status, parts: said, failure = null } = await runTurn(turn, { signal, callers: lineage });
    return { status, text: finalTextOf(said), failure };
  };

  async function run(turn: Turn, { signal: outer, say = () => undefined, callers = [], isRunAgain = false }: RunOptions, ended: AbortController): Promise<RunOutcome> {
    const { conversationId } = turn;
    const end = (kind: RunEndKind) => ended.abort(new RunEnd(kind));
    const onOuterEnd = () => {
      const kind = (outer && endOf(outer)?.kind) ?? 'interrupted';
      // That the caller lost its lease says nothing of this turn's.
      end(kind === 'lost' ? 'interrupted' : kind);
    };
    if (outer?.aborted) onOuterEnd();
    outer?.addEventListener('abort', onOuterEnd, { once: true });
    const limit = setTimeout(() => end('timeout'), timeLimitMs);
    const stopBeating = startHeartbeat({ turns, log }, turn, end);
    const answer = createAnswer();
    say({ type: 'start', messageId: turn.answerId });
    const ran = await produce(parts, ask, { turn, answer, say, signal: ended.signal, lineage: [...callers, turn.agentId] }).catch((error: unknown) => {
      if (!ended.signal.aborted) log.warn({ err: error, conversationId }, 'a run could not begin');
      return { reason: plainReason(error, models) };
    });
    clearTimeout(limit);
    stopBeating();
    outer?.removeEventListener('abort', onOuterEnd);
    const why = endOf(ended.signal);
    if ('failure' in ran && ran.failure !== null) log.warn({ err: ran.failure.cause ?? ran.failure, conversationId, failure: ran.failure.failure }, 'a run failed');
    const result = resultOf(answer.parts(), ran, why);
    const isLeft = why?.kind === 'lost' || (why?.kind === 'interrupted' && isRunAgain);
    const isRecorded = !isLeft && (await record(parts, turn, result));
    say(lastEventOf(isRecorded || isLeft ? result : { status: 'error', parts: [], failure: 'The answer could not be stored.' }));
    return { ...result, isRecorded };
  }

  function runTurn(turn: Turn, options: RunOptions = {}): Promise<RunOutcome> {
    const ended = new AbortController();
    const outcome = run(turn, options, ended);
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
      await all();
    },
  };
}

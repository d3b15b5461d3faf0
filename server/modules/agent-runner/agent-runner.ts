// Runs turns, including those of agents that other agents call, and allows clients to follow runs in progress.
// `runTurn` calls attempt/attempt.ts, which calls attempt/produce-answer.ts. That file calls the model.
//
// Every started turn is recorded unless the process crashes or loses the lease. In that case `Turns.failExpiredRuns` or
// the next attempt of the job ends the turn. See server/docs/decisions/agent-runs.md.
import type { Turn, Turns } from '../conversations/turns/turns.js';
import type { DeadLetter } from '../../platform/jobs/port.js';
import type { Observer } from '../../platform/metrics/port.js';
import { endsWithin } from '../../platform/concurrency/bounded-wait.js';
import { inSpan } from '../../platform/telemetry/spans.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { failRun, takeOverWhenFree } from './take-over.js';
import { finalTextOf } from './attempt/answer-collector.js';
import { createHeartbeats } from './heartbeats.js';
import type { NamesForAgents } from './ports.js';
import type { TurnKey } from './queues.js';
import type { Following } from './stream/follow-runs.js';
import { createPrompts, type Prompts } from './prompt/prompts.js';
import { load, type RunSubject } from './attempt/produce-answer.js';
import { EarlyEnd, type AttemptResult } from './attempt/outcome.js';
import { runAttempt, type RunOptions, type RunAttemptDependencies } from './attempt/attempt.js';
import type { CallAgent } from './agent-tools/call-agent.js';

export interface AgentRunnerDependencies extends Omit<RunAttemptDependencies, 'heartbeats' | 'callAgent'> {
  readonly names: NamesForAgents;
  readonly observer?: Pick<Observer, 'onRunEnded'>;
  readonly now?: () => Date;
}

export interface AgentRunner {
  /** Throws 404 if the agent does not exist. */
  load(turn: Pick<Turn, 'organizationId' | 'userId' | 'agentId'>): Promise<RunSubject>;
  /** Runs a turn to its end and records it. Never rejects. */
  execute(turn: Turn, options?: RunOptions): Promise<AttemptResult>;
  /** Takes over a background turn when no process holds its lease. Returns null if the turn has ended. */
  takeOver(turn: TurnKey, signal: AbortSignal): Promise<Turn | null>;
  /** Marks a background turn as failed after the last attempt of its job. Does nothing if the turn has ended. */
  failRun(turn: TurnKey, cause: DeadLetter['cause']): Promise<void>;
  /** Streams a run of a conversation that the caller may read, or returns null if none is in progress. */
  readonly follow: Following['follow'];
  readonly prompts: Prompts;
  /**
   * Waits for runs to finish for at most `graceMs`, then interrupts the others and waits at most `storeMs` for their
   * results to be recorded. After that, a run whose result is not recorded ends its stream anyway. If `stop` is called
   * again with shorter times, the shorter times apply.
   */
  stop(graceMs: number, options?: StopOptions): Promise<void>;
}

export interface StopOptions {
  /** Default: 2000. */
  readonly storeMs?: number;
  /** Resolves when no further run can begin. Default: already resolved. */
  readonly lastBegun?: Promise<unknown> | undefined;
}

/** Maximum time to store how interrupted runs ended when a process stops. */
const finalRecordsTimeoutMs = 2_000;
/** Maximum time for the last events of runs that are not recorded. */
const lastEventsTimeoutMs = 500;

interface RunInProgress {
  interrupt(): void;
  stopStoring(): void;
}
type RunsInProgress = Map<Promise<unknown>, RunInProgress>;

async function stopAll(
  running: RunsInProgress,
  graceMs: number,
  { storeMs = finalRecordsTimeoutMs, lastBegun = Promise.resolve() }: StopOptions,
): Promise<void> {
  const all = () => Promise.allSettled([...running.keys()]);
  const waitUntilIdle = async () => {
    await lastBegun;
    while (running.size > 0) await all();
  };
  await endsWithin(waitUntilIdle(), graceMs);
  for (const { interrupt } of running.values()) interrupt();
  // A process that is stopping must not wait for an unavailable database. A run that was not recorded ends when its
  // lease expires.
  await endsWithin(all(), storeMs);
  for (const { stopStoring } of running.values()) stopStoring();
  await endsWithin(all(), lastEventsTimeoutMs);
  running.clear();
}

/** Returns the function through which an agent calls another: it begins a turn in a nested conversation and runs it. */
const createCallAgent =
  (turns: Pick<Turns, 'begin'>, prompts: Prompts, runTurn: AgentRunner['execute']): CallAgent =>
  async ({ agentId, message }, { turn: { organizationId, userId, conversationId }, signal, lineage }) => {
    const renderedSystemPrompt = await prompts.render({ organizationId, userId, agentId, timezone: 'UTC' });
    const turn = await turns.begin(
      {
        organizationId,
        userId,
        agentId,
        renderedSystemPrompt,
        conversationId: null,
        upstreamConversationId: conversationId,
        parts: [{ type: 'text', text: message }],
      },
      autocommit,
    );
    const { status, parts, failure } = await runTurn(turn, { source: 'agent', signal, callingAgents: lineage });
    return { status, text: finalTextOf(parts), failure: failure?.message ?? null };
  };

export function createAgentRunner(given: AgentRunnerDependencies): AgentRunner {
  const { turns, log, now = () => new Date() } = given;
  const prompts = createPrompts({ ...given, now });
  const running: RunsInProgress = new Map();

  const callAgent = createCallAgent(turns, prompts, runTracked);
  const dependencies = { ...given, callAgent, heartbeats: createHeartbeats({ turns, log }) };

  function runTracked(turn: Turn, options: RunOptions = {}): Promise<AttemptResult> {
    const runController = new AbortController();
    const storeController = new AbortController();
    const startedAt = performance.now();
    const attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': String(turn.agentId),
      'gen_ai.conversation.id': turn.conversationId,
    };
    const outcome = inSpan(`invoke_agent ${turn.agentId}`, { attributes }, async (span) => {
      const ran = await runAttempt(dependencies, turn, options, runController, storeController.signal);
      const ending = ran.isRecorded ? ran.status : 'unrecorded';
      span.setAttribute('agent_platform.run.outcome', ending);
      dependencies.observer?.onRunEnded({
        source: options.source ?? 'chat',
        outcome: ending,
        durationMs: performance.now() - startedAt,
      });
      return ran;
    });
    running.set(outcome, {
      interrupt: () => runController.abort(new EarlyEnd('interrupted')),
      stopStoring: () => storeController.abort(),
    });
    return outcome.finally(() => running.delete(outcome));
  }

  return {
    load: (turn) => load(dependencies, turn),
    execute: runTracked,
    takeOver: (turn, signal) => takeOverWhenFree(turns, turn, signal),
    failRun: (turn, cause) => failRun(turns, turn, cause),
    follow: given.following.follow,
    prompts,
    stop: (graceMs, options = {}) => stopAll(running, graceMs, options),
  };
}

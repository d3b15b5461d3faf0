// An attempt may record no result, for example because its process crashed. Then the next attempt of the job, or
// `Runs.failExpiredRuns`, ends the run. See server/docs/decisions/agent-runs.md.
import { setMaxListeners } from 'node:events';
import type { Run, RunKey, Runs } from '../conversations/runs/runs.js';
import type { DeadLetter } from '../../platform/jobs/port.js';
import type { Observer } from '../../platform/metrics/port.js';
import { inSpan } from '../../platform/telemetry/spans.js';
import { autocommit } from '../../platform/unit-of-work/unit-of-work.js';
import { failRun, takeOverWhenFree } from './run-takeover.js';
import { createRunsInProgress, type StopOptions } from './runs-in-progress.js';
import { finalTextOf } from './attempt/answer-collector.js';
import { createHeartbeats } from './heartbeats.js';
import type { NamesForAgents } from './ports.js';
import type { Following } from './stream/follow-runs.js';
import { createPrompts, type Prompts } from './prompt/prompts.js';
import { loadAgentAndOwner, type AgentAndOwner } from './agent-and-owner.js';
import { EarlyEnd, type AttemptResult } from './attempt/outcome.js';
import { runAttempt, type RunOptions, type RunAttemptDependencies } from './attempt/attempt.js';
import type { CallAgent } from './agent-tools/call-agent.js';

export interface AgentRunnerDependencies extends Omit<RunAttemptDependencies, 'heartbeats' | 'callAgent'> {
  readonly names: NamesForAgents;
  readonly observer?: Pick<Observer, 'onRunEnded'>;
  readonly now?: () => Date;
}

export interface AgentRunner {
  /** Throws `agent_not_found` if the agent does not exist. */
  loadAgentAndOwner(run: Pick<Run, 'organizationId' | 'userId' | 'agentId'>): Promise<AgentAndOwner>;
  /** Makes one attempt to execute a run. Never rejects. */
  execute(run: Run, options?: RunOptions): Promise<AttemptResult>;
  /**
   * Takes over a background run as soon as no attempt holds its lease. Returns null if the run has ended. Throws if the
   * signal is aborted while another attempt holds the lease.
   */
  takeOver(key: RunKey, signal: AbortSignal): Promise<Run | null>;
  /**
   * Called when the job of a background run has no further attempts. Ends the run as failed, or as stopped if a stop
   * was requested. Does nothing if the run has ended. Throws if an attempt still holds the run's lease.
   */
  failRun(key: RunKey, cause: DeadLetter['cause']): Promise<void>;
  readonly follow: Following['follow'];
  readonly prompts: Prompts;
  /**
   * Waits at most `graceMs` for the runs to finish. Then interrupts the remaining runs, and runs that start later,
   * except the runs of jobs, which the worker interrupts. Waits at most `storeMs` for the results to be recorded. Then
   * ends the streams of runs without a recorded result. If `stop` is called again with shorter times, the shorter times
   * apply.
   */
  stop(graceMs: number, options?: StopOptions): Promise<void>;
}

const createCallAgent =
  (runs: Pick<Runs, 'start'>, prompts: Prompts, execute: AgentRunner['execute']): CallAgent =>
  async ({ agentId, message }, { run: { organizationId, userId, conversationId }, signal, lineage }) => {
    const renderedSystemPrompt = await prompts.render({ organizationId, userId, agentId, timezone: 'UTC' });
    const run = await runs.start(
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
    const { status, parts, failure } = await execute(run, { source: 'agent', signal, callingAgents: lineage });
    return { status, text: finalTextOf(parts), failure: failure?.message ?? null };
  };

export function createAgentRunner(given: AgentRunnerDependencies): AgentRunner {
  const { runs, log, now = () => new Date() } = given;
  const prompts = createPrompts({ ...given, now });
  const runsInProgress = createRunsInProgress();

  const callAgent = createCallAgent(runs, prompts, execute);
  const dependencies = { ...given, callAgent, heartbeats: createHeartbeats({ runs, log }) };

  function execute(run: Run, options: RunOptions = {}): Promise<AttemptResult> {
    const runController = new AbortController();
    const storeController = new AbortController();
    // Each tool server and each tool call adds a listener, and Node warns about more than ten listeners.
    setMaxListeners(0, runController.signal);
    const startedAt = performance.now();
    const attributes = {
      'gen_ai.operation.name': 'invoke_agent',
      'gen_ai.agent.id': String(run.agentId),
      'gen_ai.conversation.id': run.conversationId,
    };
    const outcome = inSpan(`invoke_agent ${run.agentId}`, { attributes }, async (span) => {
      const ran = await runAttempt(dependencies, run, options, runController, storeController.signal);
      const ending = ran.isRecorded ? ran.status : 'unrecorded';
      span.setAttribute('agent_platform.run.outcome', ending);
      dependencies.observer?.onRunEnded({
        source: options.source ?? 'chat',
        outcome: ending,
        durationMs: performance.now() - startedAt,
      });
      return ran;
    });
    runsInProgress.add({
      ended: outcome,
      interrupt() {
        // The run of a called agent ends with the run that called it.
        if (options.source === 'agent') return;
        // The worker interrupts the runs of jobs. A job that the worker interrupted runs again, even if it has no
        // retries left. If this function interrupted the last attempt of a job, the run would be recorded as failed.
        if (options.hasNextAttempt === undefined) runController.abort(new EarlyEnd('interrupted'));
      },
      stopStoring: () => storeController.abort(),
    });
    return outcome;
  }

  return {
    loadAgentAndOwner: (run) => loadAgentAndOwner(dependencies, run),
    execute,
    takeOver: (key, signal) => takeOverWhenFree(runs, key, signal),
    failRun: (key, cause) => failRun(runs, key, cause),
    follow: given.following.follow,
    prompts,
    stop: (graceMs, options = {}) => runsInProgress.stop(graceMs, options),
  };
}

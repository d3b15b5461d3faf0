import type { Logger } from 'pino';
import {
  sumOfUsage,
  type AnswerResult,
  type AnswerRequest,
  type Models,
  type UIMessageChunk,
} from '../../../platform/models/port.js';
import type { ObjectStorage } from '../../../platform/storage/port.js';
import type { RunSource } from '../../../platform/metrics/port.js';
import { unlessAborted } from '../../../platform/concurrency/bounded-wait.js';
import type { Run } from '../../conversations/runs/runs.js';
import type { RunSettings } from '../run-settings.js';
import type { AnswerCollector } from './answer-collector.js';
import { createAttachments } from '../prompt/attachments.js';
import { toModelMessages } from '../prompt/model-messages.js';
import { createRetries, maxRetriesOf, type Retries } from './model-retries.js';
import type { KnowledgeForAgents, ModelsForAgents, SkillsForAgents, ToolServersForAgents } from '../ports.js';
import type { AnswerOutcome } from './outcome.js';
import {
  assertOwnerMayRun,
  loadAgentAndOwner,
  type AgentAndOwner,
  type AgentAndOwnerDependencies,
} from '../agent-and-owner.js';
import type { EventLog } from '../stream/run-event-log.js';
import type { CallAgent } from '../agent-tools/call-agent.js';
import { openToolSet } from '../agent-tools/tool-set.js';

export interface ProduceAnswerDependencies extends AgentAndOwnerDependencies {
  readonly models: Models;
  readonly modelCatalog: ModelsForAgents;
  readonly storage: Pick<ObjectStorage, 'get'>;
  readonly knowledge: KnowledgeForAgents;
  readonly skills: SkillsForAgents;
  readonly toolServers: ToolServersForAgents;
  readonly log: Logger;
  readonly settings: Pick<RunSettings, 'retryDelayMs'>;
}

export interface AttemptContext {
  readonly run: Run;
  readonly signal: AbortSignal;
  readonly answer: AnswerCollector;
  readonly lineage: readonly number[];
  readonly source: RunSource;
  readonly agentAndOwner: AgentAndOwner | undefined;
  readonly isStreamed: boolean;
  /** Called with the model of the agent before the model is called. */
  onModel(model: string): void;
  /** The log to which `emit` adds every event. */
  readonly events: EventLog;
  emit(chunk: UIMessageChunk): void;
}

/**
 * If an answer fails halfway, begins again while `retries` allows it. Does not begin again after a tool call, or in a
 * streamed or followed run, whose clients may have received the beginning of the answer.
 */
async function runWithRestarts(
  models: Pick<Models, 'streamAnswer'>,
  request: Omit<AnswerRequest, 'onEvent'>,
  retries: Retries,
  { answer, events, emit, isStreamed, signal }: AttemptContext,
): Promise<AnswerResult> {
  let usage: AnswerResult['usage'] = null;
  for (;;) {
    const ran = await models.streamAnswer({
      ...request,
      onEvent(chunk) {
        answer.add(chunk);
        emit(chunk);
      },
    });
    usage = sumOfUsage(usage, ran.usage);
    const parts = answer.parts();
    const canRestart =
      !isStreamed &&
      !events.isFollowed() &&
      ran.failure !== null &&
      parts.length > 0 &&
      !parts.some(({ type }) => type.startsWith('tool-'));
    if (!canRestart || ran.failure === null || !(await retries.waitForRetry(ran.failure, signal)))
      return { ...ran, usage };
    // A follower that connected during the wait has received the beginning of this answer.
    if (events.isFollowed()) return { ...ran, usage };
    answer.clear();
    events.restart();
  }
}

export async function produceAnswer(
  dependencies: ProduceAnswerDependencies,
  callAgent: CallAgent,
  context: AttemptContext,
): Promise<AnswerOutcome> {
  const { models, modelCatalog, storage, log, settings } = dependencies;
  const { run, signal, lineage, source, isStreamed, emit, onModel } = context;
  const { agent, ownerStatus } = context.agentAndOwner ?? (await loadAgentAndOwner(dependencies, run));
  assertOwnerMayRun(ownerStatus, run, source);
  onModel(agent.model);
  models.assertLanguageModel(agent.model);
  const toolSet = await openToolSet({ ...dependencies, callAgent }, agent, { run, signal, lineage });
  try {
    const messages = await unlessAborted(toModelMessages(run.history, createAttachments(storage)), signal);
    const { warnings, tools, explainMissing } = toolSet;
    if (warnings.length > 0) emit({ type: 'message-metadata', messageMetadata: { warnings } });
    const maxRetries = isStreamed ? maxRetriesOf.streamed : maxRetriesOf.background;
    const retries = createRetries({
      maxRetries,
      delayMs: settings.retryDelayMs,
      conversationId: run.conversationId,
      log,
    });
    const request = {
      model: agent.model,
      messages,
      signal,
      tools,
      explainMissingTool: explainMissing,
      system: run.renderedSystemPrompt,
      maxToolRoundtrips: agent.maxToolRoundtrips,
      settings: modelCatalog.acceptedSettings(agent.model, agent),
      waitForRetry: retries.waitForRetry,
    };
    return {
      ...(await runWithRestarts(models, request, retries, context)),
      warnings,
      agentVersionId: agent.publishedVersionId,
    };
  } finally {
    await toolSet.close();
  }
}

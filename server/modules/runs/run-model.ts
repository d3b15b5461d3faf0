// One run of a model with its tools: every step until the answer, told as it happens.
import {
  InvalidToolInputError,
  NoSuchToolError,
  stepCountIs,
  streamText,
  type LanguageModel,
  type ModelMessage,
  type ToolSet,
  type UIMessageChunk,
} from 'ai';
import type { ModelError } from '../../platform/models/port.js';
import type { MessageUsage } from '../conversations/turns.js';
import { RunEnd } from './run-end.js';
import { ToolFailure } from './tools/failure.js';
import { createUsageCount } from './usage.js';

export interface ModelRun {
  readonly model: LanguageModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  /** How often the model may call tools before it must answer. */
  readonly maxToolRoundtrips: number;
  readonly signal: AbortSignal;
  explain(error: unknown): ModelError;
  /** What the model is told when it calls a tool that it does not have. */
  explainMissing(toolName: string): string;
  onEvent(chunk: UIMessageChunk): void;
}

export interface ModelRunResult {
  /** Of all calls, also of one that failed in the middle; null: none returned anything. */
  readonly usage: MessageUsage | null;
  /** Null: the model did not come to its end. */
  readonly finishReason: string | null;
  readonly failure: ModelError | null;
}

/** After the signal: a provider or tool that does not let go must not hold the run. */
const abortGraceMs = 3_000;

function describe(error: unknown, { explain, explainMissing }: Pick<ModelRun, 'explain' | 'explainMissing'>): string {
  if (error instanceof ToolFailure || error instanceof RunEnd) return error.message;
  if (NoSuchToolError.isInstance(error)) return explainMissing(error.toolName);
  if (InvalidToolInputError.isInstance(error))
    return `The tool "${error.toolName}" does not take these arguments. ${error.cause instanceof Error ? error.cause.message : ''}`.trim();
  return explain(error).message;
}

/** Which of the run's events are told, and how. Its beginning, its end and its failure are told by whoever knows how it is recorded. */
function createEventFilter() {
  const refusals = new Map<string, string>();
  return (chunk: UIMessageChunk): UIMessageChunk | null => {
    if (chunk.type === 'error' || chunk.type === 'abort') return null;
    // A call that is refused comes twice, the second time in the SDK's own words, with everything that was sent.
    if (chunk.type === 'tool-input-error') refusals.set(chunk.toolCallId, chunk.errorText);
    const errorText = chunk.type === 'tool-output-error' ? refusals.get(chunk.toolCallId) : undefined;
    // A tool is named in the type of its part, wherever it comes from: clients would show those marked so as parts of another kind.
    const { dynamic: _dynamic, ...event } = chunk as UIMessageChunk & { dynamic?: boolean };
    return { ...event, ...(errorText === undefined ? {} : { errorText }) } as UIMessageChunk;
  };
}

/** Never rejects: what fails is in the result. */
export async function runModel({
  model,
  system,
  messages,
  tools,
  maxToolRoundtrips,
  signal,
  onEvent: onEvent,
  ...explaining
}: ModelRun): Promise<ModelRunResult> {
  const usage = createUsageCount(system);
  let finishReason: string | null = null;
  let failure: ModelError | null = null;
  const fail = (error: unknown) => {
    if (!signal.aborted) failure ??= explaining.explain(error);
  };
  try {
    const result = streamText({
      model,
      ...(system === '' ? {} : { system }),
      messages,
      tools,
      // Calls are repeated by the model that is given: retries.ts.
      maxRetries: 0,
      // One step more than roundtrips, in which the model cannot call: its answer to the last results.
      stopWhen: stepCountIs(maxToolRoundtrips + 1),
      prepareStep({ stepNumber, messages: stepMessages }) {
        usage.onStepStart(stepMessages);
        return stepNumber < maxToolRoundtrips ? {} : { toolChoice: 'none' };
      },
      abortSignal: signal,
      onError: ({ error }) => fail(error),
      onStepFinish(step) {
        usage.onStepEnd(step.usage);
        finishReason = step.finishReason;
      },
    });
    const reader = result
      .toUIMessageStream({ sendStart: false, sendFinish: false, onError: (error) => describe(error, explaining) })
      .getReader();
    signal.addEventListener(
      'abort',
      () => setTimeout(() => void reader.cancel().catch(() => undefined), abortGraceMs).unref(),
      { once: true },
    );
    const filterEvent = createEventFilter();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      usage.onChunk(next.value);
      const event = filterEvent(next.value);
      if (event !== null) onEvent(event);
    }
  } catch (error) {
    // A connection that breaks in the middle is thrown instead of told.
    fail(error);
  }
  return { usage: usage.total(), finishReason: failure === null && !signal.aborted ? finishReason : null, failure };
}

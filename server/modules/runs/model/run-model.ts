// Runs a model with its tools once, until the answer is complete, and emits events while it runs.
// ../attempt/produce-answer.ts runs the model again if the answer may begin again.
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
import type { CallSettings, ModelError } from '../../../platform/models/port.js';
import { RunEnd, type ModelRunResult } from '../attempt/outcome.js';
import { ToolFailure } from '../agent-tools/failure.js';
import { createUsageCount } from './usage.js';

export interface ModelRun {
  readonly model: LanguageModel;
  readonly system: string;
  readonly messages: ModelMessage[];
  readonly tools: ToolSet;
  /** Sampling settings of the agent, for every call. */
  readonly settings: CallSettings;
  /** Maximum tool roundtrips before the model must answer. */
  readonly maxToolRoundtrips: number;
  readonly signal: AbortSignal;
  explain(error: unknown): ModelError;
  /** Returns the message for the model if it calls a tool that it does not have. */
  explainMissing(toolName: string): string;
  onEvent(chunk: UIMessageChunk): void;
}

/** Time to wait after an abort for a provider or tool that ignores the signal. */
const abortGraceMs = 3_000;

function describe(error: unknown, { explain, explainMissing }: Pick<ModelRun, 'explain' | 'explainMissing'>): string {
  if (error instanceof ToolFailure || error instanceof RunEnd) return error.message;
  if (NoSuchToolError.isInstance(error)) return explainMissing(error.toolName);
  if (InvalidToolInputError.isInstance(error)) {
    const reason = error.cause instanceof Error ? error.cause.message : '';
    return `The tool "${error.toolName}" does not take these arguments. ${reason}`.trim();
  }
  return explain(error).message;
}

/**
 * Filters and corrects the events of the run. The caller emits the first, last and failure events, because only the
 * caller knows what was recorded.
 */
function createEventFilter() {
  const refusals = new Map<string, string>();
  return (chunk: UIMessageChunk): UIMessageChunk | null => {
    if (chunk.type === 'error' || chunk.type === 'abort') return null;
    // The SDK emits a rejected call twice. The second text contains all arguments, so repeat the first text.
    if (chunk.type === 'tool-input-error') refusals.set(chunk.toolCallId, chunk.errorText);
    const errorText = chunk.type === 'tool-output-error' ? refusals.get(chunk.toolCallId) : undefined;
    if (errorText === undefined && !('dynamic' in chunk)) return chunk;
    // Remove `dynamic`. Clients would show such a part as another kind of part, although its type already names the
    // tool.
    const { dynamic: _dynamic, ...event } = chunk as UIMessageChunk & { dynamic?: boolean };
    return { ...event, ...(errorText === undefined ? {} : { errorText }) } as UIMessageChunk;
  };
}

/** Ends the stream of a provider or tool that ignores the signal. */
function cancelAfterAbort(signal: AbortSignal, cancel: () => Promise<void>): void {
  const cancelLater = () => setTimeout(() => void cancel().catch(() => undefined), abortGraceMs).unref();
  signal.addEventListener('abort', cancelLater, { once: true });
}

/** Never rejects. A failure is part of the result. */
export async function runModel(run: ModelRun): Promise<ModelRunResult> {
  const { model, system, messages, tools, settings, maxToolRoundtrips, signal, onEvent } = run;
  const usage = createUsageCount(system);
  let finishReason: string | null = null;
  let failure: ModelError | null = null;
  const fail = (error: unknown) => {
    if (!signal.aborted) failure ??= run.explain(error);
  };
  try {
    const result = streamText({
      model,
      ...(system === '' ? {} : { system }),
      messages,
      tools,
      ...settings,
      // The model already retries its calls (retries.ts).
      maxRetries: 0,
      // In one additional step without tools, the model uses the last results to answer.
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
      .toUIMessageStream({ sendStart: false, sendFinish: false, onError: (error) => describe(error, run) })
      .getReader();
    cancelAfterAbort(signal, () => reader.cancel());
    const filterEvent = createEventFilter();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      usage.onChunk(next.value);
      const event = filterEvent(next.value);
      if (event !== null) onEvent(event);
    }
  } catch (error) {
    // A connection that breaks during the answer throws instead of emitting an error event.
    fail(error);
  }
  return { usage: usage.total(), finishReason: failure === null && !signal.aborted ? finishReason : null, failure };
}

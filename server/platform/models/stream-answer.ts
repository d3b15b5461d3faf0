import type { LanguageModelV3 } from '@ai-sdk/provider';
import {
  convertToModelMessages,
  InvalidToolInputError,
  NoSuchToolError,
  stepCountIs,
  streamText,
  wrapLanguageModel,
  type ModelMessage,
  type ToolSet,
  type UIMessageChunk,
} from 'ai';
import { toToolSet, ToolError } from './answer-tools.js';
import { callSettingsOf } from './call-settings.js';
import { toModelError } from './failures.js';
import { ModelError, type AnswerResult, type AnswerRequest, type PromptMessage } from './port.js';
import { uniqueCallIds } from './unique-call-ids.js';
import { createUsageCount } from './usage.js';

/** Time between an abort and the end of the answer, if the provider or a tool ignores the signal. */
const abortGraceMs = 3_000;

function describe(error: unknown, explainMissingTool: AnswerRequest['explainMissingTool']): string {
  if (error instanceof ToolError) return error.message;
  if (NoSuchToolError.isInstance(error)) return explainMissingTool(error.toolName);
  if (InvalidToolInputError.isInstance(error)) {
    const reason = error.cause instanceof Error ? error.cause.message : '';
    return `The tool "${error.toolName}" does not take these arguments. ${reason}`.trim();
  }
  return toModelError(error).message;
}

/** Filters and corrects the events of the answer. The caller emits the failure events. */
function createEventFilter() {
  const refusals = new Map<string, string>();
  return (chunk: UIMessageChunk): UIMessageChunk | null => {
    if (chunk.type === 'error' || chunk.type === 'abort') return null;
    // The SDK reports a rejected call twice. The second text contains all arguments, so replace it with the first text.
    if (chunk.type === 'tool-input-error') refusals.set(chunk.toolCallId, chunk.errorText);
    const errorText = chunk.type === 'tool-output-error' ? refusals.get(chunk.toolCallId) : undefined;
    if (errorText === undefined && !('dynamic' in chunk)) return chunk;
    // With `dynamic`, the client's AI SDK would give the part the type `dynamic-tool` instead of `tool-<name>`.
    const { dynamic: _dynamic, ...event } = chunk as UIMessageChunk & { dynamic?: boolean };
    return { ...event, ...(errorText === undefined ? {} : { errorText }) } as UIMessageChunk;
  };
}

function cancelAfterAbort(signal: AbortSignal, cancel: () => Promise<void>): void {
  const cancelLater = () => setTimeout(() => void cancel().catch(() => undefined), abortGraceMs).unref();
  signal.addEventListener('abort', cancelLater, { once: true });
}

/** Retries calls that fail before the first output. */
function withRetries(
  model: LanguageModelV3,
  { waitForRetry, signal }: Pick<AnswerRequest, 'waitForRetry' | 'signal'>,
): LanguageModelV3 {
  return wrapLanguageModel({
    model,
    middleware: {
      specificationVersion: 'v3',
      async wrapStream({ doStream }) {
        for (;;) {
          try {
            return await doStream();
          } catch (error) {
            if (signal.aborted || !(error instanceof ModelError) || !(await waitForRetry(error, signal))) throw error;
          }
        }
      },
    },
  });
}

const toModelMessages = ({ messages }: AnswerRequest, tools: ToolSet): Promise<ModelMessage[]> =>
  convertToModelMessages<PromptMessage & { id: string }>([...messages], {
    tools,
    // A stopped run may leave a call without a result, which every provider rejects.
    ignoreIncompleteToolCalls: true,
    convertDataPart: ({ data: { bytes, ...file } }) => ({ type: 'file', data: bytes, ...file }),
  });

/** Rejects only if the messages cannot be converted. */
export async function streamAnswer(model: LanguageModelV3, request: AnswerRequest): Promise<AnswerResult> {
  const { system, settings, maxToolRoundtrips, signal, explainMissingTool, onEvent } = request;
  const tools = toToolSet(request.tools);
  const messages = await toModelMessages(request, tools);
  const usage = createUsageCount(system);
  let finishReason: string | null = null;
  let failure: ModelError | null = null;
  const fail = (error: unknown) => {
    if (!signal.aborted) failure ??= toModelError(error);
  };
  try {
    const result = streamText({
      model: wrapLanguageModel({ model: withRetries(model, request), middleware: uniqueCallIds }),
      ...(system === '' ? {} : { system }),
      messages,
      tools,
      ...callSettingsOf(request.model, settings),
      // `withRetries` retries the calls.
      maxRetries: 0,
      // After the last roundtrip, one more step lets the model answer from the last results. It must not call tools.
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
      .toUIMessageStream({
        sendStart: false,
        sendFinish: false,
        onError: (error) => describe(error, explainMissingTool),
      })
      .getReader();
    cancelAfterAbort(signal, () => reader.cancel());
    const filterEvent = createEventFilter();
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      usage.onChunk(next.value);
      const event = filterEvent(next.value);
      if (event !== null) onEvent(event);
    }
  } catch (error) {
    // If a connection breaks during the answer, the SDK throws instead of emitting an error event.
    fail(error);
  }
  return { usage: usage.total(), finishReason: failure === null && !signal.aborted ? finishReason : null, failure };
}

import type { ChatEvent, ChatEvents } from './chat-events.js';
import { JobFailedError } from './errors.js';
import type { RunFailureCode, RunWarning } from './generated/schemas.js';

/** The operation that chat errors report. */
export const operation = { id: 'chat', method: 'POST', path: '/chat' } as const;

/** A tool that the agent called. */
export interface ToolCall {
  /** Id of the tool call. */
  id: string;
  /** Name of the tool. */
  name: string;
  /** What the agent passed to the tool; undefined if incomplete. */
  input: unknown;
  /** What the tool returned; undefined if it failed or has not returned. */
  output: unknown;
  /** Why the tool failed; null if it did not. */
  error: string | null;
}

/** A complete answer. */
export interface ChatResult {
  /** Text of the answer. */
  text: string;
  /** The tools that the agent called, in order. */
  toolCalls: ToolCall[];
  /** Id of the conversation; null if the server sent none. */
  threadId: string | null;
  /** Id under which the answer is stored; null if the server sent none. */
  messageId: string | null;
  /** Why the model stopped, such as `stop` or `length`; null if the server does not say. */
  finishReason: string | null;
  /** Problems that did not end the run, such as a tool server that was unavailable. Empty for guests. */
  warnings: RunWarning[];
}

interface ToolEvent {
  toolCallId: string;
  toolName?: string;
  input?: unknown;
  output?: unknown;
  errorText?: string;
}

function updateCall(calls: ToolCall[], { toolCallId, toolName, input, output, errorText }: ToolEvent): void {
  let call = calls.find(({ id }) => id === toolCallId);
  if (!call) calls.push((call = { id: toolCallId, name: '', input: undefined, output: undefined, error: null }));
  if (toolName !== undefined) call.name = toolName;
  if (input !== undefined) call.input = input;
  if (output !== undefined) call.output = output;
  if (errorText !== undefined) call.error = errorText;
}

export function collectAnswer(threadId: string | null, attempts: number) {
  const answer: ChatResult = {
    text: '',
    toolCalls: [],
    threadId,
    messageId: null,
    finishReason: null,
    warnings: [],
  };
  let failure: [status: string, reason: string | null] | undefined;
  let failureCode: RunFailureCode | undefined;
  const onTool = (event: ToolEvent) => updateCall(answer.toolCalls, event);
  const handlers: { [Type in keyof ChatEvents]?: (event: ChatEvents[Type]) => void } = {
    start({ messageId, messageMetadata }) {
      answer.messageId = messageId ?? null;
      answer.threadId ??= messageMetadata?.threadId ?? null;
    },
    'text-delta': ({ delta }) => (answer.text += delta),
    'tool-input-start': onTool,
    'tool-input-available': onTool,
    'tool-input-error': onTool,
    'tool-output-available': onTool,
    'tool-output-error': onTool,
    'message-metadata'({ messageMetadata: { warnings = [], failureCode: code } }) {
      answer.warnings.push(...warnings);
      failureCode ??= code;
    },
    finish: ({ finishReason }) => (answer.finishReason = finishReason ?? null),
    error: ({ errorText }) => (failure = ['error', errorText]),
    abort: () => (failure = ['stopped', null]),
  };
  return {
    add(event: ChatEvent): void {
      const type = event.type as keyof ChatEvents;
      if (Object.hasOwn(handlers, type)) (handlers[type] as (event: ChatEvent) => void)(event);
    },
    result(): ChatResult {
      if (failure)
        throw Object.assign(new JobFailedError(operation, ...failure, { ...answer, failureCode }), {
          attempts,
        });
      return answer;
    },
  };
}

// The events of `POST /chat` that the SDK knows. They are events of the AI SDK's UI-message stream, version 1.
import type { RunFailureCode, RunWarning } from './generated/schemas.js';
import { textOf } from './read-reply.js';

interface ToolEvent {
  /** Id of the tool call, the same in all events of the call. */
  toolCallId: string;
}

interface NamedToolEvent extends ToolEvent {
  /** Name of the tool. */
  toolName: string;
}

interface PartEvent {
  /** Id of the part of the answer, the same in all events of the part. */
  id: string;
}

interface PartDelta extends PartEvent {
  /** Next piece of the part's text. */
  delta: string;
}

/** Metadata of an answer. The event `message-metadata` contains only new values. */
export interface ChatMessageMetadata {
  /** Id of the conversation. */
  threadId?: string;
  /** Problems that did not end the run, such as an unavailable tool server. Absent for guests. */
  warnings?: RunWarning[];
  /** Why the run failed. */
  failureCode?: RunFailureCode;
}

/** The events that this version knows, by type. */
export interface ChatEvents {
  /** The answer begins; `messageId` is the id under which it is stored. */
  start: { messageId?: string; messageMetadata?: ChatMessageMetadata };
  /** A step begins: one call of the model, and the tools that it calls. */
  'start-step': object;
  /** A text of the answer begins. */
  'text-start': PartEvent;
  /** A piece of a text. */
  'text-delta': PartDelta;
  /** A text is complete. */
  'text-end': PartEvent;
  /** A reasoning text of the model begins. */
  'reasoning-start': PartEvent;
  /** A piece of a reasoning text. */
  'reasoning-delta': PartDelta;
  /** A reasoning text is complete. */
  'reasoning-end': PartEvent;
  /** A tool call begins. */
  'tool-input-start': NamedToolEvent;
  /** A piece of the tool's input, as JSON text. */
  'tool-input-delta': ToolEvent & { inputTextDelta: string };
  /** The tool's input is complete. */
  'tool-input-available': NamedToolEvent & { input: unknown };
  /** The tool's input is invalid. */
  'tool-input-error': NamedToolEvent & { input: unknown; errorText: string };
  /** What the tool returned. */
  'tool-output-available': ToolEvent & { output: unknown };
  /** The tool failed. */
  'tool-output-error': ToolEvent & { errorText: string };
  /** A file that the model created, as a `data:` URL. */
  file: { mediaType: string; url: string };
  /** A step is over. */
  'finish-step': object;
  /** Metadata of the answer: `warnings` before the first step, `failureCode` before an `error`. */
  'message-metadata': { messageMetadata: ChatMessageMetadata };
  /** The answer is complete. */
  finish: { finishReason?: string };
  /** The run was stopped. */
  abort: { reason?: string };
  /** The run failed. */
  error: { errorText: string };
}

/** An event that this version knows; its `type` decides its fields. */
export type KnownChatEvent = { [Type in keyof ChatEvents]: { type: Type } & ChatEvents[Type] }[keyof ChatEvents];

/** An event that this version does not know, such as an event of a newer server. Programs usually ignore it. */
export interface UnknownChatEvent {
  /** Always `unknown`. */
  type: 'unknown';
  /** The event as it arrived. */
  event: { type: string; [field: string]: unknown };
}

/** One event of a chat, distinguished by `type`. */
export type ChatEvent = KnownChatEvent | UnknownChatEvent;

// The fields of each event that must be strings. Apart from `type`, no other field is checked.
const stringFields: Record<keyof ChatEvents, readonly string[]> = {
  start: [],
  'start-step': [],
  'text-start': [],
  'text-delta': ['delta'],
  'text-end': [],
  'reasoning-start': [],
  'reasoning-delta': ['delta'],
  'reasoning-end': [],
  'tool-input-start': ['toolCallId', 'toolName'],
  'tool-input-delta': ['toolCallId'],
  'tool-input-available': ['toolCallId', 'toolName'],
  'tool-input-error': ['toolCallId', 'toolName', 'errorText'],
  'tool-output-available': ['toolCallId'],
  'tool-output-error': ['toolCallId', 'errorText'],
  file: ['mediaType', 'url'],
  'finish-step': [],
  'message-metadata': [],
  finish: [],
  abort: [],
  error: ['errorText'],
};

/** Returns a known event unchanged and wraps any other event. Throws if a field in `stringFields` is not a string. */
export function toChatEvent(event: { type: string } & Record<string, unknown>): ChatEvent {
  textOf((Object(event) as { type?: unknown }).type);
  if (!Object.hasOwn(stringFields, event.type)) return { type: 'unknown', event };
  for (const field of stringFields[event.type as keyof ChatEvents]) textOf(event[field]);
  return event as unknown as KnownChatEvent;
}

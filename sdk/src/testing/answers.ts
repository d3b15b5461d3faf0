import type * as schemas from '../generated/schemas.js';

/** What one run does. */
export interface ChatScript {
  /** Text of the answer. */
  text?: string | undefined;
  /** Tool calls before the text. */
  toolCalls?: readonly { toolName: string; input?: unknown; output?: unknown }[] | undefined;
  /** Tokens that the model reports. Default: it reports none. */
  usage?: schemas.MessageUsage | undefined;
  /** Why the model stopped. Default: `stop`. */
  finishReason?: string | undefined;
  /** The run fails with this error, after the tool calls and the text. */
  failure?: schemas.RunFailure | undefined;
}

const scriptKeys = ['text', 'toolCalls', 'usage', 'finishReason', 'failure'];

/** Throws for an unknown key, which would have no effect. */
export function assertScript(script: ChatScript): void {
  const unknown = Object.keys(script).find((key) => !scriptKeys.includes(key));
  if (unknown !== undefined) throw new TypeError(`an answer has no ${unknown}; it has ${scriptKeys.join(', ')}`);
}

/** Returns the parts of the stored answer. */
export function partsOf({ text, toolCalls = [] }: ChatScript): schemas.MessagePart[] {
  const parts: object[] = [{ type: 'step-start' }];
  toolCalls.forEach(({ toolName, input = {}, output = null }, index) =>
    parts.push({ type: `tool-${toolName}`, toolCallId: callId(index), state: 'output-available', input, output }),
  );
  if (toolCalls.length > 0 && text !== undefined) parts.push({ type: 'step-start' });
  if (text !== undefined) parts.push({ type: 'text', text });
  return parts as schemas.MessagePart[];
}

/** Returns the events of the streamed answer. */
export function eventsOf(threadId: string, messageId: string, script: ChatScript): object[] {
  const { text, toolCalls = [], finishReason = 'stop', failure } = script;
  const events: object[] = [{ type: 'start', messageId, messageMetadata: { threadId } }, { type: 'start-step' }];
  toolCalls.forEach(({ toolName, input = {}, output = null }, index) => {
    const toolCallId = callId(index);
    events.push(
      { type: 'tool-input-start', toolCallId, toolName },
      { type: 'tool-input-available', toolCallId, toolName, input },
      { type: 'tool-output-available', toolCallId, output },
    );
  });
  if (toolCalls.length > 0 && text !== undefined) events.push({ type: 'finish-step' }, { type: 'start-step' });
  if (text !== undefined) {
    events.push({ type: 'text-start', id: 'text' });
    for (const [delta] of text.matchAll(/\s*\S+\s*$|\s*\S+/g)) events.push({ type: 'text-delta', id: 'text', delta });
    events.push({ type: 'text-end', id: 'text' });
  }
  if (failure)
    return [
      ...events,
      { type: 'message-metadata', messageMetadata: { failureCode: failure.code } },
      { type: 'error', errorText: failure.message },
    ];
  return [...events, { type: 'finish-step' }, { type: 'finish', finishReason }];
}

const callId = (index: number) => `call_${index + 1}`;

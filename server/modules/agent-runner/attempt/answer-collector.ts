// Collects the events of a UI message stream into the message parts that are stored.
import type { UIMessageChunk } from '../../../platform/models/port.js';
import type { MessagePart } from '../../conversations/runs/runs.js';
import { limits } from '../../../generated/limits.js';
import type { components } from '../../../generated/types.js';
import { boundedOutput } from '../agent-tools/bounded-output.js';

type Schemas = components['schemas'];
type ToolPart = Schemas['MessageToolPart'];
type TextPart = Schemas['MessageTextPart'] | Schemas['MessageReasoningPart'];

export interface AnswerCollector {
  add(chunk: UIMessageChunk): void;
  clear(): void;
  /** Returns the parts so far, or an empty list if they have no content. */
  parts(): MessagePart[];
}

const maxIdCharacters = limits['MessageToolPart.toolCallId'].maxLength;
const maxNameCharacters = limits['DashboardToolCall.toolName'].maxLength;
const maxFileCharacters = limits['MessageFilePart.url'].maxLength;
const maxInputBytes = limits['MessageToolPart.input'].maxBytes;

/** A model can call a tool by any name, even by a name that is invalid in a part type. */
const typeOf = (toolName: string): ToolPart['type'] =>
  `tool-${toolName.replace(/[\s\0]+/g, '_').slice(0, maxNameCharacters) || 'unnamed'}`;

/** Omits a large input, because a truncated input would be a different input. */
const boundedInput = (input: unknown): { input?: unknown } =>
  Buffer.byteLength(JSON.stringify(input) ?? '') > maxInputBytes ? {} : { input };

const isEmpty = (part: MessagePart) => part.type === 'step-start' || ('text' in part && part.text === '');

const newToolPart = (toolCallId: string, toolName: string, providerExecuted: boolean | undefined): ToolPart => ({
  type: typeOf(toolName),
  toolCallId: toolCallId.slice(0, maxIdCharacters) || 'call',
  state: 'input-streaming',
  ...(providerExecuted ? { providerExecuted: true } : {}),
});

interface ToolCalls {
  /** Ignores chunks that are not about tool calls. */
  add(chunk: UIMessageChunk): void;
  clear(): void;
}

/** Appends one part per tool call to `parts`. */
function createToolCalls(parts: MessagePart[]): ToolCalls {
  const calls = new Map<string, ToolPart>();

  function call(toolCallId: string, toolName: string, providerExecuted: boolean | undefined): ToolPart {
    const known = calls.get(toolCallId);
    if (known) return known;
    const part = newToolPart(toolCallId, toolName, providerExecuted);
    calls.set(toolCallId, part);
    parts.push(part);
    return part;
  }

  return {
    add(chunk) {
      switch (chunk.type) {
        case 'tool-input-start':
          call(chunk.toolCallId, chunk.toolName, chunk.providerExecuted);
          return;
        case 'tool-input-available':
          Object.assign(call(chunk.toolCallId, chunk.toolName, chunk.providerExecuted), {
            state: 'input-available',
            ...boundedInput(chunk.input),
          });
          return;
        case 'tool-input-error':
          Object.assign(call(chunk.toolCallId, chunk.toolName, chunk.providerExecuted), {
            state: 'output-error',
            ...boundedInput(chunk.input),
            errorText: chunk.errorText,
          });
          return;
        case 'tool-output-available': {
          const part: Partial<ToolPart> = calls.get(chunk.toolCallId) ?? {};
          // Bound only the results of tools that the provider ran, because tool-set.ts bounds the results of all other
          // tools. Some providers set `providerExecuted` only on the call or only on the result.
          const isProviderResult = part.providerExecuted === true || chunk.providerExecuted === true;
          Object.assign(part, {
            state: 'output-available',
            output: isProviderResult ? boundedOutput(chunk.output) : chunk.output,
          });
          return;
        }
        case 'tool-output-error':
          Object.assign(calls.get(chunk.toolCallId) ?? {}, { state: 'output-error', errorText: chunk.errorText });
          return;
        default:
          return;
      }
    },

    clear: () => calls.clear(),
  };
}

export function createAnswerCollector(): AnswerCollector {
  const parts: MessagePart[] = [];
  const textParts = new Map<string, TextPart>();
  const toolCalls = createToolCalls(parts);

  function startTextPart(type: TextPart['type'], id: string): TextPart {
    const part: TextPart = { type, text: '' };
    textParts.set(`${type} ${id}`, part);
    parts.push(part);
    return part;
  }

  return {
    add(chunk) {
      switch (chunk.type) {
        case 'start-step':
          parts.push({ type: 'step-start' });
          return;
        case 'text-delta':
        case 'reasoning-delta': {
          const type = chunk.type === 'text-delta' ? 'text' : 'reasoning';
          (textParts.get(`${type} ${chunk.id}`) ?? startTextPart(type, chunk.id)).text += chunk.delta;
          return;
        }
        case 'text-start':
          startTextPart('text', chunk.id);
          return;
        case 'reasoning-start':
          startTextPart('reasoning', chunk.id);
          return;
        case 'file':
          if (chunk.url.length <= maxFileCharacters)
            parts.push({ type: 'file', mediaType: chunk.mediaType, url: chunk.url });
          else parts.push({ type: 'text', text: `[A file of type ${chunk.mediaType} was too large to keep.]` });
          return;
        default:
          toolCalls.add(chunk);
      }
    },

    clear() {
      parts.length = 0;
      textParts.clear();
      toolCalls.clear();
    },

    parts() {
      const nonEmpty = parts.filter((part) => part.type !== 'text' || !isEmpty(part));
      return nonEmpty.every(isEmpty) ? [] : nonEmpty;
    },
  };
}

/** Returns the text of the last step, because earlier steps often only announce tool calls. */
export function finalTextOf(parts: readonly MessagePart[]): string {
  const lastStep = parts.slice(parts.findLastIndex(({ type }) => type === 'step-start') + 1);
  return lastStep.flatMap((part) => (part.type === 'text' && 'text' in part ? [part.text] : [])).join('\n\n');
}

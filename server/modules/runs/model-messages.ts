// The stored messages of a conversation → the messages that a model is given.
import { convertToModelMessages, type ModelMessage, type ToolSet, type UIMessage } from 'ai';
import { isToolPart } from '../conversations/parts.js';
import type { Message, MessagePart } from '../conversations/turns.js';
import type { Attachments } from './attachments.js';

type UIPart = UIMessage['parts'][number];

async function toUIPart(part: MessagePart, attachments: Attachments): Promise<UIPart | null> {
  switch (part.type) {
    case 'text':
      return 'text' in part && part.text !== '' ? { type: 'text', text: part.text } : null;
    case 'step-start':
      return { type: 'step-start' };
    case 'file':
      return 'mediaType' in part ? attachments.read(part) : null;
    case 'reasoning':
      // Providers take their own reasoning back only with the signature that they gave it, which is not kept.
      return null;
    default:
      // The same holds for the results of tools that the provider ran.
      if (!isToolPart(part) || part.providerExecuted === true) return null;
      // Arguments that were not kept: no provider takes a call without any.
      return { input: {}, ...part } as UIPart;
  }
}

/** Rejects with a StorageError when files cannot be read just now. */
export async function toModelMessages(
  history: readonly Message[],
  attachments: Attachments,
  tools: ToolSet,
): Promise<ModelMessage[]> {
  const messages: Omit<UIMessage, 'id'>[] = [];
  // From the newest on, one after the other: the room for files goes to the latest.
  for (const { role, parts } of [...history].reverse()) {
    const converted: UIPart[] = [];
    for (const part of [...parts].reverse()) {
      const uiPart = await toUIPart(part, attachments);
      if (uiPart !== null) converted.unshift(uiPart);
    }
    if (converted.some(({ type }) => type !== 'step-start')) messages.unshift({ role, parts: converted });
  }
  // A call that a stopped run left without a result would be refused by every provider.
  return convertToModelMessages(messages, { tools, ignoreIncompleteToolCalls: true });
}

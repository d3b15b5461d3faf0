import type { PromptMessage } from '../../../platform/models/port.js';
import { isToolPart } from '../../conversations/runs/message-parts.js';
import type { Message, MessagePart } from '../../conversations/runs/runs.js';
import type { Attachments } from './attachments.js';

type PromptPart = PromptMessage['parts'][number];

async function toPromptPart(part: MessagePart, attachments: Attachments): Promise<PromptPart | null> {
  switch (part.type) {
    case 'text':
      return 'text' in part && part.text !== '' ? { type: 'text', text: part.text } : null;
    case 'step-start':
      return { type: 'step-start' };
    case 'file':
      return 'mediaType' in part ? attachments.read(part) : null;
    case 'reasoning':
      // Providers accept their own reasoning only with its signature, which is not stored.
      return null;
    default:
      // Results of tools that the provider ran also need a signature.
      if (!isToolPart(part) || part.providerExecuted === true) return null;
      // Providers reject a call without an input, and large inputs are not stored.
      return { input: {}, ...part } as PromptPart;
  }
}

/** Throws StorageError if the storage is unavailable. */
export async function toModelMessages(history: readonly Message[], attachments: Attachments): Promise<PromptMessage[]> {
  const messages: PromptMessage[] = [];
  // Convert the newest messages first and one after the other, so that the byte limit affects the oldest files.
  for (const { role, parts } of [...history].reverse()) {
    const converted: PromptPart[] = [];
    for (const part of [...parts].reverse()) {
      const promptPart = await toPromptPart(part, attachments);
      if (promptPart !== null) converted.unshift(promptPart);
    }
    if (converted.some(({ type }) => type !== 'step-start')) messages.unshift({ role, parts: converted });
  }
  return messages;
}

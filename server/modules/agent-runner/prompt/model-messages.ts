import type { UIMessage } from '../../../platform/models/port.js';
import { isToolPart } from '../../conversations/runs/message-parts.js';
import type { Message, MessagePart } from '../../conversations/runs/runs.js';
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
      // Providers accept their own reasoning only with its signature, which is not stored.
      return null;
    default:
      // Results of tools that the provider ran also need a signature.
      if (!isToolPart(part) || part.providerExecuted === true) return null;
      // Providers reject a call without an input, and large inputs are not stored.
      return { input: {}, ...part } as UIPart;
  }
}

/** Throws StorageError if the storage is unavailable. */
export async function toModelMessages(
  history: readonly Message[],
  attachments: Attachments,
): Promise<Omit<UIMessage, 'id'>[]> {
  const messages: Omit<UIMessage, 'id'>[] = [];
  // Convert the newest messages first and one after the other, so that the byte limit affects the oldest files.
  for (const { role, parts } of [...history].reverse()) {
    const converted: UIPart[] = [];
    for (const part of [...parts].reverse()) {
      const uiPart = await toUIPart(part, attachments);
      if (uiPart !== null) converted.unshift(uiPart);
    }
    if (converted.some(({ type }) => type !== 'step-start')) messages.unshift({ role, parts: converted });
  }
  return messages;
}

import type { Handlers } from '../../generated/handlers.js';
import type { Reply } from '../../http/operation.js';
import type { Chat } from './chat.js';

export function chatHandlers({ chat }: { chat: Chat }): Pick<Handlers, 'chat'> {
  return {
    async chat({ body, caller, headers, unit }): Promise<Reply<'chat'>> {
      if (headers['x-stream-response'] === 'false') {
        const { conversationId } = await chat.enqueue(caller, body, unit);
        return {
          status: 202,
          headers: { 'X-Thread-ID': conversationId },
          body: { threadId: conversationId, status: 'in_progress' },
        };
      }
      const { conversationId, events } = await chat.stream(caller, body, unit);
      return { status: 200, headers: { 'X-Thread-ID': conversationId, 'X-Vercel-AI-UI-Message-Stream': 'v1' }, events };
    },
  };
}

import type { Handlers } from '../../generated/handlers.js';
import type { Reply } from '../../http/handler-types.js';
import type { Chat } from './chat.js';
import { toChatInput, type FindMessageProblems } from './chat-input.js';

const streamHeaders = (conversationId: string) => ({
  'X-Thread-ID': conversationId,
  'X-Vercel-AI-UI-Message-Stream': 'v1',
});

export interface ChatHandlerDependencies extends Chat {
  readonly findMessageProblems: FindMessageProblems;
}

export function chatHandlers(chat: ChatHandlerDependencies): Pick<Handlers, 'chat' | 'resumeChat'> {
  return {
    async chat({ body, caller, headers, unit, signal }): Promise<Reply<'chat'>> {
      const input = toChatInput(body, chat.findMessageProblems);
      if (headers['x-stream-response'] === 'false') {
        const { conversationId } = await chat.enqueue(caller, input, signal, unit);
        return {
          status: 202,
          headers: { 'X-Thread-ID': conversationId },
          body: { threadId: conversationId, status: 'in_progress' },
        };
      }
      const { conversationId, events } = await chat.stream(caller, input, signal, unit);
      return { status: 200, headers: streamHeaders(conversationId), events };
    },

    async resumeChat({ query, caller }): Promise<Reply<'resumeChat'>> {
      const followed = await chat.resume(caller, query.threadId);
      if (followed === null) return { status: 204 };
      return { status: 200, headers: streamHeaders(followed.conversationId), events: followed.events };
    },
  };
}

import type { Handlers } from '../../generated/handlers.js';
import { componentSchemas } from '../../generated/reply-schemas.js';
import { createBodyProblems } from '../../http/validation/body-problems.js';
import type { Reply } from '../../http/operation.js';
import type { Chat } from './chat/chat.js';
import type { Following } from './stream/following.js';
import { toChatInput, type FindMessageProblems } from './chat/chat-input.js';

/** The validator checks only the outer form of a chat client's messages, because it cannot pick the last one. */
function createMessageProblems(): FindMessageProblems {
  const schema = { $ref: 'contract#/components/schemas/ChatMessage' };
  const findProblems = createBodyProblems(componentSchemas, new Map([['chat', schema]]));
  return (message, valueCount) => findProblems('chat', message, valueCount);
}

const streamHeaders = (conversationId: string) => ({
  'X-Thread-ID': conversationId,
  'X-Vercel-AI-UI-Message-Stream': 'v1',
});

export function chatHandlers({
  chat,
  following,
}: {
  chat: Chat;
  following: Following;
}): Pick<Handlers, 'chat' | 'resumeChat'> {
  const findProblems = createMessageProblems();
  return {
    async chat({ body, caller, headers, unit, signal }): Promise<Reply<'chat'>> {
      const input = toChatInput(body, findProblems);
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
      const followed = await following.follow(caller, query.threadId);
      if (followed === null) return { status: 204 };
      return { status: 200, headers: streamHeaders(followed.conversationId), events: followed.events };
    },
  };
}

import type { Handlers } from '../../generated/handlers.js';
import { etagHeader } from '../../platform/records/etag.js';
import type { Conversations } from './conversations.js';

export type ConversationOperation =
  | 'getConversation'
  | 'listConversations'
  | 'listConversationMessages'
  | 'renameConversation'
  | 'deleteConversation'
  | 'stopConversation'
  | 'createConversationFeedback';

const one = <Body extends { etag: string }>(body: Body) => ({ status: 200 as const, headers: etagHeader(body), body });

export function conversationHandlers(conversations: Conversations): Pick<Handlers, ConversationOperation> {
  return {
    async getConversation({ query, caller }) {
      return one(await conversations.get(caller, query.threadId));
    },

    async listConversations({ query, caller, signal }) {
      return { status: 200, body: await conversations.list(caller, query, signal) };
    },

    async listConversationMessages({ query, caller }) {
      const { threadId, ...page } = query;
      return { status: 200, body: await conversations.listMessages(caller, threadId, page) };
    },

    async renameConversation({ query, precondition, body, caller, unit }) {
      return one(await conversations.rename(caller, query.threadId, body, unit, precondition));
    },

    async deleteConversation({ query, precondition, caller, unit }) {
      return one(await conversations.delete(caller, query.threadId, unit, precondition));
    },

    async stopConversation({ body, caller, unit }) {
      return { status: 200, body: await conversations.stop(caller, body.threadId, unit.origin) };
    },

    async createConversationFeedback({ body, caller, unit }) {
      return {
        status: 200,
        body: { success: true, feedback: await conversations.createFeedback(caller, body.threadId, body, unit) },
      };
    },
  };
}

import type { Handlers } from '../../generated/handlers.js';
import type { Conversations } from './conversations.js';

export type ConversationOperation =
  | 'getConversation'
  | 'listConversations'
  | 'listConversationMessages'
  | 'renameConversation'
  | 'deleteConversation'
  | 'stopConversation'
  | 'createConversationFeedback';

/** Normalizes the id to lower case. The contract also accepts upper case. */
const idOf = ({ threadId }: { threadId: string }): string => threadId.toLowerCase();

export function conversationHandlers({
  conversations,
}: {
  conversations: Conversations;
}): Pick<Handlers, ConversationOperation> {
  return {
    async getConversation({ query, caller }) {
      return { status: 200, body: await conversations.get(caller, idOf(query)) };
    },

    async listConversations({ query: { allInOrg = false, limit = 50, ...filters }, caller }) {
      return { status: 200, body: await conversations.list(caller, { ...filters, allInOrg, limit }) };
    },

    async listConversationMessages({ query, caller }) {
      const { limit = 50, cursor } = query;
      return { status: 200, body: await conversations.messages(caller, idOf(query), { limit, cursor }) };
    },

    async renameConversation({ query, body, caller, unit }) {
      return { status: 200, body: await conversations.rename(caller, idOf(query), body.name, unit) };
    },

    async deleteConversation({ query, caller, unit }) {
      return { status: 200, body: await conversations.remove(caller, idOf(query), unit) };
    },

    async stopConversation({ body, caller }) {
      return { status: 200, body: await conversations.stop(caller, idOf(body)) };
    },

    async createConversationFeedback({ body, caller, unit }) {
      return {
        status: 200,
        body: { success: true, feedback: await conversations.rate(caller, idOf(body), body, unit) },
      };
    },
  };
}

// Reads and changes conversations, and stops their runs. chat.ts starts runs.
import { reasons, settableFields } from '../../generated/fake-contract.js';
import type * as schemas from '../../generated/schemas.js';
import type { FakeCaller, FakeExchanges, FakeHandlers } from '../contract.js';
import { decode, encode } from '../cursor.js';
import { FakeError, refuseField } from '../errors.js';
import { assertMatch, etagOf } from '../etag.js';
import type { Store, StoredConversation, StoredMessage } from '../store.js';
import { compare, isSame, pick } from '../values.js';
import { conversationIdOf } from './chat-client.js';
import { purgeTimeOf, recordDeletion } from './deleted-records.js';
import { assertRange, assertShown, boundOf, isSelected, shownTo } from './run-filter.js';
import { presignDownload } from './uploads.js';

const isAdmin = ({ role }: FakeCaller): boolean => role === 'org:admin';

/** Also finds a deleted conversation until it is purged. */
function findReadable(store: Store, caller: FakeCaller, threadId: string): StoredConversation {
  const conversation = store.conversations.find(threadId.toLowerCase());
  const isPurged = conversation?.deletedAt && purgeTimeOf(conversation.deletedAt) <= store.clock.timestamp();
  if (!conversation || isPurged || (!isAdmin(caller) && conversation.userId !== caller.userId))
    throw new FakeError('conversation_not_found');
  return conversation;
}

function findVisible(store: Store, caller: FakeCaller, threadId: string): StoredConversation {
  const conversation = findReadable(store, caller, threadId);
  if (conversation.deletedAt !== null) throw new FakeError('conversation_not_found');
  return conversation;
}

const toSummary = (conversation: StoredConversation): schemas.ConversationSummary => {
  const { runId: _runId, renderedSystemPrompt: _prompt, failure: _failure, ...summary } = conversation;
  return {
    ...summary,
    ...(summary.deletedAt === null ? {} : { isDeleted: true }),
    etag: etagOf(pick(summary, settableFields.conversations)),
  };
};

export const messagesOf = (store: Store, conversationId: string): StoredMessage[] =>
  store.messages.all().filter((message) => message.conversationId === conversationId);

function toMessage(
  store: Store,
  { role: callerRole }: FakeCaller,
  { conversationId: _conversationId, warnings, ...message }: StoredMessage,
): schemas.Message {
  const parts = message.parts.map((part) =>
    part.type === 'file' && 'fileKey' in part && typeof part.fileKey === 'string'
      ? { ...part, url: presignDownload(store, part.fileKey) }
      : part,
  );
  // Guests cannot read tool servers, so the service hides the warnings about them.
  const shownWarnings = warnings === undefined || callerRole === 'org:guest' ? {} : { warnings };
  return { ...message, ...shownWarnings, parts } as schemas.Message;
}

function treeOf(store: Store, conversation: StoredConversation): StoredConversation[] {
  const children = store.conversations
    .all()
    .filter(
      ({ upstreamConversationId, deletedAt }) => upstreamConversationId === conversation.id && deletedAt === null,
    );
  return [conversation, ...children.flatMap((child) => treeOf(store, child))];
}

export function stopRuns(store: Store, matches: (conversation: StoredConversation) => boolean): number {
  const running = store.conversations
    .all()
    .filter((conversation) => conversation.streamStatus === 'in_progress' && matches(conversation));
  const stopped = { streamStatus: 'stopped', runId: null, updatedAt: store.clock.timestamp() } as const;
  for (const conversation of running) store.conversations.change(conversation, stopped);
  return running.length;
}

/** Returns the user whose conversations are listed, or null for all users. */
function listedUser(caller: FakeCaller, { userId, allInOrg }: { userId?: string; allInOrg: boolean }): string | null {
  if (allInOrg && !isAdmin(caller)) throw new FakeError('admin_required');
  if (allInOrg) return userId ?? null;
  if (userId !== undefined && userId !== caller.userId) {
    if (!isAdmin(caller)) throw new FakeError('admin_required');
    throw refuseField(reasons.request.otherUser, ['userId'], 'query');
  }
  return caller.userId;
}

function list(
  store: Store,
  caller: FakeCaller,
  query: FakeExchanges['listConversations']['query'],
): schemas.ConversationPage {
  const userId = listedUser(caller, query);
  assertShown(caller.role, query);
  const { agentId, cursor, limit } = query;
  const from = query.from === undefined ? null : boundOf('from', query.from);
  const to = query.to === undefined ? null : boundOf('to', query.to);
  assertRange(from, to);
  const after = cursor === undefined ? null : decode(cursor).map(String);
  const isAfter = ({ updatedAt, id }: StoredConversation) =>
    after === null || compare(updatedAt, after[0] ?? '') < 0 || (updatedAt === after[0] && id < (after[1] ?? ''));
  const rows = store.conversations
    .all()
    .filter((one) => one.deletedAt === null && isSelected(store, query, one))
    .filter(({ createdAt }) => (!from || new Date(createdAt) >= from) && (!to || new Date(createdAt) < to))
    .filter((one) => (userId === null || one.userId === userId) && (agentId === undefined || one.agentId === agentId))
    .filter(isAfter)
    .sort((left, right) => compare(right.updatedAt, left.updatedAt) || compare(right.id, left.id));
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    conversations: page.map((one) => shownTo(caller.role, toSummary(one))),
    nextCursor: last ? encode([last.updatedAt, last.id]) : null,
  };
}

function listMessages(
  store: Store,
  caller: FakeCaller,
  { id }: StoredConversation,
  { limit, cursor }: { limit: number; cursor?: string },
): schemas.MessagePage {
  const [owner, position] = cursor === undefined ? [id, 0] : decode(cursor);
  if (owner !== id || typeof position !== 'number')
    throw refuseField(reasons.request.foreignCursor, ['cursor'], 'query');
  const all = messagesOf(store, id);
  const messages = all.slice(position, position + limit).map((message) => toMessage(store, caller, message));
  const next = position + limit;
  return { messages, nextCursor: next < all.length ? encode([id, next]) : null };
}

function createFeedback(
  store: Store,
  { id: threadId }: StoredConversation,
  {
    messageId = null,
    rating,
    comment = '',
  }: { messageId?: string | null } & Pick<schemas.ConversationFeedbackCreate, 'rating' | 'comment'>,
  userId: string,
): schemas.ConversationFeedback {
  if (messageId !== null && !messagesOf(store, threadId).some(({ id }) => id === messageId))
    throw new FakeError('message_not_found');
  const known = store.feedback
    .all()
    .find((one) => one.threadId === threadId && one.messageId === messageId && one.userId === userId);
  const timestamp = store.clock.timestamp();
  const id = known?.id ?? store.feedback.nextId();
  return store.feedback.put({ id, threadId, messageId, userId, rating, comment, timestamp });
}

export const conversationReadHandlers = (
  store: Store,
): FakeHandlers<'getConversation' | 'listConversations' | 'listConversationMessages'> => ({
  getConversation({ query: { threadId }, caller }) {
    const conversation = findReadable(store, caller, conversationIdOf(store, caller.userId, threadId));
    const { renderedSystemPrompt, failure, id } = conversation;
    const body = {
      ...shownTo(caller.role, toSummary(conversation)),
      // Guests cannot read agents, so the service hides the system prompt from them.
      ...(caller.role === 'org:guest' ? {} : { renderedSystemPrompt }),
      ...(failure === undefined ? {} : { failure }),
      messages: messagesOf(store, id).map((message) => toMessage(store, caller, message)),
    };
    return { status: 200, body };
  },
  listConversations: ({ query, caller }) => ({ status: 200, body: list(store, caller, query) }),
  listConversationMessages: ({ query, caller }) => ({
    status: 200,
    body: listMessages(
      store,
      caller,
      findVisible(store, caller, conversationIdOf(store, caller.userId, query.threadId)),
      query,
    ),
  }),
});

export const conversationHandlers = (
  store: Store,
): FakeHandlers<'renameConversation' | 'deleteConversation' | 'stopConversation' | 'createConversationFeedback'> => ({
  renameConversation({ query: { threadId }, headers, body, caller }) {
    const before = findVisible(store, caller, threadId);
    assertMatch(headers, toSummary(before));
    const after = { ...before, ...pick(body, settableFields.conversations) };
    after.name = after.name.trim();
    if (!isSame(before, after)) after.updatedAt = store.clock.timestamp();
    return { status: 200, body: shownTo(caller.role, toSummary(store.conversations.put(after))) };
  },
  deleteConversation({ query: { threadId }, headers, caller }) {
    const conversation = findVisible(store, caller, threadId);
    assertMatch(headers, toSummary(conversation));
    const tree = treeOf(store, conversation);
    const ids = tree.map(({ id }) => id);
    stopRuns(store, ({ id }) => ids.includes(id));
    const at = store.clock.timestamp();
    for (const id of ids) {
      const conversation = store.conversations.find(id);
      if (conversation) store.conversations.change(conversation, { deletedAt: at, updatedAt: at });
    }
    recordDeletion(store, 'conversation', conversation, caller.userId, () => {
      for (const id of ids) {
        const deleted = store.conversations.find(id);
        if (deleted) store.conversations.change(deleted, { deletedAt: null });
      }
    });
    return { status: 200, body: shownTo(caller.role, toSummary(findReadable(store, caller, threadId))) };
  },
  stopConversation({ body, caller }) {
    const given = conversationIdOf(store, caller.userId, body.threadId);
    const conversation = findVisible(store, caller, given);
    const ids = treeOf(store, conversation).map(({ id }) => id);
    const stopped = stopRuns(store, ({ id }) => ids.includes(id)) > 0;
    const { id: threadId, streamStatus } = findReadable(store, caller, given);
    return { status: 200, body: { success: true, threadId, stopped, streamStatus } };
  },
  createConversationFeedback({ body, caller }) {
    const conversation = findVisible(store, caller, body.threadId);
    const { messageId, ...given } = body;
    const feedback = createFeedback(
      store,
      conversation,
      { ...given, messageId: messageId?.toLowerCase() ?? null },
      caller.userId,
    );
    return { status: 200, body: { success: true, feedback } };
  },
});

// Reads chat requests in the service's own form and in the form of the AI SDK's chat client. A chat client sends all
// messages of the chat. Only the last one is read.
import type * as schemas from '../../generated/schemas.js';
import { refuseField } from '../errors.js';
import { messageFor } from '../../generated/problem-messages.js';
import { findProblems } from '../schema-check.js';
import type { Store, StoredConversation, StoredMessage } from '../store.js';
import { isSame } from '../values.js';

type Part = schemas.ChatMessagePart;

/** The message of a chat request, with what the run needs. */
export interface SentMessage {
  agentId: number;
  timezone: string;
  threadId: string | undefined;
  /** Parts with their paths in the request. */
  parts: { part: Part; path: (string | number)[] }[];
  /** Request of the chat client. Null if the request has the service's own form. */
  client: schemas.ChatClientRequest | null;
}

export function readMessage(body: schemas.ChatBody): SentMessage {
  if ('messages' in body) return readClientMessage(body);
  const { agentId, message, threadId, timezone = 'UTC' } = body;
  const parts = message.parts.map((part, index) => ({ part, path: ['message', 'parts', index] }));
  return { agentId, timezone, threadId, parts, client: null };
}

function readClientMessage(body: schemas.ChatClientRequest): SentMessage {
  const index = body.messages.length - 1;
  const last = body.messages[index] as schemas.ChatClientMessage;
  const path = ['messages', index];
  if (last.role !== 'user') throw refuseField(messageFor('const', 'user'), [...path, 'role']);
  const all = last.parts.flatMap((given, place) => {
    const { type, text, mediaType, filename, url, fileKey } = given as Record<string, unknown>;
    const file = { type, mediaType, ...(filename === undefined ? {} : { filename }), url: fileKey ?? url };
    const part = type === 'text' ? { type, text } : type === 'file' ? file : null;
    return part === null ? [] : [{ part: part as unknown as Part, path: [...path, 'parts', place] }];
  });
  const filled = all.filter(({ part }) => !('text' in part) || part.text !== '');
  const parts = filled.length > 0 ? filled : all;
  if (parts.length === 0) throw refuseField(messageFor('minItems', 1), [...path, 'parts']);
  for (const sent of parts) {
    const schema = { $ref: sent.part.type === 'text' ? 'ChatTextPart' : 'ChatFilePart' };
    const [problem] = findProblems(schema, sent.part);
    if (problem) throw refuseField(problem.message, [...sent.path, ...problem.path]);
  }
  return { agentId: body.agentId, timezone: body.timezone ?? 'UTC', threadId: undefined, parts, client: body };
}

/** `given` is the id of a conversation, or its id in the user's chat client. */
export const conversationIdOf = (store: Store, userId: string, given: string): string =>
  store.chatIds.get(`${userId} ${given}`) ?? given.toLowerCase();

export function findChat(
  store: Store,
  client: schemas.ChatClientRequest | null,
  userId: string,
): StoredConversation | undefined {
  if (client?.id === undefined) return undefined;
  const conversation = store.conversations.find(conversationIdOf(store, userId, client.id));
  return conversation?.userId === userId ? conversation : undefined;
}

export function rememberIds(
  store: Store,
  { id, userId }: StoredConversation,
  client: schemas.ChatClientRequest,
  messageId: string,
): void {
  const last = client.messages.at(-1)?.id;
  if (client.id !== undefined && client.id !== id) store.chatIds.set(`${userId} ${client.id}`, id);
  if (last) store.messageIds.set(`${id} ${last}`, messageId);
}

/**
 * Removes the messages that an edited message or a regenerated answer replaces. Returns the user's stored message if
 * it is kept, or null if the message is new or edited.
 */
export function replaceMessages(
  store: Store,
  { id }: StoredConversation,
  client: schemas.ChatClientRequest,
  parts: readonly schemas.MessagePart[],
): StoredMessage | null {
  const messages = store.messages.all().filter(({ conversationId }) => conversationId === id);
  const sentId = client.messages.at(-1)?.id ?? '';
  const knownId = store.messageIds.get(`${id} ${sentId}`) ?? sentId;
  const isRegeneration = client.trigger === 'regenerate-message';
  const answer = isRegeneration ? messages.findIndex((message) => message.id === client.messageId) : -1;
  const places = messages.flatMap(({ role }, place) => (role === 'user' ? [place] : []));
  const named = places.find((place) => messages[place]?.id === knownId);
  const index = named ?? places.filter((place) => place < answer).at(-1) ?? -1;
  const known = messages[index];
  if (!known) return null;
  const isKept = named === undefined || isSame(known.parts, parts);
  for (const message of messages.slice(isKept ? index + 1 : index)) store.messages.remove(message.id);
  return isKept ? known : null;
}

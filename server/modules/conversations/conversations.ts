// Rules of conversations as people read and change them. How runs are recorded is in turns.ts.
import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Caller } from '../../platform/caller.js';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import { createReaders, type Readers } from '../../platform/large-replies.js';
import { conversationCursor, messageCursor, readConversationCursor, readMessageCursor } from './cursor.js';
import { createFeedbackRepository, type Feedback, type FeedbackRepository } from './feedback-repository.js';
import { isFilePart } from './parts.js';
import {
  createConversationRepository,
  type Conversation,
  type ConversationDatabase,
  type ConversationRepository,
  type ConversationSummary,
  type Message,
  type Reader,
} from './repository.js';
import { createStopRepository, type StopRepository } from './stop-repository.js';

type Schemas = components['schemas'];
export type ConversationPage = Schemas['ConversationPage'];
export type MessagePage = Schemas['MessagePage'];
export type FeedbackCreate = Omit<Schemas['ConversationFeedbackCreate'], 'threadId'>;
export type StopResult = Schemas['ConversationStopResult'];

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface ListQuery extends PageQuery {
  readonly agentId?: number | undefined;
  readonly userId?: string | undefined;
  readonly allInOrg: boolean;
}

/** Each of them acts on the caller's own conversations, an administrator's on all of the organization. */
export interface Conversations {
  /** With all messages. Returns a deleted one as well. */
  get(caller: Caller, id: string): Promise<Conversation>;
  list(caller: Caller, query: ListQuery): Promise<ConversationPage>;
  messages(caller: Caller, id: string, page: PageQuery): Promise<MessagePage>;
  /** Without a name the conversation stays as it is. */
  rename(caller: Caller, id: string, name: string | undefined, unit?: UnitOfWork): Promise<ConversationSummary>;
  /** With those below it; runs in progress end. */
  remove(caller: Caller, id: string, unit?: UnitOfWork): Promise<ConversationSummary>;
  /** Answers when nothing of it runs any more. */
  stop(caller: Caller, id: string): Promise<StopResult>;
  rate(caller: Caller, id: string, feedback: FeedbackCreate, unit?: UnitOfWork): Promise<Feedback>;
  /** Requests a stop of every run in progress of the user. The processes that run them obey at their next heartbeat. */
  stopRunsOfUser(organizationId: string, userId: string): Promise<void>;
}

export interface ConversationsParts {
  database: ConversationDatabase;
  storage: Pick<ObjectStorage, 'presignDownload'>;
  /** How long whoever runs an agent has to obey a stop; then it is cut off. */
  stopPatienceMs?: number;
}

interface Parts {
  repository: ConversationRepository;
  stops: StopRepository;
  feedback: FeedbackRepository;
  storage: ConversationsParts['storage'];
  readers: Readers;
  stopPatienceMs: number;
}

/** A conversation may be 40 MB: with as many at one time as there are connections, nobody else in the process would have one. */
const readersLimits = { most: 6, mostOfOne: 3, patienceMs: 5_000 };

const DOWNLOAD_LIFETIME_SECONDS = limits['MessageFilePart.url'].expiresAfterSeconds;
const POLL_EVERY_MS = 100;

const notFound = () => new ApiError('conversation_not_found');
const refuse = (message: string, parameter: string) =>
  new ApiError('bad_request', { details: [{ message, path: [parameter], in: 'query' }] });
const foreignCursor = () => refuse('is not a cursor of this list', 'cursor');

const isAdmin = ({ role }: Caller): boolean => role === 'org:admin';
const readerOf = (caller: Caller): Reader => ({
  organizationId: caller.organizationId,
  ownerId: isAdmin(caller) ? null : caller.userId,
});

function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

/** What is stored of an uploaded file is its key; whoever reads the message gets an address that works for a while. */
async function readable(storage: Parts['storage'], message: Message): Promise<Message> {
  const parts = message.parts.map(async (part) => {
    if (!isFilePart(part) || part.fileKey === undefined) return part;
    const grant = { key: part.fileKey, contentType: part.mediaType, expiresInSeconds: DOWNLOAD_LIFETIME_SECONDS };
    return { ...part, url: await storage.presignDownload(grant) };
  });
  return { ...message, parts: await Promise.all(parts) };
}

const allReadable = (storage: Parts['storage'], messages: readonly Message[]) =>
  Promise.all(messages.map((message) => readable(storage, message)));

/** Of which user conversations are listed; null: of all. */
function listedUser(caller: Caller, { userId, allInOrg }: ListQuery): string | null {
  if (allInOrg && !isAdmin(caller)) throw new ApiError('admin_required');
  if (allInOrg) return userId ?? null;
  if (userId !== undefined && userId !== caller.userId) {
    if (!isAdmin(caller)) throw new ApiError('admin_required');
    throw refuse('names another user, which requires allInOrg=true', 'userId');
  }
  return caller.userId;
}

async function list({ repository }: Parts, caller: Caller, query: ListQuery): Promise<ConversationPage> {
  const userId = listedUser(caller, query);
  const { agentId = null, cursor, limit } = query;
  const after = cursor === undefined ? null : readConversationCursor(cursor);
  if (cursor !== undefined && after === null) throw foreignCursor();
  // One more than asked for tells whether there is another page.
  const rows = await repository.list(caller.organizationId, { userId, agentId, after, limit: limit + 1 });
  const conversations = rows.slice(0, limit);
  const last = rows.length > limit ? conversations.at(-1) : undefined;
  return {
    conversations,
    nextCursor: last ? conversationCursor({ updatedAt: new Date(last.updatedAt), id: last.id }) : null,
  };
}

async function messages(
  { repository, storage, readers }: Parts,
  caller: Caller,
  id: string,
  { limit, cursor }: PageQuery,
): Promise<MessagePage> {
  const after = cursor === undefined ? 0 : readMessageCursor(cursor, id);
  if (after === null) throw foreignCursor();
  const rows = found(
    await readers.read(caller.organizationId, () =>
      repository.messages(readerOf(caller), id, { after, limit: limit + 1 }),
    ),
  );
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    messages: await allReadable(
      storage,
      page.map(({ message }) => message),
    ),
    nextCursor: last ? messageCursor(id, last.position) : null,
  };
}

/** Whoever runs the agent obeys with the next beat and stores what there is of the answer. */
async function stop({ stops, stopPatienceMs }: Parts, caller: Caller, id: string): Promise<StopResult> {
  const runs = found(await stops.request(readerOf(caller), id));
  const cutOffAt = performance.now() + stopPatienceMs;
  for (;;) {
    const { runningCount, isStopped, streamStatus } = await stops.settle(
      caller.organizationId,
      id,
      runs,
      performance.now() >= cutOffAt,
    );
    if (runningCount === 0) return { success: true, threadId: id, stopped: isStopped && runs.length > 0, streamStatus };
    await pause(POLL_EVERY_MS);
  }
}

async function rate(
  { feedback: ratings }: Parts,
  caller: Caller,
  id: string,
  { messageId, rating, comment }: FeedbackCreate,
  unit?: UnitOfWork,
): Promise<Feedback> {
  const feedback = { userId: caller.userId, messageId: messageId ?? null, rating, comment };
  const outcome = await ratings.rate(readerOf(caller), id, feedback, unit);
  if (outcome.kind === 'conversation-missing') throw notFound();
  if (outcome.kind === 'message-missing') throw new ApiError('message_not_found');
  return outcome.feedback;
}

export function createConversations({ database, storage, stopPatienceMs = 5_000 }: ConversationsParts): Conversations {
  const repository = createConversationRepository(database);
  const parts: Parts = {
    repository,
    stops: createStopRepository(database),
    feedback: createFeedbackRepository(database),
    storage,
    stopPatienceMs,
    readers: createReaders(readersLimits),
  };
  return {
    async get(caller, id) {
      const conversation = found(
        await parts.readers.read(caller.organizationId, () => repository.find(readerOf(caller), id)),
      );
      const { renderedSystemPrompt, ...shown } = conversation;
      const messages = await allReadable(storage, conversation.messages);
      // Who may not read agents does not read their instructions here either.
      return { ...shown, ...(caller.role === 'org:guest' ? {} : { renderedSystemPrompt }), messages };
    },
    list: (caller, query) => list(parts, caller, query),
    messages: (caller, id, page) => messages(parts, caller, id, page),
    async rename(caller, id, given, unit) {
      return found(await repository.rename(readerOf(caller), id, given?.trim() ?? null, unit));
    },
    async remove(caller, id, unit) {
      return found(await repository.remove(readerOf(caller), id, unit));
    },
    stop: (caller, id) => stop(parts, caller, id),
    rate: (caller, id, feedback, unit) => rate(parts, caller, id, feedback, unit),
    stopRunsOfUser: (organizationId, userId) => parts.stops.requestOfUser(organizationId, userId),
  };
}

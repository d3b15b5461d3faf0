import { setTimeout as pause } from 'node:timers/promises';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { DependentsPage, FoundDependents } from '../../platform/dependents.js';
import type { Origin } from '../../platform/audit.js';
import { isGuest, type Caller } from '../../platform/caller.js';
import type { ConcurrencyLimit } from '../../platform/concurrency/concurrency-limit.js';
import type { UnitOfWork } from '../../platform/unit-of-work/unit-of-work.js';
import { assertMatch, type Precondition } from '../../platform/records/etag.js';
import { pick, withTrimmedName } from '../../platform/records/pick-fields.js';
import { ApiError } from '../../platform/errors.js';
import type { components } from '../../generated/types.js';
import { reasons } from '../../generated/reasons.js';
import { positionCursor, readPositionCursor } from '../../platform/records/cursor.js';
import { conversationCursor, readConversationCursor } from './cursor.js';
import { messagesWithUrls } from './download-urls.js';
import { settingNames } from './setting-names.js';
import type { Feedback, FeedbackRepository } from './feedback-repository.js';
import type { Messages, StoredMessage } from './message-queries.js';
import type {
  ConversationRepository,
  ConversationSummary,
  OwnedConversationKey,
  StoredConversation,
} from './repository.js';
import type { RunIds } from './runs/run-types.js';
import type { StopRepository, StopState } from './runs/stop-repository.js';
import { assertRange, assertShown, boundOf, refuseParameter, runFilterOf, type RunFilter } from './run-filter.js';
import { withinTextLimit } from './text-search-limit.js';
import { isUuid } from '../../platform/records/uuid.js';

type Schemas = components['schemas'];
export type ConversationPage = Schemas['ConversationPage'];
/** `renderedSystemPrompt` is absent for guests. */
export type Conversation = Omit<StoredConversation, 'renderedSystemPrompt'> & { renderedSystemPrompt?: string };
export type MessagePage = Omit<Schemas['MessagePage'], 'messages'> & { messages: Messages };
export type FeedbackCreate = Omit<Schemas['ConversationFeedbackCreate'], 'threadId'>;
export type StopResult = Schemas['ConversationStopResult'];

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

export interface ListQuery extends PageQuery, RunFilter {
  readonly agentId?: number | undefined;
  readonly userId?: string | undefined;
  readonly allInOrg: boolean;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/**
 * Users can access their own conversations, and administrators all conversations of the organization. In `get`,
 * `listMessages` and `stop`, `id` can also be the id that a chat client gave the conversation.
 */
export interface Conversations {
  /** Returns a conversation with its messages. Also returns a deleted conversation until its purge date. */
  get(caller: Caller, id: string): Promise<Conversation>;
  list(caller: Caller, query: ListQuery, signal: AbortSignal): Promise<ConversationPage>;
  listMessages(caller: Caller, id: string, page: PageQuery): Promise<MessagePage>;
  rename(
    caller: Caller,
    id: string,
    given: Schemas['ConversationUpdate'],
    unit: UnitOfWork,
    precondition?: Precondition,
  ): Promise<ConversationSummary>;
  /** Deletes the conversation and its sub-conversations, and ends their runs. */
  delete(caller: Caller, id: string, unit: UnitOfWork, precondition?: Precondition): Promise<ConversationSummary>;
  /** Stops the runs of the conversation and its sub-conversations. Resolves when the runs have ended. */
  stop(caller: Caller, id: string, origin: Origin): Promise<StopResult>;
  createFeedback(caller: Caller, id: string, feedback: FeedbackCreate, unit: UnitOfWork): Promise<Feedback>;
  /** Requests a stop of all runs of the user, and does not wait until they have ended. */
  stopRunsOfUser(organizationId: string, userId: string): Promise<void>;
  /** Stops all runs of the user. Resolves when the runs have ended. */
  endRunsOfUser(organizationId: string, userId: string): Promise<void>;
  /** Returns the conversations in which a run of the user is in progress. */
  runningOfUser(organizationId: string, userId: string, page: DependentsPage): Promise<FoundDependents>;
}

export interface ConversationRulesDependencies {
  readonly repository: ConversationRepository;
  readonly stops: StopRepository;
  readonly feedback: FeedbackRepository;
  readonly storage: Pick<ObjectStorage, 'presignDownload'>;
  readonly textSearchLimit: ConcurrencyLimit;
  /** Maximum time that a stop waits for the processes of the runs. Then the stop itself ends the runs. */
  readonly stopTimeoutMs: number;
}

type Dependencies = ConversationRulesDependencies;

const pollEveryMs = 100;

const notFound = () => new ApiError('conversation_not_found');
const foreignCursor = () => refuseParameter('cursor', reasons.request.foreignCursor);

const isAdmin = ({ role }: Caller): boolean => role === 'org:admin';

const shownTo = <Shown extends Pick<ConversationSummary, 'model' | 'costUsd'>>(caller: Caller, shown: Shown): Shown =>
  isGuest(caller) ? { ...shown, model: null, costUsd: null } : shown;

async function* streamWithoutWarnings(
  messages: AsyncIterable<StoredMessage>,
): AsyncGenerator<StoredMessage, void, undefined> {
  for await (const { warnings: _, ...message } of messages) yield message;
}

/** Guests cannot read tool servers, so hide the warnings about tool servers from them. */
function messagesShownTo(caller: Caller, messages: Messages): Messages {
  if (!isGuest(caller)) return messages;
  if (!Array.isArray(messages)) return streamWithoutWarnings(messages);
  return messages.map(({ warnings: _, ...message }) => message);
}

/** The contract also accepts ids in upper case. */
const keyOf = (caller: Caller, id: string): OwnedConversationKey => ({
  organizationId: caller.organizationId,
  id: id.toLowerCase(),
  ownerId: isAdmin(caller) ? null : caller.userId,
});

function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

/**
 * Calls `act` with the id of a conversation. First tries `given` as this id. If there is no result, looks up the
 * caller's conversation to which a chat client gave the id `given`.
 */
async function byThreadOrChat<Result>(
  { repository }: Dependencies,
  { organizationId, userId }: Caller,
  given: string,
  act: (id: string) => Promise<Result | null>,
): Promise<Result> {
  const result = isUuid(given) ? await act(given.toLowerCase()) : null;
  return result ?? found(await act(found(await repository.findByClientId(organizationId, userId, given))));
}

/** Returns the user whose conversations to list, or null for all users. */
function listedUser(caller: Caller, { userId, allInOrg }: ListQuery): string | null {
  if (allInOrg && !isAdmin(caller)) throw new ApiError('admin_required');
  if (allInOrg) return userId ?? null;
  if (userId !== undefined && userId !== caller.userId) {
    if (!isAdmin(caller)) throw new ApiError('admin_required');
    throw refuseParameter('userId', reasons.request.otherUser);
  }
  return caller.userId;
}

async function list(
  { repository, textSearchLimit }: Dependencies,
  caller: Caller,
  query: ListQuery,
  signal: AbortSignal,
): Promise<ConversationPage> {
  const userId = listedUser(caller, query);
  assertShown(caller, query);
  const { agentId = null, cursor, limit } = query;
  const from = query.from === undefined ? null : boundOf('from', query.from);
  const to = query.to === undefined ? null : boundOf('to', query.to);
  assertRange(from, to);
  const after = cursor === undefined ? null : readConversationCursor(cursor);
  if (cursor !== undefined && after === null) throw foreignCursor();
  const filter = { userId, agentId, from, to, runs: runFilterOf(query), after, limit: limit + 1 };
  const { organizationId } = caller;
  const rows = await withinTextLimit(textSearchLimit, { organizationId, text: filter.runs.text, signal }, () =>
    repository.list(organizationId, filter, signal),
  );
  const conversations = rows.slice(0, limit).map((row) => shownTo(caller, row));
  const last = rows.length > limit ? conversations.at(-1) : undefined;
  return {
    conversations,
    nextCursor: last ? conversationCursor({ updatedAt: new Date(last.updatedAt), id: last.id }) : null,
  };
}

async function messages(
  dependencies: Dependencies,
  caller: Caller,
  given: string,
  { limit, cursor }: PageQuery,
): Promise<MessagePage> {
  const { repository, storage } = dependencies;
  return byThreadOrChat(dependencies, caller, given, async (id) => {
    const after = cursor === undefined ? 0 : readPositionCursor(cursor, id);
    if (after === null) throw foreignCursor();
    const page = await repository.listMessages(keyOf(caller, id), { after, limit });
    if (page === null) return null;
    return {
      messages: await messagesWithUrls(storage, messagesShownTo(caller, page.messages)),
      nextCursor: page.lastPosition === null ? null : positionCursor(id, page.lastPosition),
    };
  });
}

/**
 * Polls until the runs have ended, so that their processes can store partial answers. After `stopTimeoutMs`, ends the
 * remaining runs.
 */
async function waitForEnd(
  { stops, stopTimeoutMs }: Dependencies,
  organizationId: string,
  id: string,
  runs: readonly RunIds[],
): Promise<StopState> {
  const cutOffAt = performance.now() + stopTimeoutMs;
  for (;;) {
    const state = await stops.endRuns(organizationId, id, { runs, isForced: performance.now() >= cutOffAt });
    if (state.runningCount === 0) return state;
    await pause(pollEveryMs);
  }
}

async function endRunsOfUser(dependencies: Dependencies, organizationId: string, userId: string): Promise<void> {
  const runs = await dependencies.stops.requestOfUser(organizationId, userId);
  if (runs[0] !== undefined) await waitForEnd(dependencies, organizationId, runs[0].conversationId, runs);
}

async function stop(dependencies: Dependencies, caller: Caller, given: string, origin: Origin): Promise<StopResult> {
  const { stops } = dependencies;
  const { organizationId } = caller;
  const { id, runs } = await byThreadOrChat(dependencies, caller, given, async (threadId) => {
    const requested = await stops.request(keyOf(caller, threadId), origin);
    return requested && { id: threadId, runs: requested };
  });
  const { isAnyStopped, streamStatus } = await waitForEnd(dependencies, organizationId, id, runs);
  return { success: true, threadId: id, stopped: isAnyStopped && runs.length > 0, streamStatus };
}

async function createFeedback(
  { feedback }: Dependencies,
  caller: Caller,
  id: string,
  { messageId, rating, comment }: FeedbackCreate,
  unit: UnitOfWork,
): Promise<Feedback> {
  const given = { userId: caller.userId, messageId: messageId ?? null, rating, comment };
  const outcome = await feedback.create(keyOf(caller, id), given, unit);
  if (outcome.kind === 'conversation-missing') throw notFound();
  if (outcome.kind === 'message-missing') throw new ApiError('message_not_found');
  return outcome.feedback;
}

export function createConversationRules(dependencies: ConversationRulesDependencies): Conversations {
  const { repository, storage } = dependencies;
  return {
    async get(caller, given) {
      const find = (id: string) => repository.find(keyOf(caller, id));
      const { renderedSystemPrompt, ...shown } = await byThreadOrChat(dependencies, caller, given, find);
      const messages = await messagesWithUrls(storage, messagesShownTo(caller, shown.messages));
      // Guests cannot read agents, so hide the agent's instructions from them.
      return { ...shownTo(caller, shown), ...(isGuest(caller) ? {} : { renderedSystemPrompt }), messages };
    },
    list: (caller, query, signal) => list(dependencies, caller, query, signal),
    listMessages: (caller, id, page) => messages(dependencies, caller, id, page),
    async rename(caller, id, given, unit, precondition) {
      const check = (current: ConversationSummary) => assertMatch(precondition, current);
      const settings = pick(withTrimmedName(given), settingNames);
      return shownTo(caller, found(await repository.update(keyOf(caller, id), { settings, check }, unit)));
    },
    async delete(caller, id, unit, precondition) {
      const check = (current: ConversationSummary) => assertMatch(precondition, current);
      return shownTo(caller, found(await repository.delete(keyOf(caller, id), { check }, unit)));
    },
    stop: (caller, id, origin) => stop(dependencies, caller, id, origin),
    createFeedback: (caller, id, feedback, unit) => createFeedback(dependencies, caller, id, feedback, unit),
    stopRunsOfUser: async (organizationId, userId) =>
      void (await dependencies.stops.requestOfUser(organizationId, userId)),
    endRunsOfUser: (organizationId, userId) => endRunsOfUser(dependencies, organizationId, userId),
    runningOfUser: (organizationId, userId, page) => dependencies.stops.runningOfUser(organizationId, userId, page),
  };
}

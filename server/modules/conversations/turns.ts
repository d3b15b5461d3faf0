// Turns of a conversation, as the runner uses them. A turn starts with a user message, has a lease while it runs, and
// ends once, with the reply.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { UnitOfWork } from '../../platform/unit-of-work.js';
import { ApiError, type ErrorDetail } from '../../platform/errors.js';
import { limits } from '../../generated/limits.js';
import type { components } from '../../generated/types.js';
import {
  assertOwnFiles,
  createPartRules,
  cut,
  isFilePart,
  storableText,
  toolCallsOf,
  type PartRules,
} from './parts.js';
import { firstTextOf, titleOf } from './title.js';
import { assertBelowRunLimits } from './run-limits.js';
import {
  createTurnRepository,
  type Answer,
  type RunStart,
  type StartStatements,
  type TurnRepository,
  type UserMessage,
} from './turns-repository.js';

type Schemas = components['schemas'];
export type Message = Schemas['Message'];
export type MessagePart = Schemas['MessagePart'];
export type MessageUsage = Schemas['MessageUsage'];
export type RunFailure = Schemas['RunFailure'];
export type RunWarning = Schemas['RunWarning'];

/** How a chat client names its conversation and message. */
export interface ClientTurn {
  /** Id of the chat: the client id of a conversation or its own id. Null if the conversation is given or new. */
  readonly chatId: string | null;
  readonly messageId: string | null;
  /** Id of the answer that a regeneration replaces, if the client sent it. */
  readonly answerId: string | null;
  /**
   * What happens to a message that the conversation has already: it is added again, replaced together with all that
   * follows, or kept while all that follows is replaced. A replaced message with the same parts is kept too.
   */
  readonly ifKnown: 'append' | 'edit' | 'regenerate';
}

export interface NewTurn {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  /** Conversation to continue, or null to open a new one. */
  readonly conversationId: string | null;
  readonly client?: ClientTurn;
  /** The conversation whose agent makes this call. Only for a new conversation. */
  readonly upstreamConversationId?: string;
  /** Title of a new conversation. Default: the beginning of the message. */
  readonly name?: string;
  /** Parts of the validated user message. An uploaded file has a `fileKey`, and its `url` is not stored. */
  readonly parts: readonly MessagePart[];
  readonly renderedSystemPrompt: string;
  /**
   * Whether a job runs the turn. Such a turn starts without a lease until the job calls `resume`. If its process
   * crashes, the turn waits for the next attempt, and the last attempt must `finish` it. Default: false, so the caller
   * runs the turn.
   */
  readonly isDurable?: boolean;
  /** Whether a user requested the run, so that limits on concurrent runs apply. Default: false. */
  readonly isLimited?: boolean;
  /**
   * Whether a knowledge base's trigger requested the run. Default: the value of the calling conversation, else false.
   */
  readonly isTriggered?: boolean;
}

/** A turn in progress. `lease` proves to the database that the holder still runs it. */
export interface Turn {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly agentId: number;
  readonly renderedSystemPrompt: string;
  readonly lease: string;
  /** Id under which the answer will be stored. */
  readonly answerId: string;
  /**
   * Whether a trigger opened the conversation or one above it. Files written in such a conversation do not start
   * triggers.
   */
  readonly isTriggered: boolean;
  /** All messages, oldest first, including the new one. The `url` of an uploaded file is its `fileKey`. */
  readonly history: readonly Message[];
}

export interface TurnResult {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  /** If empty, no answer is stored. Texts are cut to the contract's limits. */
  readonly parts: readonly MessagePart[];
  readonly usage?: MessageUsage;
  readonly finishReason?: string;
  /** Present if and only if the status is `error` or `timeout`. */
  readonly failure?: RunFailure;
  /** Resources that were not available to the run. */
  readonly warnings?: readonly RunWarning[];
}

export interface Turns {
  /** Duration of a lease in milliseconds. */
  readonly leaseMs: number;
  /**
   * Stores the message, takes the lease and calls `alongside`, all in one transaction. Throws 404 if the conversation
   * or agent does not exist, 409 if a run is in progress, and 429 if a limit of concurrent runs is reached. Throws 400
   * if the conversation belongs to another agent or is full.
   */
  begin(
    turn: NewTurn,
    alongside?: (transaction: Knex.Transaction, turn: Turn) => Promise<void>,
    unit?: UnitOfWork,
  ): Promise<Turn>;
  /** Like `begin`, but in the given transaction. */
  beginWithin(transaction: Knex.Transaction, turn: NewTurn): Promise<Turn>;
  /**
   * Takes over a durable turn that no process runs, for its job. Returns `held` if another process holds an unexpired
   * lease, and `over` if the turn has ended.
   */
  resume(organizationId: string, conversationId: string, answerId: string): Promise<Turn | 'held' | 'over'>;
  /**
   * Extends the lease. Returns `stop` if a stop was requested, and `followed` if another process asked for the events
   * of the run. Returns `lost` if another process holds the lease or
   * the run has expired; the answer can then no longer be stored.
   */
  heartbeat(turn: Turn): Promise<'continue' | 'followed' | 'stop' | 'lost'>;
  /**
   * Stores the answer, its counters and the status in one transaction. Returns false without storing anything if the
   * lease was lost. Calls `onFollowed` if another process asked for the events of the run.
   */
  finish(turn: Turn, result: TurnResult, onFollowed?: () => void): Promise<boolean>;
  /**
   * Releases the lease of a durable turn without an answer, so that the next attempt of its job can take it
   * immediately.
   */
  release(turn: Turn): Promise<void>;
  /** Ends runs whose leases have expired with status `error` and returns their number. Called by a periodic task. */
  failExpiredRuns(): Promise<number>;
}

/**
 * Default duration of a lease, and the interval of heartbeats. A heartbeat reads one row, and writes it every few
 * seconds.
 */
export const LEASE_MS = 30_000;
export const HEARTBEAT_INTERVAL_MS = 1_000;

// Why leases, and why heartbeats report stop requests: docs/decisions/conversation-runs.md

/** A heartbeat extends the lease only if less than this fraction is left. */
const RENEW_BELOW = 5 / 6;

/** How long a durable turn waits for its job while no worker is running or the queue is long. */
const JOB_TIMEOUT_MS = 60 * 60_000;

/** Maximum messages that GET /getConversation returns. */
const MAX_MESSAGES = limits['Conversation.messages'].maxItems;

/**
 * Maximum size of all messages, because readers and runs hold them in memory. Uploaded files do not count, because
 * only their keys are stored.
 */
const MAX_MESSAGE_BYTES = 32 * 1024 * 1024;

const EXPIRED_BATCH = 200;
const expiryRules = {
  jobTimeoutMs: JOB_TIMEOUT_MS,
  failure: 'The process that ran the agent ended before the answer was complete.',
};

export interface TurnsDependencies {
  database: Knex;
  createId?: () => string;
  /** Duration of a lease. Default: LEASE_MS. */
  leaseMs?: number;
}

/** Where a turn begins. `isStored`: the conversation has the user's message already. */
interface Entry {
  readonly conversationId: string;
  readonly startedAt: Date;
  readonly isTriggered: boolean;
  readonly isStored: boolean;
}

type Dependencies = { repository: TurnRepository; rules: PartRules; createId: () => string; leaseMs: number };

const refuse = (...details: ErrorDetail[]) => new ApiError('bad_request', { details });
const conversationNotFound = () => new ApiError('conversation_not_found');
const agentNotFound = () => new ApiError('agent_not_found');

async function openConversation(
  { createId }: Dependencies,
  statements: StartStatements,
  turn: NewTurn,
  run: RunStart,
): Promise<Entry> {
  const {
    client,
    organizationId,
    userId,
    agentId,
    upstreamConversationId = null,
    isTriggered = false,
    parts,
    name = titleOf(parts),
  } = turn;
  if (
    upstreamConversationId !== null &&
    !(await statements.lockUpstream(organizationId, userId, upstreamConversationId))
  )
    throw conversationNotFound();
  const conversationId = createId();
  const conversation = {
    id: conversationId,
    clientId: client?.chatId ?? null,
    agentId,
    userId,
    name: cut(storableText(name), 200),
    upstreamConversationId,
    firstMessageText: firstTextOf(parts),
    isTriggered,
  };
  const opened = await statements.open(organizationId, conversation, run);
  if (opened !== null) return { conversationId, ...opened, isStored: false };
  // A concurrent first message of the same chat may have opened the conversation.
  const existing = await findChat(statements, turn);
  if (existing === null) throw agentNotFound();
  return continueConversation(statements, turn, existing, run);
}

const findChat = async (
  statements: StartStatements,
  { organizationId, userId, client }: NewTurn,
): Promise<string | null> => (client?.chatId ? statements.findByClientId(organizationId, userId, client.chatId) : null);

/** Replaces messages if the client edits a message or wants another answer. */
async function replaceMessages(
  statements: StartStatements,
  { client, parts }: NewTurn,
  key: { organizationId: string; conversationId: string },
): Promise<'message-kept' | 'message-replaced' | 'nothing-replaced'> {
  if (client === undefined || client.ifKnown === 'append') return 'nothing-replaced';
  const answerId = client.ifKnown === 'regenerate' ? client.answerId : null;
  const known = await statements.findKnown(key, { messageId: client.messageId, answerId, parts: [...parts] });
  if (known === null) return 'nothing-replaced';
  const isStored = client.ifKnown === 'regenerate' || known.hasSameParts;
  const from = isStored ? known.position + 1 : known.position;
  await statements.supersede(key, { from, firstMessageText: firstTextOf(parts) });
  return isStored ? 'message-kept' : 'message-replaced';
}

/** Locks the conversation and starts a run in it, if possible. */
async function continueConversation(
  statements: StartStatements,
  turn: NewTurn,
  conversationId: string,
  run: RunStart,
): Promise<Entry> {
  const { organizationId, userId, agentId, client } = turn;
  const key = { organizationId, conversationId };
  const lock = async () => {
    const held = await statements.lock(key, userId);
    if (held === null) throw conversationNotFound();
    return held;
  };
  const held = await lock();
  if (!held.agentExists) throw agentNotFound();
  if (held.agentId !== agentId) throw refuse({ message: 'is not the agent of this conversation', path: ['agentId'] });
  // End an expired run now instead of waiting for the periodic task.
  if (held.isRunning && !(await statements.failIfExpired(key, expiryRules)))
    throw new ApiError('conversation_run_in_progress');
  const outcome = await replaceMessages(statements, turn, key);
  const isStored = outcome === 'message-kept';
  assertNotFull(outcome === 'nothing-replaced' ? held : await lock(), isStored, client?.chatId ? 'id' : 'threadId');
  return { conversationId, ...(await statements.start(key, run)), isStored };
}

function assertNotFull(
  { messageCount, messageBytes }: { messageCount: number; messageBytes: number },
  isStored: boolean,
  field: string,
): void {
  const full = (why: string) => refuse({ message: `names a conversation that is full: ${why}`, path: [field] });
  // Count the message and its answer.
  if (messageCount + (isStored ? 1 : 2) > MAX_MESSAGES) throw full(`it has ${messageCount} messages`);
  if (messageBytes >= MAX_MESSAGE_BYTES) throw full(`its messages have ${messageBytes} bytes`);
}

async function begin(
  dependencies: Dependencies,
  given: NewTurn,
  alongside: Parameters<Turns['begin']>[1],
  within?: Knex.Transaction,
  unit?: UnitOfWork,
): Promise<Turn> {
  const { repository, rules, createId, leaseMs } = dependencies;
  const { organizationId, userId, agentId, isDurable = false, isLimited = false } = given;
  assertOwnFiles(organizationId, given.parts);
  const turn: NewTurn = {
    ...given,
    conversationId: given.conversationId?.toLowerCase() ?? null,
    parts: await rules.storable(given.parts),
  };
  const message: UserMessage = {
    id: createId(),
    clientId: turn.client?.messageId ?? null,
    parts: [...turn.parts],
    attachmentCount: turn.parts.filter(isFilePart).length,
  };
  const renderedSystemPrompt = cut(storableText(given.renderedSystemPrompt), 1_000_000);
  const run = {
    answerId: createId(),
    lease: createId(),
    leaseMs: isDurable ? 0 : leaseMs,
    isDurable,
    renderedSystemPrompt,
  };
  return repository.begin(
    async (statements, transaction) => {
      const existing = turn.conversationId ?? (await findChat(statements, turn));
      const { conversationId, startedAt, isTriggered, isStored } =
        existing === null
          ? await openConversation(dependencies, statements, turn, run)
          : await continueConversation(statements, turn, existing, run);
      const key = { organizationId, conversationId };
      if (isLimited)
        assertBelowRunLimits(await statements.runsInProgress(organizationId, userId, expiryRules), isDurable);
      if (!isStored) await statements.addUserMessage(key, message, startedAt);
      const begun: Turn = {
        ...{ ...key, userId, agentId, renderedSystemPrompt, lease: run.lease, answerId: run.answerId, isTriggered },
        history: await statements.history(key),
      };
      await alongside?.(transaction, begun);
      return begun;
    },
    within,
    unit,
  );
}

const maxFailureLength = 2_000;
const maxTokens = limits['MessageUsage.totalTokens'].maximum;

/** Clamps a provider's token count to an integer within the contract's limits. */
const toTokenCount = (count: number): number =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), maxTokens) : 0;

/** Converts a finish reason to the contract's format. One that does not fit becomes `other`. */
function finishReasonOf(reason: string): string {
  const normalized = reason.toLowerCase().replaceAll('-', '_');
  return /^[a-z][a-z_]{0,63}$/.test(normalized) ? normalized : 'other';
}

async function answerOf(
  rules: PartRules,
  { status, failure, usage, parts: given, finishReason, warnings = [] }: TurnResult,
): Promise<Answer> {
  const parts = await rules.storable(given);
  return {
    status,
    failure:
      failure === undefined
        ? null
        : { code: failure.code, message: cut(storableText(failure.message), maxFailureLength) },
    usage:
      usage === undefined
        ? null
        : {
            inputTokens: toTokenCount(usage.inputTokens),
            outputTokens: toTokenCount(usage.outputTokens),
            totalTokens: toTokenCount(usage.totalTokens),
          },
    message:
      parts.length === 0
        ? null
        : {
            parts,
            finishReason: finishReason === undefined ? null : finishReasonOf(finishReason),
            toolCalls: toolCallsOf(parts),
            warnings: warnings.length === 0 ? null : warnings,
          },
  };
}

export function createTurns({ database, createId = randomUUID, leaseMs = LEASE_MS }: TurnsDependencies): Turns {
  const repository = createTurnRepository(database);
  const dependencies: Dependencies = { repository, rules: createPartRules(), createId, leaseMs };
  return {
    leaseMs,
    begin: (turn, alongside, unit) => begin(dependencies, turn, alongside, undefined, unit),
    beginWithin: (transaction, turn) => begin(dependencies, turn, undefined, transaction),

    async resume(organizationId, conversationId, answerId) {
      const key = { organizationId, conversationId };
      const lease = createId();
      const taken = await repository.takeOver(key, answerId, lease, leaseMs);
      return typeof taken === 'string' ? taken : { ...key, ...taken, lease, answerId };
    },

    async heartbeat({ organizationId, conversationId, lease }) {
      const held = await repository.heartbeat({ organizationId, conversationId }, lease, {
        leaseMs,
        renewBelowMs: RENEW_BELOW * leaseMs,
      });
      if (held === null) return 'lost';
      if (held.isStopRequested) return 'stop';
      return held.isFollowed ? 'followed' : 'continue';
    },

    async finish({ organizationId, conversationId, lease }, result, onFollowed) {
      const answer = await answerOf(dependencies.rules, result);
      const finished = await repository.finish({ organizationId, conversationId }, lease, answer);
      if (finished?.isFollowed) onFollowed?.();
      return finished !== null;
    },

    release: ({ organizationId, conversationId, lease }) =>
      repository.release({ organizationId, conversationId }, lease),

    async failExpiredRuns() {
      let total = 0;
      for (let count = EXPIRED_BATCH; count === EXPIRED_BATCH; total += count)
        count = await repository.failExpiredRuns(expiryRules, EXPIRED_BATCH);
      return total;
    },
  };
}

// Turns of a conversation, as the runner uses them. A turn starts with a user message, is held with a lease, and ends
// once, with the answer.
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

export interface NewTurn {
  readonly organizationId: string;
  /** Owner of the conversation. */
  readonly userId: string;
  readonly agentId: number;
  /** Conversation to continue, or null to open a new one. */
  readonly conversationId: string | null;
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
  /** Present exactly if the status is `error` or `timeout`. */
  readonly failure?: RunFailure;
  /** Resources that were not available to the run. */
  readonly warnings?: readonly RunWarning[];
}

export interface Turns {
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
   * Extends the lease. Returns `stop` if a stop was requested. Returns `lost` if another process holds the lease or
   * the run has expired; the answer can then no longer be stored.
   */
  heartbeat(turn: Turn): Promise<'continue' | 'stop' | 'lost'>;
  /**
   * Stores the answer, its counters and the status in one transaction. Returns false without storing anything if the
   * lease was lost.
   */
  finish(turn: Turn, result: TurnResult): Promise<boolean>;
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

type Dependencies = { repository: TurnRepository; rules: PartRules; createId: () => string; leaseMs: number };

const refuse = (...details: ErrorDetail[]) => new ApiError('bad_request', { details });
const conversationNotFound = () => new ApiError('conversation_not_found');
const agentNotFound = () => new ApiError('agent_not_found');

async function openConversation(
  { createId }: Dependencies,
  statements: StartStatements,
  turn: NewTurn,
  run: RunStart,
): Promise<{ conversationId: string; startedAt: Date; isTriggered: boolean }> {
  const {
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
    agentId,
    userId,
    name: cut(storableText(name), 200),
    upstreamConversationId,
    firstMessageText: firstTextOf(parts),
    isTriggered,
  };
  const opened = await statements.open(organizationId, conversation, run);
  if (opened === null) throw agentNotFound();
  return { conversationId, ...opened };
}

/** Locks the conversation and starts a run in it, if possible. */
async function continueConversation(
  statements: StartStatements,
  { organizationId, userId, agentId }: NewTurn,
  conversationId: string,
  run: RunStart,
): Promise<{ startedAt: Date; isTriggered: boolean }> {
  const key = { organizationId, conversationId };
  const held = await statements.lock(key, userId);
  if (held === null) throw conversationNotFound();
  if (!held.agentExists) throw agentNotFound();
  if (held.agentId !== agentId) throw refuse({ message: 'is not the agent of this conversation', path: ['agentId'] });
  // End an expired run now instead of waiting for the periodic task.
  if (held.isRunning && !(await statements.failIfExpired(key, expiryRules)))
    throw new ApiError('conversation_run_in_progress');
  // Count the message and its answer.
  if (held.messageCount + 2 > MAX_MESSAGES)
    throw refuse({
      message: `names a conversation that is full: it has ${held.messageCount} messages`,
      path: ['threadId'],
    });
  if (held.messageBytes >= MAX_MESSAGE_BYTES)
    throw refuse({
      message: `names a conversation that is full: its messages have ${held.messageBytes} bytes`,
      path: ['threadId'],
    });
  return statements.start(key, run);
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
    parts: rules.storable(given.parts),
  };
  const message: UserMessage = {
    id: createId(),
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
      const { conversationId, startedAt, isTriggered } =
        turn.conversationId === null
          ? await openConversation(dependencies, statements, turn, run)
          : {
              conversationId: turn.conversationId,
              ...(await continueConversation(statements, turn, turn.conversationId, run)),
            };
      const key = { organizationId, conversationId };
      if (isLimited)
        assertBelowRunLimits(await statements.runsInProgress(organizationId, userId, expiryRules), isDurable);
      await statements.addUserMessage(key, message, startedAt);
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

function answerOf(
  rules: PartRules,
  { status, failure, usage, parts: given, finishReason, warnings = [] }: TurnResult,
): Answer {
  const parts = rules.storable(given);
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
      return held.isStopRequested ? 'stop' : 'continue';
    },

    async finish({ organizationId, conversationId, lease }, result) {
      return repository.finish({ organizationId, conversationId }, lease, answerOf(dependencies.rules, result));
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

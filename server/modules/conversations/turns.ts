// One turn of a conversation as whoever runs agents sees it: begun with a message, kept alive by a lease, finished once with the answer.
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
import { assertRoom } from './run-limits.js';
import {
  createTurnRepository,
  type Answer,
  type RunStart,
  type StartStatements,
  type TurnDatabase,
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
  /** Conversation to go on with; null opens a new one. */
  readonly conversationId: string | null;
  /** The conversation whose agent calls this one. Only with a new conversation. */
  readonly upstreamConversationId?: string;
  /** Title of a new conversation. Default: the beginning of the message. */
  readonly name?: string;
  /** The user's message, checked already. A file that was uploaded has its `fileKey`; the `url` of such a file is not kept. */
  readonly parts: readonly MessagePart[];
  readonly renderedSystemPrompt: string;
  /**
   * A job answers for the turn. Nobody runs it until the job calls `resume`, and when its runner dies it waits for the job's next attempt
   * instead of being given up; the job's last attempt has to `finish` it. Default: false, whoever begins the turn runs it.
   */
  readonly isDurable?: boolean;
  /** Somebody asked for the run, so that it counts for how many may be in progress. Default: false. */
  readonly isLimited?: boolean;
  /** The trigger of a knowledge base asked for it. Default: false, or what the conversation above is. */
  readonly isTriggered?: boolean;
}

/** A turn in progress. `lease` proves to the database that the holder still is who runs it. */
export interface Turn {
  readonly organizationId: string;
  readonly conversationId: string;
  readonly userId: string;
  readonly agentId: number;
  readonly renderedSystemPrompt: string;
  readonly lease: string;
  /** Id under which the answer will be stored. */
  readonly answerId: string;
  /** The conversation was opened for a trigger, or is below such a one: files that are written in it start no further trigger. */
  readonly isTriggered: boolean;
  /** Everything said so far, oldest first, the new message last. The `url` of a file that has a `fileKey` is that key. */
  readonly history: readonly Message[];
}

export interface TurnResult {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  /** Empty: no answer is stored. Texts are cut to the contract's bounds. */
  readonly parts: readonly MessagePart[];
  readonly usage?: MessageUsage;
  readonly finishReason?: string;
  /** Why it did not complete. Present exactly when the status is `error` or `timeout`. */
  readonly failure?: RunFailure;
  /** What the run had to do without. */
  readonly warnings?: readonly RunWarning[];
}

export interface Turns {
  /**
   * Stores the message and takes the lease, in one transaction, in which `alongside` is run too (a job, an execution).
   * ApiError: 429 when a limit of runs in progress is reached, 404 `Conversation not found` (missing, deleted, another's), 404 `Agent not found`, 400 when the conversation belongs to another
   * agent or holds as many messages as it may, 409 when a run is in progress.
   */
  begin(
    turn: NewTurn,
    alongside?: (transaction: Knex.Transaction, turn: Turn) => Promise<void>,
    unit?: UnitOfWork,
  ): Promise<Turn>;
  /** As `begin`, as part of the caller's transaction. */
  beginWithin(transaction: Knex.Transaction, turn: NewTurn): Promise<Turn>;
  /** Takes over a turn whose runner is gone or that nobody runs yet, for a durable job. `held`: somebody alive runs it, or seems to. */
  resume(organizationId: string, conversationId: string, answerId: string): Promise<Turn | 'held' | 'over'>;
  /** Extends the lease. `stop`: somebody asked for the run to stop. `lost`: another holds it now or it was given up; the answer cannot be stored any more. */
  beat(turn: Turn): Promise<'go_on' | 'stop' | 'lost'>;
  /** Stores the answer, its counters and the new status in one transaction. False: the lease was lost, and nothing is stored. */
  finish(turn: Turn, result: TurnResult): Promise<boolean>;
  /** Gives the lease of a durable turn back without an answer: the next attempt of its job may take it at once. */
  release(turn: Turn): Promise<void>;
  /** Gives up runs whose lease is over: `error`, with the reason kept. How many. A periodic task. */
  giveUpDead(): Promise<number>;
}

/** How long a lease lasts without a beat unless it is said otherwise, and how often to beat. A beat is a read of one row, and every few seconds a write. */
export const LEASE_MS = 30_000;
export const BEAT_EVERY_MS = 1_000;

// Why leases, and why beats carry the stop: docs/decisions/conversation-runs.md

/** A beat extends the lease only when less than this share is left of it. */
const RENEW_BELOW = 5 / 6;

/** How long a turn waits for the job that answers for it, while no worker runs or the queue is long. */
const JOB_PATIENCE_MS = 60 * 60_000;

/** As many as GET /getConversation answers. */
const MOST_MESSAGES = limits['Conversation.messages'].maxItems;

/** All of them are held in memory by whoever reads the conversation or runs its agent. Files that are sent as keys of uploads do not count. */
const MOST_MESSAGE_BYTES = 32 * 1024 * 1024;

const GIVE_UP_BATCH = 200;
const patience = {
  jobPatienceMs: JOB_PATIENCE_MS,
  failure: 'The process that ran the agent ended before the answer was complete.',
};

export interface TurnsParts {
  database: TurnDatabase;
  createId?: () => string;
  /** After so long without a sign of life a run is taken for dead. Default: LEASE_MS. */
  leaseMs?: number;
}

type Parts = { repository: TurnRepository; rules: PartRules; createId: () => string; leaseMs: number };

const refuse = (...details: ErrorDetail[]) => new ApiError('bad_request', { details });
const conversationNotFound = () => new ApiError('conversation_not_found');
const agentNotFound = () => new ApiError('agent_not_found');

/** Opens a conversation for the turn. */
async function open(
  { createId }: Parts,
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
    !(await statements.holdUpstream(organizationId, userId, upstreamConversationId))
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

/** Holds the conversation for the turn, if it may take one. */
async function goOn(
  statements: StartStatements,
  { organizationId, userId, agentId }: NewTurn,
  conversationId: string,
  run: RunStart,
): Promise<{ startedAt: Date; isTriggered: boolean }> {
  const key = { organizationId, conversationId };
  const held = await statements.hold(key, userId);
  if (held === null) throw conversationNotFound();
  if (!held.agentExists) throw agentNotFound();
  if (held.agentId !== agentId) throw refuse({ message: 'is not the agent of this conversation', path: ['agentId'] });
  // Nobody has to wait until the dead run before is noticed.
  if (held.isRunning && !(await statements.giveUpIfDead(key, patience)))
    throw new ApiError('conversation_run_in_progress');
  // The message and its answer.
  if (held.messageCount + 2 > MOST_MESSAGES)
    throw refuse({
      message: `names a conversation that is full: it has ${held.messageCount} messages`,
      path: ['threadId'],
    });
  if (held.messageBytes >= MOST_MESSAGE_BYTES)
    throw refuse({
      message: `names a conversation that is full: its messages have ${held.messageBytes} bytes`,
      path: ['threadId'],
    });
  return statements.start(key, run);
}

async function begin(
  parts: Parts,
  given: NewTurn,
  alongside: Parameters<Turns['begin']>[1],
  within?: Knex.Transaction,
  unit?: UnitOfWork,
): Promise<Turn> {
  const { repository, rules, createId, leaseMs } = parts;
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
          ? await open(parts, statements, turn, run)
          : { conversationId: turn.conversationId, ...(await goOn(statements, turn, turn.conversationId, run)) };
      const key = { organizationId, conversationId };
      if (isLimited) assertRoom(await statements.runsInProgress(organizationId, userId, patience), isDurable);
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

const longestFailure = 2_000;
const mostTokens = limits['MessageUsage.totalTokens'].maximum;

/** Whole and within the contract, whatever a provider counts. */
const tokens = (count: number): number =>
  Number.isFinite(count) ? Math.min(Math.max(Math.trunc(count), 0), mostTokens) : 0;

/** In the contract's spelling; a reason that it cannot hold is another one. */
function finishReasonOf(reason: string): string {
  const spelled = reason.toLowerCase().replaceAll('-', '_');
  return /^[a-z][a-z_]{0,63}$/.test(spelled) ? spelled : 'other';
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
        : { code: failure.code, message: cut(storableText(failure.message), longestFailure) },
    usage:
      usage === undefined
        ? null
        : {
            inputTokens: tokens(usage.inputTokens),
            outputTokens: tokens(usage.outputTokens),
            totalTokens: tokens(usage.totalTokens),
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

export function createTurns({ database, createId = randomUUID, leaseMs = LEASE_MS }: TurnsParts): Turns {
  const repository = createTurnRepository(database);
  const parts: Parts = { repository, rules: createPartRules(), createId, leaseMs };
  return {
    begin: (turn, alongside, unit) => begin(parts, turn, alongside, undefined, unit),
    beginWithin: (transaction, turn) => begin(parts, turn, undefined, transaction),

    async resume(organizationId, conversationId, answerId) {
      const key = { organizationId, conversationId };
      const lease = createId();
      const taken = await repository.takeOver(key, answerId, lease, leaseMs);
      return typeof taken === 'string' ? taken : { ...key, ...taken, lease, answerId };
    },

    async beat({ organizationId, conversationId, lease }) {
      const held = await repository.beat({ organizationId, conversationId }, lease, {
        leaseMs,
        renewBelowMs: RENEW_BELOW * leaseMs,
      });
      if (held === null) return 'lost';
      return held.isStopRequested ? 'stop' : 'go_on';
    },

    async finish({ organizationId, conversationId, lease }, result) {
      return repository.finish({ organizationId, conversationId }, lease, answerOf(parts.rules, result));
    },

    release: ({ organizationId, conversationId, lease }) =>
      repository.release({ organizationId, conversationId }, lease),

    async giveUpDead() {
      let total = 0;
      for (let count = GIVE_UP_BATCH; count === GIVE_UP_BATCH; total += count)
        count = await repository.giveUpDead(patience, GIVE_UP_BATCH);
      return total;
    },
  };
}

// Stores the turns of conversations and the leases of their runs. Each method is one transaction that locks the
// conversation, which serializes its runs and keeps messages and counters consistent.
import type { Knex } from 'knex';
import type { DomainEvent } from '../../../platform/events/domain-events.js';
import type { Events } from '../../../platform/events/events.js';
import type { Transaction, UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import { finishStatements, type TurnEnd } from './finish-statements.js';
import {
  endedColumns,
  endExpired,
  interruptedEvent,
  isExpired,
  type ExpiryRules,
  type RunSummary,
} from './expired-run-statements.js';
import { startStatements, type StartStatements } from './start-statements.js';
import { clearRun, isLeaseExpired, milliseconds, type ConversationKey, type Message } from '../statements.js';

export type { TurnEnd } from './finish-statements.js';
export type { UserMessage } from './message-statements.js';
export type { RunStart, StartStatements } from './start-statements.js';

export interface RunningTurn {
  readonly userId: string;
  readonly agentId: number;
  readonly renderedSystemPrompt: string;
  readonly isTriggered: boolean;
}

/** `held`: another process holds an unexpired lease. `over`: the run has ended. */
export type TakeOverOutcome =
  { kind: 'taken'; turn: RunningTurn & { history: Message[] } } | { kind: 'held' } | { kind: 'over' };

/** Work in the transaction that begins a turn. */
export type StartWork<Result> = (statements: StartStatements, transaction: Transaction) => Promise<Result>;

export interface TurnRepository {
  /** Runs `work` in one transaction of the unit. */
  begin<Result>(work: StartWork<Result>, unit: UnitOfWork): Promise<Result>;
  /** Like `begin`, but in the given transaction. */
  beginWithin<Result>(transaction: Transaction, work: StartWork<Result>): Promise<Result>;
  /** Takes the lease of a run that no process holds. Ends the run instead if a stop was requested. */
  takeOver(key: ConversationKey, run: { answerId: string; lease: string; leaseMs: number }): Promise<TakeOverOutcome>;
  /**
   * Extends the leases of which less than `renewBelowMs` is left. Omits runs that have ended or whose lease another
   * process holds.
   */
  heartbeat(
    runs: readonly (ConversationKey & { readonly lease: string })[],
    times: { leaseMs: number; renewBelowMs: number },
  ): Promise<HeldRun[]>;
  /** Returns null if the lease no longer matches. */
  finish(key: ConversationKey, run: { lease: string; end: TurnEnd }): Promise<{ isFollowed: boolean } | null>;
  release(key: ConversationKey, lease: string): Promise<void>;
  /** Fails expired runs of all organizations, up to `limit`. Returns their number. */
  failExpiredRuns(expiryRules: ExpiryRules, limit: number): Promise<number>;
}

/** A run whose lease this process holds. */
interface HeldRun {
  readonly lease: string;
  readonly isStopRequested: boolean;
  readonly isFollowed: boolean;
}

interface Ended {
  readonly organizationId: string;
  /** False if a stop was requested before. */
  readonly isFailed: boolean;
}

/**
 * The database computes the remaining time, because its clock set the expiry. Locked rows are skipped until the next
 * heartbeat: otherwise, one run that is being stored would delay all others.
 */
const renew = `
  with held as materialized (
    select conversations.organization_id, conversations.id, lease_holder as lease, lease_expires_at,
      stop_requested_at is not null as "isStopRequested", is_followed as "isFollowed"
    from unnest(cast(:organizationIds as text[]), cast(:conversationIds as uuid[]),
      cast(:leases as uuid[])) as run (organization_id, id, lease)
    join conversations on conversations.organization_id = run.organization_id and conversations.id = run.id
      and lease_holder = run.lease
  ), due as (
    select conversations.organization_id, conversations.id
    from held join conversations using (organization_id, id)
    where held.lease_expires_at < clock_timestamp() + ${milliseconds('renewBelowMs')} and lease_holder = held.lease
    for update of conversations skip locked
  ), renewed as (
    update conversations set lease_expires_at = clock_timestamp() + ${milliseconds('leaseMs')}
    from due
    where conversations.organization_id = due.organization_id and conversations.id = due.id
  )
  select lease, "isStopRequested", "isFollowed" from held
  -- all organizations`;

const takeLease = `
  update conversations set lease_holder = :lease, lease_expires_at = clock_timestamp() + ${milliseconds('leaseMs')}
  where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
    and ${isLeaseExpired} and stop_requested_at is null
  returning user_id as "userId", agent_id as "agentId", rendered_system_prompt as "renderedSystemPrompt",
    is_triggered as "isTriggered"`;

function eventsOf(organizationId: string, run: RunSummary, { status, failure, usage }: TurnEnd): DomainEvent[] {
  if (status === 'stopped') return [];
  return failure === null
    ? [{ type: 'run.completed', organizationId, data: { ...run, usage } }]
    : [{ type: 'run.failed', organizationId, data: { ...run, failure } }];
}

async function takeOver(
  transaction: Knex.Transaction,
  events: Events,
  key: ConversationKey,
  run: Parameters<TurnRepository['takeOver']>[1],
): Promise<TakeOverOutcome> {
  const { answerId } = run;
  const { rows } = await transaction.raw<{ rows: RunningTurn[] }>(takeLease, { ...key, ...run });
  const [turn] = rows;
  if (turn) {
    const history = await startStatements(transaction, events).history(key);
    return { kind: 'taken', turn: { ...turn, history } };
  }
  await transaction.raw(
    `update conversations set stream_status = 'stopped', updated_at = clock_timestamp(), ${clearRun}
     where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
       and ${isLeaseExpired} and stop_requested_at is not null`,
    { ...key, answerId },
  );
  const { rows: running } = await transaction.raw<{ rows: unknown[] }>(
    `select from conversations
     where organization_id = :organizationId and id = :conversationId and answer_id = :answerId`,
    { ...key, answerId },
  );
  return { kind: running.length > 0 ? 'held' : 'over' };
}

async function failExpiredRuns(
  transaction: Knex.Transaction,
  events: Events,
  expiryRules: ExpiryRules,
  limit: number,
): Promise<number> {
  // Skip locked rows: their runs are being renewed, finished or stopped.
  const { rows } = await transaction.raw<{ rows: (RunSummary & Ended)[] }>(
    `with dead as (
       select organization_id, id from conversations
       where ${isExpired}
       order by lease_expires_at limit :limit
       for update skip locked
     )
     update conversations set ${endExpired}
     from dead
     where conversations.organization_id = dead.organization_id and conversations.id = dead.id
     returning conversations.organization_id as "organizationId",
       conversations.stream_status = 'error' as "isFailed", ${endedColumns}
     -- all organizations`,
    { ...expiryRules, limit },
  );
  const failed = rows.filter(({ isFailed }) => isFailed);
  await events.emit(
    transaction,
    ...failed.map(({ organizationId, isFailed: _isFailed, ...run }) =>
      interruptedEvent(organizationId, run, expiryRules.failure),
    ),
  );
  return rows.length;
}

export function createTurnRepository(database: Knex, events: Events): TurnRepository {
  const beginWithin = <Result>(transaction: Knex.Transaction, work: StartWork<Result>): Promise<Result> =>
    work(startStatements(transaction, events), transaction);
  return {
    begin: (work, unit) => unit.transaction(database, (transaction) => beginWithin(transaction, work)),
    beginWithin,

    takeOver: (key, run) => database.transaction((transaction) => takeOver(transaction, events, key, run)),

    async heartbeat(runs, times) {
      const { rows } = await database.raw<{ rows: HeldRun[] }>(renew, {
        organizationIds: runs.map(({ organizationId }) => organizationId),
        conversationIds: runs.map(({ conversationId }) => conversationId),
        leases: runs.map(({ lease }) => lease),
        ...times,
      });
      return rows;
    },

    finish: (key, { lease, end }) =>
      database.transaction(async (transaction) => {
        const statements = finishStatements(transaction, key);
        const held = await statements.lock(lease);
        if (held === null) return null;
        const { endedAt, ...run } = await statements.end(end);
        if (end.message !== null) await statements.addAnswer(held, end.message, end, endedAt);
        await events.emit(transaction, ...eventsOf(key.organizationId, run, end));
        return { isFollowed: held.isFollowed };
      }),

    async release(key, lease) {
      await database.raw(
        `update conversations set lease_expires_at = clock_timestamp()
         where organization_id = :organizationId and id = :conversationId and lease_holder = :lease and is_durable`,
        { ...key, lease },
      );
    },

    failExpiredRuns: (expiryRules, limit) =>
      database.transaction((transaction) => failExpiredRuns(transaction, events, expiryRules, limit)),
  };
}

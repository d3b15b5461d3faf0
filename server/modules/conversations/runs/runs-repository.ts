// A transaction that changes a run locks the conversation, so that messages and counters stay consistent.
import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import { listToJson } from '../../../platform/event-loop/yielding.js';
import type { DomainEvent } from '../../../platform/events/domain-events.js';
import type { Events } from '../../../platform/events/emit-events.js';
import type { Transaction, UnitOfWork } from '../../../platform/unit-of-work/unit-of-work.js';
import type { components } from '../../../generated/types.js';
import { failExpiredRuns, type ExpiryRules, type RunSummary } from './expired-run-statements.js';
import type { ToolCall } from './message-parts.js';
import type { Run, RunKey } from './run-types.js';
import { startRunStatements, type StartRunStatements } from './start-run-statements.js';
import { clearRun, costOfLostRun, type ConversationKey, type Message } from '../statements.js';

type Schemas = components['schemas'];

/** Tokens and cost of one attempt. `finish` and `release` add them to the conversation, even if no answer is stored. */
export interface Spent {
  /** Null if the model reported no usage. */
  readonly usage: Schemas['MessageUsage'] | null;
  /** Null if unknown. */
  readonly costUsd: number | null;
}

export interface StorableResult extends Spent {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  readonly failure: Schemas['RunFailure'] | null;
  /** Null if unknown. */
  readonly model: string | null;
  /** Null if no answer is stored. */
  readonly message: {
    readonly parts: Message['parts'];
    readonly finishReason: string | null;
    readonly toolCalls: readonly ToolCall[];
    /** Null if every resource of the agent was available. */
    readonly warnings: readonly Schemas['RunWarning'][] | null;
  } | null;
}

type TakenRun = Omit<Run, 'lease' | keyof RunKey>;

/** `held`: another attempt holds an unexpired lease. `over`: the run has ended. */
export type TakeOverOutcome = { kind: 'taken'; run: TakenRun } | { kind: 'held' } | { kind: 'over' };

export type StartWork<Result> = (statements: StartRunStatements, transaction: Transaction) => Promise<Result>;

export interface RunRepository {
  /** Runs `work` in one transaction of the unit. */
  start<Result>(work: StartWork<Result>, unit: UnitOfWork): Promise<Result>;
  startWithin<Result>(transaction: Transaction, work: StartWork<Result>): Promise<Result>;
  /** Takes the lease of a run if the lease has expired. Ends the run instead if a stop was requested. */
  takeOver(key: RunKey, given: { lease: string; leaseMs: number }): Promise<TakeOverOutcome>;
  /**
   * Extends the leases that expire within `renewBelowMs`. The result omits runs that have ended, and runs whose lease
   * another attempt holds. Exception: a run of a deleted conversation is returned as if a stop was requested.
   */
  heartbeat(
    runs: readonly (ConversationKey & { readonly lease: string })[],
    times: { leaseMs: number; renewBelowMs: number },
  ): Promise<HeldRun[]>;
  /** Returns null if the lease no longer matches. */
  finish(key: ConversationKey, run: { lease: string; result: StorableResult }): Promise<{ isFollowed: boolean } | null>;
  hasEndedAs(status: StorableResult['status'], run: RunKey): Promise<boolean>;
  release(key: ConversationKey, attempt: Spent & { readonly lease: string }): Promise<void>;
  failExpiredRuns(expiryRules: ExpiryRules, limit: number): Promise<number>;
}

interface HeldRun {
  readonly lease: string;
  readonly isStopRequested: boolean;
  readonly isFollowed: boolean;
}

/**
 * The database computes the remaining time, because its clock set the expiry. Skips locked rows, because a run whose
 * result is being stored would delay the renewal of all other leases.
 */
const renew = `
  with held as materialized (
    select conversations.organization_id, conversations.id, run.lease, lease_expires_at,
      stop_requested_at is not null or deleted_at is not null as "isStopRequested", is_followed as "isFollowed"
    from unnest(cast(:organizationIds as text[]), cast(:conversationIds as uuid[]),
      cast(:leases as uuid[])) as run (organization_id, id, lease)
    join conversations on conversations.organization_id = run.organization_id and conversations.id = run.id
      and (lease_holder = run.lease or deleted_at is not null)
  ), due as (
    select conversations.organization_id, conversations.id
    from held join conversations using (organization_id, id)
    where held.lease_expires_at < clock_timestamp() + make_interval(secs => :renewBelowMs / 1000.0)
      and lease_holder = held.lease
    for update of conversations skip locked
  ), renewed as (
    update conversations set lease_expires_at = clock_timestamp() + make_interval(secs => :leaseMs / 1000.0)
    from due
    where conversations.organization_id = due.organization_id and conversations.id = due.id
  )
  select lease, "isStopRequested", "isFollowed" from held
  -- all organizations`;

const takeLease = `
  update conversations
  set lease_holder = :lease, lease_expires_at = clock_timestamp() + make_interval(secs => :leaseMs / 1000.0),
    ${costOfLostRun}
  where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
    and lease_expires_at <= clock_timestamp() and stop_requested_at is null
  returning user_id as "userId", agent_id as "agentId", rendered_system_prompt as "renderedSystemPrompt",
    is_triggered as "isTriggered"`;

interface LockedRun {
  readonly answerId: string;
  /** Whether another process requested the events of the run. */
  readonly isFollowed: boolean;
}

/** Locks the conversation. Returns null if the lease does not match or the run has ended. */
async function lockRun(transaction: Database, key: ConversationKey, lease: string): Promise<LockedRun | null> {
  const { rows } = await transaction.raw<{ rows: LockedRun[] }>(
    `select answer_id as "answerId", is_followed as "isFollowed" from conversations
     where organization_id = :organizationId and id = :conversationId and lease_holder = :lease
     for update`,
    { ...key, lease },
  );
  return rows[0] ?? null;
}

const noUsage = { inputTokens: 0, outputTokens: 0, totalTokens: 0 };

async function endRun(
  transaction: Database,
  key: ConversationKey,
  { status, failure, usage, model, costUsd }: StorableResult,
): Promise<RunSummary & { readonly endedAt: Date }> {
  const { rows } = await transaction.raw<{ rows: (RunSummary & { endedAt: Date })[] }>(
    `update conversations
     set stream_status = :status, failure = :failure, failure_code = :failureCode, updated_at = clock.at, ${clearRun},
       model = :model, cost_usd = cost_usd + cast(:costUsd as numeric),
       latency_ms = cast(
         least(greatest(extract(epoch from clock.at - run_started_at) * 1000, 0), 2147483647) as integer
       ),
       input_tokens = input_tokens + :inputTokens, output_tokens = output_tokens + :outputTokens,
       total_tokens = total_tokens + :totalTokens
     from (select clock_timestamp() as at) clock
     where organization_id = :organizationId and id = :conversationId
     returning updated_at as "endedAt", id as "conversationId", agent_id as "agentId", user_id as "userId", source,
       model, latency_ms as "latencyMs"`,
    {
      ...key,
      status,
      failure: failure?.message ?? null,
      failureCode: failure?.code ?? null,
      model,
      costUsd,
      ...(usage ?? noUsage),
    },
  );
  if (!rows[0]) throw new Error('ending a run changed no row');
  return rows[0];
}

async function addAnswer(
  transaction: Database,
  key: ConversationKey,
  { answerId }: LockedRun,
  message: NonNullable<StorableResult['message']>,
  { usage }: StorableResult,
  at: Date,
): Promise<void> {
  const { parts, finishReason, toolCalls, warnings } = message;
  await transaction.raw(
    `with conversation as (
       update conversations
       set assistant_message_count = assistant_message_count + 1, tool_call_count = tool_call_count + :toolCallCount,
         first_message_at = coalesce(first_message_at, :at), last_message_at = :at, last_finish_reason = :finishReason
       where organization_id = :organizationId and id = :conversationId
       returning user_message_count + assistant_message_count + superseded_message_count as position
     )
     insert into messages (organization_id, conversation_id, id, position, role, parts, input_tokens, output_tokens,
       total_tokens, finish_reason, warnings, created_at)
     select :organizationId, :conversationId, :answerId, position, 'assistant', cast(:parts as jsonb), :inputTokens,
       :outputTokens, :totalTokens, :finishReason, cast(:warnings as jsonb), :at
     from conversation`,
    {
      ...key,
      answerId,
      finishReason,
      at,
      toolCallCount: toolCalls.length,
      parts: await listToJson(parts),
      warnings: warnings === null ? null : JSON.stringify(warnings),
      ...(usage ?? { inputTokens: null, outputTokens: null, totalTokens: null }),
    },
  );
  if (toolCalls.length === 0) return;
  await transaction.raw(
    `insert into tool_calls (organization_id, conversation_id, message_id, position, tool_name, args, result,
      created_at)
     select :organizationId, :conversationId, :answerId, position, call ->> 'toolName', call -> 'args',
       nullif(call -> 'result', 'null'), :at
     from jsonb_array_elements(cast(:toolCalls as jsonb)) with ordinality as calls (call, position)`,
    { ...key, answerId, at, toolCalls: await listToJson(toolCalls) },
  );
}

function eventsOf(organizationId: string, run: RunSummary, { status, failure, usage }: StorableResult): DomainEvent[] {
  if (status === 'stopped') return [];
  return failure === null
    ? [{ type: 'run.completed', organizationId, data: { ...run, usage } }]
    : [{ type: 'run.failed', organizationId, data: { ...run, failure } }];
}

async function takeOver(
  transaction: DatabaseTransaction,
  events: Events,
  key: RunKey,
  given: Parameters<RunRepository['takeOver']>[1],
): Promise<TakeOverOutcome> {
  const { rows } = await transaction.raw<{ rows: Omit<TakenRun, 'history'>[] }>(takeLease, { ...key, ...given });
  const [run] = rows;
  if (run) {
    const history = await startRunStatements(transaction, events).history(key);
    return { kind: 'taken', run: { ...run, history } };
  }
  await transaction.raw(
    `update conversations set stream_status = 'stopped', updated_at = clock_timestamp(), ${costOfLostRun}, ${clearRun}
     where organization_id = :organizationId and id = :conversationId and answer_id = :answerId
       and lease_expires_at <= clock_timestamp() and stop_requested_at is not null`,
    { ...key },
  );
  const { rows: running } = await transaction.raw<{ rows: unknown[] }>(
    `select from conversations
     where organization_id = :organizationId and id = :conversationId and answer_id = :answerId`,
    { ...key },
  );
  return { kind: running.length > 0 ? 'held' : 'over' };
}

async function finish(
  transaction: DatabaseTransaction,
  events: Events,
  key: ConversationKey,
  { lease, result }: Parameters<RunRepository['finish']>[1],
): Promise<{ isFollowed: boolean } | null> {
  const held = await lockRun(transaction, key, lease);
  if (held === null) return null;
  const { endedAt, ...run } = await endRun(transaction, key, result);
  if (result.message !== null) await addAnswer(transaction, key, held, result.message, result, endedAt);
  await events.emit(transaction, ...eventsOf(key.organizationId, run, result));
  return { isFollowed: held.isFollowed };
}

export function createRunRepository(database: Database, events: Events): RunRepository {
  const startWithin = <Result>(transaction: DatabaseTransaction, work: StartWork<Result>): Promise<Result> =>
    work(startRunStatements(transaction, events), transaction);
  return {
    start: (work, unit) => unit.transaction(database, (transaction) => startWithin(transaction, work)),
    startWithin,

    takeOver: (key, given) => database.transaction((transaction) => takeOver(transaction, events, key, given)),

    async heartbeat(runs, times) {
      const { rows } = await database.raw<{ rows: HeldRun[] }>(renew, {
        organizationIds: runs.map(({ organizationId }) => organizationId),
        conversationIds: runs.map(({ conversationId }) => conversationId),
        leases: runs.map(({ lease }) => lease),
        ...times,
      });
      return rows;
    },

    finish: (key, run) => database.transaction((transaction) => finish(transaction, events, key, run)),

    async hasEndedAs(status, { organizationId, conversationId, answerId }) {
      const { rows } = await database.raw<{ rows: unknown[] }>(
        `select from conversations
         where organization_id = :organizationId and id = :conversationId and last_answer_id = :answerId
           and stream_status = :status`,
        { organizationId, conversationId, answerId, status },
      );
      return rows.length > 0;
    },

    async release(key, { lease, usage, costUsd }) {
      await database.raw(
        `update conversations
         set lease_holder = answer_id, lease_expires_at = clock_timestamp(),
           cost_usd = cost_usd + cast(:costUsd as numeric), input_tokens = input_tokens + :inputTokens,
           output_tokens = output_tokens + :outputTokens, total_tokens = total_tokens + :totalTokens
         where organization_id = :organizationId and id = :conversationId and lease_holder = :lease and is_background`,
        { ...key, lease, costUsd, ...(usage ?? noUsage) },
      );
    },

    failExpiredRuns: (expiryRules, limit) =>
      database.transaction((transaction) => failExpiredRuns(transaction, events, expiryRules, limit)),
  };
}

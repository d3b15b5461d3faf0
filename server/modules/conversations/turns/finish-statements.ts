// Statements of the transaction that ends a run. Status, answer, tool calls and counters change together.
import type { Knex } from 'knex';
import { listToJson } from '../../../platform/event-loop/yielding.js';
import type { components } from '../../../generated/types.js';
import type { ToolCall } from './parts.js';
import { endedColumns, type RunSummary } from './expired-run-statements.js';
import { clearRun, lastPosition, type ConversationKey, type Message } from '../statements.js';

type Schemas = components['schemas'];
type MessageUsage = Schemas['MessageUsage'];
type RunWarning = Schemas['RunWarning'];

/** What is stored when a run ends. */
export interface TurnEnd {
  readonly status: 'completed' | 'stopped' | 'error' | 'timeout';
  readonly failure: Schemas['RunFailure'] | null;
  /** Null if the model reported none. Also counted without an answer, because the tokens were spent. */
  readonly usage: MessageUsage | null;
  /** Null if the agent could not be loaded. */
  readonly model: string | null;
  /** Null if unknown. */
  readonly costUsd: number | null;
  /** Null if no answer is stored. */
  readonly message: {
    readonly parts: Message['parts'];
    readonly finishReason: string | null;
    readonly toolCalls: readonly ToolCall[];
    /** Null if every resource of the agent was available. */
    readonly warnings: readonly RunWarning[] | null;
  } | null;
}

interface LockedRun {
  readonly answerId: string;
  /** Whether another process asked for the events of the run. */
  readonly isFollowed: boolean;
}

type EndedRun = RunSummary & { readonly endedAt: Date };

async function addAnswer(
  transaction: Knex,
  key: ConversationKey,
  { answerId }: LockedRun,
  message: NonNullable<TurnEnd['message']>,
  { usage }: TurnEnd,
  at: Date,
): Promise<void> {
  const { parts, finishReason, toolCalls, warnings } = message;
  await transaction.raw(
    `with conversation as (
       update conversations
       set assistant_message_count = assistant_message_count + 1, tool_call_count = tool_call_count + :toolCallCount,
         first_message_at = coalesce(first_message_at, :at), last_message_at = :at, last_finish_reason = :finishReason
       where organization_id = :organizationId and id = :conversationId
       returning ${lastPosition} as position
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

export const finishStatements = (transaction: Knex, key: ConversationKey) => ({
  /** Locks the conversation. Returns null if the lease does not match or the run has ended. */
  async lock(lease: string): Promise<LockedRun | null> {
    const { rows } = await transaction.raw<{ rows: LockedRun[] }>(
      `select answer_id as "answerId", is_followed as "isFollowed" from conversations
       where organization_id = :organizationId and id = :conversationId and lease_holder = :lease
       for update`,
      { ...key, lease },
    );
    return rows[0] ?? null;
  },

  async end({ status, failure, usage, model, costUsd }: TurnEnd): Promise<EndedRun> {
    const { rows } = await transaction.raw<{ rows: EndedRun[] }>(
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
       returning updated_at as "endedAt", ${endedColumns}`,
      {
        ...key,
        status,
        failure: failure?.message ?? null,
        failureCode: failure?.code ?? null,
        model,
        costUsd,
        ...(usage ?? { inputTokens: 0, outputTokens: 0, totalTokens: 0 }),
      },
    );
    if (!rows[0]) throw new Error('ending a run changed no row');
    return rows[0];
  },

  addAnswer: (run: LockedRun, message: NonNullable<TurnEnd['message']>, end: TurnEnd, at: Date) =>
    addAnswer(transaction, key, run, message, end, at),
});

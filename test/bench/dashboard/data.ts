// Generates conversations in Postgres. One million takes one or two minutes.
import type { Knex } from 'knex';

export const organizationId = 'org_2kBench';
export const adminId = 'user_bench_1';
const people = 2_000;
const agents = 20;

/** A time range with the maximum number of top-level conversations in one reply. */
export const page = { from: '2026-03-01T00:00:00.000Z', to: '2026-04-01T00:00:00.000Z', size: 10_000 };

/** Adds users and agents. */
export async function addPeople(database: Knex): Promise<void> {
  await database.raw(
    `insert into member_mirrors (organization_id, reconciled_at) values (:organizationId, now() + interval '1 day')`,
    { organizationId },
  );
  await database.raw(
    `insert into members (organization_id, user_id, email, first_name, last_name, profile_image_url, role,
       public_metadata, joined_at, created_at, membership_at, event_at, profile_at, change)
     select :organizationId, 'user_bench_' || n, 'person' || n || '@bench.example', 'Person', 'Number ' || n, 'https://img.bench.example/' || n,
       'org:member',
       jsonb_build_object('department', case when n % 10 = 0 then 'Field Service' else 'Sales' end, 'level', n % 7),
       0, 0, 0, 0, 0, 0
     from generate_series(1, cast(:people as integer)) n`,
    { organizationId, people },
  );
  await database.raw(
    `insert into agents (organization_id, configuration, created_by)
     select :organizationId, jsonb_build_object(
         'name', 'Agent ' || n, 'description', 'An agent', 'model', 'offline:echo', 'stage', 'released'), 'user_bench_1'
     from generate_series(1, cast(:agents as integer)) n`,
    { organizationId, agents },
  );
}

export interface Batch {
  /** Numbers of the conversations, both ends included. */
  first: number;
  last: number;
  from: string;
  to: string;
}

/**
 * Has `page.size` top-level conversations. Of twenty conversations, eighteen are top-level, one is a sub-conversation,
 * and one is a sub-conversation of that.
 */
export const pageBatch: Batch = { ...page, first: 1, last: 11_110 };

const timestampOf = (n: string) =>
  `cast(:from as timestamptz) + (cast(:to as timestamptz) - cast(:from as timestamptz))
   * (${n} - cast(:first as integer)) / cast(:count as integer)`;

/**
 * Adds conversations that are spread evenly over the time. Skips the checks of foreign keys, which would take half of
 * the time. The rows satisfy all foreign keys.
 */
export async function addConversations(database: Knex, batch: Batch): Promise<void> {
  const values = {
    organizationId,
    people,
    agents,
    firstAgent: await firstAgent(database),
    count: batch.last - batch.first + 1,
    ...batch,
  };
  await database.transaction(async (transaction) => {
    await transaction.raw(`set local session_replication_role = replica`);
    await transaction.raw(`set local statement_timeout = 0`);
    await transaction.raw(
      `insert into conversations (organization_id, id, agent_id, user_id, name, upstream_conversation_id,
         root_conversation_id, root_created_at, root_user_id, root_agent_id, stream_status, failure, failure_code,
         is_scheduled, model, latency_ms, cost_usd, first_message_text,
         user_message_count, assistant_message_count, input_tokens, output_tokens, total_tokens,
         attachment_count, tool_call_count,
         last_finish_reason, helpful_count, first_message_at, last_message_at, created_at, updated_at)
       select :organizationId, cast(md5('conversation ' || n) as uuid),
         cast(:firstAgent as integer) + n % cast(:agents as integer),
         'user_bench_' || 1 + n % cast(:people as integer), 'Conversation ' || n,
         case when above > 0 then cast(md5('conversation ' || n - 1) as uuid) end,
         case when above > 0 then cast(md5('conversation ' || n - above) as uuid) end,
         case when above > 0 then ${timestampOf('n - above')} end,
         case when above > 0 then 'user_bench_' || 1 + (n - above) % cast(:people as integer) end,
         case when above > 0 then cast(:firstAgent as integer) + (n - above) % cast(:agents as integer) end,
         case when n % 500 = 7 then 'error' else 'completed' end, case when n % 500 = 7 then 'It failed.' end,
         case when n % 500 = 7 then 'internal' end,
         n % 10 = 1, case when n % 5000 = 9 then 'openai:gpt-6-astra' else 'openai:gpt-5-mini' end,
         2000 + n % 7919, 0.001,
         'Question ' || n || ': our Arm X2 stops at 40 degrees and shows E-17. What should I check first.',
         1, 1, 1000 + n % 900, 100 + n % 90, 1100 + n % 900 + n % 90, n % 3, case when n % 10 = 3 then 1 else 0 end,
         'stop', case when n % 20 = 5 then 1 else 0 end, at, at + interval '9 seconds', at,
         at + n % 7919 * interval '10 seconds'
       from (
         select n, greatest(n % 20 - 17, 0) as above, ${timestampOf('n')} as at
         from generate_series(cast(:first as integer), cast(:last as integer)) n
       ) numbered`,
      values,
    );
    await transaction.raw(
      `insert into messages (organization_id, conversation_id, id, position, role, parts)
       select :organizationId, cast(md5('conversation ' || n) as uuid), cast(md5('message ' || n) as uuid), 2,
         'assistant', '[{"type": "text", "text": "Check the brake supply."}]'
       from generate_series(cast(:first as integer), cast(:last as integer)) n where n % 10 = 3`,
      values,
    );
    await transaction.raw(
      `insert into tool_calls (organization_id, conversation_id, message_id, position, tool_name, args, result)
       select :organizationId, cast(md5('conversation ' || n) as uuid), cast(md5('message ' || n) as uuid), 1,
         'search_knowledge_base',
         '{"query": "E-17", "knowledgeBaseId": 1}',
         '{"results": [{"fileName": "arm-x2-manual.pdf", "text": "E-17: joint 2 brake.", "score": 0.83}]}'
       from generate_series(cast(:first as integer), cast(:last as integer)) n where n % 10 = 3`,
      values,
    );
    await transaction.raw(
      `insert into conversation_feedback (organization_id, conversation_id, user_id, rating, comment)
       select :organizationId, cast(md5('conversation ' || n) as uuid),
         'user_bench_' || 1 + n % cast(:people as integer), 'helpful', 'That was it.'
       from generate_series(cast(:first as integer), cast(:last as integer)) n where n % 20 = 5`,
      values,
    );
  });
  for (const table of ['conversations', 'messages', 'tool_calls', 'conversation_feedback', 'members', 'agents']) {
    await database.raw(`vacuum (analyze) ${table}`);
  }
}

async function firstAgent(database: Knex): Promise<number> {
  const { rows } = await database.raw<{ rows: { first: number }[] }>(
    'select min(id) as first from agents where organization_id = ?',
    [organizationId],
  );
  return rows[0]?.first ?? 0;
}

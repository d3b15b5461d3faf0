// Generates records of every kind for one organization in Postgres.
import type { Knex } from 'knex';
import { addConversations, addPeople, adminId, organizationId } from '../dashboard/data.js';

export const conversationId = '00000000-0000-4000-8000-00000000c0de';
const days = 365;

interface Kind {
  readonly name: string;
  /** Divides the number of records. More than 1 for kinds that have a limit, or whose lists are short in practice. */
  readonly divisor: number;
  readonly sql: string;
}

/** `n` is the number of the record, and `at` is its time. The times are spread over the last year. */
const numbered = 'generate_series(cast(:first as integer), cast(:last as integer)) n';
const golden = 'cast(n as double precision) * 0.6180339887';
const at = `now() - interval '${days} days' * (${golden} - floor(${golden}))`;
const ofAgent = `(select min(id) from agents where organization_id = :organizationId)`;
const ofBase = `(select min(id) from knowledge_bases where organization_id = :organizationId)`;

const kinds: readonly Kind[] = [
  {
    name: 'agents',
    divisor: 100,
    sql: `insert into agents (organization_id, configuration, created_by)
      select :organizationId, jsonb_build_object(
          'name', 'Agent ' || n, 'description', 'An agent', 'model', 'offline:echo', 'stage', 'released'), :adminId
      from ${numbered}`,
  },
  {
    name: 'agent versions of one agent',
    divisor: 10,
    sql: `insert into agent_versions (organization_id, agent_id, number, source, snapshot, created_by)
      select :organizationId, ${ofAgent}, n, 'save', (select configuration from agents where id = ${ofAgent}), :adminId
      from ${numbered}`,
  },
  {
    name: 'agent tags',
    divisor: 100,
    sql: `insert into agent_tags (organization_id, name, created_by)
      select :organizationId, 'tag ' || n, :adminId
      from ${numbered}`,
  },
  {
    name: 'members',
    divisor: 100,
    sql: `insert into members (organization_id, user_id, email, first_name, last_name, profile_image_url, role,
        public_metadata, joined_at, created_at, membership_at, event_at, profile_at, change)
      select :organizationId, 'user_more_' || n, 'more' || n || '@bench.example', 'More', 'Number ' || n, 'https://img.bench.example/' || n,
        'org:member', '{}', 0, n, 0, 0, 0, 0 from ${numbered}`,
  },
  {
    name: 'skills',
    divisor: 100,
    sql: `insert into skills (organization_id, name, created_by)
      select :organizationId, 'skill ' || n, :adminId
      from ${numbered}`,
  },
  {
    name: 'knowledge bases',
    divisor: 100,
    sql: `insert into knowledge_bases (organization_id, name, embedding_model, embedding_dimensions, created_by)
      select :organizationId, 'base ' || n, 'offline:embedding', 256, :adminId from ${numbered}`,
  },
  {
    name: 'files of one knowledge base',
    divisor: 100,
    sql: `insert into knowledge_base_files (organization_id, knowledge_base_id, file_id, file_name, file_key,
        content_key, content_type, file_size, processing_status, next_step, created_by)
      select :organizationId, ${ofBase}, gen_random_uuid(), n || '.md', 'key' || n, 'content' || n, 'text/markdown', 1,
        'completed', 'none', :adminId
      from ${numbered}`,
  },
  {
    // Without these files, Postgres would expect all files in each knowledge base, and would scan the whole table.
    name: 'files of other knowledge bases',
    divisor: 100,
    sql: `insert into knowledge_base_files (organization_id, knowledge_base_id, file_id, file_name, file_key,
        content_key, content_type, file_size, processing_status, next_step, created_by)
      select :organizationId, ${ofBase} + n, gen_random_uuid(), n || '.md', 'other key' || n, 'other content' || n,
        'text/markdown', 1, 'completed', 'none', :adminId
      from ${numbered}`,
  },
  {
    name: 'chunks of one file',
    divisor: 10,
    sql: `insert into knowledge_base_chunks (organization_id, knowledge_base_id, file_record_id, position, text,
        token_count, embedding)
      select :organizationId, ${ofBase},
        (select min(id) from knowledge_base_files where organization_id = :organizationId),
        n - 1, 'Passage ' || n, 3, '\\x00000000'
      from ${numbered}`,
  },
  {
    name: 'scheduled tasks',
    divisor: 100,
    sql: `insert into scheduled_tasks (organization_id, name, prompt, schedule, enabled, agent_id, user_id,
        catch_up_window_seconds)
      select :organizationId, 'Task ' || n, 'Report.', '0 0 1 1 *', false, ${ofAgent},
        case when n % 10 = 0 then :adminId else 'user_bench_2' end, 60
      from ${numbered}`,
  },
  {
    name: 'executions of scheduled tasks',
    divisor: 1,
    sql: `insert into task_executions (organization_id, scheduled_task_id, kind, scheduled_for, status, started_at,
        finished_at, created_at, error, failure_code)
      select :organizationId, (select min(id) from scheduled_tasks where organization_id = :organizationId) + n % 100,
        'manual', ${at},
        case when n % 50 = 0 then 'failed' else 'completed' end, ${at}, ${at}, ${at},
        case when n % 50 = 0 then 'It failed.' end, case when n % 50 = 0 then 'internal' end
      from ${numbered}`,
  },
  {
    name: 'messages of one conversation',
    divisor: 100,
    sql: `insert into messages (organization_id, conversation_id, id, position, role, parts)
      select :organizationId, '${conversationId}', gen_random_uuid(), n,
        case when n % 2 = 1 then 'user' else 'assistant' end, '[{"type": "text", "text": "Check the brake."}]'
      from ${numbered}`,
  },
  {
    name: 'entries of the audit log',
    divisor: 1,
    sql: `insert into audit_log (organization_id, at, actor_type, actor_id, action, record_type, record_id)
      select :organizationId, ${at}, 'user', :adminId, 'agent.updated', 'agent', cast(n % 1000 as text)
      from ${numbered}`,
  },
  {
    name: 'deliveries of one webhook endpoint',
    divisor: 1,
    sql: `insert into webhook_deliveries (organization_id, id, endpoint_id, kind, event_id, event_type, payload, status,
        attempts, created_at)
      select :organizationId, gen_random_uuid(), (select min(id) from webhook_endpoints), 'event', 'event_' || n,
        'run.completed', '{}',
        case when n % 100 = 0 then 'failed' else 'succeeded' end, 1, ${at} from ${numbered}`,
  },
];

/** Adds users, agents, a webhook endpoint, and the conversation that gets the messages. Call it once. */
export async function addOnce(database: Knex): Promise<void> {
  await addPeople(database);
  await database.raw(
    `insert into webhook_endpoints (organization_id, url, description, event_types, enabled, sealed_secret, created_by,
       created_at, updated_at)
     values (:organizationId, 'https://receiver.bench.example/', '', '{run.completed}', true, '\\x00', :adminId,
       now(), now())`,
    { organizationId, adminId },
  );
  await database.raw(
    `insert into conversations (organization_id, id, agent_id, user_id, name)
     select :organizationId, '${conversationId}', min(id), :adminId, 'A long conversation' from agents`,
    { organizationId, adminId },
  );
}

async function publishAgents(database: Knex): Promise<void> {
  await database.raw(
    `insert into agent_versions (organization_id, agent_id, number, source, snapshot, created_by)
     select organization_id, id, 1, 'save', configuration, created_by from agents where published_version_id is null
     on conflict do nothing`,
  );
  await database.raw(
    `update agents set published_version_id = version.id from agent_versions version
     where agents.published_version_id is null and version.organization_id = agents.organization_id
       and version.agent_id = agents.id and version.number = 1`,
  );
}

/** Adds records until each kind has `last / divisor` of them, besides those that `addOnce` added. */
export async function grow(database: Knex, { first, last }: { first: number; last: number }): Promise<void> {
  for (const { divisor, sql } of kinds) {
    const part = { first: Math.floor((first - 1) / divisor) + 1, last: Math.floor(last / divisor) };
    if (part.last < part.first) continue;
    await database.transaction(async (transaction) => {
      // Skips the checks of foreign keys, which all rows satisfy.
      await transaction.raw(`set local session_replication_role = replica`);
      await transaction.raw(`set local statement_timeout = 0`);
      const values = { organizationId, adminId, ...part };
      const used = Object.entries(values).filter(([key]) => sql.includes(`:${key}`));
      await transaction.raw(sql, Object.fromEntries(used));
    });
  }
  await publishAgents(database);
  const now = Date.now();
  const from = new Date(now - days * 86_400_000).toISOString();
  await addConversations(database, { first, last, from, to: new Date(now).toISOString() });
  await database.raw('vacuum (analyze)');
}

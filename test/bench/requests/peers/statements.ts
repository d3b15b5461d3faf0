// The statements of the peers, on the same tables as ours. A peer limits statements to the organization, locks and
// versions a saved record, and returns the same reply.
import { createHash } from 'node:crypto';

export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** Sends a statement with the values of $1, $2, … */
export type Send = <Row>(statement: Statement, values: readonly unknown[]) => Promise<Row[]>;

export interface Database {
  readonly send: Send;
  transaction<Result>(work: (send: Send) => Promise<Result>): Promise<Result>;
}

export interface Caller {
  readonly organizationId: string;
  readonly userId: string;
}

const agentColumns = `
  agents.id, agents.configuration, agents.published_version_id as "publishedVersionId",
  agents.created_at as "createdAt", agents.updated_at as "updatedAt",
  coalesce((
    select json_agg(json_build_object('id', agent_tags.id, 'name', agent_tags.name)
      order by lower(agent_tags.name), agent_tags.id)
    from agent_tag_assignments
    join agent_tags on agent_tags.organization_id = agent_tag_assignments.organization_id
      and agent_tags.id = agent_tag_assignments.tag_id
    where agent_tag_assignments.organization_id = agents.organization_id and agent_tag_assignments.agent_id = agents.id
  ), '[]') as tags`;

const isLive = 'agents.organization_id = $1 and agents.deleted_at is null';
const tagColumns = `id, name, organization_id as "organizationId", created_by as "createdBy",
  created_at as "createdAt", updated_at as "updatedAt"`;

const statements = {
  list: `select ${agentColumns} from agents where ${isLive} order by lower(agents.name), agents.id`,
  one: `select ${agentColumns} from agents where ${isLive} and agents.id = $2`,
  lock: `select from agents where ${isLive} and agents.id = $2 for update`,
  findTag: `select ${tagColumns} from agent_tags where organization_id = $1 and name = $2`,
  addTag: `insert into agent_tags (organization_id, name, created_by) values ($1, $2, $3)
    on conflict (organization_id, name) do update set name = excluded.name returning ${tagColumns}`,
  addVersion: `insert into agent_versions (organization_id, agent_id, number, source, snapshot, created_by)
    values ($1, $2,
      (select coalesce(max(number), 0) + 1 from agent_versions where organization_id = $1 and agent_id = $2),
      'save', $3, $4)
    returning id`,
  conversation: `select id, agent_id as "agentId", user_id as "userId", organization_id as "organizationId", name,
      upstream_conversation_id as "upstreamConversationId", rendered_system_prompt as "renderedSystemPrompt",
      stream_status as "streamStatus", source, model, latency_ms as "latencyMs",
      cast(cost_usd as double precision) as "costUsd",
      created_at as "createdAt", updated_at as "updatedAt", deleted_at as "deletedAt"
    from conversations where organization_id = $1 and id = $2 and user_id = $3`,
  messages: `select id, role, parts, created_at as "createdAt", finish_reason as "finishReason",
      case when total_tokens is not null
        then json_build_object('inputTokens', input_tokens, 'outputTokens', output_tokens, 'totalTokens', total_tokens)
      end as usage
    from messages where organization_id = $1 and conversation_id = $2 order by position`,
  publish: `update agents set configuration = $3, published_version_id = $4, updated_at = now()
    where organization_id = $1 and id = $2`,
};
const named = Object.fromEntries(Object.entries(statements).map(([name, text]) => [name, { name, text }])) as Record<
  keyof typeof statements,
  Statement
>;

interface AgentRow {
  id: number;
  configuration: object;
  publishedVersionId: number;
  createdAt: Date;
  updatedAt: Date;
  tags: object[];
}
interface MessageRow {
  id: string;
  role: string;
  parts: object[];
  createdAt: Date;
  finishReason: string | null;
  usage: object | null;
}
const etagOf = (values: object) => createHash('sha256').update(JSON.stringify(values)).digest('base64url').slice(0, 16);
const toAgent = ({ configuration, createdAt, updatedAt, ...row }: AgentRow) => ({
  ...row,
  ...configuration,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  etag: etagOf([configuration, row.tags]),
});

const toMessage = ({ createdAt, finishReason, usage, ...row }: MessageRow) => ({
  ...row,
  createdAt: createdAt.toISOString(),
  ...(usage === null ? {} : { usage }),
  ...(finishReason === null ? {} : { finishReason }),
});

/** The measured operations, by operation id. They return null for a record that does not exist. */
export const operationsOf = (database: Database) => ({
  async listAgents({ organizationId }: Caller): Promise<object[]> {
    return (await database.send<AgentRow>(named.list, [organizationId])).map(toAgent);
  },
  async getAgent({ organizationId }: Caller, id: number): Promise<object | null> {
    const [row] = await database.send<AgentRow>(named.one, [organizationId, id]);
    return row ? toAgent(row) : null;
  },
  async getConversation({ organizationId, userId }: Caller, id: string): Promise<object | null> {
    const [found, messages] = await Promise.all([
      database.send<{ name: string; createdAt: Date; updatedAt: Date }>(named.conversation, [
        organizationId,
        id,
        userId,
      ]),
      database.send<MessageRow>(named.messages, [organizationId, id]),
    ]);
    const [row] = found;
    if (!row) return null;
    const times = { createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() };
    return { ...row, ...times, messages: messages.map(toMessage), etag: etagOf({ name: row.name }) };
  },
  async createTag({ organizationId, userId }: Caller, name: string): Promise<object | null> {
    const [known] = await database.send<{ name: string }>(named.findTag, [organizationId, name]);
    const tag = known ?? (await database.send<{ name: string }>(named.addTag, [organizationId, name, userId]))[0];
    return tag === undefined ? null : { ...tag, etag: etagOf({ name: tag.name }) };
  },
  saveAgent: ({ organizationId, userId }: Caller, { id, ...changes }: { id: number }): Promise<object | null> =>
    database.transaction(async (send) => {
      await send(named.lock, [organizationId, id]);
      const [row] = await send<AgentRow>(named.one, [organizationId, id]);
      if (!row) return null;
      const configuration = JSON.stringify({ ...row.configuration, ...changes });
      const [version] = await send<{ id: number }>(named.addVersion, [organizationId, id, configuration, userId]);
      await send(named.publish, [organizationId, id, configuration, version?.id]);
      const [saved] = await send<AgentRow>(named.one, [organizationId, id]);
      return saved ? toAgent(saved) : null;
    }),
});
export type Operations = ReturnType<typeof operationsOf>;

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTag, readAgent, save, versionsOf } from '../api/agents/support.js';
import { talk } from '../api/conversations/support.js';
import { addFile, createBase } from '../api/knowledge-bases/support.js';
import { inviteOne } from '../api/organization/invitations.js';
import { addPerson, listUsers } from '../api/organization/support.js';
import { createTask } from '../api/scheduled-tasks/support.js';
import { newFile, newSkill } from '../api/skills/support.js';
import { connectServer } from '../api/tool-servers/support.js';
import { createEndpoint } from '../api/webhook-endpoints/support.js';
import { operation, operations, parameters } from '../contract/support.js';
import { startTestServer, type CallOptions, type CallResult, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer({}, { worker: false })), 60_000);
afterAll(() => server?.stop());

type Given = Pick<CallOptions, 'query' | 'body'>;

const toolOf = (name: string) => ({ [name]: { description: 'Outdated', parameters: { type: 'object' } } });

/** Creates, for each operation that accepts `dryRun`, a request that takes effect. */
const requests: Record<string, () => Promise<Given>> = {
  async deleteAgent() {
    const agent = await save(server);
    await save(server, { tools: { call_agent: { ...toolOf('x')['x'], config: { callableAgentIds: [agent.id] } } } });
    return { body: { agentId: agent.id } };
  },
  async changeAgentVersion() {
    const { id } = await save(server);
    await save(server, { id, description: 'Changed' });
    const [, first] = await versionsOf(server, id);
    return { body: { agentId: id, action: 'rollback', versionId: first.id } };
  },
  async syncAgentTools() {
    await save(server, { tools: toolOf('load_skill') });
    return {};
  },
  deleteAgentTag: async () => {
    const tag = await createTag(server, `Tag ${Math.random()}`);
    await save(server, { tagIds: [tag.id] });
    return { query: { id: tag.id } };
  },
  removeUsers: async () => ({ body: { userIds: [await addPerson(server), 'user_2kNobody'] } }),
  revokeInvitations: async () => ({ body: { invitationIds: [await inviteOne(server), 'orginv_2kNone'] } }),
  deleteSkill: async () => ({ query: { id: (await newSkill(server)).id } }),
  async deleteSkillFile() {
    const skill = await newSkill(server);
    return { query: { fileId: (await newFile(server, { skillId: skill.id, fileName: 'a.md' })).file.id } };
  },
  deleteKnowledgeBase: async () => ({ query: { id: (await createBase(server)).id } }),
  async deleteKnowledgeBaseFile() {
    const { id: kbId } = await createBase(server);
    return { query: { kbId, fileId: (await addFile(server, kbId)).id } };
  },
  deleteToolServer: async () => ({ query: { id: (await connectServer(server)).id } }),
  deleteWebhookEndpoint: async () => ({ query: { id: (await createEndpoint(server)).id } }),
  async deleteScheduledTask() {
    const { id: agentId } = await save(server);
    return { query: { taskId: (await createTask(server, { agentId })).id } };
  },
  deleteConversation: async () => ({ query: { threadId: (await talk(server)).conversationId } }),
};

/** Tables that change with time, or with each request. */
const volatile = ['rate_limits', 'periodic_tasks', 'leases'];

async function rowsOf(table: string): Promise<string> {
  const { rows } = await server.database.raw<{ rows: { all: string }[] }>(
    `select coalesce(string_agg(cast(t as text), E'\\n' order by cast(t as text)), '') as all from ${table} as t`,
  );
  return rows[0]?.all ?? '';
}

/** Returns the rows of each table of the service and the identity provider, except `volatile`, and of the jobs. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await server.database.raw<{ rows: { schema: string; name: string }[] }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('public', 'embedded_identity')`,
  );
  const tables = rows.filter(({ name }) => !volatile.includes(name)).map(({ schema, name }) => `${schema}.${name}`);
  expect(tables.length).toBeGreaterThan(25);
  const contents: Record<string, string> = {};
  for (const table of [...tables, `(select id, name, data from pgboss.job)`]) contents[table] = await rowsOf(table);
  return contents;
}

const send = (id: string, { query, body }: Given, more: CallOptions = {}): Promise<CallResult> => {
  const { method, path } = operation(id);
  return server.call(method.toUpperCase(), path, {
    ...more,
    query: { ...query, ...more.query },
    ...(body === undefined ? {} : { body }),
  });
};

/** Removes times, which differ between the two requests. */
const timeless = (body: unknown): unknown =>
  JSON.parse(JSON.stringify(body ?? null), (key, value: unknown) =>
    ['updatedAt', 'deletedAt'].includes(key) ? null : value,
  );

describe('dryRun', () => {
  test('has a case for each operation that accepts it', () => {
    const accepting = operations.filter(({ raw }) => parameters(raw).some(({ name }) => name === 'dryRun'));
    expect(Object.keys(requests).sort()).toEqual(accepting.map(({ id }) => id).sort());
  });

  test.each(Object.keys(requests))('%s: returns the reply of the real request and changes nothing', async (id) => {
    const given = await requests[id]!();
    await listUsers(server);
    const before = await everything();
    const headers = { 'idempotency-key': `key-of-${id}` };
    const dry = await send(id, given, { headers, query: { dryRun: true } });
    expect(dry.status).toBeLessThan(300);
    expect(await everything()).toEqual(before);
    // The same key can be used, because a dry run stores no reply.
    const real = await send(id, given, { headers });
    expect({ status: dry.status, body: timeless(dry.body) }).toEqual({
      status: real.status,
      body: timeless(real.body),
    });
    expect(real.headers.get('idempotency-replayed')).toBeNull();
    expect(await everything()).not.toEqual(before);
    // After the real request, a dry run and another real request return the same reply.
    const [again, really] = [await send(id, given, { query: { dryRun: true } }), await send(id, given)];
    expect({ status: again.status, body: again.body }).toEqual({ status: really.status, body: really.body });
  });

  test('makes the checks of a real request: role, existence, If-Match and rules', async () => {
    const query = { dryRun: true };
    const { id } = await connectServer(server);
    const member = await server.tokenFor({ role: 'org:member' });
    expect((await send('deleteToolServer', { query: { id } }, { query, token: member })).status).toBe(403);
    expect((await send('deleteToolServer', { query: { id: 2147483647 } }, { query })).status).toBe(404);
    const headers = { 'if-match': '"0123456789abcdef"' };
    expect((await send('deleteToolServer', { query: { id } }, { query, headers })).status).toBe(412);
    const { userId } = (await server.call('GET', '/me/permissions')).body;
    expect((await send('removeUsers', { body: { userIds: [userId] } }, { query })).status).toBe(400);
  });

  test('shows the agents that the refresh of tools would change', async () => {
    const agent = await save(server, { tools: toolOf('load_skill') });
    const { body } = await send('syncAgentTools', {}, { query: { dryRun: true } });
    expect(body.agents).toContainEqual({ id: agent.id, name: agent.name });
    expect(await readAgent(server, agent.id)).toEqual(agent);
  });
});

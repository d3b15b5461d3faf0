import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { organizationLimits } from '../../server/generated/operations.js';
import { save } from '../api/agents/support.js';
import { embeddingModel } from '../api/knowledge-bases/support.js';
import { restore } from '../api/deleted-records/support.js';
import { taskFields } from '../api/scheduled-tasks/support.js';
import { skillMd } from '../api/skills/support.js';
import { newUrl } from '../api/tool-servers/support.js';
import { eventually } from '../support/eventually.js';
import { startTestServer, type CallOptions, type CallResult, type TestServer } from '../support/server.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

interface Kind {
  limit: keyof typeof organizationLimits;
  table: string;
  /** SQL expressions by column. They may use `n`, the number of the record. `organization_id` is set separately. */
  filler: Record<string, string>;
  path: string;
  body(name: string, agentId: number): object;
  /** Type of the deleted records. Absent if records of this kind cannot be restored. */
  type?: string;
}

const author = { created_by: `'user_x'` };
const named = { ...author, name: `'filler ' || n` };

const kinds: Kind[] = [
  {
    limit: 'agents',
    table: 'agents',
    filler: { ...author, configuration: `jsonb_build_object('name', 'filler ' || n, 'model', 'offline:echo')` },
    path: '/agents',
    body: (name) => ({ name }),
    type: 'agent',
  },
  { limit: 'agentTags', table: 'agent_tags', filler: named, path: '/agent-tags', body: (name) => ({ name }) },
  {
    limit: 'knowledgeBases',
    table: 'knowledge_bases',
    filler: { ...named, embedding_model: `'offline:embedding'`, embedding_dimensions: '256' },
    path: '/kb/manage',
    body: (name) => ({ name, embeddingModel }),
    type: 'knowledge_base',
  },
  {
    limit: 'skills',
    table: 'skills',
    filler: named,
    path: '/skills/manage',
    body: (name) => ({ skillMdContent: skillMd({ name }) }),
    type: 'skill',
  },
  {
    limit: 'scheduledTasks',
    table: 'scheduled_tasks',
    filler: {
      name: `'filler'`,
      prompt: `'x'`,
      schedule: `'0 6 * * *'`,
      enabled: 'false',
      user_id: `'user_x'`,
      catch_up_window_seconds: '0',
      agent_id: ':agentId',
    },
    path: '/scheduled-tasks/manage',
    body: (name, agentId) => ({ ...taskFields, name, agentId }),
    type: 'scheduled_task',
  },
  {
    limit: 'toolServers',
    table: 'tool_servers',
    filler: { ...named, url: `'https://mcp.weather.example/'`, transport: `'sse'` },
    path: '/mcp-servers/manage',
    body: (name) => ({ name, url: newUrl() }),
    type: 'tool_server',
  },
  {
    limit: 'webhookEndpoints',
    table: 'webhook_endpoints',
    filler: {
      ...author,
      url: `'https://hooks.acme.example/'`,
      description: `''`,
      event_types: `'{run.completed}'`,
      enabled: 'true',
      sealed_secret: `'x'`,
      created_at: 'now()',
      updated_at: 'now()',
    },
    path: '/webhook-endpoints/manage',
    body: () => ({ url: newUrl(), eventTypes: ['run.completed'] }),
  },
];

/** Repeats a request that a busy process refused with 503. A refused request has no effect. */
const admitted = (send: () => Promise<CallResult>): Promise<CallResult> =>
  eventually(send, ({ status }) => status !== 503);

/** Fills a new organization up to one record below the limit, and adds deleted records. */
async function almostFull({ limit, table, filler }: Kind, { deleted }: { deleted: number }) {
  const organizationId = `org_2k${limit}${deleted}`;
  const token = await server.tokenFor({ organizationId });
  const agentId = table === 'scheduled_tasks' ? (await save(server, {}, { token })).id : 0;
  const insert = async (from: number, to: number, more: Record<string, string>) => {
    const row = { ...filler, ...more };
    const { rows } = await server.database.raw<{ rows: { id: number }[] }>(
      `insert into ${table} (organization_id, ${Object.keys(row).join(', ')})
       select :organizationId, ${Object.values(row).join(', ')}
       from generate_series(cast(:from as integer), :to) n
       returning id`,
      { organizationId, from, to, ...('agent_id' in filler ? { agentId } : {}) },
    );
    return rows.map(({ id }) => id);
  };
  await insert(1, organizationLimits[limit] - 1, {});
  const deletedIds = deleted === 0 ? [] : await insert(100_001, 100_000 + deleted, { deleted_at: 'now()' });
  return { organizationId, options: { token } satisfies CallOptions, agentId, deletedIds };
}

async function expectOneMore({ limit, table, type }: Kind, organizationId: string, calls: Promise<CallResult>[]) {
  const replies = await Promise.all(calls);
  const refused = replies.filter(({ status }) => status > 299);
  expect(refused).toHaveLength(calls.length - 1);
  for (const reply of refused) {
    const error = expect.stringContaining(`has reached its limit of ${organizationLimits[limit]} `);
    expect(reply).toMatchObject({ status: 400, body: { error } });
  }
  const rows = server.database(table).where({ organization_id: organizationId });
  const kept = await (type === undefined ? rows : rows.whereNull('deleted_at')).count<{ count: number }[]>();
  expect(Number(kept[0]!.count)).toBe(organizationLimits[limit]);
}

const times = <Result>(count: number, make: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => make(index));

describe.each(kinds)('the limit $limit', (kind) => {
  /** Every second request has an Idempotency-Key, which keeps the transaction open until the reply is stored. */
  const create = (index: number, agentId: number, options: CallOptions) => {
    const headers: Record<string, string> = index % 2 === 0 ? {} : { 'idempotency-key': randomUUID() };
    const body = kind.body(`new ${index}`, agentId);
    return admitted(() => server.call('POST', kind.path, { ...options, headers, body }));
  };

  test('is not exceeded by 20 concurrent requests that create a record', async () => {
    const { organizationId, options, agentId } = await almostFull(kind, { deleted: 0 });
    const calls = times(20, (index) => create(index, agentId, options));
    await expectOneMore(kind, organizationId, calls);
  });

  const { type } = kind;
  if (type === undefined) return;
  test('is not exceeded by 20 concurrent requests that restore or create a record', async () => {
    const { organizationId, options, agentId, deletedIds } = await almostFull(kind, { deleted: 15 });
    const restores = deletedIds.map((id) => admitted(() => restore(server, type, id, options)));
    const creates = times(5, (index) => create(index, agentId, options));
    await expectOneMore(kind, organizationId, [...restores, ...creates]);
  });
});

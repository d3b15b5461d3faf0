import { existsSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allowSilentUrl, makers, type Kind } from '../properties/records.js';
import { providerOf, signatureOf } from '../api/organization/support.js';
import { isFullRun } from '../support/full-run.js';
import { startTestServer, type CallResult, type TestServer } from '../support/server.js';
import { limitsOf, requestWith, type Limit } from './limits-of.js';
import { document, jsonBody, operations, type Json } from './support.js';

const fieldOf = ({ at, keyword, bound }: Limit) => `${at.at(-1)} ${keyword} ${bound}`;

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ ...allowSilentUrl, RATE_LIMIT_CHAT: '' }, { worker: false });
  token = await server.tokenFor({ userId: 'text' }); // The smallest request names this user.
  for (const kind of Object.keys(makers) as Kind[])
    await makers[kind](server, { organizationId: server.organizationId, userId: 'text' });
}, 120_000);
afterAll(() => server?.stop());

// Deletions run last, so that the records to which requests refer exist.
const ordered = [...operations].sort(
  (one, other) => Number(one.method === 'delete') - Number(other.method === 'delete'),
);
// The headers of a webhook are left out: a longer header makes the signature invalid, which is checked first.
const limits = ordered
  .flatMap(limitsOf)
  .filter(({ operation, place }) => operation.id !== 'receiveIdentityEvent' || place !== 'headers');
/** By default, tests each limit of a field with one operation, because operations share parameters and schemas. */
const sent = isFullRun
  ? limits
  : [...new Map([...limits].reverse().map((limit) => [`${limit.place} ${fieldOf(limit)}`, limit])).values()].reverse();
let person = 0;
const recordOf = async (kind: Kind) =>
  (await makers[kind](server, { organizationId: server.organizationId, userId: 'text' })).id;

async function send(limit: Limit, value: unknown): Promise<{ reply: CallResult; path: string[] }> {
  const { path, ...request } = requestWith(limit, value);
  const isChat = limit.operation.id === 'chat';
  // Each chat has another user, because the messages of a user per minute are limited.
  const caller = isChat ? await server.tokenFor({ userId: `user_limits_${++person}` }) : token;
  const isSigned = limit.operation.id === 'receiveIdentityEvent';
  const headers = {
    ...request.headers,
    ...(isChat ? { 'x-stream-response': 'false' } : {}),
    ...(isSigned ? signatureOf(JSON.stringify(request.body), { secret: providerOf(server).webhookSecret }) : {}),
  };
  return {
    reply: await server.call(limit.operation.method.toUpperCase(), limit.operation.path, {
      ...request,
      headers,
      token: caller,
    }),
    path,
  };
}

const complaints = ({ body }: CallResult, path: string[]): string[] =>
  ((body?.details ?? []) as { path: string[]; message: string }[])
    .filter((detail) => JSON.stringify(detail.path) === JSON.stringify(path))
    .map(({ message }) => message);

describe('limits of fields', () => {
  test.each(ordered.map(({ id }) => id).filter((id) => sent.some(({ operation }) => operation.id === id)))(
    '%s: no limit refuses a value at it, and every limit refuses a value one past it',
    async (id) => {
      const wrong: string[] = [];
      for (const limit of sent.filter(({ operation }) => operation.id === id)) {
        const title = `${limit.place} ${limit.at.join('.')} ${limit.keyword} ${limit.bound}`;
        const past = await send(limit, limit.past);
        const refused = complaints(past.reply, past.path);
        if (past.reply.status !== 400 || refused.length === 0)
          wrong.push(
            `${title}: one past returns ${past.reply.status} ${JSON.stringify(past.reply.body).slice(0, 300)}`,
          );
        if (limit.atLimit === undefined) continue;
        const at = await send(limit, limit.atLimit);
        const same = complaints(at.reply, at.path).filter((message) => refused.includes(message));
        if (at.reply.status >= 500 || same.length > 0)
          wrong.push(`${title}: the limit returns ${at.reply.status} ${JSON.stringify(at.reply.body).slice(0, 300)}`);
      }
      expect(wrong).toEqual([]);
    },
    120_000,
  );

  test('each limit is tested with a value at the limit, unless the pattern forbids it', () => {
    console.log(`${limits.length} bounds of fields, of which ${sent.length} are sent`);
    const without = limits
      .filter(({ atLimit }) => atLimit === undefined)
      .map(({ operation, at, keyword }) => `${operation.id} ${at.join('.')} ${keyword}`);
    expect(without).toEqual([
      'listUsers orderBy maxLength',
      ...['listAuditLog from', 'listAuditLog to', 'exportAuditLog from', 'exportAuditLog to'].map(
        (at) => `${at} maxLength`,
      ),
      'listTaskExecutions since maxLength',
      'chat message.parts.*.url minLength',
      ...['listConversations from', 'listConversations to'].map((at) => `${at} maxLength`),
      ...['getInteractions from', 'getInteractions to', 'getStats from', 'getStats to'].map((at) => `${at} maxLength`),
    ]);
  });
});

describe('limits of bodies', () => {
  const withBody = operations.filter(({ raw }) => jsonBody(raw));
  const padded = (bytes: number) => `{}${' '.repeat(bytes - 2)}`;
  const call = (id: string, body: string) => {
    const { method, path } = operations.find((operation) => operation.id === id)!;
    return server.call(method.toUpperCase(), path, { token, body, headers: { 'content-type': 'application/json' } });
  };

  const bodyLimits = withBody.map(
    ({ id, raw }) => [id, raw['x-body-limit'] ?? document['x-body-limits'].bytes] as const,
  );
  const firstOfLimit = new Map([...bodyLimits].reverse().map(([id, bytes]) => [bytes, id]));
  test.each(bodyLimits)('%s accepts a body of at most %d bytes', async (id, bytes) => {
    // A body at the limit takes long to parse. By default, only one operation per limit gets one.
    if (isFullRun || firstOfLimit.get(bytes) === id) expect((await call(id, padded(bytes))).status).not.toBe(413);
    expect(await call(id, padded(bytes + 1))).toMatchObject({ status: 413, body: { error: 'Payload Too Large' } });
  });

  const { depth, values } = document['x-body-limits'];
  const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
  test.each([
    ['depth', (extra: number) => `{"x":${nested(depth + extra)}}`],
    [
      'values',
      (extra: number) =>
        `{"x":[${Array(values - 1 + extra)
          .fill('1')
          .join(',')}]}`,
    ],
  ])('a body is refused above the maximum %s', async (_what, body) => {
    const complaint = /nested deeper than|holds more than/;
    const [at, past] = [await call('createAgentTag', body(0)), await call('createAgentTag', body(1))];
    expect(past.body.details).toEqual([{ message: expect.stringMatching(complaint), path: [], in: 'body' }]);
    expect(at.body.details).not.toContainEqual({ message: expect.stringMatching(complaint), path: [], in: 'body' });
  });
});

describe('rate limits and URLs', () => {
  const limited = operations.filter(({ raw }) => raw['x-rate-limit']);
  test.each(limited.map(({ id, method, path, raw }) => [id, method, path, raw['x-rate-limit'].requests] as const))(
    '%s: after the maximum number of calls of a user, returns 429',
    async (_id, method, path, requests) => {
      const caller = await server.tokenFor({ userId: 'user_often' });
      const statuses: number[] = [];
      for (let call = 0; call <= requests; call++)
        statuses.push((await server.call(method.toUpperCase(), path, { token: caller, body: {} })).status);
      expect(statuses).toEqual([...Array<number>(requests).fill(400), 429]);
    },
  );

  const lifetimeOf = (schema: string, property: string): number =>
    document.components.schemas[schema].properties[property]['x-expires-after-seconds'];
  test("presigned URLs expire after the contract's lifetime", async () => {
    const upload = await server.call('POST', '/upload/presigned', {
      token,
      body: { filename: 'a.md', contentType: 'text/markdown' },
    });
    expect(new URL(upload.body.url).searchParams.get('X-Amz-Expires')).toBe(
      String(lifetimeOf('PresignedUpload', 'url')),
    );
    const file = await server.call('POST', '/skills/files', {
      token,
      body: { skillId: await recordOf('skill'), fileName: 'limits.md', contentType: 'text/markdown' },
    });
    expect(new URL(file.body.uploadUrl).searchParams.get('X-Amz-Expires')).toBe(
      String(lifetimeOf('SkillFileCreateResult', 'uploadUrl')),
    );
  });
});

describe('records of an organization', () => {
  // Agents come last, because `recordOf` creates another agent for a scheduled task.
  const tables: Record<
    string,
    { table: string; kind: Kind; create: (name: string, agentId: unknown) => [path: string, body: Json] }
  > = {
    agentTags: { table: 'agent_tags', kind: 'agentTag', create: (name) => ['/agent-tags', { name }] },
    knowledgeBases: {
      table: 'knowledge_bases',
      kind: 'knowledgeBase',
      create: (name) => ['/kb/manage', { name, embeddingModel: 'offline:embedding' }],
    },
    skills: {
      table: 'skills',
      kind: 'skill',
      create: (name) => ['/skills/manage', { skillMdContent: `---\nname: ${name}\n---\n` }],
    },
    scheduledTasks: {
      table: 'scheduled_tasks',
      kind: 'scheduledTask',
      create: (name, agentId) => [
        '/scheduled-tasks/manage',
        { name, prompt: 'Go on.', schedule: '0 6 * * *', agentId },
      ],
    },
    toolServers: {
      table: 'tool_servers',
      kind: 'toolServer',
      create: (name) => ['/mcp-servers/manage', { name, url: 'http://127.0.0.1:2/mcp' }],
    },
    webhookEndpoints: {
      table: 'webhook_endpoints',
      kind: 'webhookEndpoint',
      create: () => ['/webhook-endpoints/manage', { url: 'http://127.0.0.1:2/', eventTypes: ['run.failed'] }],
    },
    agents: { table: 'agents', kind: 'agent', create: (name) => ['/agents', { name }] },
  };

  /** Copies a row until the organization has this number of rows in the table, not counting deleted rows. */
  async function fillUp(table: string, count: number): Promise<void> {
    const { organizationId, database } = server;
    const columns: string[] = await database('information_schema.columns')
      .where({ table_schema: 'public', table_name: table, is_identity: 'NO', is_generated: 'NEVER' })
      .whereNot({ column_name: 'published_version_id' })
      .pluck('column_name');
    // The columns with unique values: a name, and the slug of an agent.
    const copies: Record<string, string> = {
      name: `'copy ' || n`,
      configuration: `configuration || jsonb_build_object('name', 'copy ' || n, 'emailSlug', null)`,
    };
    const andNotDeleted = columns.includes('deleted_at') ? 'and deleted_at is null' : '';
    const [{ there }] = (
      await database.raw(`select count(*)::integer as there from ${table} where organization_id = ? ${andNotDeleted}`, [
        organizationId,
      ])
    ).rows;
    await database.raw(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.map((column) => copies[column] ?? column).join(', ')}
       from (select * from ${table} where organization_id = ? ${andNotDeleted} limit 1) one, generate_series(1, ?) n`,
      [organizationId, count - there],
    );
  }

  test.each(Object.entries(tables))(
    '%s: the last allowed record is created, and the next call returns 400 with the limit',
    async (key, { table, kind, create }) => {
      const limit: number = document['x-organization-limits'][key];
      const { id: agentId } = await server
        .database('agents')
        .where({ organization_id: server.organizationId, deleted_at: null })
        .first('id');
      await recordOf(kind);
      await fillUp(table, limit - 1);
      const send = (name: string) => {
        const [path, body] = create(name, agentId);
        return server.call('POST', path, { token, body });
      };
      expect((await send('the last')).status).toBeLessThan(300);
      const { status, body } = await send('one more');
      expect({ status, error: body.error }).toEqual({
        status: 400,
        error: expect.stringContaining(`limit of ${limit} `),
      });
    },
    120_000,
  );

  test('the tests cover every limit of an organization', () => {
    // Other files test these limits.
    const ofWork = {
      failedExecutionsInARow: 'test/scheduled-tasks/executions.test.ts',
      concurrentRuns: 'test/worker/organization-concurrency.test.ts',
      concurrentFiles: 'test/worker/organization-concurrency.test.ts',
      streamedRunsOfUser: 'test/security/limits-of-runs.test.ts',
      backgroundRunsOfUser: 'test/security/limits-of-runs.test.ts',
      runsInProgress: 'test/security/limits-of-runs.test.ts',
      executionsOfTaskInProgress: 'test/security/limits-of-runs.test.ts',
      slotsRecordedAtOnce: 'test/scheduled-tasks/slots.test.ts',
    };
    expect(new Set([...Object.keys(tables), ...Object.keys(ofWork)])).toEqual(
      new Set(Object.keys(document['x-organization-limits'])),
    );
    for (const path of Object.values(ofWork)) expect([path, existsSync(path)]).toEqual([path, true]);
  });
});

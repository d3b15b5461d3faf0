// Tests requests in which an administrator of one organization names records of another.
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { operations } from '../../server/generated/operations.js';
import { startTestServer, type CallOptions, type TestServer } from '../support/server.js';

let server: TestServer;
let crossTenantToken: string;
let guest: string;
let agent: { id: number; publishedVersionId: number };
let tag: { id: number };
beforeAll(async () => {
  server = await startTestServer();
  crossTenantToken = await server.tokenFor({ organizationId: server.otherOrganizationId });
  guest = await server.tokenFor({ role: 'org:guest' });
  tag = (await server.call('POST', '/agent-tags', { body: { name: 'ours' } })).body;
  agent = (
    await server.call('POST', '/agents', {
      body: { name: 'Ours', model: 'openai:gpt-5-mini', emailSlug: 'ours', tagIds: [tag.id] },
    })
  ).body;
});
afterAll(() => server?.stop());

/** Returns the rows of the main organization, by table. */
async function ours(): Promise<unknown> {
  const { rows } = await server.database.raw<{ rows: { name: string }[] }>(
    `select table_name as name
     from information_schema.columns
     where table_schema = 'public' and column_name = 'organization_id'
     order by 1`,
  );
  const found: Record<string, unknown> = {};
  for (const { name } of rows)
    found[name] = await server.database(name).where({ organization_id: server.organizationId }).orderByRaw('1, 2');
  return found;
}

test('cross-tenant requests read and change nothing', async () => {
  const attempts: [string, string, CallOptions][] = [
    ['GET', '/agents', { query: { id: agent.id } }],
    ['POST', '/agents', { body: { id: agent.id, name: 'Theirs' } }],
    ['POST', '/agents', { body: { name: 'Theirs', model: 'openai:gpt-5-mini', tagIds: [tag.id] } }],
    [
      'POST',
      '/agents',
      {
        body: {
          name: 'Theirs',
          model: 'openai:gpt-5-mini',
          tools: { call_agent: { description: 'd', parameters: {}, config: { callableAgentIds: [agent.id] } } },
        },
      },
    ],
    ['DELETE', '/agents', { body: { agentId: agent.id } }],
    ['GET', '/agents/versions', { query: { agentId: agent.id } }],
    ['GET', '/agents/versions', { query: { agentId: agent.id, versionId: agent.publishedVersionId } }],
    ['POST', '/agents/versions', { body: { action: 'checkpoint', agentId: agent.id } }],
    [
      'POST',
      '/agents/versions',
      { body: { action: 'rollback', agentId: agent.id, versionId: agent.publishedVersionId } },
    ],
    ['PUT', '/agent-tags', { query: { id: tag.id }, body: { name: 'theirs' } }],
    ['DELETE', '/agent-tags', { query: { id: tag.id } }],
  ];
  const before = await ours();
  for (const [method, path, options] of attempts) {
    const reply = await server.call(method, path, { ...options, token: crossTenantToken });
    const isRefused = reply.status === 400 || reply.status === 404;
    expect({ method, path, ...options, status: reply.status, isRefused }).toMatchObject({ isRefused: true });
    expect(JSON.stringify(reply.body)).not.toMatch(/Ours|ours|org_2kTestMain/);
  }
  expect((await server.call('GET', '/agents', { token: crossTenantToken })).body).toEqual([]);
  expect((await server.call('GET', '/agent-tags', { token: crossTenantToken })).body).not.toEqual(
    expect.arrayContaining([expect.objectContaining({ id: tag.id })]),
  );
  expect((await server.call('POST', '/agents/sync-tools', { token: crossTenantToken })).body).toMatchObject({
    total: 0,
  });
  expect(await ours()).toEqual(before);
});

test('a request cannot select another organization', async () => {
  for (const name of ['x-organization-id', 'x-org-id', 'clerk-organization']) {
    expect(
      (await server.call('GET', '/agents', { token: crossTenantToken, headers: { [name]: server.organizationId } }))
        .body,
    ).toEqual([]);
  }
  for (const field of ['organizationId', 'organization_id', 'createdBy', 'deletedAt']) {
    expect(
      await server.call('POST', '/agents', {
        token: crossTenantToken,
        body: { name: 'x', model: 'offline:echo', [field]: server.organizationId },
      }),
    ).toMatchObject({ status: 400 });
    expect(
      await server.call('GET', '/agents', { token: crossTenantToken, query: { [field]: server.organizationId } }),
    ).toMatchObject({ status: 400 });
  }
});

test('a guest of the same organization gets 403 from every operation that requires a higher role', async () => {
  for (const [id, { method, path, role }] of Object.entries(operations)) {
    if (role === 'org:guest' || role === 'none') continue;
    expect({ id, status: (await server.call(method.toUpperCase(), path, { token: guest })).status }).toEqual({
      id,
      status: 403,
    });
  }
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createTag } from '../agents/support.js';
import { startTestServer, type CallOptions, type TestServer } from '../../support/server.js';
import { expectNamed, newUserId, notAdmin, testAccess } from '../organization/support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

const exportLog = (query: NonNullable<CallOptions['query']> = {}, options: CallOptions = {}) =>
  server.call('GET', '/admin/auditLog/export', { query, ...options });

const linesOf = ({ body }: { body: string }): Record<string, unknown>[] => {
  expect(body === '' || body.endsWith('\n')).toBe(true);
  return body
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
};

async function newOrganization() {
  const organizationId = `org_2k${newUserId()}`;
  return { organizationId, token: await server.tokenFor({ organizationId, userId: `admin_${organizationId}` }) };
}

describe('GET /admin/auditLog/export', () => {
  testAccess(
    () => server,
    (options) => exportLog({}, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('returns the entries of the list as lines', async () => {
    const { token } = await newOrganization();
    for (const name of ['one', 'two']) await createTag(server, name, { token });
    const reply = await exportLog({}, { token });
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
    const { entries } = (await server.call('GET', '/admin/auditLog', { token })).body;
    expect(entries).toHaveLength(2);
    expect(linesOf(reply)).toEqual(entries);
    expect(linesOf(await exportLog({ to: '2000-01-01' }, { token }))).toEqual([]);
    expect(linesOf(await exportLog({ action: 'agent_tag.created', recordId: entries[0].recordId }, { token }))).toEqual(
      [entries[0]],
    );
  });

  test('returns a long log whole and in order, without the entries of other organizations', async () => {
    const { organizationId, token } = await newOrganization();
    const other = await newOrganization();
    await server.database.raw(
      `insert into audit_log (organization_id, at, actor_type, action, record_type, record_id, after)
       select organization_id, timestamptz '2026-11-01' + (number / 10) * interval '1 second', 'system',
         'agent.created', 'agent', number, '{"name": "x"}'
       from generate_series(1, 2500) number, unnest(cast(:organizations as text[])) organization_id`,
      { organizations: [organizationId, other.organizationId] },
    );
    const lines = linesOf(await exportLog({}, { token }));
    expect(lines.map(({ recordId }) => Number(recordId))).toEqual(
      Array.from({ length: 2_500 }, (_, index) => 2_500 - index),
    );
    expect(new Set(lines.map((line) => line.organizationId))).toEqual(new Set([organizationId]));
  });

  test('returns 400 for an invalid range', async () => {
    expectNamed(await exportLog({ from: '2026-11-02', to: '2026-11-01' }), ['query', 'from']);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { expectNamed } from '../errors.js';
import { notAdmin } from '../access.js';
import { connectServer, expectNowhere, newUrl, secret } from './support.js';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server?.stop());

let names = 0;
const create = (body: Record<string, unknown>, options = {}) =>
  server.call('POST', '/mcp-servers/manage', { body: { name: `new ${++names}`, url: newUrl(), ...body }, ...options });

describe('POST /mcp-servers/manage', () => {
  test('returns 401 without a token or with an invalid one', async () => {
    for (const token of [null, 'not.a.token'])
      expect(await create({}, { token })).toMatchObject({ status: 401, body: { error: 'Unauthorized' } });
  });

  test.each(['org:agent_manager', 'org:member', 'org:guest'])('returns 403 for %s', async (role) => {
    expect(await create({}, { token: await server.tokenFor({ role }) })).toMatchObject({
      status: 403,
      body: { error: notAdmin },
    });
  });

  test('returns 201 with the fields, without the values of headers', async () => {
    const headers = { 'X-Team': 'hunter2-team', Authorization: secret };
    const url = newUrl();
    const reply = await create({ name: '  Parts inventory ', url, transport: 'sse', headers, enabled: false });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        success: true,
        toolServer: {
          id: expect.any(Number),
          name: 'Parts inventory',
          url,
          transport: 'sse',
          headerNames: ['Authorization', 'X-Team'],
          enabled: false,
          state: 'unknown',
          lastError: null,
          lastErrorAt: null,
          lastSuccessAt: null,
          createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
          updatedAt: reply.body.toolServer.createdAt,
          etag: expect.stringMatching(/^[\w-]{16}$/),
        },
      },
    });
    await expectNowhere(server, secret);
    await expectNowhere(server, 'hunter2-team');
  });

  test('returns 201 with the required fields only', async () => {
    expect(await create({})).toMatchObject({
      status: 201,
      body: { toolServer: { transport: 'streamable-http', headerNames: [], enabled: true } },
    });
  });

  test('accepts a host name that cannot be resolved, because it is resolved only on connection', async () => {
    expect((await create({ url: 'https://mcp.acme-robotics.invalid/mcp' })).status).toBe(201);
  });

  test.each([
    'http://169.254.169.254/mcp',
    'http://127.0.0.1:8080/',
    'http://localhost/mcp',
    'http://[::1]/mcp',
    'http://[::ffff:10.0.0.1]/mcp',
    'http://0x7f000001/',
    `http://10.0.0.1/${'x'.repeat(2000)}`,
  ])('returns 400 for an address that is not allowed: %s', async (url) => {
    expect(await create({ url })).toMatchObject({
      status: 400,
      body: { error: `Tool server URL "${url}" leads to an address or port that is not allowed` },
    });
  });

  test('returns 400 for a name in use in the same organization', async () => {
    await create({ name: 'taken' });
    expect(await create({ name: ' taken ' })).toMatchObject({
      status: 400,
      body: { error: 'Tool server name "taken" is already in use', details: [{ path: ['name'] }] },
    });
    expect(
      (
        await create(
          { name: 'taken' },
          { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
        )
      ).status,
    ).toBe(201);
  });

  test.each([
    [{ name: '' }, ['name']],
    [{ name: '   ' }, ['name']],
    [{ name: 'x'.repeat(101) }, ['name']],
    [{ url: 'ftp://example.com/' }, ['url']],
    [{ url: 'https://user:password@example.com/' }, ['url']],
    [{ url: 'no url' }, ['url']],
    [{ url: 'http://[::1' }, ['url']],
    [{ transport: 'stdio' }, ['transport']],
    [{ headers: { Authorization: 'two\nlines' } }, ['headers', 'Authorization']],
    [{ headers: { Host: 'internal' } }, ['headers', 'Host']],
    [{ headers: { 'content-LENGTH': '0' } }, ['headers', 'content-LENGTH']],
    [{ headers: { 'Proxy-Authorization': 'x' } }, ['headers', 'Proxy-Authorization']],
    [{ headers: { 'Mcp-Session-Id': 'x' } }, ['headers', 'Mcp-Session-Id']],
    [{ headers: { 'X-Key': 'a', 'x-key': 'b' } }, ['headers', 'x-key']],
    [{ unknownName: 'x' }, ['unknownName']],
  ])('returns 400 and names the field in %j', async (body, path) => {
    expectNamed(await create(body), path);
  });

  test('returns 400 at the limit of tool servers', async () => {
    const token = await server.tokenFor({ organizationId: 'org_2kFull' });
    await server.database.raw(
      `insert into tool_servers (organization_id, name, url, transport, created_by)
       select 'org_2kFull', 'server ' || n, ?, 'sse', 'user_x'
       from generate_series(1, 999) n`,
      [newUrl()],
    );
    expect((await create({}, { token })).status).toBe(201);
    expect(await create({}, { token })).toMatchObject({
      status: 400,
      body: { error: 'Organization has reached its limit of 1000 tool servers' },
    });
  });

  test('agents of the same organization can refer to the server, others cannot', async () => {
    const { id } = await connectServer(server);
    const agent = { name: 'Clerk', mcpServers: [id] };
    expect(await server.call('POST', '/agents', { body: agent })).toMatchObject({
      status: 200,
      body: { mcpServers: [id] },
    });
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    expect((await server.call('POST', '/agents', { body: agent, token })).status).toBe(404);
  });

  test('one of several concurrent calls with one name creates a server', async () => {
    const token = await server.tokenFor();
    const replies = await Promise.all(Array.from({ length: 8 }, () => create({ name: 'race' }, { token })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 400)]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { changeWhileWaiting } from '../../support/locked-row.js';
import { startTestServer, type TestServer } from '../../support/server.js';
import { startToolServer, toolServerKey } from '../../support/tool-server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { connectServer, expectNowhere, newUrl, readServer, secret } from './support.js';

let server: TestServer;
let tools: Awaited<ReturnType<typeof startToolServer>>;
beforeAll(async () => {
  tools = await startToolServer();
  server = await startTestServer({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' });
});
afterAll(async () => {
  await tools?.stop();
  await server?.stop();
});

const update = (id: unknown, body: unknown, options = {}) =>
  server.call('PUT', '/mcp-servers/manage', { query: { id: String(id) }, body, ...options });
const works = async (id: number) => (await server.call('POST', '/mcp-servers/test', { body: { id } })).body.success;
const connectReal = () => connectServer(server, { url: tools.url, headers: { Authorization: toolServerKey } });

describe('PUT /mcp-servers/manage', () => {
  testAccess(
    () => server,
    async (options) => update((await connectServer(server)).id, { enabled: false }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test('changes the given fields and keeps the rest, including headers', async () => {
    const before = await connectReal();
    const reply = await update(before.id, { name: ' Renamed ', enabled: false });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: true,
        toolServer: {
          ...before,
          name: 'Renamed',
          enabled: false,
          updatedAt: expect.any(String),
          etag: expect.any(String),
        },
      },
    });
    expect(await readServer(server, before.id)).toEqual(reply.body.toolServer);
    expect(await works(before.id)).toBe(true);
  });

  test('accepts an unchanged record and changes nothing', async () => {
    const before = await connectReal();
    expect((await update(before.id, before)).body.toolServer).toEqual(before);
    expect((await update(before.id, {})).body.toolServer).toEqual(before);
    expect(await works(before.id)).toBe(true);
  });

  test('replaces all headers, and removes them for `headers: {}`', async () => {
    const { id } = await connectReal();
    expect((await update(id, { headers: { 'X-Other': secret } })).body.toolServer.headerNames).toEqual(['X-Other']);
    expect(await works(id)).toBe(false);
    await expectNowhere(server, secret);
    expect((await update(id, { headers: {} })).body.toolServer.headerNames).toEqual([]);
    expect((await server.database('tool_servers').where({ id }).first()).sealed_headers).toBeNull();
  });

  test('changes nothing for `headers: {}` if the server has no headers', async () => {
    const before = await connectServer(server, { url: tools.url });
    expect((await update(before.id, { headers: {} })).body.toolServer).toEqual(before);
  });

  test('a new URL of the same origin keeps the headers, and one of another origin removes them', async () => {
    const { id } = await connectReal();
    expect((await update(id, { url: `${tools.url}?a=1` })).body.toolServer.headerNames).toEqual(['Authorization']);
    expect(await works(id)).toBe(true);
    expect((await update(id, { url: newUrl() })).body.toolServer.headerNames).toEqual([]);
    const moved = await update(id, { url: tools.url, headers: { Authorization: toolServerKey } });
    expect(moved.body.toolServer.headerNames).toEqual(['Authorization']);
    expect(await works(id)).toBe(true);
    expect((await update(id, { url: tools.url.replace('http:', 'https:') })).body.toolServer.headerNames).toEqual([]);
  });

  test('returns 404 for a missing, deleted or cross-tenant server', async () => {
    const deleted = await connectServer(server);
    await server.call('DELETE', '/mcp-servers/manage', { query: { id: deleted.id } });
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const foreign = await connectServer(server, {}, { token });
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await update(id, { name: 'Mine' }));
    expectSameNotFound(replies, 'Tool server not found');
    expect(
      (await server.call('GET', '/mcp-servers/manage', { token, query: { id: foreign.id } })).body.toolServer,
    ).toEqual(foreign);
  });

  test('returns 400 for a name in use or an address that is not allowed, and changes nothing', async () => {
    const [one, other] = [await connectServer(server), await connectServer(server)];
    expect(await update(one.id, { name: other.name })).toMatchObject({
      status: 400,
      body: { error: `Tool server name "${other.name}" is already in use` },
    });
    expect(await update(one.id, { name: 'x', url: 'http://10.0.0.1/' })).toMatchObject({
      status: 400,
      body: { error: 'Tool server URL "http://10.0.0.1/" leads to an address or port that is not allowed' },
    });
    expect(await readServer(server, one.id)).toEqual(one);
  });

  test.each(['http://10.0.0.1/', 'https://user:password@tools.example/'])(
    'a server whose URL is no longer allowed can be disabled (%s)',
    async (url) => {
      const one = await connectServer(server);
      await server.database('tool_servers').where({ id: one.id }).update({ url });
      expect(await update(one.id, { ...one, url, enabled: false })).toMatchObject({
        status: 200,
        body: { toolServer: { enabled: false } },
      });
    },
  );

  test('an address that is no longer allowed cannot be set again after a concurrent change', async () => {
    const { id, url } = await connectServer(server);
    const stored = () => server.database('tool_servers').where({ id });
    await stored().update({ url: 'http://10.0.0.1/' });
    const reply = await changeWhileWaiting(
      server.database,
      { table: 'tool_servers', id },
      () => update(id, { url: 'http://10.0.0.1/' }),
      (transaction) => transaction('tool_servers').where({ id }).update({ url }),
    );
    expect([reply.status, await stored().pluck('url')]).toEqual([400, [url]]);
  });

  test('returns 400 and names an invalid or unknown field', async () => {
    const { id } = await connectServer(server);
    expectNamed(await update('one', {}), ['query', 'id']);
    expectNamed(await update(id, { name: ' ' }), ['name']);
    expectNamed(await update(id, { headers: { 'Transfer-Encoding': 'chunked' } }), ['headers', 'Transfer-Encoding']);
    expectNamed(await update(id, { unknownName: 'x' }), ['unknownName']);
  });

  test('concurrent changes all take effect', async () => {
    const { id } = await connectReal();
    const changes = [{ name: 'Both' }, { enabled: false }, { transport: 'sse' }, { headers: { 'X-New': 'n' } }];
    expect((await Promise.all(changes.map((change) => update(id, change)))).map(({ status }) => status)).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await readServer(server, id)).toMatchObject({
      name: 'Both',
      enabled: false,
      transport: 'sse',
      headerNames: ['X-New'],
    });
  });
});

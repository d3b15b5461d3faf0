import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestServer, type TestServer } from '../../support/server.js';
import { startServer, startToolServer, toolServerKey } from '../../support/tool-server.js';
import { expectNamed, expectSameNotFound } from '../errors.js';
import { notAdmin, testAccess } from '../access.js';
import { connectServer, expectNowhere } from './support.js';

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

const attempt = (body: unknown, options = {}) => server.call('POST', '/mcp-servers/test', { body, ...options });
const headers = { Authorization: toolServerKey };

describe('POST /mcp-servers/test', () => {
  testAccess(
    () => server,
    (options) => attempt({ url: tools.url, headers }, options),
    {
      allowed: ['org:admin'],
      refused: ['org:agent_manager', 'org:member', 'org:guest'],
      text: notAdmin,
    },
  );

  test.each(['streamable-http', 'sse'])(
    'lists the tools of an address over %s, and stores nothing',
    async (transport) => {
      const { status, body } = await attempt({
        url: transport === 'sse' ? tools.sseUrl : tools.url,
        transport,
        headers,
      });
      expect({ status, success: body.success, error: body.error }).toEqual({ status: 200, success: true, error: null });
      expect(body.tools[0]).toEqual({
        name: 'find_part',
        description: 'Finds a spare part by its number',
        inputSchema: expect.objectContaining({ type: 'object', required: ['partNumber'] }),
      });
      expect(body.tools).toHaveLength(7);
      expect(body.durationMs).toBeGreaterThanOrEqual(1);
      expect(await server.database('tool_servers')).toEqual([]);
    },
  );

  test('uses the stored headers, even those of a disabled server', async () => {
    const { id } = await connectServer(server, { url: tools.url, headers, enabled: false });
    expect((await attempt({ id })).body).toMatchObject({
      success: true,
      tools: expect.arrayContaining([expect.objectContaining({ name: 'stock' })]),
    });
  });

  test('returns a refusal by the tool server as a result, without the headers that were sent', async () => {
    const reply = await attempt({ url: tools.url, headers: { Authorization: 'Bearer wrong-and-secret' } });
    expect(reply).toMatchObject({
      status: 200,
      body: {
        success: false,
        tools: [],
        error: 'The tool server refused the headers (status 401)',
        durationMs: expect.any(Number),
      },
    });
    expect(JSON.stringify(reply.body)).not.toContain('wrong-and-secret');
    await expectNowhere(server, 'wrong-and-secret');
  });

  test('times out after 10 seconds if the server hangs', async () => {
    const hanging = await startServer(() => undefined);
    const { status, body } = await attempt({ url: hanging.origin });
    await hanging.stop();
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: false,
        tools: [],
        error: 'The tool server did not answer within 10 s',
        durationMs: expect.any(Number),
      },
    });
    expect(body.durationMs).toBeGreaterThanOrEqual(9_900);
  });

  test('reports a server that is unreachable, and one that redirects to a private address', async () => {
    const stopped = await startServer(() => undefined);
    await stopped.stop();
    expect((await attempt({ url: stopped.origin })).body).toMatchObject({
      success: false,
      error: 'The tool server could not be reached',
    });
    const redirecting = await startServer(
      (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect((await attempt({ url: redirecting.origin })).body).toMatchObject({
      success: false,
      error: 'The tool server returned a redirect that is not followed (status 302)',
    });
    await redirecting.stop();
  });

  test('cannot use stored headers that were moved to another server, organization or URL in the database', async () => {
    const token = await server.tokenFor({ organizationId: server.otherOrganizationId });
    const victim = await connectServer(server, { url: tools.url, headers });
    const [thief, foreign] = [
      await connectServer(server, { url: tools.url }),
      await connectServer(server, { url: tools.url }, { token }),
    ];
    const { sealed_headers: sealed } = await server.database('tool_servers').where({ id: victim.id }).first();
    await server
      .database('tool_servers')
      .whereIn('id', [thief.id, foreign.id])
      .update({ header_names: ['Authorization'], sealed_headers: sealed });
    const unreadable = {
      status: 200,
      body: { success: false, error: 'The stored headers can no longer be read; set them again' },
    };
    tools.requests.length = 0;
    expect(await attempt({ id: thief.id })).toMatchObject(unreadable);
    expect(await attempt({ id: foreign.id }, { token })).toMatchObject(unreadable);
    await server
      .database('tool_servers')
      .where({ id: victim.id })
      .update({ url: `http://127.0.0.1:${tools.port + 1}/` });
    expect(await attempt({ id: victim.id })).toMatchObject(unreadable);
    expect(tools.requests).toEqual([]);
  });

  test.each(['http://169.254.169.254/mcp', 'http://[::1]/', 'http://10.1.2.3/', 'http://127.0.0.2/'])(
    'returns 400 for %s, sent or stored',
    async (url) => {
      const refused = {
        status: 400,
        body: { error: `Tool server URL "${url}" leads to an address or port that is not allowed` },
      };
      expect(await attempt({ url })).toMatchObject(refused);
      const { id } = await connectServer(server);
      await server.database('tool_servers').where({ id }).update({ url });
      expect(await attempt({ id })).toMatchObject(refused);
    },
  );

  test('returns 404 for a missing, deleted or cross-tenant server', async () => {
    const deleted = await connectServer(server);
    await server.call('DELETE', '/mcp-servers/manage', { query: { id: deleted.id } });
    const foreign = await connectServer(
      server,
      { url: tools.url, headers },
      { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) },
    );
    tools.requests.length = 0;
    const replies = [];
    for (const id of [2147483647, deleted.id, foreign.id]) replies.push(await attempt({ id }));
    expectSameNotFound(replies, 'Tool server not found');
    expect(tools.requests).toEqual([]);
  });

  test('returns 400 for neither or both of `id` and `url`, and for invalid headers', async () => {
    for (const body of [{}, { id: 1, url: tools.url }, { id: 'one' }])
      expect(await attempt(body)).toMatchObject({ status: 400, body: { error: 'Bad Request' } });
    expectNamed(await attempt({ url: tools.url, headers: { Host: 'x' } }), ['headers', 'Host']);
  });
});

// Tests which tools a run gets from the tool servers of its agent.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { toolName, type OfferedTools } from '../../server/modules/tool-servers/offered-tools.js';
import { connectServer, expectNowhere } from '../api/tool-servers/support.js';
import { startTestServer, type TestServer } from '../support/server.js';
import { startServer, startToolServer, toolServerKey } from '../support/tool-server.js';

let server: TestServer;
let tools: Awaited<ReturnType<typeof startToolServer>>;
const never = new AbortController().signal;
beforeAll(async () => {
  tools = await startToolServer();
  server = await startTestServer({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' });
});
afterAll(async () => {
  await tools?.stop();
  await server?.stop();
});

const connect = (fields: Record<string, unknown> = {}, options = {}) =>
  connectServer(server, { url: tools.url, headers: { Authorization: toolServerKey }, ...fields }, options);
const toolsOf = (ids: number[], signal = never) =>
  server.container.modules.toolServers.toolsOf(server.organizationId, ids, signal);
const namesOf = (offered: OfferedTools) => offered.tools.map(({ name }) => name);
const closed = async (ids: number[]) => {
  const offered = await toolsOf(ids);
  await offered.close();
  return offered;
};

describe('toolsOf', () => {
  test('returns the tools of several servers under unique names, and their calls return outputs', async () => {
    const [one, two] = [await connect(), await connect({ url: tools.sseUrl, transport: 'sse' })];
    const offered = await toolsOf([one.id, two.id]);
    expect(offered.problems).toEqual([]);
    expect(namesOf(offered)).toHaveLength(14);
    expect(new Set(namesOf(offered)).size).toBe(14);
    for (const name of namesOf(offered)) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
    for (const { id } of [one, two]) {
      const tool = offered.tools.find(({ name }) => name === `mcp_${id}_find_part`);
      expect(tool).toMatchObject({
        description: 'Finds a spare part by its number',
        inputSchema: { required: ['partNumber'] },
      });
      expect(await tool?.call({ partNumber: 'GR-4' }, never)).toEqual({ output: 'GR-4: gripper jaw', images: [] });
    }
    await offered.close();
  });

  test('omits disabled, deleted and cross-tenant servers silently', async () => {
    const [off, gone] = [await connect({ enabled: false }), await connect()];
    await server.call('DELETE', '/mcp-servers/manage', { query: { id: gone.id } });
    const foreign = await connect({}, { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) });
    tools.requests.length = 0;
    expect(await closed([off.id, gone.id, foreign.id])).toMatchObject({ tools: [], problems: [] });
    expect(await closed([])).toMatchObject({ tools: [], problems: [] });
    expect(tools.requests).toEqual([]);
  });

  test('reports a server that is down or refuses, and uses the others', async () => {
    const stopped = await startServer(() => undefined);
    await stopped.stop();
    const [down, up, refusing] = [
      await connect({ name: 'down', url: stopped.origin }),
      await connect(),
      await connect({ name: 'refusing', headers: { Authorization: 'Bearer hunter2' } }),
    ];
    const offered = await closed([down.id, up.id, refusing.id]);
    expect(offered.tools).toHaveLength(7);
    expect(offered.problems).toEqual([
      { id: down.id, name: 'down', reason: 'The tool server could not be reached' },
      { id: refusing.id, name: 'refusing', reason: 'The tool server refused the headers (status 401)' },
    ]);
    expect(server.logs).toContainEqual(
      expect.objectContaining({ toolServerId: down.id, reason: 'The tool server could not be reached' }),
    );
    await expectNowhere(server, 'hunter2');
    await expectNowhere(server, toolServerKey);
  });

  test('rejects with the reason of the abort if the run is aborted while `toolsOf` connects', async () => {
    const hanging = await startServer(() => undefined);
    const { id } = await connect({ url: hanging.origin });
    const run = new AbortController();
    const reason = new Error('stopped by its user');
    setTimeout(() => run.abort(reason), 100);
    await expect(toolsOf([id], run.signal)).rejects.toBe(reason);
    await hanging.stop();
  });

  test('cross-tenant servers count as missing', async () => {
    const [own, foreign] = [
      await connect(),
      await connect({}, { token: await server.tokenFor({ organizationId: server.otherOrganizationId }) }),
    ];
    expect(
      await server.container.modules.toolServers.missing(server.organizationId, [own.id, foreign.id, 2147483647]),
    ).toEqual([foreign.id, 2147483647]);
  });
});

describe('names of offered tools', () => {
  test.each([
    ['find_part', 'mcp_3_find_part'],
    ['a'.repeat(58), `mcp_3_${'a'.repeat(58)}`],
    ['files/read', expect.stringMatching(/^mcp_3_files_read_[0-9a-f]{8}$/)],
    ['search übersicht', expect.stringMatching(/^mcp_3_search__bersicht_[0-9a-f]{8}$/)],
    ['a'.repeat(59), expect.stringMatching(/^mcp_3_a{49}_[0-9a-f]{8}$/)],
    ['工具', expect.stringMatching(/^mcp_3____[0-9a-f]{8}$/)],
  ])('are valid for models: %s', (name, expected) => {
    expect(toolName(3, name)).toEqual(expected);
  });

  test('stay different, and are not longer than 64 characters', () => {
    const given = ['a b', 'a_b', 'a/b', 'a.b', ...['x', 'y'].map((end) => 'a'.repeat(200) + end)];
    const made = given.map((name) => toolName(2147483647, name));
    expect(new Set(made).size).toBe(given.length);
    for (const name of made) expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
  });
});

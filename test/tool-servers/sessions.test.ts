// Sessions with tool servers between runs: kept, shared, opened again, closed; and servers that are down.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createToolServerClient } from '../../server/platform/tool-servers/index.js';
import { createToolServerSessions, type SessionLimits } from '../../server/modules/tool-servers/sessions.js';
import { connectServer, readServer } from '../api/tool-servers/support.js';
import { eventually } from '../support/eventually.js';
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
  await server?.stop();
  await tools?.stop();
});

const headers = { Authorization: toolServerKey };
const connect = (fields: Record<string, unknown> = {}) => connectServer(server, { url: tools.url, headers, ...fields });
const toolsOf = (...ids: number[]) => server.container.toolServers.toolsOf(server.organizationId, ids, never);

/** What a run does that calls one tool. */
async function findPart(id: number): Promise<unknown> {
  const offered = await toolsOf(id);
  try {
    return (
      (await offered.tools.find(({ name }) => name === `mcp_${id}_find_part`)?.call({ partNumber: 'GR-4' }, never))
        ?.output ?? offered.problems
    );
  } finally {
    await offered.close();
  }
}

describe.each([
  ['streamable-http', () => tools.url],
  ['sse', () => tools.sseUrl],
])('over %s', (transport, url) => {
  test('runs share one session, and one that calls no tool sends nothing', async () => {
    const { id } = await connect({ url: url(), transport });
    expect(await readServer(server, id)).toMatchObject({ state: 'unknown', lastSuccessAt: null });
    await Promise.all([findPart(id), findPart(id), findPart(id)]);
    tools.requests.length = 0;
    await (await toolsOf(id)).close();
    expect(tools.requests).toEqual([]);
    expect(await findPart(id)).toBe('GR-4: gripper jaw');
    expect(tools.requests.map(({ method }) => method)).toEqual(['POST']);
    expect(await readServer(server, id)).toMatchObject({
      state: 'reachable',
      lastError: null,
      lastErrorAt: null,
      lastSuccessAt: expect.any(String),
    });
  });

  test('a server that has forgotten the session gets another, and the tool is called', async () => {
    const { id } = await connect({ url: url(), transport });
    await findPart(id);
    await tools.forgetSessions();
    // Over SSE the end of the connection is seen a little later than it comes.
    expect(
      await eventually(
        () => findPart(id),
        (found) => found === 'GR-4: gripper jaw',
      ),
    ).toBe('GR-4: gripper jaw');
    expect(await readServer(server, id)).toMatchObject({ state: 'reachable' });
  });
});

test('a change of a server ends its session, and its state is unknown again when it leads elsewhere', async () => {
  const { id } = await connect();
  await findPart(id);
  const before = tools.openSessions();
  await server.call('PUT', '/mcp-servers/manage', { query: { id }, body: { name: `renamed ${id}` } });
  expect(await readServer(server, id)).toMatchObject({ state: 'reachable' });
  await server.call('PUT', '/mcp-servers/manage', { query: { id }, body: { url: `${tools.url}?elsewhere` } });
  expect(await readServer(server, id)).toMatchObject({ state: 'unknown', lastSuccessAt: null });
  await eventually(
    () => tools.openSessions(),
    (open) => open < before,
  );
});

describe('a server that is down', () => {
  test('is tried once, not once for each run; the record says so, and a successful test ends the pause', async () => {
    const broken = await startServer((_request, response) => response.writeHead(503).end());
    const { id } = await connect({ url: broken.origin });
    for (let run = 0; run < 5; run++)
      expect(await findPart(id)).toMatchObject([{ id, reason: 'The tool server answered with status 503' }]);
    expect(broken.requests).toHaveLength(1);
    const record = await readServer(server, id);
    expect(record).toMatchObject({
      state: 'unreachable',
      lastError: 'The tool server answered with status 503',
      lastErrorAt: expect.any(String),
      lastSuccessAt: null,
    });
    const written = await server.call('PUT', '/mcp-servers/manage', { query: { id }, body: record });
    expect(written).toMatchObject({
      status: 200,
      body: { toolServer: { state: 'unreachable', updatedAt: record.updatedAt } },
    });
    await broken.stop();
    expect((await server.call('POST', '/mcp-servers/test', { body: { id } })).body).toMatchObject({ success: false });
    expect(await readServer(server, id)).toMatchObject({ lastError: 'The tool server could not be reached' });
    await server.call('PUT', '/mcp-servers/manage', { query: { id }, body: { url: tools.url, headers } });
    expect((await server.call('POST', '/mcp-servers/test', { body: { id } })).body).toMatchObject({ success: true });
    expect(await readServer(server, id)).toMatchObject({ state: 'reachable' });
    expect(await findPart(id)).toBe('GR-4: gripper jaw');
  });

  test('runs that begin at the same time wait for one attempt', async () => {
    const hanging = await startServer(() => undefined);
    const sessions = sessionsOf({ openTimeoutMs: 300 });
    const use = () =>
      sessions.use(
        { organizationId: 'org_1', id: 1 },
        1,
        () => ({ url: hanging.origin, transport: 'streamable-http', headers }),
        never,
      );
    const outcomes = await Promise.allSettled([use(), use(), use()]);
    expect(outcomes).toEqual(
      Array(3).fill(
        expect.objectContaining({ status: 'rejected', reason: expect.objectContaining({ failure: 'timeout' }) }),
      ),
    );
    await expect(use()).rejects.toMatchObject({ failure: 'timeout' });
    expect(hanging.requests).toHaveLength(1);
    await hanging.stop();
  });
});

function sessionsOf({ openTimeoutMs = 10_000, ...limits }: Partial<SessionLimits> & { openTimeoutMs?: number } = {}) {
  const clientLimits = {
    connectTimeoutMs: 5_000,
    openTimeoutMs,
    callTimeoutMs: 10_000,
    closeTimeoutMs: 2_000,
    maxMessageBytes: 100_000,
    maxStreamBytes: 1_000_000,
  };
  const client = createToolServerClient({ allowedAddresses: ['127.0.0.1'], limits: clientLimits });
  return createToolServerSessions({ client, onUsed: async () => undefined, limits });
}

describe('limits', () => {
  const address = () => ({ url: tools.url, transport: 'streamable-http' as const, headers });
  const useOnce = async (sessions: ReturnType<typeof sessionsOf>, id: number) =>
    (await sessions.use({ organizationId: 'org_1', id }, 1, address, never)).close();

  test('an idle session is closed', async () => {
    const before = tools.openSessions();
    const sessions = sessionsOf({ idleMs: 50 });
    await useOnce(sessions, 1);
    await eventually(
      () => tools.openSessions(),
      (open) => open === before,
    );
  });

  test('of too many sessions those that were not used for longest are closed, never one in use', async () => {
    const before = tools.openSessions();
    const sessions = sessionsOf({ maxSessions: 2 });
    const inUse = await sessions.use({ organizationId: 'org_1', id: 1 }, 1, address, never);
    for (let id = 2; id <= 6; id++) await useOnce(sessions, id);
    await eventually(
      () => tools.openSessions(),
      (open) => open === before + 2,
    );
    expect((await inUse.call('find_part', { partNumber: 'GR-4' }, never)).output).toBe('GR-4: gripper jaw');
    await inUse.close();
    await sessions.close();
    await eventually(
      () => tools.openSessions(),
      (open) => open === before,
    );
  });

  test('a session that is too old is replaced, also for the list of tools', async () => {
    const sessions = sessionsOf({ maxAgeMs: 0 });
    await useOnce(sessions, 1);
    tools.requests.length = 0;
    await useOnce(sessions, 1);
    expect(tools.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
    await sessions.close();
  });
});

// Tests the sessions with tool servers, which outlast runs.
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createToolServerClient } from '../../server/platform/tool-servers/index.js';
import { ToolServerError } from '../../server/platform/tool-servers/port.js';
import { defaultLimits } from '../../server/platform/tool-servers/limits.js';
import type { ConnectionSettings } from '../../server/modules/tool-servers/connection-settings.js';
import {
  createToolServerSessions,
  type SessionLimits,
  type SessionsDependencies,
} from '../../server/modules/tool-servers/sessions.js';
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
/** Settings of the sessions that tests open directly. */
const settings: ConnectionSettings = { url: 'http://127.0.0.1', transport: 'streamable-http', sealedHeaders: null };
const connect = (fields: Record<string, unknown> = {}) => connectServer(server, { url: tools.url, headers, ...fields });
const toolsOf = (...ids: number[]) => server.container.modules.toolServers.toolsOf(server.organizationId, ids, never);

/** Calls the tool `find_part` as a run does. Returns its output, or the problems if the tool is missing. */
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
  test('runs share one session, and a run without tool calls sends nothing', async () => {
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

  test('another session is opened if the server has forgotten the first, and the tool is called', async () => {
    const { id } = await connect({ url: url(), transport });
    await findPart(id);
    await tools.forgetSessions();
    // Over SSE, the client notices the end of the connection with a delay.
    expect(
      await eventually(
        () => findPart(id),
        (found) => found === 'GR-4: gripper jaw',
      ),
    ).toBe('GR-4: gripper jaw');
    expect(await readServer(server, id)).toMatchObject({ state: 'reachable' });
  });
});

test('a run that began before a change of the address does not report the state of the new address', async () => {
  const own = await startToolServer();
  const { id } = await connect({ url: own.url });
  const offered = await toolsOf(id);
  await server.call('PUT', '/mcp-servers/manage', { query: { id }, body: { url: `${tools.url}?elsewhere` } });
  await own.stop();
  const findPartTool = offered.tools.find(({ name }) => name === `mcp_${id}_find_part`);
  await findPartTool?.call({ partNumber: 'GR-4' }, never).catch(() => undefined);
  await offered.close();
  expect(await readServer(server, id)).toMatchObject({ state: 'unknown', lastError: null, lastSuccessAt: null });
});

const update = (id: number, body: object) =>
  server.call('PUT', '/mcp-servers/manage', { query: { id: String(id) }, body });

test('a change of the name keeps the session, and later calls report the state', async () => {
  const own = await startToolServer();
  const { id } = await connect({ url: own.url });
  await findPart(id);
  own.requests.length = 0;
  expect((await update(id, { name: `renamed ${id}` })).status).toBe(200);
  expect(await findPart(id)).toBe('GR-4: gripper jaw');
  expect(own.requests.map(({ method }) => method)).toEqual(['POST']);
  await own.stop();
  await expect(findPart(id)).rejects.toThrow('The tool server could not be reached');
  expect(await readServer(server, id)).toMatchObject({ name: `renamed ${id}`, state: 'unreachable' });
});

test.each([
  ['the headers are replaced', () => ({ headers: { ...headers, 'X-Department': 'support' } })],
  ['the same headers are set again', () => ({ headers })],
  ['the address is replaced', (url: string) => ({ url: `${url}?elsewhere` })],
  ['the transport is replaced', () => ({ transport: 'sse' })],
  ['the server is disabled', () => ({ enabled: false })],
])('a session ends after a change: %s', async (_change, bodyOf) => {
  const own = await startToolServer();
  const { id } = await connect({ url: own.url });
  await findPart(id);
  expect(own.openSessions()).toBe(1);
  expect((await update(id, bodyOf(own.url))).status).toBe(200);
  await eventually(
    () => own.openSessions(),
    (open) => open === 0,
  );
  await own.stop();
});

test('a new address resets the state of a server, and a new name does not', async () => {
  const { id } = await connect();
  await findPart(id);
  await update(id, { name: `renamed ${id}` });
  expect(await readServer(server, id)).toMatchObject({ state: 'reachable' });
  await update(id, { url: `${tools.url}?elsewhere` });
  expect(await readServer(server, id)).toMatchObject({ state: 'unknown', lastSuccessAt: null });
});

describe('an unavailable server', () => {
  test('is tried once, not by each run; its record has the error, and it works at another address', async () => {
    const broken = await startServer((_request, response) => response.writeHead(503).end());
    const { id } = await connect({ url: broken.origin });
    for (let run = 0; run < 5; run++)
      expect(await findPart(id)).toMatchObject([{ id, reason: 'The tool server returned status 503' }]);
    expect(broken.requests).toHaveLength(1);
    const record = await readServer(server, id);
    expect(record).toMatchObject({
      state: 'unreachable',
      lastError: 'The tool server returned status 503',
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

  test('concurrent runs wait for one attempt', async () => {
    const hanging = await startServer(() => undefined);
    const sessions = sessionsOf({ openTimeoutMs: 300 });
    const use = () =>
      sessions.use(
        { organizationId: 'org_1', id: 1 },
        settings,
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

function sessionsOf({
  openTimeoutMs = 10_000,
  onUsed = async () => undefined,
  ...limits
}: Partial<SessionLimits> & { openTimeoutMs?: number; onUsed?: SessionsDependencies['onUsed'] } = {}) {
  const client = createToolServerClient({
    allowedAddresses: ['127.0.0.1'],
    limits: { ...defaultLimits, openTimeoutMs },
  });
  return createToolServerSessions({ client, onUsed, limits });
}

describe('the pool of sessions', () => {
  // Each of these tests has its own tool server, because sessions of the other tests may end, or reconnect over SSE, at
  // any time.
  let own: typeof tools;
  beforeEach(async () => void (own = await startToolServer()));
  afterEach(() => own.stop());
  const address = () => ({ url: own.url, transport: 'streamable-http' as const, headers });
  const useOnce = async (sessions: ReturnType<typeof sessionsOf>, id: number) =>
    (await sessions.use({ organizationId: 'org_1', id }, settings, address, never)).close();

  test('closes an idle session', async () => {
    const sessions = sessionsOf({ idleMs: 50 });
    await useOnce(sessions, 1);
    await eventually(
      () => own.openSessions(),
      (open) => open === 0,
    );
  });

  test('closes the least recently used sessions above the limit, never one in use', async () => {
    const sessions = sessionsOf({ maxSessions: 2 });
    const inUse = await sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, never);
    for (let id = 2; id <= 6; id++) await useOnce(sessions, id);
    await eventually(
      () => own.openSessions(),
      (open) => open === 2,
    );
    expect((await inUse.call('find_part', { partNumber: 'GR-4' }, never)).output).toBe('GR-4: gripper jaw');
    await inUse.close();
    await sessions.close();
    await eventually(
      () => own.openSessions(),
      (open) => open === 0,
    );
  });

  test('closes sessions above the limit when runs release them', async () => {
    const sessions = sessionsOf({ maxSessions: 2 });
    const use = (id: number) => sessions.use({ organizationId: 'org_1', id }, settings, address, never);
    const runs = await Promise.all([1, 2, 3, 4].map(use));
    expect(own.openSessions()).toBe(4);
    await Promise.all(runs.map((run) => run.close()));
    await eventually(
      () => own.openSessions(),
      (open) => open === 2,
    );
    await sessions.close();
  });

  test('closes the session that has been idle for longest, not the one that was opened first', async () => {
    const connected: number[] = [];
    const sessions = sessionsOf({ maxIdlePerOrganization: 2, onUsed: async ({ id }) => void connected.push(id) });
    const longRun = await sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, never);
    await useOnce(sessions, 2);
    await useOnce(sessions, 3);
    await longRun.close();
    for (const id of [1, 3]) await useOnce(sessions, id);
    expect(connected).toEqual([1, 2, 3]);
    await useOnce(sessions, 2);
    expect(connected).toEqual([1, 2, 3, 2]);
    await sessions.close();
  });

  test('does not close a session that a run still waits for', async () => {
    let report: () => void = () => undefined;
    const reported = new Promise<void>((resolve) => (report = resolve));
    let isConnected = false;
    const sessions = sessionsOf({
      maxSessions: 1,
      onUsed: async ({ id }) => {
        if (id !== 1 || isConnected) return;
        isConnected = true;
        await reported;
      },
    });
    const waiting = sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, never);
    await eventually(() => isConnected, Boolean);
    await useOnce(sessions, 2);
    report();
    const session = await waiting;
    expect((await session.call('find_part', { partNumber: 'GR-4' }, never)).output).toBe('GR-4: gripper jaw');
    await session.close();
    await sessions.close();
  });

  test.each(['while the session is being opened', 'after the session was opened'])(
    'closes an idle session if its only run is aborted %s',
    async (phase) => {
      const run = new AbortController();
      let report: () => void = () => undefined;
      const reported = new Promise<void>((resolve) => (report = resolve));
      let isConnected = false;
      const sessions = sessionsOf({
        idleMs: 30,
        onUsed: async () => {
          isConnected = true;
          await reported;
        },
      });
      const waiting = sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, run.signal);
      if (phase.startsWith('after')) await eventually(() => isConnected, Boolean);
      run.abort();
      await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
      await eventually(() => isConnected, Boolean);
      report();
      await eventually(
        () => own.openSessions(),
        (open) => open === 0,
        5_000,
      );
    },
  );

  test('does not keep a session that was opened while its server was changed', async () => {
    const sessions = sessionsOf();
    const opening = sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, never);
    sessions.forget({ organizationId: 'org_1', id: 1 });
    const connection = await opening;
    expect((await connection.call('find_part', { partNumber: 'GR-4' }, never)).output).toBe('GR-4: gripper jaw');
    await connection.close();
    await eventually(
      () => own.openSessions(),
      (open) => open === 0,
    );
    await sessions.close();
  });

  test('concurrent calls that lose one session share the new session, however late each call fails', async () => {
    let opened = 0;
    const failures: unknown[] = [];
    const connect: SessionsDependencies['client']['connect'] = async () => {
      const isFirst = opened++ === 0;
      let isClosed = false;
      return {
        tools: [],
        refreshTools: async () => undefined,
        isBroken: () => false,
        async call(name) {
          await sleep(name === 'slow' ? 100 : 5);
          if (isClosed) throw new ToolServerError('unreachable', 'The session was closed during the call');
          if (isFirst) throw new ToolServerError('session_lost', 'The session is unknown');
          // The repeat of the fast call still runs when the slow call fails.
          if (name === 'fast') await sleep(300);
          if (isClosed) throw new ToolServerError('unreachable', 'The session was closed during the call');
          return { output: name, images: [] };
        },
        close: async () => void (isClosed = true),
      };
    };
    const sessions = createToolServerSessions({
      client: { connect },
      onUsed: async (_key, _settings, failure) => void (failure !== null && failures.push(failure)),
    });
    const connection = await sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, never);
    const results = await Promise.all(['fast', 'slow'].map((name) => connection.call(name, {}, never)));
    expect(results.map(({ output }) => output)).toEqual(['fast', 'slow']);
    expect([opened, failures]).toEqual([2, []]);
    await connection.close();
    await sessions.close();
  });

  test('keeps a server whose session is in use, however many other servers are used', async () => {
    const opened: number[] = [];
    let failure: ToolServerError['failure'] = 'unreachable';
    const connect: SessionsDependencies['client']['connect'] = async ({ url }) => {
      opened.push(Number(new URL(url).port));
      const isFirst = opened.length === 1;
      return {
        tools: [],
        refreshTools: async () => undefined,
        isBroken: () => false,
        async call() {
          if (isFirst) throw new ToolServerError(failure, 'The call failed');
          return { output: 'done', images: [] };
        },
        close: async () => undefined,
      };
    };
    const sessions = createToolServerSessions({
      client: { connect },
      onUsed: async () => undefined,
      limits: { maxSessions: 1 },
    });
    const use = (id: number) =>
      sessions.use(
        { organizationId: 'org_1', id },
        settings,
        () => ({ url: `http://127.0.0.1:${id}`, transport: 'streamable-http', headers: {} }),
        never,
      );
    const longRun = await use(1);
    // The failed call retires the session, which remains in use.
    await expect(longRun.call('any', {}, never)).rejects.toMatchObject({ failure });
    for (const id of [2, 3, 4]) await (await use(id)).close();
    const otherRun = await use(1);
    failure = 'session_lost';
    // The long run continues with the session of the other run.
    expect((await longRun.call('any', {}, never)).output).toBe('done');
    expect(opened).toEqual([1, 2, 3, 4, 1]);
    await Promise.all([longRun.close(), otherRun.close()]);
    await sessions.close();
  });

  test('forgets the oldest failed servers above twice the limit of sessions', async () => {
    const attempts: number[] = [];
    const connect = async () => {
      throw new ToolServerError('unreachable', 'The tool server could not be reached');
    };
    const sessions = createToolServerSessions({
      client: { connect },
      onUsed: async ({ id }) => void attempts.push(id),
      limits: { maxSessions: 1 },
    });
    const use = (id: number) => sessions.use({ organizationId: 'org_1', id }, settings, address, never);
    // A known server is not called again after its failure. A forgotten server is.
    for (const id of [1, 2, 3, 3, 2, 1]) await expect(use(id)).rejects.toMatchObject({ failure: 'unreachable' });
    expect(attempts).toEqual([1, 2, 3, 1]);
    await sessions.close();
  });

  test('tries again after the address and headers of a server could not be read', async () => {
    const sessions = sessionsOf();
    let attempts = 0;
    const use = () =>
      sessions.use(
        { organizationId: 'org_1', id: 1 },
        settings,
        () => {
          attempts++;
          if (attempts === 1) throw new Error('the headers cannot be decrypted');
          return address();
        },
        never,
      );
    await expect(use()).rejects.toThrow('the headers cannot be decrypted');
    await (await use()).close();
    await sessions.close();
  });

  test.each([
    ['keeps its session', () => undefined, 1],
    // The failed list, then three requests that open the new session and list its tools.
    ['loses its session', () => own.forgetSessions(), 4],
  ])('lists the tools of a kept session again once for all runs: the server %s', async (_case, change, requests) => {
    const sessions = sessionsOf({ maxListAgeMs: 200 });
    const use = () => sessions.use({ organizationId: 'org_1', id: 1 }, settings, address, never);
    const earlier = await use();
    await change();
    own.addTool('new_tool');
    await sleep(250);
    own.requests.length = 0;
    const runs = await Promise.all([use(), use(), use()]);
    expect(own.requests.filter(({ method }) => method === 'POST')).toHaveLength(requests);
    for (const { tools: listed } of runs) expect(listed.map(({ name }) => name)).toContain('new_tool');
    expect(earlier.tools.map(({ name }) => name)).not.toContain('new_tool');
    expect((await runs[0]?.call('new_tool', {}, never))?.output).toBe('new_tool was called');
    for (const run of [earlier, ...runs]) await run.close();
    await eventually(
      () => own.openSessions(),
      (open) => open === 1,
    );
    await sessions.close();
  });

  test('replaces a session that is too old, even for a run that only lists tools', async () => {
    const sessions = sessionsOf({ maxAgeMs: 0 });
    await useOnce(sessions, 1);
    own.requests.length = 0;
    await useOnce(sessions, 1);
    expect(own.requests.filter(({ method }) => method === 'POST')).toHaveLength(3);
    await sessions.close();
  });
});

// Tests the client of tool servers against a real server, over both transports.
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  createToolServerClient,
  type ToolServerClient,
  type ToolServerConnection,
} from '../../server/platform/tool-servers/index.js';
import { defaultLimits } from '../../server/platform/tool-servers/limits.js';
import { eventually } from '../support/eventually.js';
import { startToolServer, toolServerKey } from '../support/tool-server.js';

let server: Awaited<ReturnType<typeof startToolServer>>;
let client: ToolServerClient;
/** Has the default time limits, for replies that take time to receive. */
let patient: ToolServerClient;
const never = new AbortController().signal;
const headers = { Authorization: toolServerKey };

beforeAll(async () => {
  server = await startToolServer();
  const allowedAddresses = ['127.0.0.0/8'];
  client = createToolServerClient({ allowedAddresses, limits: { ...defaultLimits, callTimeoutMs: 1_000 } });
  patient = createToolServerClient({ allowedAddresses });
});
afterAll(() => server?.stop());

describe.each(['streamable-http', 'sse'] as const)('the client of tool servers over %s', (transport) => {
  const address = () => ({ url: transport === 'sse' ? server.sseUrl : server.url, transport, headers });
  async function withConnection(
    use: (connection: ToolServerConnection) => Promise<void>,
    opener = client,
  ): Promise<void> {
    const connection = await opener.connect(address(), never);
    try {
      await use(connection);
    } finally {
      await connection.close();
    }
  }

  test('lists the tools with their schemas', () =>
    withConnection(async ({ tools }) => {
      expect(tools.map(({ name }) => name)).toEqual(['find_part', 'stock', 'drawing', 'order', 'slow', 'huge', 'nul']);
      expect(tools[0]).toMatchObject({
        description: 'Finds a spare part by its number',
        inputSchema: { type: 'object', properties: { partNumber: { type: 'string' } }, required: ['partNumber'] },
      });
      expect(tools[1]?.description).toBeNull();
    }));

  test('returns structured content, text, or content parts without binary data', () =>
    withConnection(async (connection) => {
      expect((await connection.call('find_part', { partNumber: 'GR-4' }, never)).output).toBe('GR-4: gripper jaw');
      expect((await connection.call('stock', { partNumber: 'GR-4' }, never)).output).toEqual({ count: 7 });
      expect(await connection.call('drawing', {}, never)).toEqual({
        output: [
          { type: 'text', text: 'The drawing' },
          { type: 'image', mimeType: 'image/png' },
        ],
        images: [{ mediaType: 'image/png', data: 'AAAA' }],
      });
      expect((await connection.call('nul', {}, never)).output).toMatch(/^ab .?c$/);
    }));

  test("a failing tool, an invalid argument and an unknown tool are failures with the server's text", () =>
    withConnection(async (connection) => {
      await expect(connection.call('order', {}, never)).rejects.toMatchObject({
        failure: 'tool_failed',
        message: 'The warehouse is closed',
      });
      await expect(connection.call('find_part', { partNumber: 4 }, never)).rejects.toMatchObject({
        failure: 'tool_failed',
        message: expect.stringContaining('find_part'),
      });
      await expect(connection.call('unknown', {}, never)).rejects.toMatchObject({
        failure: 'tool_failed',
        message: expect.stringContaining('unknown'),
      });
    }));

  test('a slow tool times out, and the session continues', () =>
    withConnection(async (connection) => {
      await expect(connection.call('slow', {}, never)).rejects.toMatchObject({
        failure: 'timeout',
        message: 'The tool server did not answer within 1 s',
      });
      expect((await connection.call('stock', { partNumber: 'GR-4' }, never)).output).toEqual({ count: 7 });
    }));

  test('a call fails with the reason of the abort if its run is aborted', () =>
    withConnection(async (connection) => {
      const run = new AbortController();
      const reason = new Error('stopped by its user');
      const calling = connection.call('slow', {}, run.signal);
      setTimeout(() => run.abort(reason), 50);
      await expect(calling).rejects.toBe(reason);
    }));

  test('stops reading a huge reply at the limit', () =>
    withConnection(async (connection) => {
      await expect(connection.call('huge', {}, never)).rejects.toMatchObject({
        failure: 'invalid_reply',
        message: 'The tool server sent more than is allowed',
      });
    }, patient));

  test("sends the headers with every request; a wrong key is rejected without the server's text", async () => {
    server.requests.length = 0;
    await withConnection(async (connection) => void (await connection.call('find_part', { partNumber: 'x' }, never)));
    expect(server.requests.length).toBeGreaterThan(3);
    expect(new Set(server.requests.map((request) => request.headers.authorization))).toEqual(new Set([toolServerKey]));
    await expect(
      client.connect({ ...address(), headers: { Authorization: 'Bearer secret-of-mine' } }, never),
    ).rejects.toMatchObject({
      failure: 'rejected',
      message: 'The tool server refused the headers (status 401)',
    });
  });

  test('leaves no connection open', async () => {
    await withConnection(async () => undefined);
    await eventually(
      () => [server.openSessions(), server.openConnections()],
      (open) => open.every((count) => count === 0),
    );
  });
});

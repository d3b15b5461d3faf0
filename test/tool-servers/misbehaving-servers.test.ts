// Tests servers that hang, respond slowly, send too much, or are not tool servers.
import { createServer } from 'node:net';
import type { RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { describe, expect, test } from '@jest/globals';
import { createLogger } from '../../server/platform/log/logger.js';
import { createToolServerClient } from '../../server/platform/tool-servers/index.js';
import { defaultLimits } from '../../server/platform/tool-servers/limits.js';
import { eventually } from '../support/eventually.js';
import { startServer } from '../support/tool-server.js';

const never = new AbortController().signal;
const streamable = (url: string) => ({ url, transport: 'streamable-http', headers: {} }) as const;

/** Serves one tool. When a call arrives, closes the stream that should carry the reply. */
function closingDuringCalls(how: 'ends' | 'cuts'): RequestListener {
  let stream: ServerResponse;
  const event = (message: object) => `data: ${JSON.stringify({ jsonrpc: '2.0', ...message })}\n\n`;
  const results: Record<string, object> = {
    initialize: { protocolVersion: '2025-06-18', capabilities: {}, serverInfo: { name: 'closing', version: '1' } },
    'tools/list': { tools: [{ name: 'stock', inputSchema: { type: 'object' } }] },
  };
  const openStream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });
  return (request, response) => {
    if (request.method === 'GET') {
      stream = openStream(response);
      return void stream.write('event: endpoint\ndata: /messages\n\n');
    }
    void text(request).then((body) => {
      const { id, method } = JSON.parse(body) as { id?: number; method: string };
      const isSse = request.url === '/messages';
      if (isSse) response.writeHead(202).end();
      if (id === undefined) return void (isSse || response.writeHead(202).end());
      if (!isSse) stream = openStream(response);
      const result = results[method];
      if (result !== undefined) stream.write(event({ id, result }));
      if (result === undefined && how === 'cuts') stream.write('data: {"json', () => stream.destroy());
      else if (result === undefined || !isSse) stream.end();
    });
  };
}

describe('a server that misbehaves', () => {
  const sizes = { maxMessageBytes: 100_000, maxStreamBytes: 1_000_000 };
  const limits = { ...defaultLimits, ...sizes, connectTimeoutMs: 300, openTimeoutMs: 600 };
  const allowedAddresses = ['127.0.0.0/8'];
  /** Has short time limits, for servers that never reply. */
  const impatient = createToolServerClient({ allowedAddresses, limits });
  /** For all other servers. On a busy machine, a short time limit could end the connection before the failure. */
  const client = createToolServerClient({ allowedAddresses, limits: { ...defaultLimits, ...sizes } });
  const open = (url: string, transport: 'streamable-http' | 'sse', failure: string): Promise<unknown> =>
    (failure === 'timeout' ? impatient : client)
      .connect({ url, transport, headers: {} }, never)
      .catch((error: unknown) => error);

  const dripping =
    (contentType: string, piece: string, everyMs: number) => (_request: unknown, response: ServerResponse) => {
      response.writeHead(200, { 'content-type': contentType });
      const timer = setInterval(() => response.write(piece), everyMs);
      response.once('close', () => clearInterval(timer));
    };
  const cases: [string, Parameters<typeof startServer>[0], { failure: string; overSse?: string; message?: RegExp }][] =
    [
      ['never replies', () => undefined, { failure: 'timeout' }],
      ['drips JSON', dripping('application/json', ' ', 5), { failure: 'timeout', overSse: 'invalid_reply' }],
      ['drips events', dripping('text/event-stream', ': ping\n\n', 5), { failure: 'timeout' }],
      [
        'sends a message without end',
        dripping('text/event-stream', `data: ${'x'.repeat(20_000)}`, 1),
        { failure: 'invalid_reply', message: /more than is allowed/ },
      ],
      [
        'sends events without end',
        dripping('text/event-stream', `data: ${'x'.repeat(50_000)}\n\n`, 1),
        { failure: 'invalid_reply', message: /more than is allowed/ },
      ],
      [
        'returns HTML',
        (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'),
        { failure: 'invalid_reply', message: /Model Context Protocol/ },
      ],
      [
        'returns 500',
        (_request, response) => void response.writeHead(500).end('stack trace'),
        { failure: 'rejected', message: /^The tool server returned status 500$/ },
      ],
      [
        'returns 404',
        (_request, response) => void response.writeHead(404).end(),
        { failure: 'rejected', message: /404/ },
      ],
      [
        'ends a stream without a reply',
        (_request, response) => void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('id: 1\n\n'),
        { failure: 'unreachable', overSse: 'invalid_reply' },
      ],
      [
        'cuts a stream before its reply',
        (_request, response) => {
          response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: {"json');
          setTimeout(() => response.destroy(), 20);
        },
        { failure: 'unreachable', overSse: 'invalid_reply' },
      ],
      ['closes the connection', (request) => void request.socket.destroy(), { failure: 'unreachable' }],
    ];

  describe.each(['streamable-http', 'sse'] as const)('over %s', (transport) => {
    test.each(cases)('fails the connection if it %s', async (_title, listener, expected) => {
      const server = await startServer(listener);
      const failure = (transport === 'sse' ? expected.overSse : undefined) ?? expected.failure;
      const { message = failure === 'timeout' ? /within 0\.6 s/ : /./ } = expected;
      expect(await open(server.origin, transport, failure)).toMatchObject({
        name: 'ToolServerError',
        failure,
        message: expect.stringMatching(message),
      });
      await eventually(
        () => server.openConnections(),
        (open) => open === 0,
      );
      const { length } = server.requests;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(server.requests).toHaveLength(length);
      await server.stop();
    });
  });

  test.each([
    ['streamable-http', 'ends'],
    ['streamable-http', 'cuts'],
    ['sse', 'ends'],
    ['sse', 'cuts'],
  ] as const)('over %s: a server that %s the stream during a call is unreachable', async (transport, how) => {
    const server = await startServer(closingDuringCalls(how));
    const connection = await client.connect({ url: `${server.origin}/mcp`, transport, headers: {} }, never);
    // A client that does not notice the end of the stream would fail with another error after 60 s.
    await expect(connection.call('stock', {}, never)).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'The tool server closed the connection',
    });
    await connection.close();
    await server.stop();
  });

  test('JSON that is too large, too deep, or not the protocol fails the connection', async () => {
    for (const [body, failure] of [
      [`"${'x'.repeat(200_000)}"`, 'invalid_reply'],
      ['['.repeat(40_000), 'invalid_reply'],
      ['{"jsonrpc":"2.0","id":0,"result":{}}', 'invalid_reply'],
      ['not json', 'invalid_reply'],
      // An empty batch replies to no request.
      ['[]', 'timeout'],
    ] as const) {
      const server = await startServer(
        (_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body),
      );
      expect(await open(server.origin, 'streamable-http', failure)).toMatchObject({ failure });
      await server.stop();
    }
  });

  test('a reply in another protocol is an invalid reply, and a closed port is unreachable', async () => {
    const server = createServer((socket) => void socket.resume().end('220 mail.example ESMTP\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    for (const transport of ['streamable-http', 'sse'] as const) {
      expect(await open(`http://127.0.0.1:${port}/`, transport, 'invalid_reply')).toMatchObject({
        failure: 'invalid_reply',
        message: 'The tool server did not answer in HTTP',
      });
    }
    await new Promise((resolve) => server.close(resolve));
    expect(await open(`http://127.0.0.1:${port}/`, 'streamable-http', 'unreachable')).toMatchObject({
      failure: 'unreachable',
      message: 'The tool server could not be reached',
    });
  });

  test('a name that cannot be resolved is unreachable, and one whose resolution hangs times out', async () => {
    const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const unknown = createToolServerClient({ allowedAddresses: [], limits, resolve: () => Promise.reject(notFound) });
    await expect(unknown.connect(streamable('https://unknown.example/'), never)).rejects.toMatchObject({
      failure: 'unreachable',
      message: 'The name of the tool server does not resolve to an allowed address',
    });
    const slow = createToolServerClient({ allowedAddresses: [], limits, resolve: () => new Promise(() => undefined) });
    await expect(slow.connect(streamable('https://slow.example/'), never)).rejects.toMatchObject({
      failure: 'timeout',
      message: 'The tool server did not answer within 0.3 s',
    });
  });
});

describe('if a server quotes the headers', () => {
  const secret = 'key-of-the-parts-server';
  const client = createToolServerClient({ allowedAddresses: ['127.0.0.0/8'] });

  test.each([
    ['in the body of a reply with status 500', 500, `boom ${secret}`, 'returned status 500'],
    ['in an error of the protocol', 200, null, 'boom'],
  ])('%s, neither the error nor the log contains them', async (_title, status, body, logged) => {
    const server = await startServer((request, response) => {
      let sent = '';
      request.on('data', (chunk: Buffer) => (sent += chunk.toString()));
      request.on('end', () => {
        const { id } = JSON.parse(sent) as { id: number };
        const error = { code: -32000, message: `boom ${request.headers.authorization}` };
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(body ?? JSON.stringify({ jsonrpc: '2.0', id, error }));
      });
    });
    try {
      const address = { ...streamable(server.origin), headers: { Authorization: `Bearer ${secret}` } };
      const error = await client.connect(address, never).catch((failure: unknown) => failure);
      const lines: string[] = [];
      createLogger('info', { write: (line) => void lines.push(line) }).warn({ err: error }, 'it failed');
      expect(lines.join()).toContain(logged);
      expect(inspect(error, { depth: 10 }) + lines.join()).not.toContain(secret);
    } finally {
      await server.stop();
    }
  });
});

// Which addresses may be called, and that nothing gets around the check.
import { createServer } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAddressCheck } from '../../server/adapters/tool-servers/addresses.js';
import { createToolServerClient } from '../../server/adapters/tool-servers/index.js';
import { defaultLimits } from '../../server/adapters/tool-servers/limits.js';
import { startServer, startToolServer, toolServerKey, type RunningServer } from '../support/tool-server.js';

const never = new AbortController().signal;
const headers = { Authorization: toolServerKey };
const streamable = (url: string) => ({ url, transport: 'streamable-http', headers }) as const;

describe('an address alone', () => {
  const isAllowed = createAddressCheck([]);

  test.each(['8.8.8.8', '1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2a00:1450:4001:80e::200e', '::ffff:8.8.8.8'])('%s is public', (address) => {
    expect(isAllowed(address)).toBe(true);
  });

  test.each([
    ...['127.0.0.1', '127.255.255.254', '0.0.0.0', '0.1.2.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254', '100.64.0.1', '100.100.100.200'],
    ...['192.0.0.1', '192.0.2.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.255.255.255', '240.0.0.1', '255.255.255.255'],
    ...['::', '::1', 'fe80::1', 'fec0::1', 'fc00::1', 'fd00:ec2::254', 'ff02::1', '::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:169.254.169.254', '::127.0.0.1', '::7f00:1'],
    ...['64:ff9b::7f00:1', '64:ff9b::8.8.8.8', '64:ff9b:1::1', '2002:7f00:1::1', '2001:0:7f00:1::', '2001:db8::1', '100::1', '::ffff:0:127.0.0.1', '3fff::1', '4000::1'],
    ...['', 'localhost', '127.1', '2130706433', '0x7f.1', '017700000001'],
  ])('%s is not', (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  test('a range or an address can be allowed, and nothing beside it', () => {
    const withRanges = createAddressCheck(['10.20.0.0/16', '192.168.1.5', 'fd00::/8', '64:ff9b::/96']);
    for (const address of ['10.20.0.1', '10.20.255.255', '::ffff:10.20.0.1', '192.168.1.5', 'fd12::1', '64:ff9b::8.8.8.8']) expect([address, withRanges(address)]).toEqual([address, true]);
    for (const address of ['10.21.0.1', '192.168.1.6', 'fc00::1', '127.0.0.1', '::1']) expect([address, withRanges(address)]).toEqual([address, false]);
  });
});

describe('a connection', () => {
  let inner: Awaited<ReturnType<typeof startToolServer>>;
  beforeAll(async () => void (inner = await startToolServer()));
  afterAll(() => inner?.stop());
  beforeEach(() => void (inner.requests.length = 0));

  const strict = createToolServerClient({ allowedAddresses: [] });

  test.each(['127.0.0.1', '2130706433', '0x7f.1', '127.1', '0', '[::1]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]', 'localhost', 'localhost.', 'LOCALHOST'])('to http://%s is refused before anything is sent', async (host) => {
    const url = `http://${host}:${inner.port}/mcp`;
    expect(await strict.isAllowed(url)).toBe(false);
    for (const transport of ['streamable-http', 'sse'] as const) {
      await expect(strict.connect({ url, transport, headers }, never)).rejects.toMatchObject({ failure: 'address_refused' });
    }
    expect(inner.openConnections()).toBe(0);
    expect(inner.requests).toEqual([]);
  });

  test.each(['ftp://example.com/', 'file:///etc/passwd', 'https://user@example.com/mcp', 'https://user:password@example.com/mcp'])('to %s is refused', async (url) => {
    expect(await strict.isAllowed(url)).toBe(false);
    await expect(strict.connect(streamable(url), never)).rejects.toMatchObject({ failure: 'address_refused' });
  });

  test('a name that has a private address among public ones is refused', async () => {
    const client = createToolServerClient({
      allowedAddresses: [],
      resolve: () => Promise.resolve([{ address: '93.184.216.34', family: 4 }, { address: '10.0.0.1', family: 4 }]),
    });
    expect(await client.isAllowed('https://mcp.example/mcp')).toBe(false);
    await expect(client.connect(streamable('https://mcp.example/mcp'), never)).rejects.toMatchObject({ failure: 'address_refused' });
  });

  test('a name that leads elsewhere after it was checked (DNS rebinding) is refused', async () => {
    const answers = ['93.184.216.34', '127.0.0.1'];
    const client = createToolServerClient({ allowedAddresses: [], resolve: () => Promise.resolve([{ address: answers.shift() ?? '127.0.0.1', family: 4 }]) });
    const url = `http://rebinding.example:${inner.port}/mcp`;
    expect(await client.isAllowed(url)).toBe(true);
    await expect(client.connect(streamable(url), never)).rejects.toMatchObject({ failure: 'address_refused' });
    expect(inner.requests).toEqual([]);
  });

  test('a name that leads elsewhere in the middle of a session is refused', async () => {
    // 127.0.0.1 stands for the public address, 127.0.0.2 for the private one; on Linux the server hears both.
    let address = '127.0.0.1';
    const client = createToolServerClient({ allowedAddresses: ['127.0.0.1'], resolve: () => Promise.resolve([{ address, family: 4 }]) });
    const connection = await client.connect(streamable(`http://rebinding.example:${inner.port}/mcp`), never);
    address = '127.0.0.2';
    inner.requests.length = 0;
    await expect(connection.call('stock', { partNumber: 'x' }, never)).rejects.toMatchObject({ failure: 'address_refused' });
    await connection.close();
    expect(inner.requests).toEqual([]);
  });

  describe('that is redirected', () => {
    let outer: RunningServer;
    let target: string;
    beforeAll(async () => {
      outer = await startServer((request, response) => {
        const isSame = (request.url ?? '').startsWith('/same');
        response.writeHead(isSame && request.url !== '/same' ? 200 : 307, { location: isSame ? '/same/again' : target }).end();
      });
    });
    afterAll(() => outer?.stop());
    const resolve = (name: string) => Promise.resolve([{ address: name === 'public.example' ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
    const client = createToolServerClient({ allowedAddresses: ['127.0.0.1'], resolve });

    test.each(['streamable-http', 'sse'] as const)('to another server, private or not, is not followed over %s', async (transport) => {
      for (target of [`http://private.example:${inner.port}/mcp`, `http://127.0.0.1:${inner.port}/mcp`, 'http://169.254.169.254/latest/meta-data', 'file:///etc/passwd']) {
        await expect(client.connect({ url: `http://public.example:${outer.port}/`, transport, headers }, never)).rejects.toMatchObject({
          failure: 'rejected',
          message: 'The tool server answered with a redirect that is not followed (status 307)',
        });
      }
      expect(inner.requests).toEqual([]);
    });

    test('within the same server is checked once more', async () => {
      let lookups = 0;
      const rebinding = createToolServerClient({ allowedAddresses: ['127.0.0.1'], resolve: () => Promise.resolve([{ address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]) });
      await expect(rebinding.connect(streamable(`http://public.example:${outer.port}/same`), never)).rejects.toMatchObject({ failure: 'address_refused' });
      expect(lookups).toBe(2);
    });
  });

  test('an SSE server cannot send the messages elsewhere', async () => {
    const outer = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`event: endpoint\ndata: ${inner.url}\n\n`);
    });
    const client = createToolServerClient({ allowedAddresses: ['127.0.0.1'] });
    await expect(client.connect({ url: `${outer.origin}/sse`, transport: 'sse', headers }, never)).rejects.toMatchObject({ failure: 'invalid_reply' });
    expect(inner.requests).toEqual([]);
    await outer.stop();
  });

  test('a proxy in the environment is not used', async () => {
    const proxy = await startServer((_request, response) => void response.end());
    process.env.http_proxy = process.env.HTTP_PROXY = proxy.origin;
    try {
      const connection = await createToolServerClient({ allowedAddresses: ['127.0.0.1'] }).connect(streamable(inner.url), never);
      await connection.close();
      expect(proxy.requests).toEqual([]);
    } finally {
      delete process.env.http_proxy;
      delete process.env.HTTP_PROXY;
      await proxy.stop();
    }
  });
});

describe('a server that misbehaves', () => {
  const limits = { ...defaultLimits, connectTimeoutMs: 300, openTimeoutMs: 600, mostMessageBytes: 100_000, mostStreamBytes: 1_000_000 };
  const client = createToolServerClient({ allowedAddresses: ['127.0.0.0/8'], limits });
  const open = async (url: string, transport: 'streamable-http' | 'sse') => {
    const startedMs = Date.now();
    const outcome = await client.connect({ url, transport, headers: {} }, never).catch((error: unknown) => error);
    return { outcome, elapsedMs: Date.now() - startedMs };
  };

  const dripping = (contentType: string, piece: string, everyMs: number) => (_request: unknown, response: import('node:http').ServerResponse) => {
    response.writeHead(200, { 'content-type': contentType });
    const timer = setInterval(() => response.write(piece), everyMs);
    response.once('close', () => clearInterval(timer));
  };
  const cases: [string, Parameters<typeof startServer>[0], { failure: string; message?: RegExp }][] = [
    ['never answers', () => undefined, { failure: 'timeout', message: /within 0\.6 seconds/ }],
    ['drips JSON', dripping('application/json', ' ', 5), { failure: 'timeout' }],
    ['drips events', dripping('text/event-stream', ': ping\n\n', 5), { failure: 'timeout' }],
    ['sends a message without end', dripping('text/event-stream', `data: ${'x'.repeat(20_000)}`, 1), { failure: 'invalid_reply', message: /more than is allowed/ }],
    ['sends events without end', dripping('text/event-stream', `data: ${'x'.repeat(50_000)}\n\n`, 1), { failure: 'invalid_reply', message: /more than is allowed/ }],
    ['answers in HTML', (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>'), { failure: 'invalid_reply', message: /Model Context Protocol/ }],
    ['answers 500', (_request, response) => void response.writeHead(500).end('stack trace'), { failure: 'rejected', message: /^The tool server answered with status 500$/ }],
    ['answers 404', (_request, response) => void response.writeHead(404).end(), { failure: 'rejected', message: /404/ }],
    ['closes the connection', (request) => void request.socket.destroy(), { failure: 'unreachable' }],
  ];

  describe.each(['streamable-http', 'sse'] as const)('over %s', (transport) => {
    test.each(cases)('%s', async (_title, listener, expected) => {
      const server = await startServer(listener);
      const { outcome, elapsedMs } = await open(server.origin, transport);
      expect(outcome).toMatchObject({ name: 'ToolServerError', failure: expected.failure, message: expected.message ? expect.stringMatching(expected.message) : expect.any(String) });
      expect(elapsedMs).toBeLessThan(1_500);
      for (let waits = 0; waits < 20 && server.openConnections() > 0; waits++) await new Promise((resolve) => setTimeout(resolve, 25));
      expect(server.openConnections()).toBe(0);
      const { length } = server.requests;
      await new Promise((resolve) => setTimeout(resolve, 100));
      expect(server.requests).toHaveLength(length);
      await server.stop();
    });
  });

  test('JSON that is too large, nested too deeply, or not the protocol', async () => {
    for (const body of [`"${'x'.repeat(200_000)}"`, '['.repeat(40_000), '{"jsonrpc":"2.0","id":0,"result":{}}', 'not json', '[]']) {
      const server = await startServer((_request, response) => void response.writeHead(200, { 'content-type': 'application/json' }).end(body));
      const { outcome } = await open(server.origin, 'streamable-http');
      expect(['invalid_reply', 'timeout']).toContain((outcome as { failure: string }).failure);
      await server.stop();
    }
  });

  test('something that is not HTTP, and a port where nobody listens', async () => {
    const server = createServer((socket) => void socket.end('220 mail.example ESMTP\r\n'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as { port: number };
    for (const transport of ['streamable-http', 'sse'] as const) {
      expect((await open(`http://127.0.0.1:${port}/`, transport)).outcome).toMatchObject({ failure: 'invalid_reply', message: 'The tool server did not answer in HTTP' });
    }
    await new Promise((resolve) => server.close(resolve));
    expect((await open(`http://127.0.0.1:${port}/`, 'streamable-http')).outcome).toMatchObject({ failure: 'unreachable', message: 'The tool server could not be reached' });
  });

  test('a name that cannot be resolved, and one that takes for ever', async () => {
    const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    const unknown = createToolServerClient({ allowedAddresses: [], limits, resolve: () => Promise.reject(notFound) });
    expect(await unknown.isAllowed('https://unknown.example/')).toBe(true);
    await expect(unknown.connect(streamable('https://unknown.example/'), never)).rejects.toMatchObject({ failure: 'unreachable', message: 'The name of the tool server could not be resolved' });
    const slow = createToolServerClient({ allowedAddresses: [], limits, resolve: () => new Promise(() => undefined) });
    expect(await slow.isAllowed('https://slow.example/')).toBe(true);
    await expect(slow.connect(streamable('https://slow.example/'), never)).rejects.toMatchObject({ failure: 'timeout', message: 'The tool server did not answer within 0.3 seconds' });
  });
});

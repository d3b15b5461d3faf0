// Tests which network addresses are allowed, and attempts to bypass the check.
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createAddressCheck } from '../../server/platform/outbound/addresses.js';
import { createToolServerClient } from '../../server/platform/tool-servers/index.js';
import { startServer, startToolServer, toolServerKey, type RunningServer } from '../support/tool-server.js';

const never = new AbortController().signal;
const headers = { Authorization: toolServerKey };
const streamable = (url: string) => ({ url, transport: 'streamable-http', headers }) as const;

describe('the check of an address', () => {
  const isAllowed = createAddressCheck([]);

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '93.184.216.34',
    '2606:4700:4700::1111',
    '2a00:1450:4001:80e::200e',
    '::ffff:8.8.8.8',
  ])('accepts %s', (address) => {
    expect(isAllowed(address)).toBe(true);
  });

  test.each([
    '127.0.0.1',
    '127.255.255.254',
    '0.0.0.0',
    '0.1.2.3',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '168.63.129.16',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '224.0.0.1',
    '239.255.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:169.254.169.254',
    '::127.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '64:ff9b::8.8.8.8',
    '64:ff9b:1::1',
    '2002:7f00:1::1',
    '2001:0:7f00:1::',
    '2001:db8::1',
    '100::1',
    '::ffff:0:127.0.0.1',
    '3fff::1',
    '4000::1',
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f.1',
    '017700000001',
  ])('rejects %s', (address) => {
    expect(isAllowed(address)).toBe(false);
  });

  test('accepts an allowed range or address, and no address next to it', () => {
    const withRanges = createAddressCheck(['10.20.0.0/16', '192.168.1.5', 'fd00::/8', '64:ff9b::/96']);
    for (const address of [
      '10.20.0.1',
      '10.20.255.255',
      '::ffff:10.20.0.1',
      '192.168.1.5',
      'fd12::1',
      '64:ff9b::8.8.8.8',
    ])
      expect([address, withRanges(address)]).toEqual([address, true]);
    for (const address of ['10.21.0.1', '192.168.1.6', 'fc00::1', '127.0.0.1', '::1'])
      expect([address, withRanges(address)]).toEqual([address, false]);
  });
});

describe('a connection', () => {
  let inner: Awaited<ReturnType<typeof startToolServer>>;
  // The server listens on all addresses. Otherwise, it could not notice a request to ::1 or 127.0.0.2.
  beforeAll(async () => void (inner = await startToolServer({})));
  afterAll(() => inner?.stop());
  beforeEach(() => void (inner.requests.length = 0));

  const strict = createToolServerClient({ allowedAddresses: [] });

  test.each([
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '127.1',
    '0',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    'localhost',
    'LOCALHOST',
  ])('to http://%s is refused before any byte is sent', async (host) => {
    const url = `http://${host}:${inner.port}/mcp`;
    expect(strict.isAllowed(url)).toBe(false);
    for (const transport of ['streamable-http', 'sse'] as const) {
      await expect(strict.connect({ url, transport, headers }, never)).rejects.toMatchObject({
        failure: 'address_refused',
      });
    }
    expect(inner.openConnections()).toBe(0);
    expect(inner.requests).toEqual([]);
  });

  test.each([
    'ftp://example.com/',
    'file:///etc/passwd',
    'https://user@example.com/mcp',
    'https://user:password@example.com/mcp',
  ])('to %s is refused', async (url) => {
    expect(strict.isAllowed(url)).toBe(false);
    await expect(strict.connect(streamable(url), never)).rejects.toMatchObject({ failure: 'address_refused' });
  });

  /** The error is the same for every refused name, whether the name exists or not. */
  const unresolvable = {
    failure: 'unreachable',
    message: 'The name of the tool server does not resolve to an allowed address',
  };

  test('fails with the same error if the name has a private address, has no address or does not exist', async () => {
    const notFound = Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' });
    for (const resolve of [
      () => Promise.resolve([{ address: '10.0.0.1', family: 4 }]),
      () => Promise.reject(notFound),
      () => Promise.resolve([]),
    ]) {
      const client = createToolServerClient({ allowedAddresses: [], resolve });
      expect(client.isAllowed('https://database.internal/mcp')).toBe(true);
      for (const transport of ['streamable-http', 'sse'] as const) {
        await expect(
          client.connect({ url: 'https://database.internal/mcp', transport, headers }, never),
        ).rejects.toMatchObject(unresolvable);
      }
    }
  });

  test('to a name with a private address among public ones is refused', async () => {
    const client = createToolServerClient({
      allowedAddresses: [],
      resolve: () =>
        Promise.resolve([
          { address: '93.184.216.34', family: 4 },
          { address: '10.0.0.1', family: 4 },
        ]),
    });
    await expect(client.connect(streamable('https://mcp.example/mcp'), never)).rejects.toMatchObject(unresolvable);
  });

  test('to a name that passes the URL check, but resolves to a private address, is refused', async () => {
    const client = createToolServerClient({
      allowedAddresses: [],
      resolve: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
    });
    const url = `http://rebinding.example:${inner.port}/mcp`;
    expect(client.isAllowed(url)).toBe(true);
    await expect(client.connect(streamable(url), never)).rejects.toMatchObject(unresolvable);
    expect(inner.requests).toEqual([]);
  });

  test('to a name that resolves differently during a session is refused', async () => {
    // 127.0.0.1 represents the public address, and 127.0.0.2 the private one.
    let address = '127.0.0.1';
    const client = createToolServerClient({
      allowedAddresses: ['127.0.0.1'],
      resolve: () => Promise.resolve([{ address, family: 4 }]),
    });
    const connection = await client.connect(streamable(`http://rebinding.example:${inner.port}/mcp`), never);
    address = '127.0.0.2';
    inner.requests.length = 0;
    await expect(connection.call('stock', { partNumber: 'x' }, never)).rejects.toMatchObject(unresolvable);
    await connection.close();
    expect(inner.requests).toEqual([]);
  });

  describe('that is redirected', () => {
    let outer: RunningServer;
    let target: string;
    beforeAll(async () => {
      outer = await startServer((request, response) => {
        const isSame = (request.url ?? '').startsWith('/same');
        response
          .writeHead(isSame && request.url !== '/same' ? 200 : 307, { location: isSame ? '/same/again' : target })
          .end();
      });
    });
    afterAll(() => outer?.stop());
    const resolve = (name: string) =>
      Promise.resolve([{ address: name === 'public.example' ? '127.0.0.1' : '127.0.0.2', family: 4 }]);
    const client = createToolServerClient({ allowedAddresses: ['127.0.0.1'], resolve });

    test.each(['streamable-http', 'sse'] as const)(
      'to another server, private or not, fails over %s',
      async (transport) => {
        for (target of [
          `http://private.example:${inner.port}/mcp`,
          `http://127.0.0.1:${inner.port}/mcp`,
          'http://169.254.169.254/latest/meta-data',
          'file:///etc/passwd',
        ]) {
          await expect(
            client.connect({ url: `http://public.example:${outer.port}/`, transport, headers }, never),
          ).rejects.toMatchObject({
            failure: 'rejected',
            message: 'The tool server returned a redirect that is not followed (status 307)',
          });
        }
        expect(inner.requests).toEqual([]);
      },
    );

    test('within the same server is followed over SSE', async () => {
      const front = await startServer((request, response) => {
        const { url = '', method, headers } = request;
        if (url === '/old') return void response.writeHead(307, { location: new URL(inner.sseUrl).pathname }).end();
        const forwarded = http.request(new URL(url, inner.origin), { method, headers }, (reply) => {
          response.writeHead(reply.statusCode ?? 500, reply.headers);
          reply.pipe(response);
        });
        request.pipe(forwarded);
      });
      const connection = await createToolServerClient({ allowedAddresses: ['127.0.0.1'] }).connect(
        { url: `${front.origin}/old`, transport: 'sse', headers },
        never,
      );
      expect(connection.tools.length).toBeGreaterThan(0);
      await connection.close();
      await front.stop();
    });

    test('within the same server is checked again', async () => {
      let lookups = 0;
      const rebinding = createToolServerClient({
        allowedAddresses: ['127.0.0.1'],
        resolve: () => Promise.resolve([{ address: lookups++ === 0 ? '127.0.0.1' : '127.0.0.2', family: 4 }]),
      });
      await expect(
        rebinding.connect(streamable(`http://public.example:${outer.port}/same`), never),
      ).rejects.toMatchObject(unresolvable);
      expect(lookups).toBe(2);
    });
  });

  test('over SSE does not send its messages to another server', async () => {
    const outer = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`event: endpoint\ndata: ${inner.url}\n\n`);
    });
    const client = createToolServerClient({ allowedAddresses: ['127.0.0.1'] });
    await expect(
      client.connect({ url: `${outer.origin}/sse`, transport: 'sse', headers }, never),
    ).rejects.toMatchObject({ failure: 'invalid_reply' });
    expect(inner.requests).toEqual([]);
    await outer.stop();
  });

  test('ignores a proxy in the environment', async () => {
    const proxy = await startServer((_request, response) => void response.end());
    process.env.http_proxy = process.env.HTTP_PROXY = proxy.origin;
    try {
      const connection = await createToolServerClient({ allowedAddresses: ['127.0.0.1'] }).connect(
        streamable(inner.url),
        never,
      );
      await connection.close();
      expect(proxy.requests).toEqual([]);
    } finally {
      delete process.env.http_proxy;
      delete process.env.HTTP_PROXY;
      await proxy.stop();
    }
  });
});

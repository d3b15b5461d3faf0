// Tests that no reply of a tool server, however large or expensive, blocks the event loop or fills the memory.
import type { ServerResponse } from 'node:http';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { document } from '../contract/support.js';
import { isFullRun } from '../support/full-run.js';
import { maxIterationRatio, type StartedMeasuredServer } from '../support/measured-server.js';
import { startServer, type RunningServer } from '../support/tool-server.js';
import { sharedServer } from './shared-server.js';

const { messageBytes, messageValues, messageDepth, streamBytes, streamLines } = document['x-tool-server-limits'];
const budget = messageBytes - 1000;
const megabyte = 2 ** 20;
const maxHeldBytes = 100 * megabyte;

let server: StartedMeasuredServer;
let tools: RunningServer;
/** What the tool server sends in place of its usual reply, and for which method. */
let behaviour: { method: string; send: (response: ServerResponse, id: number) => void };

const sendJson = (response: ServerResponse, body: string) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(body);
const result = (json: string) => (response: ServerResponse, id: number) =>
  sendJson(response, `{"jsonrpc":"2.0","id":${id},"result":${json}}`);

/** Repeats an event until the stream has more bytes than allowed. */
const events =
  (event: string, status = 200, contentType = 'text/event-stream') =>
  (response: ServerResponse) => {
    const block = event.repeat(Math.ceil(65_536 / event.length));
    let left = streamBytes + block.length;
    response.writeHead(status, { 'content-type': contentType });
    const go = (): void => {
      while (left > 0 && !response.destroyed) {
        left -= block.length;
        if (!response.write(block)) return void response.once('drain', go);
      }
      response.end();
    };
    go();
  };

const errorOf = (id: number, message: string) =>
  JSON.stringify({ jsonrpc: '2.0', id, error: { code: -32000, message } });

const usual: Record<string, (params: { protocolVersion?: string }) => object> = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'hostile', version: '1.0.0' },
  }),
  'tools/list': () => ({ tools: [{ name: 'look', inputSchema: { type: 'object' } }] }),
  'tools/call': () => ({ content: [{ type: 'text', text: 'fine' }] }),
};

beforeAll(async () => {
  server = await sharedServer();
  tools = await startServer(async (request, response) => {
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const { id, method, params } = JSON.parse(await text(request));
    if (method === behaviour.method) return behaviour.send(response, id);
    const reply = usual[method];
    if (reply === undefined) return void response.writeHead(202).end();
    return sendJson(response, JSON.stringify({ jsonrpc: '2.0', id, result: reply(params) }));
  });
}, 300_000);
afterAll(() => tools?.stop());

async function call(path: string, body: object): Promise<{ status: number; body: string }> {
  const headers = { authorization: `Bearer ${server.token}`, 'content-type': 'application/json' };
  const response = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, body: await response.text() };
}

const many = (item: string, separator = ',') =>
  Array(Math.floor(budget / (item.length + separator.length)))
    .fill(item)
    .join(separator);
const keys = () => Array.from({ length: Math.floor(budget / 12) }, (_, index) => `"${index.toString(36)}":0`).join();

const lists: [string, (response: ServerResponse, id: number) => void][] = [
  ['millions of empty tools', result(`{"tools":[${many('{}')}]}`)],
  ['as many empty tools as a message may have values', result(`{"tools":[${Array(messageValues - 10).fill('{}')}]}`)],
  ['millions of numbers', result(`{"tools":[${many('0')}]}`)],
  ['deep nesting', result(`{"tools":[],"x":${'['.repeat(budget / 2)}${']'.repeat(budget / 2)}}`)],
  ['the greatest depth', result(`{"tools":[],"x":${'['.repeat(messageDepth - 5)}${']'.repeat(messageDepth - 5)}}`)],
  ['many keys', result(`{"tools":[],"x":{${keys()}}}`)],
  ['large schemas', result(`{"tools":[{"name":"look","inputSchema":{"type":"object","x":[${many('{}')}]}}]}`)],
  ['one long text', result(`{"tools":[],"x":"${'a'.repeat(budget)}"}`)],
  ['escapes', result(`{"tools":[],"x":"${'\\ud800'.repeat(budget / 6)}"}`)],
  ['a stream of notifications', events('data:{"jsonrpc":"2.0","method":"a"}\n\n')],
  ['a stream of invalid messages', events('data:{}\n\n')],
  ['a stream of replies without a request', events('data:{"jsonrpc":"2.0","id":99,"result":{}}\n\n')],
  ['a stream of empty lines', events('\n')],
  ['a stream of comments', events(':\r\n\r\n')],
  ['a stream of lines without an end', events('data\r')],
  [
    'millions of empty tools behind a field with a quote',
    (response, id) =>
      void response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(`id: "\ndata: {"jsonrpc":"2.0","id":${id},"result":{"tools":[${many('{}')}]}}\n\n`),
  ],
  ['a stream whose type is in upper case', events('data:0\n\n', 200, 'Text/Event-Stream')],
  ['a stream of requests', events('data:{"jsonrpc":"2.0","id":1,"method":"ping"}\n\n')],
  ['a long text of a failure', events(`${'x'.repeat(65_000)}\n\n`, 500)],
  ['a long error', (response, id) => sendJson(response, errorOf(id, 'aaaaaaaaa '.repeat(budget / 10)))],
  ['an error that grows when it is redacted', (response, id) => sendJson(response, errorOf(id, many('redacted', ' ')))],
  ['a batch of requests', (response) => sendJson(response, `[${many('{"jsonrpc":"2.0","id":1,"method":"ping"}')}]`)],
  [
    'a batch of as many requests as a message may have values',
    (response) => sendJson(response, `[${Array(messageValues / 4).fill('{"jsonrpc":"2.0","id":1,"method":"ping"}')}]`),
  ],
  ['a long name', result(`{"tools":[{"name":"${'語'.repeat(budget / 3)}","inputSchema":{"type":"object"}}]}`)],
  [
    'invalid values in a schema',
    result(
      `{"tools":[{"name":"look","inputSchema":{"type":"object","required":[${Array(messageValues - 20).fill(1)}]}}]}`,
    ),
  ],
];

/**
 * Value of a header that the service sends. The service removes the value, its first word and its second word from the
 * errors of a tool server. So texts of the tool server repeat these words.
 */
const wordsOfHeader = `redacted ${'aaaaaaaaa '.repeat(700)}`.trim();

test.each(lists)('a list of tools costs little CPU time and memory: %s', async (_what, send) => {
  behaviour = { method: 'tools/list', send };
  const { memoryGrowthBytes, longestIterationRatio } = await server.measure(async () => {
    const body = { url: tools.origin, headers: { 'X-Words': wordsOfHeader } };
    expect((await call('/mcp-servers/test', body)).status).toBe(200);
  }, maxHeldBytes);
  expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  expect(memoryGrowthBytes).toBeLessThan(maxHeldBytes);
});

/** Sends spaces without end, each in a chunk of its own. */
function inTinyChunks(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const chunks = Buffer.from('1\r\n \r\n'.repeat(10_000));
  const { socket } = response;
  response.flushHeaders();
  const go = (): void => {
    while (socket !== null && !socket.destroyed) if (!socket.write(chunks)) return void socket.once('drain', go);
  };
  go();
}

/**
 * Only the full run sends these replies as results. The client refuses them before it reads to which request they
 * belong, so the same content in `lists` has the same effect.
 */
const resultsLikeLists: typeof lists = [
  ['millions of numbers', result(`{"content":[${many('0')}]}`)],
  ['many keys', result(`{"content":[],"structuredContent":{${keys()}}}`)],
  ['a stream of invalid messages', events('data:{}\n\n')],
];

const results: [string, (response: ServerResponse, id: number) => void][] = [
  ['millions of empty parts', result(`{"content":[${many('{}')}]}`)],
  ['as many empty parts as a message may have values', result(`{"content":[${Array(messageValues - 10).fill('{}')}]}`)],
  ['as many empty parts as are read', result(`{"content":[${Array(1000).fill('{}')}]}`)],
  ['many short texts', result(`{"content":[${many('{"type":"text","text":"a"}')}]}`)],
  ['one long text', result(`{"content":[{"type":"text","text":"${'a'.repeat(budget)}"}]}`)],
  ['chunks of one byte', inTinyChunks],
  ...(isFullRun ? resultsLikeLists : []),
];

async function connectAgent(count: number): Promise<{ agentId: number; toolServerIds: number[] }> {
  const toolServerIds: number[] = [];
  for (let index = 0; index < count; index++) {
    const connected = await call('/mcp-servers/manage', { name: `hostile ${Math.random()}`, url: tools.origin });
    expect(connected).toMatchObject({ status: 201 });
    toolServerIds.push(JSON.parse(connected.body).toolServer.id);
  }
  const agent = { name: 'Caller', model: 'offline:echo', stage: 'released', mcpServers: toolServerIds };
  const saved = await call('/agents', agent);
  expect(saved.status).toBeLessThan(300);
  return { agentId: JSON.parse(saved.body).id, toolServerIds };
}

const say = (text: string) => ({ role: 'user', parts: [{ type: 'text', text }] });

test.each(results)('a result of a tool costs little CPU time and memory: %s', async (_what, send) => {
  const { memoryGrowthBytes, longestIterationRatio } = await server.measure(async () => {
    behaviour = { method: 'none', send };
    const { agentId, toolServerIds } = await connectAgent(1);
    behaviour = { method: 'tools/call', send };
    const { body } = await call('/chat', { agentId, message: say(`call mcp_${toolServerIds[0]}_look {}`) });
    expect(body).toMatch(/tool-output-(available|error)/);
    expect(body).toContain('[DONE]');
  }, maxHeldBytes);
  expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  expect(memoryGrowthBytes).toBeLessThan(maxHeldBytes);
});

test('a stream that ends early is not resumed, even if the tool server requests it', async () => {
  behaviour = {
    method: 'tools/list',
    send: (response) =>
      void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('id: 1\nretry: 0\ndata:\n\n'),
  };
  tools.requests.length = 0;
  expect((await call('/mcp-servers/test', { url: tools.origin })).status).toBe(200);
  // Five requests are expected: three of the session, its end, and the refused stream of the server's messages.
  expect(tools.requests.length).toBeLessThan(6);
});

test('a stream can have as many lines as the contract allows, and one more is refused', async () => {
  const list = '{"tools":[{"name":"look","inputSchema":{"type":"object"}}]}';
  const withLines = (count: number) => (response: ServerResponse, id: number) =>
    void response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(':\n'.repeat(count - 2) + `data: {"jsonrpc":"2.0","id":${id},"result":${list}}\n\n`);
  const attempt = async (count: number) => {
    behaviour = { method: 'tools/list', send: withLines(count) };
    return JSON.parse((await call('/mcp-servers/test', { url: tools.origin })).body).error;
  };
  expect(await attempt(streamLines)).toBeNull();
  expect(await attempt(streamLines + 1)).toBe('The tool server sent more than is allowed');
});

test('the memory of a call is released, even with event ids of 4 MB and a retry delay of weeks', async () => {
  behaviour = { method: 'none', send: () => undefined };
  const { agentId, toolServerIds } = await connectAgent(1);
  const start = `retry: 2000000000\nid: ${'x'.repeat(budget - 200)}\n`;
  behaviour = {
    method: 'tools/call',
    send: (response, id) =>
      void response
        .writeHead(200, { 'content-type': 'text/event-stream' })
        .end(`${start}data: ${errorOf(id, 'no')}\n\n`),
  };
  // The calls of a message run at the same time.
  const calls = isFullRun ? 20 : 10;
  const message = say(Array(calls).fill(`call mcp_${toolServerIds[0]}_look {}`).join('\n'));
  // The tool server sends 80 MB in all, or 320 MB in `npm run test:full`.
  const maxCallBytes = (isFullRun ? 150 : 75) * megabyte;
  const { memoryGrowthBytes } = await server.measure(async () => {
    for (let round = 0; round < (isFullRun ? 4 : 2); round++) {
      const { body } = await call('/chat', { agentId, message });
      expect(body.match(/tool-output-error/g)).toHaveLength(calls);
    }
  }, maxCallBytes);
  expect(memoryGrowthBytes).toBeLessThan(maxCallBytes);
});

test('a run has a limited number of tools, even with the lists of many tool servers', async () => {
  const list = Array.from({ length: 500 }, (_, index) => ({
    name: `${'語'.repeat(200)}${index}`,
    inputSchema: { type: 'object' },
  }));
  behaviour = { method: 'tools/list', send: result(JSON.stringify({ tools: list })) };
  const { longestIterationRatio } = await server.measure(async () => {
    const { agentId } = await connectAgent(10);
    const { body } = await call('/chat', { agentId, message: say('hello') });
    expect(body.match(/The agent has more than 1000 tools/g)).toHaveLength(8);
  });
  expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
});

test.each(['x', 'é'])('a session address of two million "%s" is refused', async (character) => {
  const path = `/${character.repeat(budget / 2)}`;
  const sse = await startServer((request, response) => {
    if (request.method !== 'GET') return void response.writeHead(202).end();
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${path}\nevent: endpoint\n\n`);
  });
  try {
    const { longestIterationRatio } = await server.measure(async () => {
      const { body } = await call('/mcp-servers/test', { url: sse.origin, transport: 'sse' });
      expect(JSON.parse(body)).toMatchObject({ success: false, error: 'The tool server sent more than is allowed' });
    });
    expect(longestIterationRatio).toBeLessThan(maxIterationRatio);
  } finally {
    await sse.stop();
  }
});

/** Suites with a finite-field Diffie-Hellman key exchange (RFC 5246, 5288, 5932, 6209, 7905). */
const finiteFieldSuites = [0x33, 0x39, 0x67, 0x6b, 0x9e, 0x9f, 0x45, 0x88, 0xc4, 0xbe, 0xccaa, 0xc052, 0xc053];

test('the client of tool servers offers no key exchange whose cost the server chooses', async () => {
  let suites: number[] = [];
  const listener = net.createServer((socket) =>
    socket.once('data', (hello) => {
      // The record header, handshake header, version and random precede the session id and the cipher suites.
      const start = 44 + (hello[43] ?? 0);
      suites = Array.from({ length: hello.readUInt16BE(start) / 2 }, (_, n) => hello.readUInt16BE(start + 2 + 2 * n));
      socket.destroy();
    }),
  );
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const { port } = listener.address() as net.AddressInfo;
  await call('/mcp-servers/test', { url: `https://127.0.0.1:${port}` });
  await new Promise((resolve) => listener.close(resolve));
  expect(suites).toContain(0x1301);
  expect(suites.filter((suite) => finiteFieldSuites.includes(suite))).toEqual([]);
});

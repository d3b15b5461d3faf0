// Tests the limits on what a tool server may send, exact to the byte or character.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createEcho } from '../api/chat/chat-client.js';
import { connectServer } from '../api/tool-servers/support.js';
import { document, type Json } from '../contract/support.js';
import { call, run } from '../agent-runner/support.js';
import { startServer } from '../support/tool-server.js';
import { startTestServer, type TestServer } from '../support/server.js';

const { messageBytes, streamBytes } = document['x-tool-server-limits'];

let server: TestServer;
beforeAll(
  async () => void (server = await startTestServer({ TOOL_SERVER_ALLOWED_ADDRESSES: '127.0.0.1' }, { worker: false })),
);
afterAll(() => server?.stop());

async function read(request: IncomingMessage): Promise<Json> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
}

const sendJson = (response: ServerResponse, body: string) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(body);

/** Starts a tool server with one tool, which returns `text`. `send` sends the reply that lists the tools. */
const toolServer = ({
  send = sendJson,
  text = '',
}: {
  send?: (response: ServerResponse, list: string) => void;
  text?: string;
}) =>
  startServer(async (request, response) => {
    const { id, method, params } = (await read(request)) ?? {};
    const result = {
      protocolVersion: params?.protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name: 'sizes', version: '1.0.0' },
    };
    if (method === 'initialize') sendJson(response, JSON.stringify({ jsonrpc: '2.0', id, result }));
    else if (method === 'tools/list')
      send(
        response,
        JSON.stringify({ jsonrpc: '2.0', id, result: { tools: [{ name: 'look', inputSchema: { type: 'object' } }] } }),
      );
    else if (method === 'tools/call')
      sendJson(response, JSON.stringify({ jsonrpc: '2.0', id, result: { content: [{ type: 'text', text }] } }));
    else response.writeHead(method === undefined ? 405 : 202).end();
  });

const asOneMessage = (bytes: number) => (response: ServerResponse, list: string) =>
  sendJson(response, list.padEnd(bytes));

/** Sends harmless comments, then the list. */
const asStream = (bytes: number) => (response: ServerResponse, list: string) => {
  const message = `data: ${list}\n\n`;
  const comment = (length: number) => `:${'x'.repeat(length - 3)}\n\n`;
  const pieceBytes = messageBytes / 4;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  let left = bytes - message.length;
  for (; left >= 2 * pieceBytes; left -= pieceBytes) response.write(comment(pieceBytes));
  response.write(comment(left));
  response.end(message);
};

test.each([
  ['a message', messageBytes, asOneMessage],
  ['a stream of messages', streamBytes, asStream],
])(
  '%s may have the maximum size, and not one byte more',
  async (_what, limit: number, sendOf) => {
    const attempt = async (bytes: number) => {
      const tools = await toolServer({ send: sendOf(bytes) });
      const { status, body } = await server.call('POST', '/mcp-servers/test', { body: { url: tools.origin } });
      await tools.stop();
      return { status, success: body.success, error: body.error, tools: body.tools.length };
    };
    expect(await attempt(limit)).toEqual({ status: 200, success: true, error: null, tools: 1 });
    expect(await attempt(limit + 1)).toEqual({
      status: 200,
      success: false,
      error: 'The tool server sent more than is allowed',
      tools: 0,
    });
  },
  60_000,
);

test('the result of a tool is cut after the maximum number of characters', async () => {
  const maxLength: number = document.components.schemas.MessageToolPart.properties.output['x-cut-after-characters'];
  const resultOf = async (text: string) => {
    const tools = await toolServer({ text });
    const { id: serverId } = await connectServer(server, { url: tools.origin });
    const { id } = await createEcho(server, { mcpServers: [serverId] });
    const { calls } = await run(server, id, call(`mcp_${serverId}_look`, {}));
    await tools.stop();
    return calls[0].output as string;
  };
  expect(await resultOf('x'.repeat(maxLength))).toBe('x'.repeat(maxLength));
  expect(await resultOf('x'.repeat(maxLength + 1))).toBe(
    `${'x'.repeat(maxLength)}\n[Cut: the result has ${maxLength + 1} characters, these are the first ${maxLength}.]`,
  );
});

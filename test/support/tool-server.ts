// Starts a tool server built with the official MCP SDK, or an HTTP server with any other behavior.
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { z } from 'zod';

export interface RunningServer {
  port: number;
  /** `http://127.0.0.1:<port>` */
  origin: string;
  requests: { method: string; url: string; headers: IncomingMessage['headers'] }[];
  openConnections(): number;
  stop(): Promise<void>;
}

/** Starts an HTTP server. It listens on 127.0.0.1, or on all addresses of the machine if `options` has no host. */
export async function startServer(
  listener: RequestListener,
  options: { host?: string } = { host: '127.0.0.1' },
): Promise<RunningServer> {
  const requests: RunningServer['requests'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    listener(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, options.host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    requests,
    openConnections: () => sockets.size,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function createMcpServer(): McpServer {
  const server = new McpServer({ name: 'parts-inventory', version: '1.0.0' });
  server.registerTool(
    'find_part',
    { description: 'Finds a spare part by its number', inputSchema: { partNumber: z.string() } },
    ({ partNumber }) => ({
      content: [{ type: 'text', text: `${partNumber}: gripper jaw` }],
    }),
  );
  server.registerTool(
    'stock',
    { inputSchema: { partNumber: z.string() }, outputSchema: { count: z.number() } },
    () => ({
      content: [{ type: 'text', text: '{"count":7}' }],
      structuredContent: { count: 7 },
    }),
  );
  server.registerTool('drawing', {}, () => ({
    content: [
      { type: 'text', text: 'The drawing' },
      { type: 'image', mimeType: 'image/png', data: 'AAAA' },
    ],
  }));
  server.registerTool('order', {}, () => ({
    isError: true,
    content: [{ type: 'text', text: 'The warehouse is closed' }],
  }));
  server.registerTool('slow', {}, async () => {
    await sleep(30_000, undefined, { ref: false });
    return { content: [{ type: 'text', text: 'late' }] };
  });
  server.registerTool('huge', {}, () => ({ content: [{ type: 'text', text: 'x'.repeat(5 * 1024 * 1024) }] }));
  server.registerTool('nul', {}, () => ({ content: [{ type: 'text', text: 'a\0b \ud800c' }] }));
  return server;
}

/** Authorization that every request must carry. */
export const toolServerKey = 'Bearer parts-inventory-key';

/** Serves streamable HTTP under /mcp and SSE under /sse. Returns 401 for requests without the key. */
export async function startToolServer(options?: { host?: string }): Promise<
  RunningServer & {
    url: string;
    sseUrl: string;
    openSessions(): number;
    /** Adds a tool to the open sessions and to new ones, without a notification to the clients. */
    addTool(name: string): void;
    /** Ends all sessions, as a restart does. */
    forgetSessions(): Promise<void>;
  }
> {
  const streamable = new Map<string, StreamableHTTPServerTransport>();
  const events = new Map<string, SSEServerTransport>();
  const servers: McpServer[] = [];
  const addedTools: string[] = [];
  const addTo = (mcp: McpServer, name: string) =>
    mcp.registerTool(name, {}, () => ({ content: [{ type: 'text', text: `${name} was called` }] }));
  const createTools = () => {
    const mcp = createMcpServer();
    for (const name of addedTools) addTo(mcp, name);
    servers.push(mcp);
    return mcp;
  };

  const serveMcp = async (request: IncomingMessage, response: ServerResponse) => {
    const known = streamable.get(String(request.headers['mcp-session-id']));
    if (known) return known.handleRequest(request, response);
    const transport: StreamableHTTPServerTransport = new StreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      onsessioninitialized: (id) => void streamable.set(id, transport),
      onsessionclosed: (id) => void streamable.delete(id),
    });
    await createTools().connect(transport);
    return transport.handleRequest(request, response);
  };

  const serveSse = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    if (request.method === 'POST')
      return events.get(url.searchParams.get('sessionId') ?? '')?.handlePostMessage(request, response);
    const transport = new SSEServerTransport('/sse', response);
    events.set(transport.sessionId, transport);
    response.once('close', () => events.delete(transport.sessionId));
    return createTools().connect(transport);
  };

  const server = await startServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://server');
    if (request.headers.authorization !== toolServerKey) {
      // Some servers repeat the request's credentials in the response.
      response.writeHead(401).end(`wrong key ${request.headers.authorization ?? ''}`);
      return;
    }
    void (url.pathname === '/sse' ? serveSse(request, response, url) : serveMcp(request, response));
  }, options);
  const forgetSessions = async () => {
    streamable.clear();
    await Promise.all([...events.values()].map((transport) => transport.close()));
    events.clear();
  };
  return {
    ...server,
    url: `${server.origin}/mcp`,
    sseUrl: `${server.origin}/sse`,
    openSessions: () => streamable.size + events.size,
    addTool(name) {
      addedTools.push(name);
      for (const mcp of servers) addTo(mcp, name);
    },
    forgetSessions,
  };
}

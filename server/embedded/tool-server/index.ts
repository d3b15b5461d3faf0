// A tool server for the demo's agents: the Model Context Protocol over streamable HTTP, without sessions. It also
// accepts the demo's webhooks.
import { timingSafeEqual } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

export interface EmbeddedToolServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Value of the Authorization header that tool calls must have. */
export const toolServerKey = 'Bearer parts-inventory-key';

const maxBodyBytes = 64 * 1024;
const fileOf = (dataDir: string) => join(dataDir, 'tool-server', 'origin');

/**
 * Returns the origin of the tool server that a process runs on this data folder, or undefined. After a crash, the
 * result may be the origin of a server that no longer runs.
 */
export function findRunningToolServer(dataDir: string): string | undefined {
  return existsSync(fileOf(dataDir)) ? readFileSync(fileOf(dataDir), 'utf8') : undefined;
}

function announceRunning(dataDir: string, origin: string): void {
  mkdirSync(join(dataDir, 'tool-server'), { recursive: true });
  writeFileSync(`${fileOf(dataDir)}.new`, origin, { mode: 0o600 });
  renameSync(`${fileOf(dataDir)}.new`, fileOf(dataDir)); // so that no process reads a partial file
}

/** URL that accepts the demo's webhooks. */
export const receiverUrl = (origin: string): string => `${origin}/events`;

export async function startEmbeddedToolServer({
  dataDir,
  port,
  log,
}: {
  dataDir: string;
  port: number;
  log: { error(fields: object, message: string): void };
}): Promise<EmbeddedToolServer> {
  const server = http.createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      log.error({ err: error }, 'the embedded tool server failed');
      response.destroy();
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening').catch((cause: unknown) => {
    throw new Error('the embedded tool server cannot listen', { cause });
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  announceRunning(dataDir, origin);
  return {
    url: `${origin}/mcp`,
    async stop() {
      rmSync(fileOf(dataDir), { force: true });
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // The demo's webhooks have a signature instead of the key.
  if (request.url === '/events') return end(response, 204);
  if (!hasKey(request)) return end(response, 401);
  if (request.url !== '/mcp') return end(response, 404);
  if (request.method !== 'POST') return end(response, 405);
  const body = await readBody(request);
  if (body === null) return end(response, 400);
  // Load the tools only now, because many processes never receive a call.
  const { answerCall } = await import('./tools.js');
  await answerCall(request, response, body);
}

function hasKey({ headers: { authorization = '' } }: IncomingMessage): boolean {
  const [given, expected] = [Buffer.from(authorization), Buffer.from(toolServerKey)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status).end();
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBodyBytes) return null;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
  } catch {
    return null;
  }
}

// Raw sockets for requests that fetch refuses to send, and an application with the handlers of a test.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import type { Caller } from '../../server/platform/caller.js';
import { ApiError } from '../../server/platform/errors.js';
import type { Handlers } from '../../server/generated/handlers.js';
import { operations } from '../../server/generated/operations.js';
import { createRequestSteps, type RequestStepsDependencies } from '../../server/http/request-steps.js';
import { TokenRejectedError } from '../../server/http/tokens/index.js';
import { createRateLimiters } from '../../server/http/limits/rate-limiters.js';
import { createHttpServer, type HttpServerOptions } from '../../server/http/http-server.js';
import { serviceRoutes } from '../../server/http/service-routes.js';
import { createIdempotencyKeys } from '../../server/platform/idempotency/keys.js';
import { createAccessLogger, createLogger } from '../../server/platform/log/logger.js';
import { unwatched } from '../support/event-loop.js';

export const contractText = readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8');
export const minimalAgent = { name: 'Support Concierge', model: 'offline:echo' };

export interface RawReply {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** All received bytes, including further replies. */
  text: string;
  /** Milliseconds from the start of the connection to its end. */
  tookMs: number;
  isClosed: boolean;
}

export interface RawOptions {
  /** Maximum time to wait for the server to close the connection. */
  waitMs?: number;
  /** Whether to stop after the first bytes of a reply. */
  isStartEnough?: boolean;
  /** Delay after each piece. */
  pauseMs?: number;
}

/** Sends the bytes unchanged. Collects the reply until the server closes the connection, or until an option ends it. */
export async function sendRaw(
  url: string,
  pieces: string | Buffer | (string | Buffer)[],
  { waitMs = 2_000, pauseMs = 0, isStartEnough = false }: RawOptions = {},
): Promise<RawReply> {
  const { hostname, port } = new URL(url);
  const startedAt = performance.now();
  const socket = net.connect(Number(port), hostname);
  const received: Buffer[] = [];
  socket.on('data', (chunk) => received.push(chunk));
  socket.on('error', () => undefined);
  // events.once would reject when the server resets the connection. Some tests expect a reset.
  const closed = new Promise<true>((resolve) => socket.once('close', () => resolve(true)));
  await once(socket, 'connect');
  for (const piece of [pieces].flat()) {
    if (!socket.writable) break;
    socket.write(piece);
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  let timer: NodeJS.Timeout | undefined;
  const started = new Promise<false>((resolve) => isStartEnough && socket.on('data', () => resolve(false)));
  const isClosed = await Promise.race([
    closed,
    started,
    new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), waitMs))),
  ]);
  clearTimeout(timer);
  socket.destroy();
  return { ...parseReply(Buffer.concat(received).toString('latin1')), tookMs: performance.now() - startedAt, isClosed };
}

function parseReply(text: string): Omit<RawReply, 'tookMs' | 'isClosed'> {
  const [head = '', ...rest] = text.split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line): [string, string] => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return { status: Number(statusLine.split(' ')[1] ?? 0), headers, body: rest.join('\r\n\r\n'), text };
}

/** Returns the text of a request, by default with `Connection: close`. */
export function requestText(method: string, target: string, headers: Record<string, string> = {}, body = ''): string {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}

/** Sends a request on its own connection. `statusLine` resolves with the reply's first line or the error message. */
export function sendAlone(url: string, token: string): { sent: Promise<unknown>; statusLine: Promise<string> } {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  let text = '';
  const statusLine = new Promise<string>((resolve) => {
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', (error) => resolve(error.message));
    socket.once('close', () => resolve(text.split('\r\n')[0] ?? ''));
  });
  const headers = { Authorization: `Bearer ${token}`, Connection: 'keep-alive' };
  const sent = new Promise((resolve) => socket.write(requestText('GET', '/agents', headers), resolve));
  return { sent, statusLine };
}

const testCaller: Caller = {
  userId: 'user_2kDouble',
  organizationId: 'org_2kDouble',
  role: 'org:admin',
  permissions: [],
};

export interface TestApp {
  url: string;
  logs: Record<string, unknown>[];
  /** Sends a request with the token that the fake verifier accepts. */
  call(
    method: string,
    path: string,
    init?: { body?: unknown; headers?: Record<string, string> },
  ): Promise<{ status: number; headers: Headers; body: unknown }>;
  stop(): Promise<void>;
}

export interface TestAppOptions extends Partial<RequestStepsDependencies>, Partial<HttpServerOptions> {
  doubles?: Partial<Handlers>;
}

const always = (code: 'not_implemented') => () => Promise.reject(new ApiError(code));

/** Starts the API on a real socket, without a database. The test provides the handlers; the token is `good`. */
export async function startTestApp({ doubles = {}, ...overrides }: TestAppOptions): Promise<TestApp> {
  const logs: Record<string, unknown>[] = [];
  const collect = { write: (line: string) => void logs.push(JSON.parse(line) as Record<string, unknown>) };
  const limits = {
    store: 'memory',
    windowSeconds: 10,
    user: 1e6,
    organization: 1e6,
    address: 1e6,
    operations: { chat: 1e6 },
  } as const;
  const app = await unwatched(() =>
    createRequestSteps({
      contract: contractText,
      handlers: {
        ...(Object.fromEntries(
          Object.keys(operations).map((id) => [id, always('not_implemented')]),
        ) as unknown as Handlers),
        ...doubles,
      },
      verifier: {
        cacheSize: 0,
        loadKeys: () => Promise.resolve(true),
        verify: (token) => (token === 'good' ? testCaller : Promise.reject(new TokenRejectedError('not the good one'))),
      },
      limiters: createRateLimiters({ limits, database: undefined as never }),
      idempotencyKeys: createIdempotencyKeys({
        database: undefined as never,
        encryption: undefined as never,
        leaseMs: 60_000,
      }),
      logger: createLogger('info', collect),
      accessLogger: createAccessLogger('info', collect),
      serviceRoutes: serviceRoutes({
        demo: null,
        contract: contractText,
        readiness: () => ({ status: 'ready', causes: [], ageMs: 0 }),
        isStopping: () => false,
      }),
      corsOrigins: [],
      checkReplyBounds: true,
      deadlineMs: 10_000,
      trustedProxies: 0,
      isUnavailableError: () => false,
      ...overrides,
    }),
  );
  const { requestTimeoutMs = 60_000, keepAliveTimeoutMs = 5_000 } = overrides;
  const server = createHttpServer(app, { requestTimeoutMs, keepAliveTimeoutMs });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    logs,
    async call(method, path, { body, headers = {} } = {}) {
      const contentType: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' };
      const response = await fetch(url + path, {
        method,
        headers: { authorization: 'Bearer good', ...contentType, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
      };
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function methodsByPath(): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of Object.values(operations))
    methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  return methods;
}

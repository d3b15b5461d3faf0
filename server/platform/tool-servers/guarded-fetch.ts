// A `fetch` for the client of the MCP SDK that connects only to allowed addresses. Each request resolves the name and
// checks the address for its own connection, which prevents DNS rebinding. The client receives redirects, and follows
// them only within one origin, or from HTTP to HTTPS of the same host.
//
// Node's fetch accepts a `lookup` only with a matching version of undici, so this file uses node:http. See
// server/docs/decisions/tool-servers.md.
import http from 'node:http';
import https from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { ciphers, createLookup, isCallable, type Resolve, type UrlRules } from '../outbound/guard.js';
import type { ToolServerLimits } from './limits.js';
import { timeoutError, unresolvableError } from './failures.js';
import { toolServerError } from './tool-server-error.js';
import type { ToolServerError } from './port.js';
import { limitReply } from './reply-limits.js';

export type Fetch = (url: string | URL, init?: RequestInit) => Promise<Response>;

export interface GuardedFetchDependencies extends UrlRules {
  resolve: Resolve;
  limits: ToolServerLimits;
  /** Called when a reply exceeds the limits. The SDK's client would not notice and would wait for the reply. */
  onTooLarge(error: ToolServerError): void;
}

function assertCallable(url: URL, rules: UrlRules): void {
  if (!isCallable(url, rules)) throw toolServerError('addressRefused');
}

export const isEventStream = (headers: Headers): boolean =>
  headers.get('content-type')?.toLowerCase().startsWith('text/event-stream') ?? false;

const isWithoutBody = (status: number): boolean => [204, 205, 304].includes(status);

/** Aborts the request if a step takes too long. `begin` starts the next step. Null means no limit. */
function createStepTimer(request: http.ClientRequest): { begin(timeoutMs: number | null): void } {
  let timer: NodeJS.Timeout | undefined;
  request.once('close', () => clearTimeout(timer));
  return {
    begin(timeoutMs) {
      clearTimeout(timer);
      if (timeoutMs !== null) timer = setTimeout(() => request.destroy(timeoutError(timeoutMs)), timeoutMs);
    },
  };
}

/** Larger than the limit for configured URLs, because a server may redirect to a longer URL. */
const maxUrlCharacters = 8_192;

/**
 * Maximum line ends per piece of a chunk (see `toWebStream`). CRLF counts as two. The client handles all messages of a
 * piece in one iteration of the event loop.
 */
const maxPieceLines = 500;

const waitingPieces: (() => void)[] = [];

/**
 * Resolves in an iteration of the event loop in which no other piece is handled. `setImmediate` alone would handle the
 * pieces of all connections in the same iteration.
 */
function ownIteration(): Promise<void> {
  return new Promise((resolve) => {
    waitingPieces.push(resolve);
    if (waitingPieces.length === 1) setImmediate(resumeNextPiece);
  });
}

function resumeNextPiece(): void {
  waitingPieces.shift()?.();
  if (waitingPieces.length > 0) setImmediate(resumeNextPiece);
}

function endOfPiece(chunk: Uint8Array): number {
  if (!chunk.includes(0x0a) && !chunk.includes(0x0d)) return chunk.length;
  let lines = 0;
  for (let index = 0; index < chunk.length; index++)
    if (chunk[index] === 0x0a || chunk[index] === 0x0d) if (++lines === maxPieceLines) return index + 1;
  return chunk.length;
}

/**
 * Replaces `Readable.toWeb`, which in Node 20 throws an uncatchable error if data arrives after the stream was
 * cancelled. Divides a chunk with many lines into pieces, and emits each in its own iteration of the event loop.
 */
function toWebStream(source: Readable): ReadableStream<Uint8Array> {
  const chunks = source.iterator();
  let rest = new Uint8Array();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (rest.length === 0) {
          const { value, done } = (await chunks.next()) as IteratorResult<Uint8Array<ArrayBuffer>, undefined>;
          if (done) return controller.close();
          rest = value;
        }
        await ownIteration();
        const end = endOfPiece(rest);
        controller.enqueue(rest.subarray(0, end));
        rest = rest.subarray(end);
      },
      cancel: () => void source.destroy(),
    },
    { highWaterMark: 0 },
  );
}

function toResponse(
  incoming: http.IncomingMessage,
  { limits, onTooLarge }: Pick<GuardedFetchDependencies, 'limits' | 'onTooLarge'>,
): Response {
  const status = incoming.statusCode ?? 0;
  const headers = new Headers();
  for (let index = 0; index < incoming.rawHeaders.length; index += 2)
    headers.append(incoming.rawHeaders[index] ?? '', incoming.rawHeaders[index + 1] ?? '');
  // Drop the body of a failure, because the client would read it completely into memory.
  if (isWithoutBody(status) || status >= 300) {
    incoming.destroy();
    return new Response(null, { status, headers });
  }
  const isStream = isEventStream(headers);
  // Ignore a failure here, because the reader of the stream receives it.
  const limited = pipeline(incoming, limitReply({ isStream, limits, onTooLarge }), () => undefined);
  return new Response(toWebStream(limited), { status, headers });
}

export function createGuardedFetch(dependencies: GuardedFetchDependencies): Fetch {
  const { limits } = dependencies;
  const lookup = createLookup({ ...dependencies, unresolvable: unresolvableError });
  return async (address, init = {}) => {
    if (String(address).length > maxUrlCharacters) throw toolServerError('tooMuch');
    const url = new URL(address);
    assertCallable(url, dependencies);
    const { method = 'GET', body = null, signal } = init;
    if (body !== null && typeof body !== 'string') throw new TypeError('the body of a request must be a string');
    const headers = new Headers(init.headers);
    headers.set('accept-encoding', 'identity'); // the reply is not decompressed
    if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)));
    return new Promise<Response>((resolve, reject) => {
      const isSecure = url.protocol === 'https:';
      const options = {
        method,
        headers: Object.fromEntries(headers),
        lookup,
        agent: false as const,
        ciphers,
        ...(signal ? { signal } : {}),
      };
      const request = (isSecure ? https : http).request(url, options);
      const timer = createStepTimer(request);
      timer.begin(limits.connectTimeoutMs);
      request.once('socket', (socket) =>
        socket.once(isSecure ? 'secureConnect' : 'connect', () => timer.begin(limits.callTimeoutMs)),
      );
      request.once('response', (incoming) => {
        // A GET opens the event stream of the session, which stays open until the session ends.
        if (method === 'GET') timer.begin(null);
        try {
          resolve(toResponse(incoming, dependencies));
        } catch (error) {
          request.destroy(toolServerError('notHttp', { cause: error }));
        }
      });
      request.once('upgrade', (_incoming, socket) => {
        socket.destroy();
        reject(toolServerError('notHttp'));
      });
      request.on('error', reject);
      request.end(body ?? undefined);
    });
  };
}

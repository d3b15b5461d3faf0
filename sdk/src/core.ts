// The small client under the generated functions: options in, one call of an operation at a time, typed errors out.
import createFetchClient from 'openapi-fetch';
import { createApiError } from './api-errors.js';
import { AgentPlatformError, ResponseParseError, UsageError } from './errors.js';
import { startLimit, type Limit } from './limit.js';
import { splitInput, type Operation } from './operation.js';
import { createTokenSource, type TokenProvider } from './token.js';
import { createTransport, isMediaType, type Fetch, type Reply, type Transport } from './transport.js';

/** Settings of a client. */
export interface ClientOptions {
  /** Address of the service, for example `https://api.agent-platform.example`. A path in it is kept. */
  baseUrl: string;
  /** Bearer token, or a function that gives one; it is called for each request. Sent to the origin of `baseUrl` only. */
  token: TokenProvider;
  /**
   * Replaces the runtime's `fetch`, for a proxy, for tests. Takes the runtime's own `Request`.
   *
   * @default globalThis.fetch at the time of each call
   */
  fetch?: Fetch;
  /**
   * Most time one call may take from its start to the last byte of the reply, in milliseconds. `Infinity` for no limit.
   *
   * @default 30000
   */
  timeoutMs?: number;
  /** Headers of every request. */
  headers?: Readonly<Record<string, string>>;
}

/** Settings of one call. */
export interface CallOptions {
  /** Cancels the call, which then rejects with `AbortError`. */
  signal?: AbortSignal;
  /** Most time this call may take, in milliseconds, instead of the client's. A stream of events is only limited until its headers are there. */
  timeoutMs?: number;
  /** Headers of this request, over those of the client. */
  headers?: Readonly<Record<string, string>>;
}

/** What the generated functions need of a client: it makes one call. `createClient` and `createCoreClient` give one. */
export interface CoreClient {
  /** Calls an operation. Used by the generated functions, which know its types. */
  call<Output>(operation: Operation, input: object | undefined, options: CallOptions | undefined): Promise<Output>;
}

/**
 * A client without methods, for the functions of the operations: a bundler then keeps only the operations that are used.
 *
 * @throws {UsageError} when `baseUrl` is no http address or `timeoutMs` is not over 0
 * @example
 * ```ts
 * const core = createCoreClient({ baseUrl: 'https://api.agent-platform.example', token });
 * const agents = await listAgents(core);
 * ```
 */
export function createCoreClient(options: ClientOptions): CoreClient {
  checkBaseUrl(options.baseUrl);
  const defaultTimeoutMs = checkTimeoutMs(options.timeoutMs ?? 30_000, null);
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const transport = createTransport(fetch, createTokenSource(options.token));
  const send = createSender(options, transport);

  return {
    async call<Output>(operation: Operation, input: object | undefined, callOptions: CallOptions = {}): Promise<Output> {
      const timeoutMs = checkTimeoutMs(callOptions.timeoutMs ?? defaultTimeoutMs, operation.id);
      const limit = startLimit(operation.id, timeoutMs, callOptions.signal);
      let streams = false;
      try {
        const reply = await limit.race(() => send(operation, input, callOptions, limit));
        const output = readReply(operation, reply);
        streams = reply.text === null;
        return output as Output;
      } catch (error) {
        // The limit comes first: what fails after it fails because of it.
        throw limit.failure() ?? toTypedError(error, operation);
      } finally {
        limit.release({ keepSignal: streams });
      }
    },
  };
}

type Sender = (operation: Operation, input: object | undefined, callOptions: CallOptions, limit: Limit) => Promise<Reply>;

// openapi-fetch builds the request (address, query, headers, body). The reply is read by the transport, because reading it is part of what may
// be tried again; openapi-fetch is given an empty one.
function createSender(options: ClientOptions, transport: Transport): Sender {
  const http = createFetchClient({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    headers: options.headers,
    redirect: 'manual',
    // The contract writes every array as one parameter with commas; the generator refuses any other style.
    querySerializer: { array: { style: 'form', explode: false } },
  }) as unknown as { request(method: string, path: string, init: object): Promise<unknown> };

  return async (operation, input, callOptions, limit) => {
    const { query, header, body } = splitInput(operation, input);
    let reply: Reply | undefined;
    await http.request(operation.method, operation.path, {
      params: { query, header },
      body,
      headers: callOptions.headers,
      signal: limit.signal,
      fetch: async (request: Request) => {
        reply = await transport(operation.id, request, limit);
        return new Response(null, { status: 204 });
      },
    });
    return reply as Reply;
  };
}

function readReply(operation: Operation, { response, text }: Reply): unknown {
  if (text === null) {
    if (operation.reply === 'stream') return response;
    response.body?.cancel().catch(() => {});
    throw new ResponseParseError(operation.id, response, '(a stream of events)');
  }
  if (!response.ok) throw createApiError(operation.id, response, parseOrKeep(text));
  if (operation.reply === 'none') return undefined;
  if (text === '' || !isMediaType(response, 'application/json')) throw new ResponseParseError(operation.id, response, text);
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ResponseParseError(operation.id, response, text, cause);
  }
}

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

// What is not typed yet came from building the request: a circular body, a header value with a line break.
function toTypedError(error: unknown, operation: Operation): AgentPlatformError {
  if (error instanceof AgentPlatformError) return error;
  return new UsageError('the request could not be built', operation.id, { cause: error });
}

function checkBaseUrl(baseUrl: string): void {
  const isAddress = URL.canParse(baseUrl) && /^https?:$/.test(new URL(baseUrl).protocol);
  const { username, password, search, hash } = isAddress ? new URL(baseUrl) : { username: '', password: '', search: '', hash: '' };
  if (!isAddress) throw new UsageError('baseUrl must be an address that begins with http:// or https://', null);
  if (username || password || search || hash) throw new UsageError('baseUrl must have no user, password, query or fragment', null);
}

function checkTimeoutMs(timeoutMs: number, operationId: string | null): number {
  if (!(timeoutMs > 0)) throw new UsageError('timeoutMs must be a number of milliseconds over 0', operationId);
  return timeoutMs;
}

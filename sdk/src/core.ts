// The small client under the generated functions: options in, one call of an operation at a time, typed errors out.
import { createApiError } from './api-errors.js';
import { createCall, describeReply, type Call, type FullResponse } from './call.js';
import { AgentPlatformError, ResponseParseError, UsageError } from './errors.js';
import { startLimit, type Limit } from './limit.js';
import type { Operation } from './operation.js';
import {
  checkBaseUrl,
  checkTimes,
  type CallOptions,
  type ClientOptions,
  type Deprecation,
  type Middleware,
} from './options.js';
import { buildRequest, type RequestFactory } from './request.js';
import { retryDelayMs } from './retry.js';
import { createTokenSource } from './token.js';
import { discard, exchange, isMediaType, type Fetch, type Reply } from './transport.js';

/** What the generated functions need of a client: it makes one call. `createClient` and `createCoreClient` give one. */
export interface CoreClient {
  /** What the options have instead of the runtime's `fetch`. */
  readonly fetch: Fetch | undefined;
  /** Most time that one attempt may take, where a call does not say otherwise. */
  readonly attemptTimeoutMs: number;
  /** Calls an operation. Used by the generated functions, which know its types. */
  call<Output>(operation: Operation, input: object | undefined, options: CallOptions | undefined): Call<Output>;
}

const defaults = {
  attemptTimeoutMs: 30_000,
  deadlineMs: 120_000,
  maxRetries: 2,
  middleware: [] as readonly Middleware[],
  // eslint-disable-next-line no-console -- who did not ask to be told otherwise is told here
  onDeprecation: (deprecation: Deprecation): unknown => console.warn('deprecated:', deprecation),
};

/**
 * A client without methods, for the functions of the operations: a bundler then keeps only the operations that are used.
 *
 * @throws {UsageError} when `baseUrl` is no http address or a time is not over 0
 * @example
 * ```ts
 * const core = createCoreClient({ baseUrl: 'https://api.agent-platform.example', token });
 * const agents = await listAgents(core);
 * ```
 */
export function createCoreClient(options: ClientOptions): CoreClient {
  const baseUrl = checkBaseUrl(options.baseUrl);
  const base = { ...defaults, ...defined(options) };
  checkTimes(base, null);
  const tokens = createTokenSource(options.token);
  const announced = new Set<string>();
  const fetch: Fetch = (request) => (options.fetch ?? globalThis.fetch)(request);

  /** Requests of one call until one is answered or the call must fail. */
  async function run<Output>(
    operation: Operation,
    input: object | undefined,
    callOptions: CallOptions = {},
  ): Promise<FullResponse<Output>> {
    const { id } = operation;
    let started: Limit | undefined;
    let sent = 0;
    let streams = false;
    try {
      const settings = { ...base, ...defined(callOptions) };
      checkTimes(settings, id);
      const limit = (started = startLimit(id, settings.deadlineMs, callOptions.signal));
      const createRequest = buildRequest(baseUrl, operation, input, [options, callOptions]);
      const send = (request: Request) => {
        const context = { operationId: id, attempt: (sent += 1) };
        return exchange(
          id,
          request,
          base.middleware.reduceRight<Fetch>((next, layer) => (wrapped) => layer(wrapped, next, context), fetch),
          limit,
        );
      };
      for (let failures = 1; ; failures += 1) {
        try {
          const { response, data } = await limit.attempt(settings.attemptTimeoutMs, async (signal) => {
            const reply = await authorize(id, createRequest, signal, limit, send);
            return { response: reply.response, data: readReply(operation, reply) as Output };
          });
          streams = (data as unknown) === response;
          announce(id, response.headers);
          return { data, attempts: sent, ...describeReply(response) };
        } catch (error) {
          const delayMs = failures <= settings.maxRetries ? retryDelayMs(operation, error, failures) : null;
          // A wait that would end after the deadline is no use: the caller learns at once, and of `retryAfterMs`, when to come back.
          if (delayMs === null || limit.elapsedMs() + delayMs >= settings.deadlineMs) throw error;
          await limit.wait(delayMs);
        }
      }
    } catch (error) {
      // What is not typed yet came from building the request: a circular body, a header value with a line break, options of another shape.
      const typed =
        error instanceof AgentPlatformError ? error : new UsageError('cannot build the request', id, { cause: error });
      throw Object.assign(typed, { attempts: sent, url: baseUrl + operation.path });
    } finally {
      started?.release(streams);
    }
  }

  /** Sends a request with a token; when the server refuses the token, once more with a fresh one. */
  async function authorize(
    id: string,
    create: RequestFactory,
    signal: AbortSignal,
    limit: Limit,
    send: (request: Request) => Promise<Reply>,
  ) {
    let token: string | null = null;
    const sendWith = async (asked: Promise<string | null>) => {
      limit.phase = 'token';
      token = await asked;
      // The call may have ended meanwhile.
      signal.throwIfAborted();
      return token === null ? null : send(create(signal, token));
    };
    const reply = (await sendWith(tokens.get(id))) as Reply;
    return (reply.response.status === 401 && (await sendWith(tokens.replace(id, token as unknown as string)))) || reply;
  }

  function announce(operationId: string, headers: Headers): void {
    if (!headers.has('Deprecation') || announced.has(operationId)) return;
    announced.add(operationId);
    const deprecation = { operationId, sunset: headers.get('Sunset'), link: headers.get('Link') };
    // Whether it throws or rejects, the call goes on.
    // eslint-disable-next-line no-console -- there is nobody else to tell
    (async () => base.onDeprecation(deprecation))().catch(console.warn);
  }

  return {
    fetch: options.fetch,
    attemptTimeoutMs: base.attemptTimeoutMs,
    call: (operation, input, callOptions) => createCall(run(operation, input, callOptions)),
  };
}

function readReply(operation: Operation, { response, text }: Reply): unknown {
  if (text === null) {
    if (operation.reply === 'stream') return response;
    discard(response);
    throw new ResponseParseError(operation.id, response, '(a stream of events)');
  }
  if (response.ok && operation.reply === 'none') return undefined;
  let body: unknown = text;
  let broken: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    broken = error;
  }
  if (!response.ok) throw createApiError(operation.id, response, body);
  // The contract has no reply that is a bare value.
  if (Object(body) !== body || !isMediaType(response, 'application/json'))
    throw new ResponseParseError(operation.id, response, text, broken);
  return body;
}

// An option that is there but undefined is as good as missing.
function defined<T extends object>(options: T): T {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as T;
}

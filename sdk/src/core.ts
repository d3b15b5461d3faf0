// The client that the generated functions call, built on openapi-fetch.
import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import { createApiError } from './api-errors.js';
import { realClock, type Clock } from './clock.js';
import { createCall, describeReply, type Call, type FullResponse } from './call.js';
import { ResponseParseError } from './errors.js';
import type { paths } from './generated/types.js';
import { splitInput, writeQuery, type Input } from './input.js';
import { keepTimeLimit } from './time-limit.js';
import type { Operation } from './operation.js';
import {
  checkBaseUrl,
  checkSettings,
  defined,
  type CallOptions,
  type ClientOptions,
  type Deprecation,
  type Fetch,
  type Settings,
} from './options.js';
import { asCallError, createSend, type Send } from './send.js';
import { readRawCall, type CallState } from './call-state.js';
import { readFrom } from './read-reply.js';
import { isStream, isMediaType } from './transport.js';

/**
 * The client that each generated function takes as its first argument. `createClient` and `createCoreClient` create it.
 */
export interface CoreClient {
  /**
   * openapi-fetch's client, typed by the contract's paths, with the token, retries and time limits of this client. A
   * call resolves to `data` or `error`. Without a valid reply, it rejects with an `AgentPlatformError`. Pass the
   * settings of a call beside `params` and `body`.
   *
   * @example
   * ```ts
   * const { data, error } = await client.raw.GET('/agents', { params: { query: { id: 1 } }, deadlineMs: 5000 });
   * ```
   */
  readonly raw: FetchClient<paths>;
  /** The `fetch` of the options, if one was given. */
  readonly fetch: Fetch | undefined;
  /** Maximum duration of one attempt, if a call does not set its own. */
  readonly attemptTimeoutMs: number;
  /** Maximum number of retries, if a call does not set its own. */
  readonly maxRetries: number;
  /** Clock of waits and of delays between attempts. */
  readonly clock: Clock;
  /**
   * Calls an operation. The generated functions call this method and add the types. `check` throws if the output does
   * not match the contract.
   */
  call<Output>(
    operation: Operation,
    input: Input,
    options: CallOptions | undefined,
    check?: (output: Output) => void,
  ): Call<Output>;
}

const defaults = {
  attemptTimeoutMs: 30_000,
  clock: realClock,
  deadlineMs: 120_000,
  fetch: (request: Request): Promise<Response> => globalThis.fetch(request),
  maxRetries: 2,
  middleware: [],
  // eslint-disable-next-line no-console -- the default is a line on the console
  onDeprecation: (deprecation: Deprecation): unknown => console.warn('deprecated:', deprecation),
};

function createRawClient(
  { baseUrl, headers }: Settings & Pick<ClientOptions, 'headers'>,
  send: Send,
): FetchClient<paths> {
  return createFetchClient<paths>({
    baseUrl,
    headers,
    redirect: 'manual',
    querySerializer: writeQuery,
    fetch: async (request) => {
      const call = readRawCall(request, baseUrl);
      try {
        const response = await send(request, call);
        // Check the body here. For a body that is not JSON, openapi-fetch would throw a SyntaxError.
        if (response.ok && response.status !== 204 && !isStream(call.operation, response))
          await readJson(call.operation, response.clone());
        return response;
      } catch (error) {
        throw asCallError(error, call, request.url);
      }
    },
  });
}

/**
 * Creates a client without methods. Pass it to a function such as `listAgents`. A bundler then keeps only the functions
 * that are used.
 *
 * @throws {UsageError} if a setting is missing or invalid
 * @example
 * ```ts
 * const core = createCoreClient({ baseUrl: 'https://api.agent-platform.example', token });
 * const agents = await listAgents(core);
 * ```
 */
export function createCoreClient(options: ClientOptions): CoreClient {
  const baseUrl = checkBaseUrl(Object(options).baseUrl);
  const settings = { ...defaults, ...defined(options), baseUrl };
  checkSettings(settings);
  const send = createSend(settings);
  const raw = createRawClient(settings, send);

  async function run<Output>(
    operation: Operation,
    input: Input,
    callOptions: CallOptions = {},
    check: (output: Output) => void = () => {},
  ): Promise<FullResponse<Output>> {
    const call: CallState = { operation, options: callOptions, attempts: 0 };
    try {
      const { query, header, body } = splitInput(operation, input);
      // openapi-fetch types only literal paths. Here the path is a variable, and the generated functions add the types.
      const request = raw.request as (...args: unknown[]) => Promise<{ response: Response; error?: unknown }>;
      const { response, error } = await request(operation.method, operation.path, {
        params: { query, header },
        headers: callOptions.headers,
        body,
        parseAs: 'stream',
        fetch: (sent: Request) => send(sent, call),
      });
      if (!response.ok) throw createApiError(operation, response, error);
      const data = (await readReply(operation, response)) as Output;
      if (call.streamTimeLimit && data) keepTimeLimit(data, call.streamTimeLimit);
      else call.streamTimeLimit?.release();
      const reply = { data, attempts: call.attempts, ...describeReply(response) };
      readFrom(operation, reply, check);
      return reply;
    } catch (error) {
      throw asCallError(error, call, baseUrl + operation.path);
    }
  }

  return {
    raw,
    fetch: options.fetch,
    attemptTimeoutMs: settings.attemptTimeoutMs,
    maxRetries: settings.maxRetries,
    clock: settings.clock,
    call: (operation, input, callOptions, check) => createCall(run(operation, input, callOptions, check)),
  };
}

async function readReply(operation: Operation, response: Response): Promise<unknown> {
  if (isStream(operation, response)) return response.body;
  if (operation.reply === 'stream' && response.status === 204 && operation.method === 'GET') return null;
  if (operation.reply === 'stream') throw new ResponseParseError(operation, response, await response.text());
  return operation.reply === 'none' ? undefined : readJson(operation, response);
}

async function readJson(operation: Operation, response: Response): Promise<unknown> {
  const text = await response.text();
  let body: unknown;
  let broken: unknown;
  try {
    body = JSON.parse(text);
  } catch (error) {
    broken = error;
  }
  // Every JSON reply of the contract is an object or an array.
  if (Object(body) !== body || !isMediaType(response, 'application/json'))
    throw new ResponseParseError(operation, response, text, broken);
  return body;
}

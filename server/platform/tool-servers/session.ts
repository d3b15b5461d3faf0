import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport, SseError } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { McpError, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchemaValidator, jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { toolServerLimits } from '../../generated/operations.js';
import { createJsonCounter } from '../event-loop/json-counter.js';
import { failUnansweredRequests, isCutStream } from './cut-streams.js';
import { timeoutError, toToolServerError, serverMessageOf, withoutHeaders, type LastExchange } from './failures.js';
import { createGuardedFetch, type Fetch, type GuardedFetchDependencies } from './guarded-fetch.js';
import type { ToolServerLimits } from './limits.js';
import { toolServerError } from './tool-server-error.js';
import type { ServerTool, ToolResult, ToolServerAddress } from './port.js';
import { readResult, readTools } from './reading.js';
import { unlessAborted } from '../concurrency/bounded-wait.js';

/** The protocol requires status 404 for a lost session, but many servers return 400. */
const isSessionLost = (error: unknown): boolean =>
  error instanceof StreamableHTTPError && (error.code === 404 || error.code === 400);

/** Maximum answers to requests from the tool server, such as pings. Each answer is another HTTP request to it. */
const maxAnswers = 50;
/**
 * A stream that ended early is not resumed. Otherwise, the server could request many resumptions without a delay. For
 * each, the client would keep a timer and the last event id, which may have any size.
 */
const noReconnection = {
  maxRetries: 0,
  initialReconnectionDelay: 1_000,
  maxReconnectionDelay: 1_000,
  reconnectionDelayGrowFactor: 1,
};

/** Prevents the client from compiling the output schemas of servers. Their patterns may run indefinitely. */
const noValidation: jsonSchemaValidator = {
  getValidator<Value>(): JsonSchemaValidator<Value> {
    return (input) => ({ valid: true, data: input as Value, errorMessage: undefined });
  },
};

/** Refuses the stream of server-initiated messages, which the client requests by GET after the session starts. */
const withoutServerEvents =
  (fetch: Fetch): Fetch =>
  (url, init) =>
    init?.method === 'GET' ? Promise.resolve(new Response(null, { status: 405 })) : fetch(url, init);

/**
 * Opens the stream of a session only once, because a second stream would begin another session. Status 204 stops the
 * client from reconnecting. A redirect does not count, so that the client can follow it.
 */
function withOneStream(fetch: Fetch): Fetch {
  let isOpened = false;
  return async (url, init) => {
    if (init?.method === 'POST') return fetch(url, init);
    if (isOpened) return new Response(null, { status: 204 });
    isOpened = true;
    const response = await fetch(url, init);
    if (response.status >= 300 && response.status < 400) isOpened = false;
    return response;
  };
}

export class Session {
  private readonly client = new Client(
    { name: 'agent-platform', version: '1.0.0' },
    { capabilities: {}, jsonSchemaValidator: noValidation },
  );
  private readonly transport: SSEClientTransport | StreamableHTTPClientTransport;
  /** Aborted when the session cannot continue. All calls in progress then reject. */
  private readonly broken = new AbortController();
  /** Aborted when the session ends. Closes the connections that the client leaves open. */
  private readonly ended = new AbortController();
  private readonly last: LastExchange = { status: null, error: null };
  private hasLostStream = false;
  private isOpen = false;

  constructor(
    private readonly address: ToolServerAddress,
    private readonly limits: ToolServerLimits,
    dependencies: Pick<GuardedFetchDependencies, 'isAllowed' | 'isAllowedOrigin' | 'resolve'>,
  ) {
    const { url, transport, headers } = address;
    const fetch = this.recordExchange(
      createGuardedFetch({ ...dependencies, limits, onTooLarge: (error) => this.broken.abort(error) }),
    );
    const requestInit = { headers };
    this.transport =
      transport === 'sse'
        ? new SSEClientTransport(new URL(url), { fetch: withOneStream(fetch), requestInit })
        : new StreamableHTTPClientTransport(new URL(url), {
            fetch: withoutServerEvents(failUnansweredRequests(fetch)),
            requestInit,
            reconnectionOptions: noReconnection,
          });
    this.limitAnswers();
    this.client.onclose = () => void (this.hasLostStream = true);
    // After an error, the SSE transport connects to a new session and does not initialize it. So end this session.
    if (transport === 'sse') this.client.onerror = (error) => this.onStreamError(error);
  }

  open(signal: AbortSignal): Promise<ServerTool[]> {
    const work = async () => {
      await this.client.connect(this.transport, { timeout: this.limits.openTimeoutMs });
      this.isOpen = true;
      return this.listTools();
    };
    return this.within(this.limits.openTimeoutMs, signal, work);
  }

  refreshTools(): Promise<ServerTool[]> {
    return this.within(this.limits.openTimeoutMs, new AbortController().signal, () => this.listTools());
  }

  private onStreamError(error: Error): void {
    this.hasLostStream = true;
    // All calls in progress lose their replies with this stream, so reject them. While the session is being opened, the
    // request itself fails, and its error describes the failure better.
    if (this.isOpen && error instanceof SseError)
      this.broken.abort(toolServerError('connectionClosed', { cause: error }));
  }

  isBroken(): boolean {
    return this.hasLostStream || this.broken.signal.aborted || this.ended.signal.aborted;
  }

  call(name: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult> {
    const { callTimeoutMs } = this.limits;
    return this.within(callTimeoutMs, signal, async (over) => {
      // Twice the limit, so that the deadline of `within` always expires first.
      const options = { signal: over, timeout: 2 * callTimeoutMs };
      try {
        return readResult(
          await this.client.request({ method: 'tools/call', params: { name, arguments: args } }, ResultSchema, options),
        );
      } catch (error) {
        if (isSessionLost(error)) throw toolServerError('sessionLost', { cause: error });
        // The model that called the tool receives the server's error message.
        const isOfServer = error instanceof McpError && !isCutStream(error);
        if (isOfServer && !over.aborted && !this.hasLostStream)
          throw toolServerError('toolFailed', { values: { message: serverMessageOf(error) }, cause: error });
        throw error;
      }
    });
  }

  async close(): Promise<void> {
    try {
      if (this.transport instanceof StreamableHTTPClientTransport && this.last.error === null) {
        await unlessAborted(this.transport.terminateSession(), AbortSignal.timeout(this.limits.closeTimeoutMs));
      }
    } catch {
      // Ignore the failure, because the server will expire the session.
    }
    await this.client.close().catch(() => undefined);
    this.ended.abort();
  }

  private limitAnswers(): void {
    const transport: Transport = this.transport;
    const send = transport.send.bind(transport);
    let answers = 0;
    transport.send = async (message, options) => {
      if (!('method' in message) && ++answers > maxAnswers) this.broken.abort(toolServerError('tooMuch'));
      else await send(message, options);
    };
  }

  private async listTools(): Promise<ServerTool[]> {
    const tools: ServerTool[] = [];
    const counter = createJsonCounter({ values: toolServerLimits.toolValues, depth: Infinity });
    let characters = 0;
    let cursor: string | undefined;
    for (let page = 0; page < toolServerLimits.toolPages && tools.length < toolServerLimits.tools; page++) {
      const reply = readTools(
        await this.client.request(
          { method: 'tools/list', params: cursor === undefined ? {} : { cursor } },
          ResultSchema,
          { timeout: this.limits.openTimeoutMs },
        ),
      );
      tools.push(...reply.tools);
      const json = JSON.stringify(reply.tools);
      characters += json.length;
      if (characters > toolServerLimits.toolCharacters || counter.add(Buffer.from(json)) !== null)
        throw toolServerError('tooMuch');
      cursor = reply.nextCursor;
      if (cursor === undefined) break;
    }
    return tools.slice(0, toolServerLimits.tools);
  }

  /** Runs one step with a time limit. Rejects with a ToolServerError, or with the reason of the caller's signal. */
  private async within<Value>(
    timeoutMs: number,
    signal: AbortSignal,
    work: (over: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    // Each call gets a new signal, because the client never removes its listener from it. With `AbortSignal.any`, the
    // source signals, which live longer, would keep the listener and the reply in memory.
    const over = new AbortController();
    const sources = [signal, this.broken.signal];
    const onAbort = () => over.abort();
    for (const source of sources) source.addEventListener('abort', onAbort, { once: true });
    if (sources.some(({ aborted }) => aborted)) onAbort();
    const timer = setTimeout(() => over.abort(timeoutError(timeoutMs)), timeoutMs);
    try {
      return await unlessAborted(work(over.signal), over.signal);
    } catch (error) {
      signal.throwIfAborted();
      if (this.broken.signal.aborted) throw this.broken.signal.reason;
      if (over.signal.aborted) throw over.signal.reason;
      throw withoutHeaders(toToolServerError(error, this.last, timeoutMs), this.address.headers);
    } finally {
      clearTimeout(timer);
      for (const source of sources) source.removeEventListener('abort', onAbort);
    }
  }

  private recordExchange(fetch: Fetch): Fetch {
    return async (url, init) => {
      try {
        const { signal } = init ?? {};
        const response = await fetch(url, {
          ...init,
          signal: signal ? AbortSignal.any([signal, this.ended.signal]) : this.ended.signal,
        });
        Object.assign(this.last, { status: response.status, error: null });
        return response;
      } catch (error) {
        Object.assign(this.last, { status: null, error });
        throw error;
      }
    };
  }
}

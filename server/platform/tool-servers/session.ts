// One session with a tool server, through the official client of the Model Context Protocol.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, McpError, type Tool } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchemaValidator, jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { isServerError, timeoutError, toToolServerError, serverMessageOf, type LastExchange } from './failures.js';
import { createGuardedFetch, type Fetch, type GuardedFetchDependencies } from './guarded-fetch.js';
import type { ToolServerLimits } from './limits.js';
import { ToolServerError, type ToolResult, type ToolServerAddress } from './port.js';
import { readResult } from './reading.js';
import { unlessAborted } from '../unless-aborted.js';

/** The protocol requires 404, but many servers return 400. */
const isSessionLost = (error: unknown): boolean =>
  error instanceof StreamableHTTPError && (error.code === 404 || error.code === 400);

const MAX_TOOLS = 1000;
const MAX_PAGES = 100;

/**
 * Disables validation of tool output: the client would compile every schema a server sends, including patterns that
 * never terminate.
 */
const noValidation: jsonSchemaValidator = {
  getValidator<Value>(): JsonSchemaValidator<Value> {
    return (input) => ({ valid: true, data: input as Value, errorMessage: undefined });
  },
};

/**
 * After the session starts, the client requests a stream of server-initiated messages. Refuse it, because we do not use
 * them.
 */
const withoutServerEvents =
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const isEventStream = init?.method === 'GET' && !new Headers(init.headers).has('last-event-id');
    return isEventStream ? Promise.resolve(new Response(null, { status: 405 })) : fetch(url, init);
  };

export class Session {
  private readonly client = new Client(
    { name: 'agent-platform', version: '1.0.0' },
    { capabilities: {}, jsonSchemaValidator: noValidation },
  );
  private readonly transport: SSEClientTransport | StreamableHTTPClientTransport;
  /** Aborted when a reply was cut off. Aborts all calls in progress. */
  private readonly broken = new AbortController();
  /** Aborted when the session ends, because the client does not close all its connections. */
  private readonly ended = new AbortController();
  private readonly last: LastExchange = { status: null, error: null };
  /** The stream of replies failed, or the server closed it. */
  private hasLostStream = false;

  constructor(
    { url, transport, headers }: ToolServerAddress,
    private readonly limits: ToolServerLimits,
    dependencies: Pick<GuardedFetchDependencies, 'isAllowed' | 'resolve'>,
  ) {
    const fetch = this.recordExchange(
      createGuardedFetch({ ...dependencies, limits, onTooLarge: (error) => this.broken.abort(error) }),
    );
    const requestInit = { headers };
    this.transport =
      transport === 'sse'
        ? new SSEClientTransport(new URL(url), { fetch, requestInit })
        : new StreamableHTTPClientTransport(new URL(url), { fetch: withoutServerEvents(fetch), requestInit });
    this.client.onclose = () => void (this.hasLostStream = true);
    // The transport reconnects, but to a new session that is not initialized.
    if (transport === 'sse') this.client.onerror = () => void (this.hasLostStream = true);
  }

  /** Connects and lists the tools. */
  open(signal: AbortSignal): Promise<Tool[]> {
    const work = async () => {
      await this.client.connect(this.transport, { timeout: this.limits.openTimeoutMs });
      return this.listTools();
    };
    return this.within(this.limits.openTimeoutMs, signal, work);
  }

  isBroken(): boolean {
    return this.hasLostStream || this.broken.signal.aborted || this.ended.signal.aborted;
  }

  call(name: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult> {
    const { callTimeoutMs } = this.limits;
    return this.within(callTimeoutMs, signal, async (over) => {
      // Twice the limit, so that the deadline of `within` always expires first, even for a tool that reports progress.
      const options = { signal: over, timeout: 2 * callTimeoutMs };
      try {
        return readResult(
          await this.client.request(
            { method: 'tools/call', params: { name, arguments: args } },
            CallToolResultSchema,
            options,
          ),
        );
      } catch (error) {
        // The model that called the tool receives its error message, like its result.
        if (isSessionLost(error))
          throw new ToolServerError('session_lost', 'The tool server has ended the session', { cause: error });
        if (error instanceof McpError && isServerError(error))
          throw new ToolServerError('tool_failed', serverMessageOf(error), { cause: error });
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
      // The server expires the session itself.
    }
    await this.client.close().catch(() => undefined);
    this.ended.abort();
  }

  private async listTools(): Promise<Tool[]> {
    const tools: Tool[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MAX_PAGES && tools.length < MAX_TOOLS; page++) {
      const reply = await this.client.listTools(cursor === undefined ? {} : { cursor }, {
        timeout: this.limits.openTimeoutMs,
      });
      tools.push(...reply.tools);
      cursor = reply.nextCursor;
      if (cursor === undefined) break;
    }
    return tools.slice(0, MAX_TOOLS);
  }

  /** Runs one step with a time limit. Rejects with a ToolServerError, or with the reason of the caller's signal. */
  private async within<Value>(
    timeoutMs: number,
    signal: AbortSignal,
    work: (over: AbortSignal) => Promise<Value>,
  ): Promise<Value> {
    const timeout = AbortSignal.timeout(timeoutMs);
    const over = AbortSignal.any([signal, timeout, this.broken.signal]);
    try {
      return await unlessAborted(work(over), over);
    } catch (error) {
      signal.throwIfAborted();
      if (this.broken.signal.aborted) throw this.broken.signal.reason;
      throw timeout.aborted ? timeoutError(timeoutMs) : toToolServerError(error, this.last, timeoutMs);
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

// One session with a tool server, held by the official client of the Model Context Protocol.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StreamableHTTPClientTransport, StreamableHTTPError } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, McpError, type Tool } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchemaValidator, jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import { isOfServer, late, toToolServerError, wordsOf, type LastExchange } from './failures.js';
import { createGuardedFetch, type Fetch, type GuardedFetchParts } from './guarded-fetch.js';
import type { ToolServerLimits } from './limits.js';
import { ToolServerError, type ToolResult, type ToolServerAddress } from './port.js';
import { readResult } from './reading.js';
import { unlessAborted } from '../unless-aborted.js';

/** 404 by the protocol; many servers answer 400. */
const isSessionLost = (error: unknown): boolean =>
  error instanceof StreamableHTTPError && (error.code === 404 || error.code === 400);

const MOST_TOOLS = 1000;
const MOST_PAGES = 100;

/** The client would compile every schema that a server sends as its tools' output, patterns that never end included. Nobody asks it to. */
const noValidation: jsonSchemaValidator = {
  getValidator<Value>(): JsonSchemaValidator<Value> {
    return (input) => ({ valid: true, data: input as Value, errorMessage: undefined });
  },
};

/** After the session has begun, the client asks for a stream of what the server has to say unasked. We listen to none of that. */
const withoutListening =
  (fetch: Fetch): Fetch =>
  (url, init) => {
    const isListening = init?.method === 'GET' && !new Headers(init.headers).has('last-event-id');
    return isListening ? Promise.resolve(new Response(null, { status: 405 })) : fetch(url, init);
  };

/** One session with a server, from the connection to its end. */
export class Session {
  private readonly client = new Client(
    { name: 'agent-platform', version: '1.0.0' },
    { capabilities: {}, jsonSchemaValidator: noValidation },
  );
  private readonly transport: SSEClientTransport | StreamableHTTPClientTransport;
  /** Aborted when a reply was cut off, for all calls that are under way. */
  private readonly broken = new AbortController();
  /** Aborted when the session ends: the client forgets some connections, such as one for events that answers with something else. */
  private readonly ended = new AbortController();
  private readonly last: LastExchange = { status: null, error: null };
  /** The stream that replies come on broke off, or the server closed it. */
  private hasLostStream = false;

  constructor(
    { url, transport, headers }: ToolServerAddress,
    private readonly limits: ToolServerLimits,
    parts: Pick<GuardedFetchParts, 'isAllowed' | 'resolve'>,
  ) {
    const fetch = this.remembering(
      createGuardedFetch({ ...parts, limits, onTooLarge: (error) => this.broken.abort(error) }),
    );
    const requestInit = { headers };
    this.transport =
      transport === 'sse'
        ? new SSEClientTransport(new URL(url), { fetch, requestInit })
        : new StreamableHTTPClientTransport(new URL(url), { fetch: withoutListening(fetch), requestInit });
    this.client.onclose = () => void (this.hasLostStream = true);
    // The transport connects again, but to a new session that nothing has initialized.
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
      // As long again, so that the deadline around it is the one that passes; a slow tool that reports progress gets no longer either.
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
        // What a tool says of a call is for the model that made it, as much as its result.
        if (isSessionLost(error))
          throw new ToolServerError('session_lost', 'The tool server has ended the session', { cause: error });
        if (error instanceof McpError && isOfServer(error))
          throw new ToolServerError('tool_failed', wordsOf(error), { cause: error });
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
      // The server forgets the session by itself.
    }
    await this.client.close().catch(() => undefined);
    this.ended.abort();
  }

  private async listTools(): Promise<Tool[]> {
    const tools: Tool[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < MOST_PAGES && tools.length < MOST_TOOLS; page++) {
      const reply = await this.client.listTools(cursor === undefined ? {} : { cursor }, {
        timeout: this.limits.openTimeoutMs,
      });
      tools.push(...reply.tools);
      cursor = reply.nextCursor;
      if (cursor === undefined) break;
    }
    return tools.slice(0, MOST_TOOLS);
  }

  /** Failures in our words; the caller's own signal with its own reason. */
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
      throw timeout.aborted ? late(timeoutMs) : toToolServerError(error, this.last, timeoutMs);
    }
  }

  private remembering(fetch: Fetch): Fetch {
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

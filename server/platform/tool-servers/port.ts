// What the product asks of tool servers (Model Context Protocol), in its own words.

export type ToolServerTransport = 'streamable-http' | 'sse';

/** Where a tool server is and how it is spoken to. */
export interface ToolServerAddress {
  readonly url: string;
  readonly transport: ToolServerTransport;
  /** Sent with every request to it, and with none to anybody else. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ServerTool {
  readonly name: string;
  readonly description: string | null;
  /** JSON Schema of the arguments. */
  readonly inputSchema: Record<string, unknown>;
}

/** An image of a tool's result. */
export interface ToolImage {
  readonly mediaType: string;
  /** Base64. */
  readonly data: string;
}

export interface ToolResult {
  /** JSON: the structured content of the result, else its text, else a list of its parts without binary data. */
  readonly output: unknown;
  readonly images: readonly ToolImage[];
}

export interface ToolServerConnection {
  /** What the server offers, at most the first 1000. */
  readonly tools: readonly ServerTool[];
  /**
   * Calls a tool. Rejects with a ToolServerError, or with the signal's reason.
   */
  call(name: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult>;
  /** Whether the connection is known to be of no more use. */
  isBroken(): boolean;
  /** Ends the session. Never rejects. */
  close(): Promise<void>;
}

export interface ToolServerClient {
  /**
   * Whether the URL itself is allowed. Names are not resolved here: what they resolve to is checked when a connection is made, and an answer
   * that depended on it would show which names exist in our own network.
   */
  isAllowed(url: string): boolean;
  /** Connects and asks for the tools. Rejects with a ToolServerError, or with the signal's reason. */
  connect(server: ToolServerAddress, signal: AbortSignal): Promise<ToolServerConnection>;
}

/**
 * `address_refused`: it leads to an address that is not allowed. `unreachable`: no connection. `timeout`: too slow. `rejected`: it answers,
 * and refuses. `session_lost`: it does not know the session, and has not run the tool. `invalid_reply`: what it answers is too large or not the protocol. `tool_failed`: the tool itself reports a failure.
 */
export type ToolServerFailure =
  'address_refused' | 'unreachable' | 'timeout' | 'rejected' | 'session_lost' | 'invalid_reply' | 'tool_failed';

export class ToolServerError extends Error {
  override readonly name = 'ToolServerError';

  constructor(
    readonly failure: ToolServerFailure,
    /** In plain words, fit to be shown: never a header, never an address. */
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

// The port for tool servers, which speak the Model Context Protocol.

export type ToolServerTransport = 'streamable-http' | 'sse';

export interface ToolServerAddress {
  readonly url: string;
  readonly transport: ToolServerTransport;
  /** Sent with every request to this server, and to no other server. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface ServerTool {
  readonly name: string;
  readonly description: string | null;
  /** JSON Schema of the arguments. */
  readonly inputSchema: Record<string, unknown>;
}

export interface ToolImage {
  readonly mediaType: string;
  /** Base64. */
  readonly data: string;
}

export interface ToolResult {
  /**
   * A JSON value: the structured content, if any. Otherwise, the text if all parts are text. Otherwise, the list of all
   * parts, from which binary data is removed.
   */
  readonly output: unknown;
  readonly images: readonly ToolImage[];
}

export interface ToolServerConnection {
  /** Tools of the server, up to the maximum of the contract. */
  readonly tools: readonly ServerTool[];
  /** Calls a tool. Rejects with a ToolServerError, or with the signal's reason. */
  call(name: string, args: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<ToolResult>;
  /** Returns whether the connection is known to be broken. */
  isBroken(): boolean;
  /** Ends the session. Never rejects. */
  close(): Promise<void>;
}

export interface ToolServerSession extends ToolServerConnection {
  /** Lists the tools again and replaces `tools`. Rejects with a ToolServerError. */
  refreshTools(): Promise<void>;
}

export interface ToolServerClient {
  /**
   * Returns whether the URL is allowed. Does not resolve its name, because the result would reveal which names exist in
   * our network. `connect` checks the resolved addresses.
   */
  isAllowed(url: string): boolean;
  /** Connects and lists the tools. Rejects with a ToolServerError, or with the signal's reason. */
  connect(server: ToolServerAddress, signal: AbortSignal): Promise<ToolServerSession>;
}

/**
 * `address_refused`: the URL leads to an address or port that is not allowed. `unreachable`: no connection. `timeout`:
 * the server is too slow. `rejected`: the server refuses the request or redirects it elsewhere, or its stored headers
 * cannot be decrypted. `session_lost`: the server does not know the session and has not run the tool. `invalid_reply`:
 * the reply is too large or violates the protocol. `tool_failed`: the reply to the call reports a failure.
 */
export type ToolServerFailure =
  'address_refused' | 'unreachable' | 'timeout' | 'rejected' | 'session_lost' | 'invalid_reply' | 'tool_failed';

/** The message is safe to show to users: it contains no header and no address of our network. */
export class ToolServerError extends Error {
  override readonly name = 'ToolServerError';

  constructor(
    readonly failure: ToolServerFailure,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

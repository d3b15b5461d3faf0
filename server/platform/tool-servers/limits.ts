// Time and size limits for tool servers, which third parties operate.
import { toolServerLimits } from '../../generated/operations.js';

export interface ToolServerLimits {
  /** Maximum time to resolve the name, connect, and complete the TLS handshake. */
  readonly connectTimeoutMs: number;
  /** Maximum total time to connect, open the session and list the tools. */
  readonly openTimeoutMs: number;
  /** Maximum duration of one call of a tool. */
  readonly callTimeoutMs: number;
  /** Maximum time to end a session. */
  readonly closeTimeoutMs: number;
  /** Maximum size of one message, or of a reply that is not an event stream. */
  readonly maxMessageBytes: number;
  /** Maximum number of JSON values of one message. */
  readonly maxMessageValues: number;
  /** Maximum levels of nesting of one message. */
  readonly maxMessageDepth: number;
  /** Maximum size of a whole event stream. */
  readonly maxStreamBytes: number;
  /** Maximum lines of a whole event stream. A message usually has two to four lines, including the empty one. */
  readonly maxStreamLines: number;
}

export const defaultLimits: ToolServerLimits = {
  connectTimeoutMs: 5_000,
  openTimeoutMs: 10_000,
  callTimeoutMs: 60_000,
  closeTimeoutMs: 10_000,
  maxMessageBytes: toolServerLimits.messageBytes,
  maxMessageValues: toolServerLimits.messageValues,
  maxMessageDepth: toolServerLimits.messageDepth,
  maxStreamBytes: toolServerLimits.streamBytes,
  maxStreamLines: toolServerLimits.streamLines,
};

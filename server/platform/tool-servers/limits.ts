// Time and size limits for tool servers, which are operated by others.
import { toolServerLimits } from '../../generated/operations.js';

export interface ToolServerLimits {
  /** Resolving the name, connecting, and TLS. */
  readonly connectTimeoutMs: number;
  /** Connecting, opening the session and listing the tools, in total. */
  readonly openTimeoutMs: number;
  /** One call of a tool. */
  readonly callTimeoutMs: number;
  /** Ending a session. */
  readonly closeTimeoutMs: number;
  /** Maximum size of one message, or of a reply that is not an event stream. */
  readonly maxMessageBytes: number;
  /** Maximum number of JSON values of one message, and how deeply they may be nested. */
  readonly maxMessageValues: number;
  readonly maxMessageDepth: number;
  /** Maximum size of a whole event stream. */
  readonly maxStreamBytes: number;
  /** Maximum lines of a whole event stream. A message has two or three. */
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

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
  /** Maximum size of a whole event stream. */
  readonly maxStreamBytes: number;
}

export const defaultLimits: ToolServerLimits = {
  connectTimeoutMs: 5_000,
  openTimeoutMs: 10_000,
  callTimeoutMs: 60_000,
  closeTimeoutMs: 2_000,
  maxMessageBytes: toolServerLimits.messageBytes,
  maxStreamBytes: toolServerLimits.streamBytes,
};

// How long and how much we wait for and take from servers that we do not run.
import { toolServerLimits } from '../../generated/operations.js';

export interface ToolServerLimits {
  /** Resolving the name, connecting, and TLS. */
  readonly connectTimeoutMs: number;
  /** From the connection to the session and the list of tools. Everything together. */
  readonly openTimeoutMs: number;
  /** One call of a tool. */
  readonly callTimeoutMs: number;
  /** Ending a session, which is only a courtesy. */
  readonly closeTimeoutMs: number;
  /** One message, or a reply that is no stream of messages. */
  readonly mostMessageBytes: number;
  /** A whole stream of messages. */
  readonly mostStreamBytes: number;
}

export const defaultLimits: ToolServerLimits = {
  connectTimeoutMs: 5_000,
  openTimeoutMs: 10_000,
  callTimeoutMs: 60_000,
  closeTimeoutMs: 2_000,
  mostMessageBytes: toolServerLimits.messageBytes,
  mostStreamBytes: toolServerLimits.streamBytes,
};

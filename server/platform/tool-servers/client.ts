// Connects to tool servers with the official client of the Model Context Protocol.
import { promises as dns } from 'node:dns';
import { createAddressCheck } from './addresses.js';
import { assertCallable, type Resolve } from './guarded-fetch.js';
import { defaultLimits, type ToolServerLimits } from './limits.js';
import type { ServerTool, ToolServerClient, ToolServerConnection } from './port.js';
import { toServerTool } from './reading.js';
import { Session } from './session.js';

export interface ToolServerClientOptions {
  /** Ranges such as `10.20.0.0/16`, or single addresses, that are allowed although they are not public. */
  allowedAddresses: readonly string[];
  limits?: ToolServerLimits;
  resolve?: Resolve;
}

export function createToolServerClient({
  allowedAddresses,
  limits = defaultLimits,
  resolve = (name) => dns.lookup(name, { all: true }),
}: ToolServerClientOptions): ToolServerClient {
  const isAllowed = createAddressCheck(allowedAddresses);
  return {
    isAllowed(url) {
      try {
        assertCallable(new URL(url), isAllowed);
        return true;
      } catch {
        return false;
      }
    },

    async connect(server, signal): Promise<ToolServerConnection> {
      const session = new Session(server, limits, { isAllowed, resolve });
      try {
        const tools: ServerTool[] = (await session.open(signal)).flatMap(toServerTool);
        return {
          tools,
          call: (name, args, callSignal) => session.call(name, args, callSignal),
          isBroken: () => session.isBroken(),
          close: () => session.close(),
        };
      } catch (error) {
        void session.close();
        throw error;
      }
    },
  };
}

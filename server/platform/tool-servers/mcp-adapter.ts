import { createAddressCheck } from '../outbound/addresses.js';
import { isCallable, type OriginCheck, type Resolve } from '../outbound/guard.js';
import { resolveName } from '../outbound/names.js';
import { defaultLimits, type ToolServerLimits } from './limits.js';
import type { ToolServerClient, ToolServerSession } from './port.js';
import { Session } from './session.js';

export interface ToolServerClientOptions {
  /** Ranges such as `10.20.0.0/16`, or single addresses, that are allowed although they are not public. */
  allowedAddresses: readonly string[];
  /** Returns whether an origin is exempt from the checks of its host and port. Default: none is exempt. */
  isAllowedOrigin?: OriginCheck;
  limits?: ToolServerLimits;
  resolve?: Resolve;
}

export function createToolServerClient({
  allowedAddresses,
  isAllowedOrigin = () => false,
  limits = defaultLimits,
  resolve = resolveName,
}: ToolServerClientOptions): ToolServerClient {
  const isAllowed = createAddressCheck(allowedAddresses);
  return {
    isAllowed(url) {
      return URL.canParse(url) && isCallable(new URL(url), { isAllowed, isAllowedOrigin });
    },

    async connect(server, signal): Promise<ToolServerSession> {
      const session = new Session(server, limits, { isAllowed, isAllowedOrigin, resolve });
      try {
        let tools = await session.open(signal);
        return {
          get tools() {
            return tools;
          },
          refreshTools: async () => void (tools = await session.refreshTools()),
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

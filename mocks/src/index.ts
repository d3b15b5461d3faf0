// Starts the mock from a program, such as the setup of a test.
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readContract } from './contract.js';
import type { Exchange } from './exchange.js';
import { createPrism } from './prism.js';
import { createMockServer } from './server.js';

export type { Exchange } from './exchange.js';

/** Settings of the mock. */
export interface MockOptions {
  /**
   * TCP port; 0 chooses a free one.
   *
   * @default 4010
   */
  port?: number;
  /**
   * Address to listen on.
   *
   * @default '127.0.0.1'
   */
  host?: string;
  /** Path of a contract to use instead of the package's contract. */
  contract?: string;
  /**
   * Pause between two events of a stream, in milliseconds.
   *
   * @default 50
   */
  eventDelayMs?: number;
  /**
   * Whether the mock keeps records in memory until it stops.
   *
   * @default false
   */
  stateful?: boolean;
  /** Called once per reply, at its end or when the client disconnects. */
  onExchange?: (exchange: Exchange) => void;
  /** Called if the mock itself fails to handle a request. */
  onError?: (error: unknown) => void;
}

/** A running mock. */
export interface Mock {
  /** Base URL, without a slash at its end. */
  url: string;
  /** Version of the contract. */
  contractVersion: string;
  /** Stops listening and closes all connections. */
  close(): Promise<void>;
}

/** Starts the mock. Rejects if it cannot read the contract, or cannot listen on the port. */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 4010, host = '127.0.0.1', eventDelayMs = 50, stateful = false } = options;
  const contract = readContract(options.contract);
  const service = stateful ? (await import('./stateful-service.js')).createStatefulService(contract) : null;
  const { onExchange = () => undefined, onError = () => undefined } = options;
  const prism = createPrism(contract);
  const server = createMockServer({ contract, prism, service, eventDelayMs, onExchange, onError });
  server.listen(port, host);
  await once(server, 'listening');
  const { address, family, port: chosen } = server.address() as AddressInfo;
  return {
    url: `http://${family === 'IPv6' ? `[${address}]` : address}:${chosen}`,
    contractVersion: contract.version,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

// The client with a method for each operation.
import { createCoreClient, type CoreClient } from './core.js';
import type { CallOptions, ClientOptions } from './options.js';
import type { Operations } from './generated/client-operations.js';
import * as functions from './generated/operations.js';

/** A client: one method for each operation of the contract, named as the contract names it. */
export interface Client extends CoreClient, Operations {}

/**
 * Creates a client. It keeps no connection and needs no closing.
 *
 * @param options - address, token and defaults for all calls
 * @throws {UsageError} when `baseUrl` is no http address or a time is not over 0
 * @example
 * ```ts
 * const client = createClient({ baseUrl: 'https://api.agent-platform.example', token: () => readToken() });
 * const agents = await client.listAgents();
 * ```
 */
export function createClient(options: ClientOptions): Client {
  const client = createCoreClient(options) as CoreClient & Record<string, unknown>;
  for (const [id, operation] of Object.entries(functions) as [string, (...args: unknown[]) => unknown][]) {
    client[id] = (...args: [object?, CallOptions?]) => operation(client, ...args);
  }
  return client as unknown as Client;
}

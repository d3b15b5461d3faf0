// Opens the demo's tool server, which also receives the demo's webhooks. The service may send requests to this server
// although its address is private.
import { resolve } from 'node:path';
import {
  findRunningToolServer,
  receiverUrl,
  startEmbeddedToolServer,
  type EmbeddedToolServer,
} from '../../embedded/tool-server/index.js';
import type { StartupContext } from './startup-context.js';

/** Returns null if this process does not run the demo. */
export async function openToolServer(
  { config, logger, onClose, onReady }: StartupContext,
  runsDemo: boolean,
): Promise<EmbeddedToolServer | null> {
  if (!runsDemo) return null;
  const dataDir = resolve(config.dataDir);
  const server = await startEmbeddedToolServer({ dataDir, port: config.toolServers.embeddedPort, log: logger });
  onClose(() => server.stop());
  onReady(`embedded tool server at ${server.url}`);
  return server;
}

/** Returns a check that allows only the origin of the demo's tool server, which another process may run. */
export function allowsDemoToolServer({ config }: StartupContext): (origin: string) => boolean {
  if (config.identity.kind !== 'embedded') return () => false;
  const dataDir = resolve(config.dataDir);
  return (origin) => origin.startsWith('http://127.0.0.1:') && origin === findRunningToolServer(dataDir);
}

/** Returns a check that allows only the URL of the demo's webhooks. */
export function allowsDemoReceiver(start: StartupContext): (url: string) => boolean {
  const allowsOrigin = allowsDemoToolServer(start);
  return (url) => {
    const { origin } = new URL(url);
    return url === receiverUrl(origin) && allowsOrigin(origin);
  };
}

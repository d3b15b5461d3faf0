// If a default port is in use, chooses a free port instead, so that a second server can start.
import { once } from 'node:events';
import net from 'node:net';
import type { Config } from '../../app/config/config.js';
import { EnvironmentError } from '../../platform/process/environment-error.js';

async function isFree(host: string, port: number): Promise<boolean> {
  const server = net.createServer().listen(port, host);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    // Ignore other errors, because they occur again when the service listens on this port.
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  } finally {
    server.close();
  }
}

export async function withFreePorts(config: Config, environment: NodeJS.ProcessEnv): Promise<Config> {
  const portFor = async (setting: string, host: string, port: number): Promise<number> =>
    environment[setting] || (await isFree(host, port)) ? port : 0;
  const { http, identity, storage, toolServers } = config;
  // Do not check configured ports of embedded components, because another process may run these components.
  if (environment['PORT'] && config.role !== 'worker' && !(await isFree(http.host, http.port)))
    throw new EnvironmentError(`The port ${http.port} is in use. Set PORT to a free port.`);
  const local = '127.0.0.1';
  return {
    ...config,
    http: { ...http, port: await portFor('PORT', http.host, http.port) },
    identity:
      identity.kind === 'embedded'
        ? { ...identity, port: await portFor('EMBEDDED_IDENTITY_PORT', local, identity.port) }
        : identity,
    storage:
      storage.kind === 'embedded'
        ? { ...storage, port: await portFor('EMBEDDED_STORAGE_PORT', local, storage.port) }
        : storage,
    toolServers: {
      ...toolServers,
      embeddedPort: await portFor('EMBEDDED_TOOL_SERVER_PORT', local, toolServers.embeddedPort),
    },
  };
}

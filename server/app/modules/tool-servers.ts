// Builds tool servers and the client that calls them.
import { createToolServers } from '../../modules/tool-servers/index.js';
import { createToolServerClient } from '../../platform/tool-servers/index.js';
import type { ModuleDependencies } from './dependencies.js';

export type ToolServerModules = ReturnType<typeof createToolServerModules>;

export function createToolServerModules(dependencies: ModuleDependencies) {
  const { config, database, events, encryption, log } = dependencies;
  const client = createToolServerClient({
    ...config.toolServers,
    isAllowedOrigin: dependencies.isAllowedToolServerOrigin,
  });
  return { toolServers: createToolServers({ database, events, client, encryption, log }) };
}

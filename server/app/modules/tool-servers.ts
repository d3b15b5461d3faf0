// Builds tool servers and the client that calls them.
import { createToolServersModule } from '../../modules/tool-servers/index.js';
import { createToolServerClient } from '../../platform/tool-servers/index.js';
import type { ModuleDependencies } from './dependencies.js';
import { noWork, type ModulesOf } from './module-group.js';

export type ToolServerModules = ModulesOf<typeof createToolServerModules>;

export function createToolServerModules(dependencies: ModuleDependencies) {
  const { config, database, events, encryption, log } = dependencies;
  const client = createToolServerClient({
    ...config.toolServers,
    isAllowedOrigin: dependencies.isAllowedToolServerOrigin,
  });
  const toolServers = createToolServersModule({ database, events, client, encryption, log });
  return { modules: { toolServers }, work: noWork };
}

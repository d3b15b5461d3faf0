// Builds tool servers and the client that calls them.
import { createToolServersModule } from '../../modules/tool-servers/index.js';
import type { ToolServers } from '../../modules/tool-servers/tool-servers.js';
import { createToolServerClient } from '../../platform/tool-servers/index.js';
import type { ModuleDependencies } from './dependencies.js';

export function buildToolServers({
  config,
  database,
  events,
  encryption,
  isAllowedToolServerOrigin,
  log,
}: ModuleDependencies): ToolServers {
  const client = createToolServerClient({ ...config.toolServers, isAllowedOrigin: isAllowedToolServerOrigin });
  return createToolServersModule({ database, events, client, encryption, log });
}

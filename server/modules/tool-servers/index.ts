import type { Database } from '../../platform/database/database.js';
import type { Events } from '../../platform/events/emit-events.js';
import { createToolServerRepository } from './repository.js';
import { createToolServerRules, type ToolServers, type ToolServersDependencies } from './tool-servers.js';

export interface ToolServersModuleDependencies extends Omit<ToolServersDependencies, 'repository'> {
  readonly database: Database;
  readonly events: Events;
}

export const createToolServersModule = ({ database, events, ...others }: ToolServersModuleDependencies): ToolServers =>
  createToolServerRules({ ...others, repository: createToolServerRepository(database, events) });

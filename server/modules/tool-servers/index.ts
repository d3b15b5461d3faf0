// Builds the module of tool servers from the database.
import type { Knex } from 'knex';
import type { Events } from '../../platform/events/events.js';
import { createToolServerRepository } from './repository.js';
import { createToolServerRules, type ToolServers, type ToolServersDependencies } from './tool-servers.js';

export interface ToolServersModuleDependencies extends Omit<ToolServersDependencies, 'repository'> {
  readonly database: Knex;
  readonly events: Events;
}

export const createToolServersModule = ({ database, events, ...others }: ToolServersModuleDependencies): ToolServers =>
  createToolServerRules({ ...others, repository: createToolServerRepository(database, events) });

import type { Database } from '../../platform/database/database.js';
import { createAgentTagRules, type AgentTags } from './agent-tags.js';
import { createTagRepository } from './repository.js';

export interface AgentTagsModuleDependencies {
  readonly database: Database;
}

export const createAgentTagsModule = ({ database }: AgentTagsModuleDependencies): AgentTags =>
  createAgentTagRules({ repository: createTagRepository(database) });

// Builds the module of agent tags from the database.
import type { Knex } from 'knex';
import { createAgentTagRules, type AgentTags } from './agent-tags.js';
import { createTagRepository } from './repository.js';

export interface AgentTagsModuleDependencies {
  readonly database: Knex;
}

export const createAgentTagsModule = ({ database }: AgentTagsModuleDependencies): AgentTags =>
  createAgentTagRules({ repository: createTagRepository(database) });

// Builds the module of agent tags from the database.
import type { Knex } from 'knex';
import { createAgentTagRules, type AgentTags } from './agent-tags.js';
import { createTagRepository } from './repository.js';

export const createAgentTagsModule = (database: Knex): AgentTags =>
  createAgentTagRules({ repository: createTagRepository(database) });

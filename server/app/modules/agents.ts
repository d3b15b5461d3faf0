// Builds agents.
import { createAgentsModule, type Agents } from '../../modules/agents/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

export const buildAgents = (
  { config, database, events }: ModuleDependencies,
  {
    knowledgeBases,
    models,
    skills,
    toolServers,
  }: Pick<Modules, 'knowledgeBases' | 'models' | 'skills' | 'toolServers'>,
): Agents =>
  createAgentsModule({
    database,
    events,
    defaultModel: config.defaultModel,
    modelCatalog: models,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledgeBases.missing,
    },
  });

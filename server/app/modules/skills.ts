// Builds skills. They are built before agents, so they read agents through the agent directory.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createSkillsModule } from '../../modules/skills/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { ModulesOf } from './module-group.js';

export type SkillModules = ModulesOf<typeof createSkillModules>;

export function createSkillModules({ database, storage, events, log }: ModuleDependencies) {
  const agents = createAgentDirectory(database);
  const { work, ...modules } = createSkillsModule({ database, storage, events, log, agents });
  return { modules, work };
}

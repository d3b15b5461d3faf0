// Builds skills. They are built before agents, so they read agents through the agent directory.
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createSkillsModule } from '../../modules/skills/index.js';
import type { ModuleDependencies } from './dependencies.js';

export type SkillModules = ReturnType<typeof createSkillModules>;

export const createSkillModules = ({ database, storage, events, log }: ModuleDependencies) =>
  createSkillsModule({ database, storage, events, log, agents: createAgentDirectory(database) });

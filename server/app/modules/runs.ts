// Builds the module that runs agents.
import { createRunsModule, type RunsModule } from '../../modules/runs/index.js';
import { knowledgeForAgents } from '../../modules/runs/tools/knowledge-access.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

type UsedModules = Pick<
  Modules,
  'agents' | 'conversations' | 'knowledgeBases' | 'models' | 'organization' | 'skills' | 'toolServers'
>;

export const buildRuns = (
  { config, runConnections, jobs, storage, models, log, observer }: ModuleDependencies,
  { agents, conversations, knowledgeBases, models: modelCatalog, organization, skills, toolServers }: UsedModules,
): RunsModule =>
  createRunsModule({
    agents,
    skills,
    toolServers,
    models,
    modelCatalog,
    storage,
    jobs,
    log,
    observer,
    database: runConnections,
    turns: conversations.turns,
    knowledge: knowledgeForAgents(knowledgeBases),
    names: organization.names,
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    limits: { ...config.runs, retryDelayMs: config.models.retryDelayMs },
  });

// Builds agents, their tags, and the models and tools that an agent can select.
import { createAgentTagsModule } from '../../modules/agent-tags/index.js';
import { createAgentsModule } from '../../modules/agents/index.js';
import { createModelCatalog } from '../../modules/models/models.js';
import { createTools } from '../../modules/tools/tools.js';
import type { ModuleDependencies } from './dependencies.js';
import type { KnowledgeBaseModules } from './knowledge-bases.js';
import { noWork, type ModulesOf } from './module-group.js';
import type { SkillModules } from './skills.js';
import type { ToolServerModules } from './tool-servers.js';

export type AgentModules = ModulesOf<typeof createAgentModules>;

function createModelCatalogOf({ config, log }: ModuleDependencies, configuredProviders: readonly string[]) {
  const modelCatalog = createModelCatalog({ knownModels: config.knownModels, configuredProviders });
  const defaultAgent = { model: config.defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of modelCatalog.warningsOf(defaultAgent))
    log.warn(`DEFAULT_MODEL ${config.defaultModel} ${message}`);
  return modelCatalog;
}

export function createAgentModules(
  dependencies: ModuleDependencies,
  { skills, toolServers, knowledge }: SkillModules & ToolServerModules & KnowledgeBaseModules,
) {
  const { config, database, events } = dependencies;
  const configuredProviders = config.modelProviders.map(({ name }) => name);
  const modelCatalog = createModelCatalogOf(dependencies, configuredProviders);
  const agents = createAgentsModule({
    database,
    events,
    modelCatalog,
    defaultModel: config.defaultModel,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledge.knowledgeBases.missing,
    },
  });
  const agentTags = createAgentTagsModule(database);
  const tools = createTools({ configuredProviders });
  return { modules: { agents, modelCatalog, agentTags, tools }, work: noWork };
}

// Builds agents and what an agent refers to: skills, tool servers, knowledge bases and models.
import { createAgentTags } from '../../modules/agent-tags/agent-tags.js';
import { createTagRepository } from '../../modules/agent-tags/repository.js';
import { createAgentDirectory, createAgents } from '../../modules/agents/index.js';
import { createKnowledgeBases } from '../../modules/knowledge-bases/index.js';
import { createModelCatalog } from '../../modules/models/models.js';
import { createSkills } from '../../modules/skills/index.js';
import { createToolServerRepository } from '../../modules/tool-servers/repository.js';
import { createToolServers } from '../../modules/tool-servers/tool-servers.js';
import { createTools } from '../../modules/tools/tools.js';
import { createToolServerClient } from '../../platform/tool-servers/index.js';
import type { ModuleDependencies } from './dependencies.js';

export type AgentModules = Awaited<ReturnType<typeof createAgentModules>>;

function createModelCatalogOf({ config, log }: ModuleDependencies, configuredProviders: readonly string[]) {
  const modelCatalog = createModelCatalog({ knownModels: config.knownModels, configuredProviders });
  const defaultAgent = { model: config.defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of modelCatalog.warningsOf(defaultAgent))
    log.warn(`DEFAULT_MODEL ${config.defaultModel} ${message}`);
  return modelCatalog;
}

export async function createAgentModules(dependencies: ModuleDependencies) {
  const { config, database, jobs, events, storage, models, reader, encryption, log } = dependencies;
  const configuredProviders = config.modelProviders.map(({ name }) => name);
  const agentDirectory = createAgentDirectory(database);
  const skills = createSkills({ database, storage, events, log, agents: agentDirectory });
  const client = createToolServerClient({
    ...config.toolServers,
    isAllowedOrigin: dependencies.isAllowedToolServerOrigin,
  });
  const toolServerRepository = createToolServerRepository(database, events);
  const toolServers = createToolServers({ repository: toolServerRepository, client, encryption, log });
  const knowledge = await createKnowledgeBases({
    ...{ database, storage, models, jobs, events, reader, log },
    agents: agentDirectory,
    filesPerOrganization: config.organizationConcurrency.files,
  });
  const modelCatalog = createModelCatalogOf(dependencies, configuredProviders);
  const agents = createAgents({
    ...{ database, events, modelCatalog },
    defaultModel: config.defaultModel,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledge.knowledgeBases.missing,
    },
  });
  return {
    ...{ skills, toolServers, knowledge, modelCatalog, agents },
    agentTags: createAgentTags({ repository: createTagRepository(database) }),
    tools: createTools({ configuredProviders }),
  };
}

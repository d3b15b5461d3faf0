// Builds the modules in the order of their dependencies. A module receives the methods of other modules that it calls.
// It imports only types, constants and functions without state from other modules. Effects in the opposite direction
// are domain events (../reactions.ts). A module that needs several settings or other modules has a function here that
// builds it. Longer functions are in the other files of this folder.
import { createAgentTagsModule } from '../../modules/agent-tags/index.js';
import { createAgentDirectory } from '../../modules/agents/index.js';
import { createAuditLogModule } from '../../modules/audit-log/index.js';
import { createDashboardModule } from '../../modules/dashboard/index.js';
import { createDeletedRecordsModule } from '../../modules/deleted-records/index.js';
import { createDependents } from '../../modules/dependents/dependents.js';
import { createModelCatalog, type ModelCatalog } from '../../modules/models/models.js';
import { createSkillsModule } from '../../modules/skills/index.js';
import { createTools } from '../../modules/tools/tools.js';
import { createUploadsModule } from '../../modules/uploads/index.js';
import { reactions } from '../reactions.js';
import { buildAgents } from './agents.js';
import { buildChat } from './chat.js';
import { buildConversations } from './conversations.js';
import type { ModuleDependencies } from './dependencies.js';
import { buildFileProcessing, buildKnowledgeBases } from './knowledge-bases.js';
import type { Modules } from './modules.js';
import { buildOrganization } from './organization.js';
import { buildRuns } from './runs.js';
import { buildScheduledTasks } from './scheduled-tasks.js';
import { buildToolServers } from './tool-servers.js';
import { buildUserErasure } from './user-erasure.js';
import { buildWebhookEndpoints } from './webhook-endpoints.js';

/** Builds the catalog of models, and warns about the default model. */
function buildModels({ config, log }: ModuleDependencies): ModelCatalog {
  const { defaultModel, knownModels, modelProviders } = config;
  const models = createModelCatalog({ knownModels, configuredProviders: modelProviders.map(({ name }) => name) });
  const defaultAgent = { model: defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of models.warningsOf(defaultAgent)) log.warn(`DEFAULT_MODEL ${defaultModel} ${message}`);
  return models;
}

const buildAuditLog = (
  { config, database }: ModuleDependencies,
  { refreshMembers }: Modules['organization'],
): Modules['auditLog'] => createAuditLogModule({ database, retentionDays: config.auditLogDays, refreshMembers });

const buildDashboard = (
  { config, database, streamConnections }: ModuleDependencies,
  { conversations, knowledgeBases, organization }: Pick<Modules, 'conversations' | 'knowledgeBases' | 'organization'>,
): Modules['dashboard'] =>
  createDashboardModule({
    database,
    streamConnections,
    maxConcurrentLists: config.database.streamPoolSize,
    textSearches: conversations.textSearches,
    refreshMembers: organization.refreshMembers,
    countKnowledge: knowledgeBases.count,
  });

const buildDeletedRecords = (
  { config, database, jobs, log }: ModuleDependencies,
  { purgeDeleted }: Modules['knowledgeBases'],
): Modules['deletedRecords'] =>
  createDeletedRecordsModule({
    database,
    jobs,
    log,
    retentionDays: config.deletedRecordDays,
    purgeKnowledgeBases: purgeDeleted,
  });

export async function createModules(dependencies: ModuleDependencies): Promise<Modules> {
  const { config, database, events, storage, log } = dependencies;

  const organization = buildOrganization(dependencies);
  const auditLog = buildAuditLog(dependencies, organization);
  const models = buildModels(dependencies);
  const tools = createTools({ configuredProviders: config.modelProviders.map(({ name }) => name) });
  const toolServers = buildToolServers(dependencies);
  // Skills are built before agents, so they read agents through the agent directory.
  const skills = createSkillsModule({ database, storage, events, log, agents: createAgentDirectory(database) });
  const knowledgeBases = await buildKnowledgeBases(dependencies);
  const agents = buildAgents(dependencies, { knowledgeBases, models, skills, toolServers });
  const agentTags = createAgentTagsModule(database);

  const conversations = buildConversations(dependencies);
  const runs = buildRuns(dependencies, {
    agents,
    conversations,
    knowledgeBases,
    models,
    organization,
    skills,
    toolServers,
  });
  const chat = buildChat(dependencies, { conversations, runs });
  const fileProcessing = buildFileProcessing({ knowledgeBases, organization, runs });
  const scheduledTasks = buildScheduledTasks(dependencies, { organization, runs });
  const webhookEndpoints = buildWebhookEndpoints(dependencies);
  const uploads = createUploadsModule({ database, storage });
  const dashboard = buildDashboard(dependencies, { conversations, knowledgeBases, organization });
  const deletedRecords = buildDeletedRecords(dependencies, knowledgeBases);
  const userErasure = buildUserErasure(dependencies, { conversations, organization, uploads });
  const dependents = createDependents({
    reactions,
    modules: {
      agents,
      agentTags,
      conversations,
      knowledgeBases,
      organization,
      scheduledTasks,
      skills,
      toolServers,
      webhookEndpoints,
    },
  });

  return {
    agents,
    agentTags,
    auditLog,
    chat,
    conversations,
    dashboard,
    deletedRecords,
    dependents,
    fileProcessing,
    knowledgeBases,
    models,
    organization,
    runs,
    scheduledTasks,
    skills,
    toolServers,
    tools,
    uploads,
    userErasure,
    webhookEndpoints,
  };
}

// Builds the modules in the order of their dependencies. Each is built by one function in its index.ts. The function
// receives exactly the settings, the services of the platform and the methods of other modules that the module uses. A
// module imports only types, constants and functions without state from other modules. Effects in the opposite
// direction are domain events (reactions.ts).
import type { Logger } from 'pino';
import { operationsOpenTo } from '../http/authorize.js';
import { createMessageProblems } from '../http/validation/message-problems.js';
import { createAgentTagsModule } from '../modules/agent-tags/index.js';
import { createAgentsModule } from '../modules/agents/index.js';
import { createAuditLogModule } from '../modules/audit-log/index.js';
import { createChatModule } from '../modules/chat/index.js';
import { createConversationsModule } from '../modules/conversations/index.js';
import { createDashboardModule } from '../modules/dashboard/index.js';
import { createDeletedRecordsModule } from '../modules/deleted-records/index.js';
import { createDependentsModule } from '../modules/dependents/index.js';
import { createFileProcessingModule } from '../modules/file-processing/index.js';
import { createKnowledgeBasesModule } from '../modules/knowledge-bases/index.js';
import { createModelsModule } from '../modules/models/index.js';
import { createOrganizationModule } from '../modules/organization/index.js';
import { createRunsModule } from '../modules/runs/index.js';
import { createScheduledTasksModule } from '../modules/scheduled-tasks/index.js';
import { createSkillsModule } from '../modules/skills/index.js';
import { createToolServersModule } from '../modules/tool-servers/index.js';
import { createToolsModule } from '../modules/tools/index.js';
import { createUploadsModule } from '../modules/uploads/index.js';
import { createUserErasureModule } from '../modules/user-erasure/index.js';
import { createWebhookEndpointsModule } from '../modules/webhook-endpoints/index.js';
import { createEvents, type Events } from '../platform/events/emit-events.js';
import type { Config } from './config/config.js';
import { reactions } from './reactions.js';
import type { Platform } from './startup/platform.js';

/** A run's lease lasts three job leases, so that a dead job is reclaimed before its run. */
const jobLeasesPerRunLease = 3;

interface CommonServices {
  readonly config: Config;
  readonly log: Logger;
  readonly events: Events;
}

type AgentServices = CommonServices &
  Pick<
    Platform,
    | 'database'
    | 'encryption'
    | 'identity'
    | 'jobs'
    | 'leases'
    | 'models'
    | 'reader'
    | 'storage'
    | 'toolServerClient'
    | 'vectors'
  >;

/** Builds the organization, the agents, and what agents refer to. */
function createAgentModules(services: AgentServices) {
  const { config, database, encryption, events, identity, jobs, leases, log, models, reader, storage } = services;
  const { defaultModel, knownModels } = config;
  const configuredProviders = config.modelProviders.map(({ name }) => name);

  const organization = createOrganizationModule({
    database,
    events,
    leases,
    log,
    identityProvider: identity.accounts,
    webhookSecrets: identity.webhookSecrets,
    operationsOf: operationsOpenTo,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
    reconcileIntervalMs: config.members.reconcileIntervalMs,
  });
  const modelCatalog = createModelsModule({ knownModels, configuredProviders, defaultModel, log });
  const tools = createToolsModule({ configuredProviders });
  const uploads = createUploadsModule({ database, storage });
  const toolServers = createToolServersModule({ database, events, client: services.toolServerClient, encryption, log });
  const skills = createSkillsModule({ database, storage, events, log });
  const knowledgeBases = createKnowledgeBasesModule({
    database,
    storage,
    models,
    jobs,
    events,
    leases,
    reader,
    vectors: services.vectors,
    log,
  });
  const agents = createAgentsModule({
    database,
    events,
    defaultModel,
    modelCatalog,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledgeBases.missing,
    },
  });
  const agentTags = createAgentTagsModule({ database });
  return { organization, models: modelCatalog, tools, uploads, toolServers, skills, knowledgeBases, agents, agentTags };
}

type AgentModules = ReturnType<typeof createAgentModules>;

type ConversationServices = CommonServices &
  Pick<Platform, 'database' | 'jobs' | 'models' | 'observer' | 'runConnections' | 'storage'>;

type UsedByConversations = Pick<
  AgentModules,
  'agents' | 'knowledgeBases' | 'models' | 'organization' | 'skills' | 'toolServers'
>;

/** Maximum connections for beginning runs, and for ending runs: half of the pool each, so that neither waits. */
const halfOfRunPool = ({ database }: Config): number => Math.max(1, Math.floor(database.runPoolSize / 2));

/** Builds the conversations and the runs of agents. */
function createConversationModules(services: ConversationServices, modules: UsedByConversations) {
  const { config, database, events, jobs, log, models, observer, runConnections, storage } = services;
  const { agents, knowledgeBases, models: modelCatalog, organization, skills, toolServers } = modules;

  const conversations = createConversationsModule({
    database,
    storage,
    deletedRecordDays: config.deletedRecordDays,
    turns: {
      database: runConnections,
      events,
      maxConcurrentEnds: halfOfRunPool(config),
      leaseMs: jobLeasesPerRunLease * config.worker.leaseMs,
    },
  });
  const runs = createRunsModule({
    agents,
    knowledgeBases,
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
    names: organization.names,
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    limits: { ...config.runs, retryDelayMs: config.models.retryDelayMs },
  });
  return { conversations, runs };
}

type ConversationModules = ReturnType<typeof createConversationModules>;

type RunStartServices = CommonServices &
  Pick<Platform, 'database' | 'jobs' | 'models' | 'observer' | 'reader' | 'storage' | 'vectors'>;

type UsedByRunStarts = Pick<AgentModules, 'knowledgeBases' | 'organization'> & ConversationModules;

/** Builds what begins runs: the chat, scheduled tasks, and the processing of files with its triggers. */
function createRunStartModules(services: RunStartServices, modules: UsedByRunStarts) {
  const { config, database, events, jobs, log, models, observer, reader, storage, vectors } = services;
  const { conversations, knowledgeBases, organization, runs } = modules;

  const chat = createChatModule({
    turns: conversations.turns,
    runs,
    jobs,
    storage,
    log,
    findMessageProblems: createMessageProblems(),
    limits: { maxBeginning: halfOfRunPool(config), maxStreamed: config.maxStreamedRuns },
  });
  const scheduledTasks = createScheduledTasksModule({
    database,
    events,
    jobs,
    newConversations: runs.newConversations,
    runs,
    observer,
    membershipStatusOf: organization.membershipStatusOf,
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    limits: config.runs,
    failuresBeforePause: config.taskFailuresBeforePause,
  });
  const fileProcessing = createFileProcessingModule({
    database,
    storage,
    models,
    jobs,
    events,
    reader,
    vectors,
    log,
    texts: knowledgeBases.storedTexts,
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    prepareConversation: (organizationId, message) =>
      runs.newConversations.prepare({ organizationId, ...message, isTriggered: true }),
    filesPerOrganization: config.filesPerOrganization,
  });
  return { chat, scheduledTasks, fileProcessing };
}

type RunStartModules = ReturnType<typeof createRunStartModules>;

type AdministrationServices = Omit<CommonServices, 'events'> &
  Pick<Platform, 'database' | 'encryption' | 'jobs' | 'storage' | 'streamConnections' | 'webhookSender'>;

type UsedByAdministration = AgentModules & ConversationModules & RunStartModules;

/** Builds what administrators use, and what concerns the records of other modules. */
function createAdministrationModules(services: AdministrationServices, modules: UsedByAdministration) {
  const { config, database, encryption, jobs, log, storage, streamConnections } = services;
  const { conversations, knowledgeBases, organization, uploads } = modules;

  const auditLog = createAuditLogModule({
    database,
    retentionDays: config.auditLogDays,
    refreshMembers: organization.refreshMembers,
  });
  const webhookEndpoints = createWebhookEndpointsModule({
    database,
    jobs,
    sender: services.webhookSender,
    encryption,
    log,
    retryDelaysMs: config.webhooks.retryDelaysMs,
    retentionDays: config.webhooks.retentionDays,
  });
  const dashboard = createDashboardModule({
    database,
    streamConnections,
    maxConcurrentLists: config.database.streamPoolSize,
    textSearches: conversations.textSearches,
    refreshMembers: organization.refreshMembers,
    countKnowledge: knowledgeBases.count,
  });
  const deletedRecords = createDeletedRecordsModule({
    database,
    jobs,
    log,
    retentionDays: config.deletedRecordDays,
    purgeKnowledgeBases: knowledgeBases.purgeDeleted,
  });
  const userErasure = createUserErasureModule({
    database,
    jobs,
    storage,
    objectUses: uploads.objectUses,
    removeUsers: organization.users.remove,
    endRuns: conversations.endRunsOfUser,
    requestDeadlineMs: config.http.deadlineMs,
  });
  const dependents = createDependentsModule({ reactions, modules: { ...modules, webhookEndpoints } });
  return { auditLog, webhookEndpoints, dashboard, deletedRecords, userErasure, dependents };
}

export type ModulesDependencies = Omit<AgentServices & ConversationServices & AdministrationServices, 'events'>;

/** Returns one entry for each folder of `server/modules`, with the name of the folder in camel case. */
export function createModules(dependencies: ModulesDependencies) {
  const services = { ...dependencies, events: createEvents({ jobs: dependencies.jobs, reactions }) };
  const agentModules = createAgentModules(services);
  const runModules = { ...agentModules, ...createConversationModules(services, agentModules) };
  const modules = { ...runModules, ...createRunStartModules(services, runModules) };
  return { ...modules, ...createAdministrationModules(services, modules) };
}

export type Modules = ReturnType<typeof createModules>;

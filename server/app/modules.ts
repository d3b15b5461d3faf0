// Builds the modules in the order of their dependencies. To affect a module that is built later, a module emits domain
// events (reactions.ts) or enqueues jobs.
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
import { createFileProcessingModule, fileQueue } from '../modules/file-processing/index.js';
import { createKnowledgeBasesModule } from '../modules/knowledge-bases/index.js';
import { createModelCatalogModule } from '../modules/model-catalog/index.js';
import { createOrganizationModule } from '../modules/organization/index.js';
import { createAgentRunnerModule } from '../modules/agent-runner/index.js';
import { createScheduledTasksModule } from '../modules/scheduled-tasks/index.js';
import { createSkillsModule } from '../modules/skills/index.js';
import { createToolServersModule } from '../modules/tool-servers/index.js';
import { createToolsModule } from '../modules/tools/index.js';
import { createUploadsModule } from '../modules/uploads/index.js';
import { createUserErasureModule } from '../modules/user-erasure/index.js';
import { createWebhookEndpointsModule } from '../modules/webhook-endpoints/index.js';
import { createEvents } from '../platform/events/emit-events.js';
import type { Config } from './config/config.js';
import { reactions } from './reactions.js';
import type { Platform } from './startup/platform.js';

/**
 * A run's lease is this many times as long as a job's. So after a crash, another worker has the job before the run's
 * lease expires. Otherwise, the run would end as failed although its job runs again.
 */
const jobLeasesPerRunLease = 3;

export interface ModulesDependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly platform: Platform;
}

/**
 * Maximum chats that begin concurrently, and maximum runs that end concurrently. Each of the two may use half of the
 * pool for runs, so that neither delays the other.
 */
const maxStartsOrEnds = ({ database }: Config): number => Math.floor(database.runPoolSize / 2);

function createContext({ config, log, platform }: ModulesDependencies) {
  const events = createEvents({ jobs: platform.jobs, reactions });
  const configuredProviders = config.modelProviders.map(({ name }) => name);
  return { ...platform, config, log, events, configuredProviders };
}

type Context = ReturnType<typeof createContext>;

/** The modules that need no other module. */
function createBaseModules(context: Context) {
  const { config, database, events, leases, log, identity, storage, encryption, configuredProviders } = context;
  const { defaultModel, knownModels, members, webhooks } = config;
  return {
    organization: createOrganizationModule({
      database,
      events,
      leases,
      log,
      identityProvider: identity.accounts,
      identityWebhookSecrets: identity.webhookSecrets,
      operationsOf: operationsOpenTo,
      mirrorMaxAgeMs: members.mirrorMaxAgeMs,
      reconcileIntervalMs: members.reconcileIntervalMs,
    }),
    modelCatalog: createModelCatalogModule({ knownModels, configuredProviders, defaultModel, log }),
    tools: createToolsModule({ configuredProviders }),
    uploads: createUploadsModule({ database, storage }),
    toolServers: createToolServersModule({ database, events, client: context.toolServerClient, encryption, log }),
    skills: createSkillsModule({ database, storage, events, log }),
    agentTags: createAgentTagsModule({ database }),
    webhookEndpoints: createWebhookEndpointsModule({
      database,
      jobs: context.jobs,
      sender: context.webhookSender,
      encryption,
      log,
      retryDelaysMs: webhooks.retryDelaysMs,
      retentionDays: webhooks.retentionDays,
    }),
  };
}

type BaseModules = ReturnType<typeof createBaseModules>;

function createAgentModules(context: Context, { modelCatalog, skills, toolServers }: BaseModules) {
  const { config, database, events, jobs, leases, log, models, reader, storage, vectors } = context;
  const knowledgeBases = createKnowledgeBasesModule({
    database,
    storage,
    models,
    jobs,
    enqueueProcessing: (transaction, file) => jobs.enqueue(transaction, [fileQueue.job(file)]),
    events,
    leases,
    reader,
    vectors,
    log,
  });
  const agents = createAgentsModule({
    database,
    events,
    defaultModel: config.defaultModel,
    modelCatalog,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledgeBases.missing,
    },
  });
  return { knowledgeBases, agents };
}

type AgentModules = BaseModules & ReturnType<typeof createAgentModules>;

function createRunModules(context: Context, modules: AgentModules) {
  const { config, events, jobs, log, models, observer, storage, runConnections } = context;
  const { agents, knowledgeBases, modelCatalog, organization, skills, toolServers } = modules;
  const conversations = createConversationsModule({
    database: context.database,
    storage,
    deletedRecordDays: config.deletedRecordDays,
    runs: {
      database: runConnections,
      events,
      maxConcurrentEnds: maxStartsOrEnds(config),
      leaseMs: jobLeasesPerRunLease * config.worker.leaseMs,
    },
  });
  const agentRunner = createAgentRunnerModule({
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
    runs: conversations.runs,
    names: organization.names,
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    lostAccess: organization.lostAccess,
    settings: { ...config.runs, retryDelayMs: config.models.retryDelayMs },
  });
  return { conversations, agentRunner };
}

type RunModules = AgentModules & ReturnType<typeof createRunModules>;

/** The modules that start runs of agents. */
function createRunStarters(context: Context, modules: RunModules) {
  const { config, database, events, jobs, log, models, observer, reader, storage, vectors } = context;
  const { agentRunner, conversations, knowledgeBases, organization } = modules;
  const { membershipStatusOf, lastKnownMembershipStatusOf } = organization;
  return {
    chat: createChatModule({
      runs: conversations.runs,
      agentRunner,
      jobs,
      storage,
      log,
      findMessageProblems: createMessageProblems(),
      limits: { maxBeginning: maxStartsOrEnds(config), maxStreamed: config.maxStreamedRuns },
    }),
    scheduledTasks: createScheduledTasksModule({
      database,
      events,
      jobs,
      unattendedRuns: agentRunner.unattendedRuns,
      agentRunner,
      observer,
      membershipStatusOf,
      lastKnownMembershipStatusOf,
      settings: config.runs,
      maxFailures: config.maxTaskFailures,
    }),
    fileProcessing: createFileProcessingModule({
      database,
      storage,
      models,
      jobs,
      events,
      reader,
      vectors,
      log,
      texts: knowledgeBases.storedTexts,
      lastKnownMembershipStatusOf,
      prepareConversation: (organizationId, message) =>
        agentRunner.unattendedRuns.prepare({ organizationId, ...message, isTriggered: true }),
      maxFilesPerOrganization: config.maxFilesPerOrganization,
    }),
  };
}

/** The modules that read or erase records of other modules. */
function createAdministrationModules(context: Context, modules: RunModules) {
  const { config, database, jobs, log, storage, streamConnections } = context;
  const { conversations, knowledgeBases, organization, uploads } = modules;
  const { refreshMembers } = organization;
  return {
    auditLog: createAuditLogModule({ database, retentionDays: config.auditLogDays, refreshMembers }),
    dashboard: createDashboardModule({
      database,
      streamConnections,
      maxConcurrentLists: config.database.streamPoolSize,
      textSearchLimit: conversations.textSearchLimit,
      refreshMembers,
      countKnowledge: knowledgeBases.count,
    }),
    deletedRecords: createDeletedRecordsModule({
      database,
      jobs,
      log,
      retentionDays: config.deletedRecordDays,
      purgeKnowledgeBases: knowledgeBases.purgeDeleted,
    }),
    userErasure: createUserErasureModule({
      database,
      jobs,
      storage,
      objectUses: uploads.objectUses,
      removeUsers: organization.users.remove,
      endRuns: conversations.endRunsOfUser,
      requestDeadlineMs: config.http.deadlineMs,
    }),
  };
}

/** Returns one entry for each folder of `server/modules`, with the name of the folder in camel case. */
export function createModules(dependencies: ModulesDependencies) {
  const context = createContext(dependencies);
  const baseModules = createBaseModules(context);
  const agentModules = { ...baseModules, ...createAgentModules(context, baseModules) };
  const runModules = { ...agentModules, ...createRunModules(context, agentModules) };
  const modules = {
    ...runModules,
    ...createRunStarters(context, runModules),
    ...createAdministrationModules(context, runModules),
  };
  return { ...modules, dependents: createDependentsModule({ reactions, modules }) };
}

export type Modules = ReturnType<typeof createModules>;

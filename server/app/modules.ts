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
 * lease expires.
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

/** Returns one entry for each folder of `server/modules`, with the name of the folder in camel case. */
/* eslint-disable-next-line max-lines-per-function --
   One call for each module. Several functions would need types for the modules that they pass on. */
export function createModules({ config, log, platform }: ModulesDependencies) {
  const { database, encryption, identity, jobs, leases, models, observer, reader, storage, vectors } = platform;
  const { runConnections, streamConnections } = platform;
  const { defaultModel, knownModels } = config;
  const events = createEvents({ jobs, reactions });
  const configuredProviders = config.modelProviders.map(({ name }) => name);

  const organization = createOrganizationModule({
    database,
    events,
    leases,
    log,
    identityProvider: identity.accounts,
    identityWebhookSecrets: identity.webhookSecrets,
    operationsOf: operationsOpenTo,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
    reconcileIntervalMs: config.members.reconcileIntervalMs,
  });
  const modelCatalog = createModelCatalogModule({ knownModels, configuredProviders, defaultModel, log });
  const tools = createToolsModule({ configuredProviders });
  const uploads = createUploadsModule({ database, storage });
  const toolServers = createToolServersModule({ database, events, client: platform.toolServerClient, encryption, log });
  const skills = createSkillsModule({ database, storage, events, log });
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
    defaultModel,
    modelCatalog,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledgeBases.missing,
    },
  });
  const agentTags = createAgentTagsModule({ database });

  const conversations = createConversationsModule({
    database,
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

  const chat = createChatModule({
    runs: conversations.runs,
    agentRunner,
    jobs,
    storage,
    log,
    findMessageProblems: createMessageProblems(),
    limits: { maxBeginning: maxStartsOrEnds(config), maxStreamed: config.maxStreamedRuns },
  });
  const scheduledTasks = createScheduledTasksModule({
    database,
    events,
    jobs,
    unattendedRuns: agentRunner.unattendedRuns,
    agentRunner,
    observer,
    membershipStatusOf: organization.membershipStatusOf,
    lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
    settings: config.runs,
    maxFailures: config.maxTaskFailures,
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
      agentRunner.unattendedRuns.prepare({ organizationId, ...message, isTriggered: true }),
    maxFilesPerOrganization: config.maxFilesPerOrganization,
  });

  const auditLog = createAuditLogModule({
    database,
    retentionDays: config.auditLogDays,
    refreshMembers: organization.refreshMembers,
  });
  const webhookEndpoints = createWebhookEndpointsModule({
    database,
    jobs,
    sender: platform.webhookSender,
    encryption,
    log,
    retryDelaysMs: config.webhooks.retryDelaysMs,
    retentionDays: config.webhooks.retentionDays,
  });
  const dashboard = createDashboardModule({
    database,
    streamConnections,
    maxConcurrentLists: config.database.streamPoolSize,
    textSearchLimit: conversations.textSearchLimit,
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
  const dependents = createDependentsModule({
    reactions,
    modules: { agents, agentTags, conversations, knowledgeBases, organization, scheduledTasks, skills, toolServers },
  });

  return {
    organization,
    modelCatalog,
    tools,
    uploads,
    toolServers,
    skills,
    knowledgeBases,
    agents,
    agentTags,
    conversations,
    agentRunner,
    chat,
    scheduledTasks,
    fileProcessing,
    auditLog,
    webhookEndpoints,
    dashboard,
    deletedRecords,
    userErasure,
    dependents,
  };
}

export type Modules = ReturnType<typeof createModules>;

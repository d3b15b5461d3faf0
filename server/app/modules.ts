// Builds the modules in the order of their dependencies. A module that needs another one declares a port for it; two
// modules never need each other: effects in the other direction are events (reactions.ts).
import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { operationsOpenTo } from '../http/authorize.js';
import { createAgentTags } from '../modules/agent-tags/agent-tags.js';
import { createAgentDirectory, createAgents } from '../modules/agents/index.js';
import { createAuditLog } from '../modules/audit-log/audit-log.js';
import type { Conversations } from '../modules/conversations/conversations.js';
import { createConversations, createTurns } from '../modules/conversations/index.js';
import { createTextSearchLimit } from '../modules/conversations/run-filter.js';
import { createDependents } from '../modules/dependents/dependents.js';
import { createDashboard } from '../modules/dashboard/dashboard.js';
import { createDeletedRecords } from '../modules/deleted-records/deleted-records.js';
import type { ErasingDependencies } from '../modules/deleted-records/erasing.js';
import { createErasure } from '../modules/erasure/erasure.js';
import type { ErasureJobDependencies } from '../modules/erasure/jobs.js';
import { createKnowledgeBases, type KnowledgeBasesModule } from '../modules/knowledge-bases/index.js';
import { createModelCatalog } from '../modules/models/models.js';
import { createOrganization, type Organization } from '../modules/organization/index.js';
import { createRunEventsRepository, createRunningAgents, knowledgeForAgents } from '../modules/runs/index.js';
import { createTaskExecutions } from '../modules/scheduled-tasks/executions.js';
import { createTaskRuns } from '../modules/scheduled-tasks/index.js';
import { createScheduledTasks } from '../modules/scheduled-tasks/scheduled-tasks.js';
import { createSkills } from '../modules/skills/index.js';
import { createToolServers } from '../modules/tool-servers/tool-servers.js';
import { createTools } from '../modules/tools/tools.js';
import { createUploads } from '../modules/uploads/uploads.js';
import { createWebhookDeliveries } from '../modules/webhook-endpoints/deliveries.js';
import { createWebhookEndpoints } from '../modules/webhook-endpoints/webhook-endpoints.js';
import type { DocumentReader } from '../platform/documents/index.js';
import type { Encryption } from '../platform/encryption.js';
import type { Events } from '../platform/events/events.js';
import { createIdempotencyKeys } from '../platform/idempotency/keys.js';
import type { IdentityProvider } from '../platform/identity/index.js';
import type { JobQueue, JobSearch } from '../platform/jobs/jobs.js';
import type { Models } from '../platform/models/index.js';
import type { Observer } from '../platform/metrics/observer.js';
import type { ObjectStorage } from '../platform/storage/index.js';
import { createToolServerClient } from '../platform/tool-servers/index.js';
import { createWebhookSender } from '../platform/webhooks/sender.js';
import type { Config } from './config/config.js';
import { reactions } from './reactions.js';
import { createRepositories } from './repositories.js';

export interface ModuleDependencies {
  readonly config: Config;
  readonly database: Knex;
  /** Connections for replies that are read from the database while they are sent. */
  readonly streams: Knex;
  /** Connections for the beginning and the end of runs. */
  readonly runConnections: Knex;
  readonly jobs: JobQueue & JobSearch;
  readonly events: Events;
  readonly storage: ObjectStorage;
  readonly models: Models;
  readonly reader: DocumentReader;
  readonly encryption: Encryption;
  readonly identityProvider: IdentityProvider;
  /** Whether runs may call a tool server on this machine. */
  isAllowedToolServerOrigin(origin: string): boolean;
  /** Whether webhooks may be sent to a receiver on this machine. */
  isAllowedReceiver(url: string): boolean;
  readonly webhookSecrets: readonly string[];
  readonly log: Logger;
  readonly observer: Observer;
}

/** A run's lease lasts three job leases, so that a dead job is reclaimed before its run. */
const JOB_LEASES_PER_RUN_LEASE = 3;

/** How long after the crash of its process the Idempotency-Key of a request can be used again. */
export const KEY_LEASE_MS = 3_000;

/** Builds what happens to records after their deletion, and the erasure of a person. */
function createDeletion(
  { config, jobs, storage, log }: ModuleDependencies,
  { deletedRecords: records, erasing, erasure, objectUses }: ReturnType<typeof createRepositories>,
  {
    knowledge,
    organization,
    conversations,
  }: { knowledge: KnowledgeBasesModule; organization: Organization; conversations: Conversations },
) {
  const deletedRecords = createDeletedRecords({ repository: records, retentionDays: config.deletedRecordDays });
  const eraseKnowledgeBases = knowledge.eraseDeleted;
  const erasingWork: ErasingDependencies = { repository: erasing, deletedRecords, jobs, eraseKnowledgeBases, log };
  const now = () => new Date();
  const erasureWork: ErasureJobDependencies = { storage, jobs, objectUses, erasureRepository: erasure, now };
  return {
    ...{ deletedRecords, erasingWork, erasureWork, objectUses },
    erasure: createErasure({
      ...{ repository: erasure, jobs, now },
      removeUsers: organization.users.remove,
      endRuns: conversations.endRunsOfUser,
      createAlias: () => randomBytes(8).toString('hex'),
    }),
  };
}

/** Builds what organizations store and configure. */
async function createResources(dependencies: ModuleDependencies) {
  const { config, database, jobs, events, storage, models, reader, encryption, log } = dependencies;
  const agentDirectory = createAgentDirectory(database);
  const repositories = createRepositories(dependencies);
  const skills = createSkills({ database, storage, events, log, agents: agentDirectory });
  const client = createToolServerClient({
    ...config.toolServers,
    isAllowedOrigin: dependencies.isAllowedToolServerOrigin,
  });
  const toolServers = createToolServers({ repository: repositories.toolServers, client, encryption, log });
  const sender = createWebhookSender({
    ...config.webhooks,
    isAllowedUrl: dependencies.isAllowedReceiver,
  });
  const knowledge = await createKnowledgeBases({
    ...{ database, storage, models, jobs, events, reader, log },
    agents: agentDirectory,
    filesPerOrganization: config.organizationConcurrency.files,
  });
  const textSearches = createTextSearchLimit();
  const configuredProviders = config.modelProviders.map(({ name }) => name);
  const modelCatalog = createModelCatalog({ knownModels: config.knownModels, configuredProviders });
  const defaultAgent = { model: config.defaultModel, temperature: null, maxOutputTokens: null, reasoningEffort: null };
  for (const { message } of modelCatalog.warningsOf(defaultAgent))
    log.warn(`DEFAULT_MODEL ${config.defaultModel} ${message}`);
  const agents = createAgents({
    database,
    events,
    defaultModel: config.defaultModel,
    hasModelProvider: modelCatalog.hasProvider,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledge.knowledgeBases.missing,
    },
  });
  const organization = createOrganization({
    ...{ database, events, log },
    identityProvider: dependencies.identityProvider,
    operationsOf: operationsOpenTo,
    webhookSecrets: dependencies.webhookSecrets,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
  });
  const conversations = createConversations({
    ...{ database, storage, textSearches },
    deletedRecordDays: config.deletedRecordDays,
  });
  return {
    ...{ skills, toolServers, knowledge, agents, organization, conversations, modelCatalog },
    ...createDeletion(dependencies, repositories, { knowledge, organization, conversations }),
    agentTags: createAgentTags({ repository: repositories.agentTags }),
    auditLog: createAuditLog({
      repository: repositories.auditLog,
      retentionDays: config.auditLogDays,
      refreshMembers: organization.refreshMembers,
      log,
    }),
    dashboard: createDashboard({
      repository: repositories.dashboard,
      log,
      maxConcurrentLists: config.database.streamPoolSize,
      textSearches,
      refreshMembers: organization.refreshMembers,
      countKnowledge: knowledge.knowledgeBases.count,
    }),
    executions: createTaskExecutions(repositories),
    idempotencyKeys: createIdempotencyKeys({ database, encryption, leaseMs: KEY_LEASE_MS }),
    scheduledTasks: createScheduledTasks({
      repository: repositories.tasks,
      membershipStatusOf: organization.membershipStatusOf,
    }),
    tools: createTools({ configuredProviders }),
    uploads: createUploads({ storage }),
    webhookEndpoints: createWebhookEndpoints({ repository: repositories.webhookEndpoints, sender, encryption }),
    webhookDeliveries: createWebhookDeliveries({
      ...{ sender, encryption, log },
      ...config.webhooks,
      endpoints: repositories.webhookEndpoints,
      repository: repositories.webhookDeliveries,
    }),
  };
}

/** Builds what runs agents: for requests, for processed files and on a schedule. */
function createRuns(dependencies: ModuleDependencies, resources: Awaited<ReturnType<typeof createResources>>) {
  const { config, database, runConnections, jobs, events, storage, models, log, observer } = dependencies;
  const { agents, knowledge, modelCatalog, organization, scheduledTasks, skills, toolServers } = resources;
  const { timeLimitMs, concurrency } = config.runs;
  const { membershipStatusOf, lastKnownMembershipStatusOf } = organization;
  const concurrencyPerOrganization = config.organizationConcurrency.runs;
  // Half of the connections is for beginnings, half for ends, so that neither waits for the other.
  const maxConcurrent = Math.max(1, Math.floor(config.database.runPoolSize / 2));
  const turns = createTurns({
    ...{ database: runConnections, events, maxConcurrentEnds: maxConcurrent },
    leaseMs: JOB_LEASES_PER_RUN_LEASE * config.worker.leaseMs,
  });
  const runEvents = createRunEventsRepository(runConnections);
  const { chat, runner, following, ...running } = createRunningAgents({
    ...{ turns, agents, models, modelCatalog, storage, skills, jobs, log, observer, toolServers },
    ...{ timeLimitMs, concurrency },
    chats: { concurrency: maxConcurrent, maxStreams: config.runs.maxStreamed },
    runEvents,
    concurrencyPerOrganization,
    retryDelayMs: config.models.retryDelayMs,
    knowledge: knowledgeForAgents(knowledge),
    names: organization.names,
    membershipStatusOf: lastKnownMembershipStatusOf,
  });
  return {
    ...{ turns, chat, runner, following, runEvents, turnJobs: running.jobs },
    knowledgeWork: knowledge.work({
      membershipStatusOf: lastKnownMembershipStatusOf,
      prepareConversation: (organizationId, message) =>
        chat.prepareConversation({ organizationId, ...message, isTriggered: true }),
    }),
    taskRuns: createTaskRuns({
      ...{ database, events, scheduledTasks, jobs, turns, chat, runner, observer },
      ...{ timeLimitMs, concurrency, concurrencyPerOrganization },
      ...{ membershipStatusOf, lastKnownMembershipStatusOf },
      failuresBeforePause: config.taskFailuresBeforePause,
    }),
  };
}

export type Modules = Awaited<ReturnType<typeof createModules>>;

export async function createModules(dependencies: ModuleDependencies) {
  const resources = await createResources(dependencies);
  const { skills, toolServers, knowledge } = resources;
  const dependents = createDependents({
    ...resources,
    reactions,
    reactionDependencies: resources,
    missing: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: knowledge.knowledgeBases.missing,
    },
  });
  return { ...resources, ...createRuns(dependencies, resources), dependents };
}

// The nouns of the product, put together from the parts that a process has opened: their use cases, the handlers that serve them and the work
// that runs beside requests. Some know each other: where one is made before the other, it asks through a function that is called later.
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { IdentityProvider } from '../platform/identity/index.js';
import type { Models } from '../platform/models/index.js';
import type { ObjectStorage } from '../platform/storage/index.js';
import { createToolServerClient } from '../platform/tool-servers/index.js';
import { createAgents, type Agents } from '../modules/agents/agents.js';
import { agentReactions } from '../modules/agents/events.js';
import { agentHandlers } from '../modules/agents/handlers.js';
import { createAgentTags, type AgentTags } from '../modules/agent-tags/agent-tags.js';
import { agentTagHandlers } from '../modules/agent-tags/handlers.js';
import type { Config } from './config.js';
import { createConversations, type Conversations } from '../modules/conversations/conversations.js';
import { conversationReactions } from '../modules/conversations/events.js';
import { conversationHandlers } from '../modules/conversations/handlers.js';
import { conversationTasks } from '../modules/conversations/tasks.js';
import { createTurns, type Turns } from '../modules/conversations/turns.js';
import { createDashboard, type Dashboard } from '../modules/dashboard/dashboard.js';
import { dashboardHandlers } from '../modules/dashboard/handlers.js';
import type { DocumentReader } from '../platform/documents/index.js';
import type { Encryption } from '../platform/encryption.js';
import { createEvents, reactionJob, type Reaction } from '../platform/events.js';
import type { Handlers } from '../generated/handlers.js';
import { operationsOpenTo } from '../http/authorize.js';
import type { JobHandler, JobQueue } from '../platform/jobs/jobs.js';
import { createIdempotencyKeys, type IdempotencyKeys } from '../platform/idempotency/keys.js';
import { idempotencyTasks } from '../platform/idempotency/tasks.js';
import { knowledgeBaseReactions } from '../modules/knowledge-bases/events.js';
import { knowledgeBaseHandlers } from '../modules/knowledge-bases/handlers.js';
import { createKnowledgeBases, type KnowledgeBasesModule } from '../modules/knowledge-bases/index.js';
import type { Observer } from '../platform/observer.js';
import { organizationHandlers } from '../modules/organization/handlers.js';
import { createOrganization, type Organization } from '../modules/organization/organization.js';
import { reconcileMembers } from '../modules/organization/reconcile-members.js';
import { pendingHandlers } from './pending-operations.js';
import {
  chatHandlers,
  createRunningAgents,
  knowledgeForAgents,
  type Chat,
  type Runner,
} from '../modules/runs/index.js';
import { scheduledTaskReactions } from '../modules/scheduled-tasks/events.js';
import { createTaskExecutions, type TaskExecutions } from '../modules/scheduled-tasks/executions.js';
import { scheduledTaskHandlers } from '../modules/scheduled-tasks/handlers.js';
import { createTaskRuns, type TaskRuns } from '../modules/scheduled-tasks/runs.js';
import { createScheduledTasks, type ScheduledTasks } from '../modules/scheduled-tasks/scheduled-tasks.js';
import { skillHandlers } from '../modules/skills/handlers.js';
import { createSkills, type Skills } from '../modules/skills/skills.js';
import { skillTasks } from '../modules/skills/tasks.js';
import { toolServerHandlers } from '../modules/tool-servers/handlers.js';
import { createToolServers, type ToolServers } from '../modules/tool-servers/tool-servers.js';
import { toolHandlers } from '../modules/tools/handlers.js';
import { createTools, type Tools } from '../modules/tools/tools.js';
import { uploadHandlers } from '../modules/uploads/handlers.js';
import { createUploads, type Uploads } from '../modules/uploads/uploads.js';
import type { Work } from '../platform/jobs/index.js';

export interface NounParts {
  readonly config: Config;
  readonly database: Knex;
  /** For answers that are read while they are sent. */
  readonly streams: Knex;
  readonly jobs: JobQueue;
  readonly storage: ObjectStorage;
  readonly models: Models;
  readonly reader: DocumentReader;
  readonly encryption: Encryption;
  readonly identityProvider: IdentityProvider;
  readonly webhookSecrets: readonly string[];
  readonly log: Logger;
  readonly observer: Observer;
}

export interface Nouns {
  readonly agents: Agents;
  readonly agentTags: AgentTags;
  /** Starts conversations. */
  readonly chat: Chat;
  readonly conversations: Conversations;
  readonly dashboard: Dashboard;
  readonly executions: TaskExecutions;
  /** Of requests; the pipeline asks it. */
  readonly idempotencyKeys: IdempotencyKeys;
  readonly knowledge: KnowledgeBasesModule;
  readonly organization: Organization;
  /** Runs what was begun. */
  readonly runner: Runner;
  readonly scheduledTasks: ScheduledTasks;
  readonly skills: Skills;
  readonly taskRuns: TaskRuns;
  readonly tools: Tools;
  readonly toolServers: ToolServers;
  readonly turnJobs: readonly JobHandler[];
  readonly turns: Turns;
  readonly uploads: Uploads;
}

/** How much longer than a worker's lease on a job that of a run is: what a job runs is noticed to be dead after the job itself. */
const TURN_LEASE = 3;

/** How long after the crash of its process the Idempotency-Key of a request is free again. */
export const KEY_LEASE_MS = 3_000;

/** What the modules do about each other's events. */
const reactions: readonly Reaction<Nouns>[] = [
  ...agentReactions,
  ...conversationReactions,
  ...knowledgeBaseReactions,
  ...scheduledTaskReactions,
];

export async function createNouns(parts: NounParts): Promise<Nouns> {
  const { config, database, jobs, storage, models, reader, encryption, log, observer } = parts;
  const { timeLimitMs, concurrency } = config.runs;
  const events = createEvents({ jobs, reactions });
  const skills = createSkills({
    database,
    storage,
    events,
    log,
    agents: { usingSkill: (...asked) => agents.usingSkill(...asked) },
  });
  const toolServers = createToolServers({
    database,
    events,
    client: createToolServerClient(config.toolServers),
    encryption,
    log,
  });
  const agents: Agents = createAgents({
    database,
    defaultModel: config.defaultModel,
    references: {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: (...asked) => knowledge.knowledgeBases.missing(...asked),
    },
    events,
  });
  const organization = createOrganization({
    database,
    identityProvider: parts.identityProvider,
    operationsOf: operationsOpenTo,
    webhookSecrets: parts.webhookSecrets,
    mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
    events,
    log,
  });
  const scheduledTasks = createScheduledTasks({ database, membershipStatusOf: organization.membershipStatusOf });
  const knowledge: KnowledgeBasesModule = await createKnowledgeBases({
    ...{ database, storage, models, agents, jobs, events, reader, log },
    prepareConversation: (organizationId, message) =>
      chat.prepareConversation({ organizationId, ...message, isTriggered: true }),
    membershipStatusOf: organization.lastKnownMembershipStatusOf,
    filesPerOrganization: config.shares.files,
  });
  const turns = createTurns({ database, leaseMs: TURN_LEASE * config.worker.leaseMs });
  const conversations = createConversations({ database, storage });
  const {
    chat,
    runner,
    jobs: turnJobs,
  } = createRunningAgents({
    ...{ turns, agents, models, storage, skills, jobs, log, observer, toolServers, timeLimitMs, concurrency },
    concurrencyPerOrganization: config.shares.runs,
    retryDelayMs: config.models.retryDelayMs,
    knowledge: knowledgeForAgents(knowledge),
    membershipStatusOf: organization.lastKnownMembershipStatusOf,
  });
  return {
    ...{
      agents,
      chat,
      conversations,
      knowledge,
      organization,
      runner,
      scheduledTasks,
      skills,
      toolServers,
      turnJobs,
      turns,
    },
    agentTags: createAgentTags({ database }),
    dashboard: createDashboard({
      database,
      streams: parts.streams,
      maxConcurrentLists: config.database.streamPoolSize,
      refreshMembers: organization.refreshMembers,
      countKnowledge: (...asked) => knowledge.knowledgeBases.count(...asked),
      log,
    }),
    executions: createTaskExecutions({ database }),
    idempotencyKeys: createIdempotencyKeys({ database, encryption, leaseMs: KEY_LEASE_MS }),
    taskRuns: createTaskRuns({
      ...{ database, jobs, turns, chat, runner, observer, timeLimitMs, concurrency },
      failuresBeforePause: config.taskFailuresBeforePause,
      membershipStatusOf: organization.membershipStatusOf,
      lastKnownMembershipStatusOf: organization.lastKnownMembershipStatusOf,
      concurrencyPerOrganization: config.shares.runs,
    }),
    tools: createTools({ configuredProviders: config.modelProviders.map(({ name }) => name) }),
    uploads: createUploads({ storage }),
  };
}

/** Who serves which operation. */
export const handlersOf = (nouns: Nouns): Handlers => ({
  ...pendingHandlers(),
  ...agentHandlers(nouns),
  ...agentTagHandlers(nouns),
  ...toolHandlers(nouns),
  ...skillHandlers(nouns),
  ...toolServerHandlers(nouns),
  ...uploadHandlers(nouns),
  ...organizationHandlers(nouns),
  ...knowledgeBaseHandlers(nouns.knowledge),
  ...dashboardHandlers(nouns),
  ...scheduledTaskHandlers({ ...nouns, runs: nouns.taskRuns }),
  ...conversationHandlers(nouns),
  ...chatHandlers(nouns),
});

/** What runs beside requests. Each noun hands over its jobs and periodic tasks here and nowhere else. */
export const workOf = (
  nouns: Nouns,
  { config, log, observer }: Pick<NounParts, 'config' | 'log' | 'observer'>,
): Work => ({
  jobs: [
    ...nouns.knowledge.jobHandlers,
    ...nouns.turnJobs,
    ...nouns.taskRuns.jobs,
    reactionJob({ reactions, dependencies: nouns, observer }),
  ],
  periodic: [
    reconcileMembers({ organization: nouns.organization, everyMs: config.members.reconcileIntervalMs, log }),
    ...conversationTasks(nouns),
    ...skillTasks(nouns),
    ...nouns.taskRuns.periodic,
    ...nouns.knowledge.periodicTasks,
    ...idempotencyTasks(nouns.idempotencyKeys),
  ],
});

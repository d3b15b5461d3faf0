// The composition root: Config → everything that runs, each part handed the collaborators it uses. No module below keeps state of its own,
// so that two of these can live in one process. Closing goes in reverse order.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createModels, ModelError, type Models } from './adapters/models/index.js';
import { StorageError, type ObjectStorage } from './adapters/storage/index.js';
import { createAgents, type Agents } from './agents/agents.js';
import { agentHandlers } from './agents/handlers.js';
import type { ReferenceChecks } from './agents/references.js';
import { createAgentTags } from './agent-tags/agent-tags.js';
import { agentTagHandlers } from './agent-tags/handlers.js';
import { createToolServerClient } from './adapters/tool-servers/index.js';
import type { Config } from './config.js';
import { createConversations, type Conversations } from './conversations/conversations.js';
import { conversationHandlers } from './conversations/handlers.js';
import { conversationTasks } from './conversations/tasks.js';
import { createTurns, type Turns } from './conversations/turns.js';
import { createDashboard } from './dashboard/dashboard.js';
import { dashboardHandlers } from './dashboard/handlers.js';
import { classifyDatabaseError } from './database/errors.js';
import { chunkText } from './documents/port.js';
import { createDocumentReader } from './documents/reader.js';
import type { EmbeddedIdentityProvider } from './embedded/identity/index.js';
import { createOfflineProvider } from './embedded/offline-model/index.js';
import { loadEncryptionKey } from './embedded/encryption-key.js';
import { createEncryption, type Encryption } from './encryption.js';
import type { Handlers } from './generated/handlers.js';
import { createApp } from './http/app.js';
import { operationsOpenTo } from './http/authorize.js';
import type { TokenVerifierOptions } from './http/identity/index.js';
import { createRateLimiters } from './http/rate-limiters.js';
import { serviceRoutes } from './http/service-routes.js';
import { knowledgeBaseHandlers } from './knowledge-bases/handlers.js';
import { createKnowledgeBases, type KnowledgeBasesNoun } from './knowledge-bases/index.js';
import { organizationHandlers } from './organization/handlers.js';
import { createOrganization, type Organization } from './organization/organization.js';
import { reconcileMembers } from './organization/reconcile-members.js';
import { openDatabase } from './parts/database.js';
import { openIdentity } from './parts/identity.js';
import { openMetrics } from './parts/metrics.js';
import type { Start } from './parts/start.js';
import { openStorage } from './parts/storage.js';
import { prepareWorker } from './parts/worker.js';
import { pendingHandlers } from './pending-operations.js';
import { createTaskExecutions } from './scheduled-tasks/executions.js';
import { createTaskRuns, type TaskRuns } from './scheduled-tasks/runs.js';
import { scheduledTaskHandlers } from './scheduled-tasks/handlers.js';
import { createScheduledTasks } from './scheduled-tasks/scheduled-tasks.js';
import { chatHandlers, createRunningAgents, knowledgeForAgents, type Chat, type Runner } from './runner/index.js';
import { skillHandlers } from './skills/handlers.js';
import { createSkills, type Skills } from './skills/skills.js';
import { skillTasks } from './skills/tasks.js';
import { toolServerHandlers } from './tool-servers/handlers.js';
import { createToolServers, type ToolServers } from './tool-servers/tool-servers.js';
import { toolHandlers } from './tools/handlers.js';
import { createTools } from './tools/tools.js';
import { uploadHandlers } from './uploads/handlers.js';
import { createUploads } from './uploads/uploads.js';
import { createJobStore, createQueue, type Work } from './worker/index.js';

export interface Container {
  readonly database: Knex;
  /** Use cases, for what starts beside the HTTP transport: demo data now, workers later. */
  readonly agents: Agents;
  readonly agentTags: ReturnType<typeof createAgentTags>;
  readonly organization: Organization;
  readonly toolServers: ToolServers;
  readonly knowledge: KnowledgeBasesNoun;
  readonly storage: ObjectStorage;
  readonly models: Models;
  readonly turns: Turns;
  readonly conversations: Conversations;
  /** Starts conversations; runs what was begun. */
  readonly chat: Chat;
  readonly runner: Runner;
  readonly taskRuns: TaskRuns;
  readonly skills: Skills;
  /** Null unless this process runs the embedded one. */
  readonly identityProvider: EmbeddedIdentityProvider | null;
  /** What was started, for the banner. */
  readonly parts: readonly string[];
  /** Resolves with the reason when an embedded part ends that was not asked to. Never resolves otherwise. */
  readonly failed: Promise<string>;
  /** Builds the application that serves requests; a process that runs jobs only does without. */
  createApp(): Promise<Express>;
  /** From now on /readyz answers 503, so that a balancer stops sending. */
  announceStop(): void;
  /** Says where the server listens: the embedded identity provider sends its webhooks there. */
  announceAddress(url: string): void;
  /** From now on this process runs jobs and periodic tasks. */
  startWorker(): void;
  /** Lets what runs finish for as long as the grace; the rest goes back into the queue. */
  stopWorker(graceMs: number): Promise<void>;
  /** Lets agents finish their answers for as long as the grace, then ends and records what they have said. */
  stopRuns(graceMs: number): Promise<void>;
  close(): Promise<void>;
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageError || error instanceof ModelError) return error.failure === 'unavailable';
  return ['unavailable', 'timeout'].includes(classifyDatabaseError(error).kind);
}

function openEncryption({ config: { encryptionKeys, dataDir } }: Start): Encryption {
  return createEncryption(encryptionKeys.length > 0 ? encryptionKeys : [loadEncryptionKey(resolve(dataDir))]);
}

/** Learns who was removed, also by other processes. A process that serves no requests need not know. */
async function watchRemovals({ config, logger, closers }: Start, { removals }: Organization): Promise<void> {
  if (config.role === 'worker') return;
  await removals.reload();
  if (config.environment === 'test') return;
  const reload = () => removals.reload().catch((error: unknown) => logger.warn({ err: error }, 'removed members were not read'));
  const timer = setInterval(() => void reload(), 1_000);
  closers.push(() => clearInterval(timer));
}

/** Starts everything a process needs but the listening socket. When a step fails, the steps before it are undone. */
export async function createContainer(config: Config, { logger, accessLogger }: { logger: Logger; accessLogger: Logger }): Promise<Container> {
  const closers: Start['closers'] = [];
  const parts: string[] = [];
  let fail: (reason: string) => void = () => undefined;
  const failed = new Promise<string>((resolveFailure) => (fail = resolveFailure));
  const close = async () => {
    for (const undo of closers.splice(0).reverse()) {
      try {
        await undo();
      } catch (error) {
        logger.error({ err: error }, 'a part did not close');
      }
    }
  };
  try {
    const start: Start = { config, logger, closers, parts, fail };
    const opened = await openDatabase(start);
    const { database } = opened;
    const jobs = createQueue({ database, leaseMs: config.worker.leaseMs });
    let stopping = false;
    const isStopping = () => stopping;
    const checkReadiness = async () => void (await database.raw('select 1').timeout(2_000, { cancel: false }));
    const metrics = await openMetrics(start, { database, depths: createJobStore(database, config.worker).depths, checkReadiness, isStopping });
    // The verifier is asked by requests only, and those come after the organization was made.
    const isRevoked: TokenVerifierOptions['isRevoked'] = ({ organizationId, userId }, issuedAtMs) =>
      organizationId !== null && organization.removals.hasLostAccess(organizationId, userId, issuedAtMs);
    const { verifier, accounts, webhookSecrets, provider } = await openIdentity(start, database, isRevoked);
    const storage = await openStorage(start);
    const models = createModels({ providers: config.modelProviders, offline: createOfflineProvider() });
    const tools = createTools({ configuredProviders: config.modelProviders.map(({ name }) => name) });
    const reader = createDocumentReader();
    closers.push(() => reader.close());
    // Agents refer to skills and knowledge bases, and those ask for agents in turn: by then everything is made.
    const skills = createSkills({ database, storage, log: logger, agents: { usingSkill: (...asked) => agents.usingSkill(...asked) } });
    const toolServers = createToolServers({ database, client: createToolServerClient(config.toolServers), encryption: openEncryption(start), log: logger });
    const references: ReferenceChecks = {
      skills: skills.missing,
      toolServers: toolServers.missing,
      knowledgeBases: (...asked) => knowledge.knowledgeBases.missing(...asked),
    };
    const agents: Agents = createAgents({
      database,
      defaultModel: config.defaultModel,
      references,
      agentDeleted: (...told) => scheduledTasks.agentDeleted(...told),
    });
    const agentTags = createAgentTags({ database });
    const organization = createOrganization({
      database,
      identityProvider: accounts,
      operationsOf: operationsOpenTo,
      webhookSecrets,
      mirrorMaxAgeMs: config.members.mirrorMaxAgeMs,
      membersRemoved: (...told) => scheduledTasks.membersRemoved(...told),
      log: logger,
    });
    const scheduledTasks = createScheduledTasks({ database, isMember: organization.isMember });
    const executions = createTaskExecutions({ database });
    await watchRemovals(start, organization);
    const uploads = createUploads({ storage });
    // Agents read knowledge bases, and what comes into one can start an agent: by then both are made.
    const knowledge: KnowledgeBasesNoun = await createKnowledgeBases({
      ...{ database, storage, models, agents, jobs, reader, chunkText, log: logger },
      startConversation: (organizationId, message, transaction) => chat.startConversation(transaction, { organizationId, ...message }),
    });
    const turns = createTurns({ database });
    const conversations = createConversations({ database, storage });
    const { chat, runner, jobs: turnJobs } = createRunningAgents({
      ...{ turns, agents, models, storage, skills, jobs, log: logger },
      knowledge: knowledgeForAgents(knowledge),
      toolServers,
      timeLimitMs: config.runs.timeLimitMs,
    });
    closers.push(() => runner.stop(0));
    const taskRuns = createTaskRuns({ database, jobs, turns, chat, runner, isMember: organization.isMember, timeLimitMs: config.runs.timeLimitMs });
    // What runs beside requests. Each noun hands over its jobs and periodic tasks here and nowhere else.
    const work: Work = {
      jobs: [...knowledge.jobHandlers, ...turnJobs, ...taskRuns.jobs],
      periodic: [
        reconcileMembers({ organization, everyMs: config.members.reconcileIntervalMs, log: logger }),
        ...conversationTasks({ turns }),
        ...skillTasks({ skills }),
        ...taskRuns.periodic,
        ...knowledge.periodicTasks,
      ],
    };
    await jobs.open(work.jobs);
    const dashboard = createDashboard({
      database,
      refreshMembers: organization.refreshMembers,
      countKnowledge: (...asked) => knowledge.knowledgeBases.count(...asked),
      log: logger,
    });
    const handlers: Handlers = {
      ...pendingHandlers(),
      ...agentHandlers({ agents }),
      ...agentTagHandlers({ agentTags }),
      ...toolHandlers({ tools }),
      ...skillHandlers({ skills }),
      ...toolServerHandlers({ toolServers }),
      ...uploadHandlers({ uploads }),
      ...organizationHandlers({ organization }),
      ...knowledgeBaseHandlers(knowledge),
      ...dashboardHandlers({ dashboard }),
      ...scheduledTaskHandlers({ scheduledTasks, executions, runs: taskRuns }),
      ...conversationHandlers({ conversations }),
      ...chatHandlers({ chat }),
    };
    const worker = prepareWorker(start, { opened, queue: jobs, work, metrics });
    const buildApp = async () => {
      const contract = await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8');
      return createApp({
        contract,
        handlers,
        verifier,
        limiters: createRateLimiters(config.rateLimits, database),
        logger,
        accessLogger,
        serviceRoutes: serviceRoutes({ contract, isStopping, checkReadiness }),
        ...(metrics === null ? {} : { requestDone: metrics.metrics.requestDone }),
        corsOrigins: config.http.corsOrigins,
        checkReplyBounds: config.environment === 'test',
        deadlineMs: config.http.deadlineMs,
        trustedProxies: config.http.trustedProxies,
        // A statement that took too long is a database that cannot keep up: for the caller the same as one that is down.
        isUnavailable,
      });
    };
    return {
      createApp: buildApp,
      database,
      agents,
      agentTags,
      organization,
      knowledge,
      storage,
      models,
      turns,
      conversations,
      chat,
      runner,
      taskRuns,
      skills,
      toolServers,
      identityProvider: provider,
      parts,
      failed,
      announceStop: () => void (stopping = true),
      announceAddress: (url) => provider?.sendWebhooksTo(`${url}/webhooks/identity`),
      startWorker: () => worker.start(),
      stopWorker: (graceMs) => worker.stop(graceMs),
      stopRuns: (graceMs) => runner.stop(graceMs),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

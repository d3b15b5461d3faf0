// The composition root: Config → everything that runs, each part handed the collaborators it uses. No module below keeps state of its own,
// so that two of these can live in one process. Closing goes in reverse order.
import { readFile } from 'node:fs/promises';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { createModels, ModelError, type Models } from './adapters/models/index.js';
import { StorageError, type ObjectStorage } from './adapters/storage/index.js';
import { createAgents, type Agents } from './agents/agents.js';
import { agentHandlers } from './agents/handlers.js';
import { noneExist, type ReferenceChecks } from './agents/references.js';
import { createAgentTags } from './agent-tags/agent-tags.js';
import { agentTagHandlers } from './agent-tags/handlers.js';
import type { Config } from './config.js';
import { createTurns, type Turns } from './conversations/turns.js';
import { createDashboard } from './dashboard/dashboard.js';
import { dashboardHandlers } from './dashboard/handlers.js';
import { classifyDatabaseError } from './database/errors.js';
import { chunkText } from './documents/port.js';
import { createDocumentReader } from './documents/reader.js';
import type { EmbeddedIdentityProvider } from './embedded/identity/index.js';
import { createOfflineProvider } from './embedded/offline-model/index.js';
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
import { openDatabase, type OpenDatabase } from './parts/database.js';
import { openIdentity } from './parts/identity.js';
import type { Start } from './parts/start.js';
import { openStorage } from './parts/storage.js';
import { pendingHandlers } from './pending-operations.js';
import { createTaskExecutions } from './scheduled-tasks/executions.js';
import { scheduledTaskHandlers } from './scheduled-tasks/handlers.js';
import { createScheduledTasks } from './scheduled-tasks/scheduled-tasks.js';
import { skillHandlers } from './skills/handlers.js';
import { createSkills, type Skills } from './skills/skills.js';
import { toolHandlers } from './tools/handlers.js';
import { createTools } from './tools/tools.js';
import { uploadHandlers } from './uploads/handlers.js';
import { createUploads } from './uploads/uploads.js';
import { createJobStore, createPeriodicTaskRepository, createQueue, startWorker, type OpenQueue, type Work } from './worker/index.js';

export interface Container {
  readonly database: Knex;
  /** Use cases, for what starts beside the HTTP transport: demo data now, workers later. */
  readonly agents: Agents;
  readonly agentTags: ReturnType<typeof createAgentTags>;
  readonly organization: Organization;
  readonly knowledge: KnowledgeBasesNoun;
  readonly storage: ObjectStorage;
  readonly skills: Skills;
  readonly models: Models;
  readonly turns: Turns;
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
  close(): Promise<void>;
}

function isUnavailable(error: unknown): boolean {
  if (error instanceof StorageError || error instanceof ModelError) return error.failure === 'unavailable';
  return ['unavailable', 'timeout'].includes(classifyDatabaseError(error).kind);
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

/** How many connections a worker keeps for its own book-keeping. Apart from the others, so that leases are prolonged while all of those are busy. */
const WORKER_POOL_SIZE = 3;

function prepareWorker({ config, logger, closers }: Start, { openPool }: OpenDatabase, queue: OpenQueue, work: Work): Pick<Container, 'startWorker' | 'stopWorker'> {
  let stop: Container['stopWorker'] = async () => undefined;
  return {
    startWorker() {
      const pool = openPool('agent-platform-worker', WORKER_POOL_SIZE);
      const store = createJobStore(pool, config.worker);
      const worker = startWorker({
        ...work,
        store,
        queue,
        periodicTasks: createPeriodicTaskRepository(pool),
        settings: config.worker,
        log: logger,
        jobEnded: () => undefined,
        periodicTaskEnded: () => undefined,
      });
      stop = (graceMs) => worker.stop(graceMs);
      closers.push(() => pool.destroy(), () => stop(0));
    },
    stopWorker: (graceMs) => stop(graceMs),
  };
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
    const references: ReferenceChecks = {
      ...noneExist,
      skills: (...asked) => skills.missing(...asked),
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
    const knowledge: KnowledgeBasesNoun = await createKnowledgeBases({ database, storage, models, agents, jobs, reader, chunkText, log: logger });
    const turns = createTurns({ database });
    // What runs beside requests. Each noun hands over its jobs and periodic tasks here and nowhere else.
    const work: Work = {
      jobs: [...knowledge.jobHandlers],
      periodic: [reconcileMembers({ organization, everyMs: config.members.reconcileIntervalMs, log: logger }), ...knowledge.periodicTasks],
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
      ...uploadHandlers({ uploads }),
      ...organizationHandlers({ organization }),
      ...knowledgeBaseHandlers(knowledge),
      ...dashboardHandlers({ dashboard }),
      ...scheduledTaskHandlers({ scheduledTasks, executions }),
    };
    let stopping = false;
    const buildApp = async () => {
      const contract = await readFile(new URL('../openapi.yaml', import.meta.url), 'utf8');
      return createApp({
        contract,
        handlers,
        verifier,
        limiters: createRateLimiters(config.rateLimits, database),
        logger,
        accessLogger,
        serviceRoutes: serviceRoutes({
          contract,
          isStopping: () => stopping,
          checkReadiness: async () => void (await database.raw('select 1').timeout(2_000, { cancel: false })),
        }),
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
      skills,
      models,
      turns,
      identityProvider: provider,
      parts,
      failed,
      announceStop: () => void (stopping = true),
      announceAddress: (url) => provider?.sendWebhooksTo(`${url}/webhooks/identity`),
      ...prepareWorker(start, opened, jobs, work),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

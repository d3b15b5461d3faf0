// Composes the knowledge base module for the container: rules, handlers, job handlers and periodic tasks.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Models } from '../../platform/models/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Agents } from '../agents/agents.js';
import type { DocumentReader } from '../../platform/documents/index.js';
import type { Events } from '../../platform/events.js';
import type { JobHandler, JobQueue, PeriodicTask } from '../../platform/jobs/jobs.js';
import { createKnowledgeBaseFiles, type KnowledgeBaseFiles } from './files.js';
import { createFileRepository } from './files-repository.js';
import { knowledgeBaseJobs, knowledgeBaseTasks } from './jobs.js';
import { createKnowledgeBaseRules, type KnowledgeBases } from './knowledge-bases.js';
import { createPassageRepository } from './passages-repository.js';
import { createPurgeRepository } from './purge-repository.js';
import { createProcessingRepository } from './processing-repository.js';
import { createKnowledgeBaseRepository } from './repository.js';
import { createSearch, type Search } from './search.js';
import type { PrepareConversation, TriggerDependencies } from './trigger.js';
import { chooseVectorStore } from './vector-store-choice.js';

export type { PrepareConversation } from './trigger.js';

export interface KnowledgeBasesModule {
  readonly knowledgeBases: KnowledgeBases;
  readonly files: KnowledgeBaseFiles;
  readonly search: Search;
  readonly jobHandlers: readonly JobHandler[];
  readonly periodicTasks: readonly PeriodicTask[];
}

export interface KnowledgeBasesModuleDependencies {
  database: Knex;
  storage: ObjectStorage;
  models: Models;
  agents: Pick<Agents, 'get'>;
  jobs: JobQueue;
  events: Events;
  reader: DocumentReader;
  /** If absent, triggers are stored but never run. */
  prepareConversation?: PrepareConversation;
  membershipStatusOf: TriggerDependencies['membershipStatusOf'];
  filesPerOrganization: number;
  fileTimeLimitMs?: number;
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
  now?: () => Date;
  createId?: () => string;
}

export async function createKnowledgeBases(
  dependencies: KnowledgeBasesModuleDependencies,
): Promise<KnowledgeBasesModule> {
  const {
    database,
    storage,
    models,
    agents,
    jobs,
    events,
    reader,
    membershipStatusOf,
    filesPerOrganization,
    log,
    now = () => new Date(),
    createId = randomUUID,
  } = dependencies;
  const optional = {
    ...(dependencies.prepareConversation === undefined
      ? {}
      : { prepareConversation: dependencies.prepareConversation }),
    ...(dependencies.fileTimeLimitMs === undefined ? {} : { fileTimeLimitMs: dependencies.fileTimeLimitMs }),
  };
  const vectors = await chooseVectorStore(database, log);
  const repository = createKnowledgeBaseRepository(database, events);
  const processing = createProcessingRepository(database, vectors);
  return {
    knowledgeBases: createKnowledgeBaseRules({ repository, models, agents, now }),
    files: createKnowledgeBaseFiles({
      repository: createFileRepository(database),
      processing,
      storage,
      jobs,
      log,
      now,
      createId,
    }),
    search: createSearch({ repository, passages: createPassageRepository(database), vectors, models }),
    jobHandlers: knowledgeBaseJobs({
      repository: processing,
      storage,
      reader,
      models,
      membershipStatusOf,
      filesPerOrganization,
      log,
      now,
      ...optional,
    }),
    periodicTasks: knowledgeBaseTasks({
      repository: processing,
      purge: createPurgeRepository(database),
      jobs,
      vectors,
      now,
      ...optional,
    }),
  };
}

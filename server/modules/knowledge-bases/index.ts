import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/database.js';
import type { Leases } from '../../platform/leases/named-leases.js';
import type { Models } from '../../platform/models/port.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { DocumentReader } from '../../platform/documents/port.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import { createKnowledgeBaseFiles, type EnqueueProcessing, type KnowledgeBaseFiles } from './files.js';
import { createFileRepository } from './files-repository.js';
import { unusedTextJobs } from './jobs.js';
import { createKnowledgeBaseRules, type KnowledgeBases } from './knowledge-bases.js';
import { createPassageRepository } from './search/passages-repository.js';
import { knowledgeBaseTasks } from './periodic-tasks.js';
import { purgeDeleted } from './purge.js';
import { createPurgeRepository } from './purge-repository.js';
import { createKnowledgeBaseRepository } from './repository.js';
import { createSearch, type Search } from './search/search.js';
import { createStoredTexts, type StoredTexts } from './stored-texts.js';
import { createFullTextRepository } from './search/full-text-repository.js';
import type { VectorStore } from './search/vector-store/port.js';

export { restoredKnowledgeBase, triggerOf } from './trigger-statements.js';
export { createSignatureVectorStore, createPgvectorStore, enablePgvector } from './search/vector-store/index.js';

export interface KnowledgeBasesModule extends KnowledgeBases {
  readonly files: KnowledgeBaseFiles;
  readonly search: Search;
  readonly storedTexts: StoredTexts;
  /** Purges the knowledge bases that were deleted at or before `before`. */
  purgeDeleted(before: Date, signal: AbortSignal): Promise<void>;
  readonly work: Work;
}

export interface KnowledgeBasesModuleDependencies {
  readonly database: Database;
  readonly storage: ObjectStorage;
  readonly models: Models;
  readonly jobs: JobQueue;
  readonly enqueueProcessing: EnqueueProcessing;
  readonly events: Events;
  readonly leases: Leases;
  readonly reader: DocumentReader;
  readonly vectors: VectorStore;
  readonly log: { warn(fields: object, message: string): void };
  readonly now?: () => Date;
  readonly createId?: () => string;
}

export function createKnowledgeBasesModule({
  database,
  storage,
  models,
  jobs,
  enqueueProcessing,
  events,
  leases,
  reader,
  vectors,
  log,
  now = () => new Date(),
  createId = randomUUID,
}: KnowledgeBasesModuleDependencies): KnowledgeBasesModule {
  const fullText = createFullTextRepository(database);
  const repository = createKnowledgeBaseRepository(database, events);
  const files = createFileRepository(database);
  const purge = createPurgeRepository(database);
  const storedTexts = createStoredTexts({ repository: files, leases, storage });
  return {
    ...createKnowledgeBaseRules({ repository, models, now }),
    files: createKnowledgeBaseFiles({
      repository: files,
      texts: storedTexts,
      storage,
      reader,
      jobs,
      enqueueProcessing,
      log,
      now,
      createId,
    }),
    search: createSearch({ repository, passages: createPassageRepository(database), vectors, fullText, models }),
    purgeDeleted: (before, signal) => purgeDeleted({ purge, jobs }, before, signal),
    storedTexts,
    work: { jobs: unusedTextJobs({ texts: storedTexts }), periodic: knowledgeBaseTasks({ vectors, fullText }) },
  };
}

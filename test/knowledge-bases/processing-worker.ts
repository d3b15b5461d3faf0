// Processes files in a test, which acts as the worker and decides when each job runs.
import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { ObjectStorage } from '../../server/platform/storage/port.js';
import { chunkText } from '../../server/platform/documents/chunks.js';
import type { DocumentReader } from '../../server/platform/documents/index.js';
import { createFileProcessingModule, fileQueue } from '../../server/modules/file-processing/index.js';
import { createSignatureVectorStore, createKnowledgeBasesModule } from '../../server/modules/knowledge-bases/index.js';
import type { AgentMessage, PrepareConversation } from '../../server/modules/file-processing/trigger.js';
import type { JobAttempt, NewJob, Work } from '../../server/platform/jobs/port.js';
import { addFile, createBase, filesOf, type Upload } from '../api/knowledge-bases/support.js';
import type { TestServer } from '../support/server.js';
import { ignoredEvents } from '../support/events.js';
import { createLeases } from '../../server/platform/leases/named-leases.js';

interface Changes {
  storage?: Partial<ObjectStorage>;
  reader?: DocumentReader;
  startConversation?: (organizationId: string, message: AgentMessage, transaction: Knex.Transaction) => Promise<string>;
  prepareConversation?: PrepareConversation;
  now?: () => Date;
}

export const plainReader: DocumentReader = {
  maxDocumentBytes: 50 * 2 ** 20,
  supportedTypes: 'plain text',
  isSupported: () => true,
  read: async ({ content }) => ({ text: Buffer.from(content).toString(), chunks: null }),
  chunk: async (text) => chunkText(text),
};

export type File = Upload & { id: number; knowledgeBaseId: number };

export function createProcessing(serverOf: () => TestServer) {
  const warnings: string[] = [];
  const stored: NewJob[] = [];

  /** Returns the jobs and periodic work of knowledge bases and file processing, with some dependencies replaced. */
  async function workWith({
    storage = {},
    reader = plainReader,
    startConversation = () => Promise.reject(new Error('The trigger started a conversation.')),
    prepareConversation = async (organizationId, message) => (transaction) =>
      startConversation(organizationId, message, transaction as Knex.Transaction),
    now,
  }: Changes = {}): Promise<Work> {
    const { database, models } = serverOf().container.platform;
    const log = {
      info: () => undefined,
      warn: (_fields: unknown, message?: string) => void warnings.push(message ?? ''),
    };
    const common = {
      database,
      storage: { ...serverOf().container.platform.storage, ...storage },
      models,
      events: ignoredEvents,
      jobs: { enqueue: async (_transaction: unknown, jobs: readonly NewJob[]) => void stored.push(...jobs) },
      reader,
      vectors: createSignatureVectorStore(database),
      log,
      ...(now === undefined ? {} : { now }),
    };
    const knowledgeBases = createKnowledgeBasesModule({
      ...common,
      leases: createLeases(database, log),
      enqueueProcessing: (transaction, file) => common.jobs.enqueue(transaction, [fileQueue.job(file)]),
    });
    const fileProcessing = createFileProcessingModule({
      ...common,
      texts: knowledgeBases.storedTexts,
      lastKnownMembershipStatusOf: async () => 'member',
      prepareConversation,
      maxFilesPerOrganization: 4,
    });
    return {
      jobs: [...knowledgeBases.work.jobs, ...fileProcessing.work.jobs],
      periodic: [...knowledgeBases.work.periodic, ...fileProcessing.work.periodic],
    };
  }

  const runFor = ({ id, contentKey }: File, fields: Partial<JobAttempt> = {}): JobAttempt => ({
    id: randomUUID(),
    data: { organizationId: serverOf().organizationId, fileRecordId: id, contentKey },
    signal: new AbortController().signal,
    attempt: 1,
    hasNextAttempt: () => true,
    ...fields,
  });

  const handlerOf = (work: Work) => work.jobs.find(({ queue }) => queue === 'knowledge-base-file')!;
  const process = async (work: Work, file: File, fields: Partial<JobAttempt> = {}) =>
    handlerOf(work).run(runFor(file, fields));
  const fileNow = async ({ id, knowledgeBaseId }: File) =>
    (await filesOf(serverOf(), knowledgeBaseId)).find((file) => file.id === id);
  const chunksOf = ({ id }: File) =>
    serverOf()
      .database('knowledge_base_chunks')
      .where({ file_record_id: id })
      .orderBy('position')
      .select('position', 'text');
  const isStored = (key: string) =>
    serverOf()
      .container.platform.storage.head(key)
      .then(
        () => true,
        () => false,
      );

  async function newFile(text = 'Some text.', base: Record<string, unknown> = {}): Promise<File> {
    return addFile(serverOf(), (await createBase(serverOf(), base)).id, text);
  }
  return { workWith, runFor, process, fileNow, chunksOf, isStored, newFile, stored, warnings };
}

/** `reached` resolves when a caller arrives at the gate. The caller then waits until the gate opens. */
export function gate() {
  let arrive: () => void = () => undefined;
  let open: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (arrive = resolve));
  const opened = new Promise<void>((resolve) => (open = resolve));
  const pass = () => (arrive(), opened);
  return { reached, open: () => open(), pass };
}

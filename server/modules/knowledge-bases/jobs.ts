// Background work of knowledge bases: job queues with their handlers, and periodic tasks.
import type { ObjectStorage } from '../../platform/storage/port.js';
import {
  givenUpReasons,
  type GivenUpJob,
  type JobHandler,
  type JobQueue,
  type JobRun,
  type NewJob,
  type PeriodicTask,
} from '../../platform/jobs/jobs.js';
import {
  completeWithoutTrigger,
  explainFailure,
  failedStatus,
  processFile,
  type ProcessingDependencies,
  type Work,
} from './processing.js';
import { ClaimLost, type Claim } from './processing-repository.js';
import { unusedObjectJob } from '../uploads/unused-objects.js';
import type { PurgedFile, PurgeRepository } from './purge-repository.js';
import type { TextRepository } from './text-repository.js';
import type { VectorStore } from './vector-store.js';

const fileQueue = 'knowledge-base-file';
const textQueue = 'knowledge-base-text';

interface FileJobData {
  readonly organizationId: string;
  readonly fileRecordId: number;
  readonly contentKey: string;
}

interface TextJobData {
  readonly organizationId: string;
  readonly contentKey: string;
}

/** Processes a file. Two jobs for one file are safe: the later one takes the claim from the earlier one. */
export const fileJob = (data: FileJobData): NewJob => ({ queue: fileQueue, data: { ...data } });
/** Removes a stored text that no file refers to. */
export const textJob = (data: TextJobData): NewJob => ({ queue: textQueue, data: { ...data } });

export interface KnowledgeBaseJobDependencies extends ProcessingDependencies {
  storage: Pick<ObjectStorage, 'get' | 'put' | 'remove'>;
  /** Maximum files of one organization that are processed concurrently. */
  filesPerOrganization: number;
  /** Maximum time to process one file. Default: 10 minutes. */
  fileTimeLimitMs?: number;
}

const defaultFileTimeLimitMs = 10 * 60_000;
/** The delay starts at one second and doubles, so the retries outlast an outage of an hour. */
const retries = 12;

/**
 * Maximum attempts to extract data. It is lower than `retries`, because the file's text cannot be found until
 * extraction has ended.
 */
const maxExtractionAttempts = 4;

async function run(
  dependencies: KnowledgeBaseJobDependencies,
  claim: Claim,
  { signal, attempt, isLastAttempt }: JobRun,
): Promise<void> {
  const work: Work = { claim, signal, step: claim.step, text: null, chunks: null };
  try {
    await processFile(dependencies, work);
  } catch (error) {
    if (error instanceof ClaimLost) throw error;
    const { step } = work;
    const { reason, isPermanent } = explainFailure(step, error);
    const isLast = isPermanent || isLastAttempt || (step === 'extract' && attempt >= maxExtractionAttempts);
    // If the worker is stopping, release the file, whatever error the step threw.
    if (signal.aborted || !isLast) {
      // A failed release is repaired by the task that looks for stale files.
      await dependencies.repository.release(claim, dependencies.now()).catch(() => undefined);
      throw error;
    }
    const { organizationId, fileRecordId } = claim;
    dependencies.log.warn({ err: error, organizationId, fileRecordId, step }, 'a file could not be processed');
    if (step === 'trigger' || step === 'none') return completeWithoutTrigger(dependencies, claim);
    await dependencies.repository.advance(
      claim,
      { status: failedStatus[step], step, error: reason },
      dependencies.now(),
    );
  }
}

async function processJob(dependencies: KnowledgeBaseJobDependencies, job: JobRun): Promise<void> {
  const { organizationId, fileRecordId, contentKey } = job.data as unknown as FileJobData;
  const { repository, storage, now } = dependencies;
  const removeUnusedText = () => repository.removeText(organizationId, contentKey, () => storage.remove(contentKey));
  const claim = await repository.claim(organizationId, fileRecordId, now());
  // The file may have been deleted while this worker or a crashed one stored its text, so remove the text again.
  if (claim === null) return removeUnusedText();
  try {
    await run(dependencies, claim, job);
  } catch (error) {
    if (error instanceof ClaimLost) await removeUnusedText();
    throw error;
  }
}

const reasons = givenUpReasons('Processing', 'worked on the file');

/** Marks a file as failed after its last attempt. Does nothing if the file is processed, failed or deleted. */
async function giveUpFile(dependencies: KnowledgeBaseJobDependencies, { data, cause }: GivenUpJob): Promise<void> {
  const { organizationId, fileRecordId } = data as unknown as FileJobData;
  const claim = await dependencies.repository.claim(organizationId, fileRecordId, dependencies.now());
  if (claim === null) return;
  const { step } = claim;
  if (step === 'trigger' || step === 'none') return completeWithoutTrigger(dependencies, claim);
  await dependencies.repository.advance(
    claim,
    { status: failedStatus[step], step, error: reasons[cause] },
    dependencies.now(),
  );
}

/** Returns the job handlers. Each is idempotent, because a job may run more than once. */
export function knowledgeBaseJobs(dependencies: KnowledgeBaseJobDependencies): JobHandler[] {
  const { repository, storage, filesPerOrganization, fileTimeLimitMs = defaultFileTimeLimitMs } = dependencies;
  return [
    {
      queue: fileQueue,
      concurrency: 4,
      concurrencyPerOrganization: filesPerOrganization,
      timeLimitMs: fileTimeLimitMs,
      retries,
      run: (job) => processJob(dependencies, job),
      onGivenUp: (job) => giveUpFile(dependencies, job),
    },
    {
      queue: textQueue,
      concurrency: 2,
      timeLimitMs: 60_000,
      retries,
      // Removing an object cannot crash a worker, so a lost attempt is retried like a failed one. Without a retry the
      // object would stay.
      maxLostAttempts: retries,
      run({ data }) {
        const { organizationId, contentKey } = data as unknown as TextJobData;
        return repository.removeText(organizationId, contentKey, () => storage.remove(contentKey));
      },
    },
  ];
}

const purgeBatchSize = 200;

/**
 * Purges the records, embeddings, texts and uploads of knowledge bases that were deleted until `before`. An upload that
 * another record refers to stays.
 */
export async function purgeDeleted(
  { purge, jobs }: { purge: PurgeRepository; jobs: JobQueue },
  before: Date,
  signal: AbortSignal,
): Promise<void> {
  const removeObjects = (transaction: Parameters<JobQueue['enqueue']>[0], files: readonly PurgedFile[]) =>
    jobs.enqueue(
      transaction,
      files.flatMap(({ organizationId, contentKey, fileKey }) => [
        textJob({ organizationId, contentKey }),
        unusedObjectJob({ organizationId, key: fileKey }),
      ]),
    );
  for (let count = purgeBatchSize; count === purgeBatchSize && !signal.aborted;)
    count = await purge.removeFiles(before, purgeBatchSize, removeObjects);
  await purge.removeEmpty(before);
}

export interface KnowledgeBaseTaskDependencies extends Pick<
  KnowledgeBaseJobDependencies,
  'repository' | 'fileTimeLimitMs' | 'now'
> {
  jobs: JobQueue;
  vectors: VectorStore;
  texts: Pick<TextRepository, 'maintain'>;
}

/**
 * Maximum restarts of a file by this task. A file that crashed several workers, also in the queue's own retries, would
 * crash the next one.
 */
const maxReclaims = 1;
/** Added to the time limit of a file. An attempt that holds a file for longer belongs to a crashed worker. */
const heldTimeoutMs = 5 * 60_000;
/** Longer than the maximum delay between two attempts of the queue. */
const waitingTimeoutMs = 2 * 60 * 60_000;
const sweepBatchSize = 100;
const givenUp = 'Processing was interrupted several times without a result, and was given up';

/**
 * Finds files whose job no longer exists, for example after its worker crashed. Restarts them or marks them as failed.
 */
async function reclaimStaleFiles({
  repository,
  jobs,
  now,
  fileTimeLimitMs = defaultFileTimeLimitMs,
}: KnowledgeBaseTaskDependencies): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const since = { heldSince: before(fileTimeLimitMs + heldTimeoutMs), waitingSince: before(waitingTimeoutMs) };
  for (const file of await repository.stale(since, sweepBatchSize)) {
    if (file.reclaims >= maxReclaims) await repository.abandon(file, since, givenUp, now());
    else await repository.reclaim(file, since, now(), (transaction) => jobs.enqueue(transaction, [fileJob(file)]));
  }
}

export function knowledgeBaseTasks(dependencies: KnowledgeBaseTaskDependencies): PeriodicTask[] {
  return [
    { name: 'knowledge-bases.reclaim-stale-files', everyMs: 60_000, run: () => reclaimStaleFiles(dependencies) },
    {
      name: 'knowledge-bases.maintain-vector-indexes',
      everyMs: 60_000,
      run: (signal) => dependencies.vectors.maintain(signal),
    },
    {
      name: 'knowledge-bases.maintain-text-index',
      everyMs: 60_000,
      run: (signal) => dependencies.texts.maintain(signal),
    },
  ];
}

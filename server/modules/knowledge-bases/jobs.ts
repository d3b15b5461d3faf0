// The durable work of knowledge bases: queues, their handlers, and the tasks that come again and again.
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { GivenUpJob, JobHandler, JobQueue, JobRun, NewJob, PeriodicTask } from '../../platform/jobs/jobs.js';
import {
  completeWithoutTrigger,
  explainFailure,
  failedStatus,
  processFile,
  type ProcessingDependencies,
  type Work,
} from './processing.js';
import { ClaimLost, type Claim } from './processing-repository.js';
import type { PurgeRepository } from './purge-repository.js';
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

/** Processes a file. Two jobs of one file do no harm: the later takes the file from the earlier. */
export const fileJob = (data: FileJobData): NewJob => ({ queue: fileQueue, data: { ...data } });
/** Removes a stored text that no file has any more. */
export const textJob = (data: TextJobData): NewJob => ({ queue: textQueue, data: { ...data } });

export interface KnowledgeBaseJobDependencies extends ProcessingDependencies {
  storage: Pick<ObjectStorage, 'get' | 'put' | 'remove'>;
  /** How many of one organization are worked on at once. */
  filesPerOrganization: number;
  /** Longest time for one file. Default: ten minutes. */
  fileTimeLimitMs?: number;
}

const defaultFileTimeLimitMs = 10 * 60_000;
/** The delays double from a second: an outage of an hour is outlived. */
const retries = 12;

/** While data is read out of a file its text cannot be found yet, so that is not tried for hours. */
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
    // A worker that must end gives the file back, whatever the step made of the signal.
    if (signal.aborted || !isLast) {
      await dependencies.repository.release(claim, dependencies.now()).catch(() => undefined); // found as stale otherwise
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
  try {
    const claim = await repository.claim(organizationId, fileRecordId, now());
    if (claim !== null) return await run(dependencies, claim, job);
  } catch (error) {
    if (!(error instanceof ClaimLost)) throw error;
  }
  // The file may have been deleted while a worker stored its text, this one or one that was killed.
  await repository.removeText(organizationId, contentKey, () => storage.remove(contentKey));
}

const givenUpReason = {
  lost: 'Processing was given up: the processes that worked on the file ended unexpectedly, more than once.',
  failed: 'Processing was given up after several attempts.',
};

/** Records that a file failed whose job will not be run again. Does nothing if it is processed, failed or deleted. */
async function giveUpFile(dependencies: KnowledgeBaseJobDependencies, { data, cause }: GivenUpJob): Promise<void> {
  const { organizationId, fileRecordId } = data as unknown as FileJobData;
  const claim = await dependencies.repository.claim(organizationId, fileRecordId, dependencies.now());
  if (claim === null) return;
  const { step } = claim;
  try {
    if (step === 'trigger' || step === 'none') await completeWithoutTrigger(dependencies, claim);
    else
      await dependencies.repository.advance(
        claim,
        { status: failedStatus[step], step, error: givenUpReason[cause] },
        dependencies.now(),
      );
  } catch (error) {
    // Another job of the file took it over, or it was deleted.
    if (!(error instanceof ClaimLost)) throw error;
  }
}

/** The handlers of the queues. Each may be run any number of times for one job. */
export function knowledgeBaseJobs(dependencies: KnowledgeBaseJobDependencies): JobHandler[] {
  const { repository, storage, filesPerOrganization, fileTimeLimitMs = defaultFileTimeLimitMs } = dependencies;
  return [
    {
      queue: fileQueue,
      concurrency: 4,
      organizationShare: filesPerOrganization,
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
      // Removing an object crashes no worker, and without the job the object would stay.
      maxLostAttempts: retries,
      run({ data }) {
        const { organizationId, contentKey } = data as unknown as TextJobData;
        return repository.removeText(organizationId, contentKey, () => storage.remove(contentKey));
      },
    },
  ];
}

/** So long somebody may ask an operator for a knowledge base that was deleted by mistake. */
const deletedRetentionMs = 30 * 86_400_000;
const purgeBatchSize = 200;

/** Removes for good what was deleted long ago: records, embeddings, stored texts. Uploads stay: they may be part of something else. */
async function purgeDeleted({ purge, jobs, now }: KnowledgeBaseTaskDependencies, signal: AbortSignal): Promise<void> {
  const before = new Date(now().getTime() - deletedRetentionMs);
  const removeTexts = (transaction: Parameters<JobQueue['enqueue']>[0], files: readonly TextJobData[]) =>
    jobs.enqueue(transaction, files.map(textJob));
  for (let count = purgeBatchSize; count === purgeBatchSize && !signal.aborted;)
    count = await purge.removeFiles(before, purgeBatchSize, removeTexts);
  await purge.removeEmpty(before);
}

export interface KnowledgeBaseTaskDependencies extends Pick<
  KnowledgeBaseJobDependencies,
  'repository' | 'fileTimeLimitMs' | 'now'
> {
  jobs: JobQueue;
  vectors: VectorStore;
  purge: PurgeRepository;
}

/** A file whose attempts never ended more often ends every worker that reads it. The queue has begun it again before, too. */
const maxRevivals = 1;
/** After the time limit of a file, within which an attempt ends or its worker has crashed. */
const heldTimeoutMs = 5 * 60_000;
/** Longer than the longest delay between two tries of the queue. */
const waitingTimeoutMs = 2 * 60 * 60_000;
const sweepBatchSize = 100;
const givenUp = 'Processing was interrupted several times without a result, and was given up';

/** Finds files whose job is gone, such as one that was given up because its worker crashed, and begins them again or fails them. */
async function reviveStaleFiles({
  repository,
  jobs,
  now,
  fileTimeLimitMs = defaultFileTimeLimitMs,
}: KnowledgeBaseTaskDependencies): Promise<void> {
  const before = (ms: number) => new Date(now().getTime() - ms);
  const since = { heldSince: before(fileTimeLimitMs + heldTimeoutMs), waitingSince: before(waitingTimeoutMs) };
  for (const file of await repository.stale(since, sweepBatchSize)) {
    if (file.revivals >= maxRevivals) await repository.abandon(file, since, givenUp, now());
    else await repository.revive(file, since, now(), (transaction) => jobs.enqueue(transaction, [fileJob(file)]));
  }
}

export function knowledgeBaseTasks(dependencies: KnowledgeBaseTaskDependencies): PeriodicTask[] {
  return [
    { name: 'knowledge-base-stale-files', everyMs: 60_000, run: () => reviveStaleFiles(dependencies) },
    { name: 'knowledge-base-purge', everyMs: 60 * 60_000, run: (signal) => purgeDeleted(dependencies, signal) },
    { name: 'knowledge-base-vector-indexes', everyMs: 60_000, run: (signal) => dependencies.vectors.maintain(signal) },
  ];
}

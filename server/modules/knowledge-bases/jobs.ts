// The jobs that process the files of knowledge bases.
import { defineQueue, type DeadLetter, type JobHandler, type JobRun } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';
import { ClaimLost } from './processing/claim-lost.js';
import {
  completeWithoutTrigger,
  explainFailure,
  failedStatus,
  processFile,
  type ProcessingDependencies,
  type Work,
} from './processing/processing.js';
import type { Claim } from './processing/processing-repository.js';

interface FileJobData {
  readonly organizationId: string;
  readonly fileRecordId: number;
  readonly contentKey: string;
}

interface TextJobData {
  readonly organizationId: string;
  readonly contentKey: string;
}

/** Its jobs process a file. Two jobs for one file are safe: the later job takes the claim from the earlier job. */
export const fileQueue = defineQueue<FileJobData>('knowledge-base-file', {
  organizationId: 'string',
  fileRecordId: 'number',
  contentKey: 'string',
});
/** Its jobs remove a stored text that no file refers to. */
export const textQueue = defineQueue<TextJobData>('knowledge-base-text', {
  organizationId: 'string',
  contentKey: 'string',
});

export interface KnowledgeBaseJobDependencies extends ProcessingDependencies {
  /** Maximum files of one organization that are processed concurrently. */
  filesPerOrganization: number;
}

/** Maximum time to process one file. */
export const fileTimeLimitMs = 10 * 60_000;
/** The delay starts at one second and doubles, so the retries outlast an outage of an hour. */
const retries = 12;

/**
 * Maximum attempts to extract data. It is lower than `retries`, because searches do not find the file's text until
 * extraction has ended.
 */
const maxExtractionAttempts = 4;

async function run(
  dependencies: KnowledgeBaseJobDependencies,
  claim: Claim,
  { signal, attempt, isLastAttempt }: JobRun<FileJobData>,
): Promise<void> {
  const work: Work = { claim, signal, step: claim.step, text: null, chunks: null };
  try {
    await processFile(dependencies, work);
  } catch (error) {
    if (error instanceof ClaimLost) throw error;
    const { step } = work;
    const { reason, isPermanent } = explainFailure(step, error);
    const isLast = isPermanent || isLastAttempt || (step === 'extract' && attempt >= maxExtractionAttempts);
    // If the worker is stopping or the job will be retried, release the file for the next attempt.
    if (signal.aborted || !isLast) {
      // A failed release is repaired by the task that looks for stale files.
      await dependencies.repository.release(claim, dependencies.now()).catch(() => undefined);
      throw error;
    }
    const { organizationId, fileRecordId } = claim;
    dependencies.log.warn({ err: error, organizationId, fileRecordId, step }, 'a file could not be processed');
    if (step === 'trigger' || step === 'none') return completeWithoutTrigger(dependencies, claim);
    const progress = { status: failedStatus[step], step, error: reason, at: dependencies.now() };
    await dependencies.repository.advance(claim, progress);
  }
}

async function processJob(dependencies: KnowledgeBaseJobDependencies, job: JobRun<FileJobData>): Promise<void> {
  const { organizationId, fileRecordId, contentKey } = job.data;
  const { repository, texts, now } = dependencies;
  const claim = await repository.claim(organizationId, fileRecordId, now());
  // The file may have been deleted while this worker or a crashed one stored its text, so remove the text again.
  if (claim === null) return texts.removeUnused(organizationId, contentKey);
  try {
    await run(dependencies, claim, job);
  } catch (error) {
    if (error instanceof ClaimLost) await texts.removeUnused(organizationId, contentKey);
    throw error;
  }
}

/** Marks a file as failed after its last attempt. Does nothing if the file is processed, failed or deleted. */
async function failFile(
  dependencies: KnowledgeBaseJobDependencies,
  { data, cause }: DeadLetter<FileJobData>,
): Promise<void> {
  const { organizationId, fileRecordId } = data;
  const claim = await dependencies.repository.claim(organizationId, fileRecordId, dependencies.now());
  if (claim === null) return;
  const { step } = claim;
  if (step === 'trigger' || step === 'none') return completeWithoutTrigger(dependencies, claim);
  const progress = { status: failedStatus[step], step, error: reasons.file[cause], at: dependencies.now() };
  await dependencies.repository.advance(claim, progress);
}

/** Returns the job handlers. Each is idempotent, because a job may run more than once. */
export function knowledgeBaseJobs(dependencies: KnowledgeBaseJobDependencies): JobHandler[] {
  const { texts, filesPerOrganization } = dependencies;
  return [
    fileQueue.handler({
      concurrency: 4,
      concurrencyPerOrganization: filesPerOrganization,
      timeLimitMs: fileTimeLimitMs,
      retries,
      run: (job) => processJob(dependencies, job),
      onDeadLetter: (letter) => failFile(dependencies, letter),
    }),
    textQueue.handler({
      concurrency: 2,
      timeLimitMs: 60_000,
      retries,
      // Removing an object cannot crash a worker, so a lost attempt is retried like a failed one. Without a retry the
      // object would stay.
      maxLostAttempts: retries,
      run: ({ data: { organizationId, contentKey } }) => texts.removeUnused(organizationId, contentKey),
    }),
  ];
}

import type { DeadLetter, JobHandler, JobAttempt } from '../../platform/jobs/port.js';
import { reasons } from '../../generated/reasons.js';
import { ClaimLostError } from './claim-lost.js';
import {
  completeWithoutTrigger,
  explainFailure,
  failedStatus,
  processFile,
  type ProcessingDependencies,
  type FileProgress,
} from './file-processing.js';
import { fileQueue, type FileJobData } from './queues.js';
import type { Claim } from './repository.js';

export interface FileProcessingJobDependencies extends ProcessingDependencies {
  maxFilesPerOrganization: number;
}

export const fileTimeLimitMs = 10 * 60_000;

/** Maximum retries of a job. The sum of their random delays is between 51 and 102 minutes. */
const maxRetries = 12;

/**
 * Maximum attempts at the extraction of data. Lower than `maxRetries`, because searches find the file's text only
 * after the extraction has succeeded or finally failed.
 */
const maxExtractionAttempts = 4;

async function run(
  dependencies: FileProcessingJobDependencies,
  claim: Claim,
  { signal, hasNextAttempt }: JobAttempt<FileJobData>,
): Promise<void> {
  const progress: FileProgress = { claim, signal, step: claim.step, text: null, chunks: null };
  try {
    await processFile(dependencies, progress);
  } catch (error) {
    if (error instanceof ClaimLostError) throw error;
    const { step } = progress;
    const { reason, isPermanent } = explainFailure(step, error);
    const attempts = claim.step === step ? claim.attempts : 1;
    const isLast = isPermanent || !hasNextAttempt() || (step === 'extract' && attempts >= maxExtractionAttempts);
    if (signal.aborted || !isLast) {
      // If the release fails, the next attempt can still claim the file.
      await dependencies.repository.release(claim, dependencies.now()).catch(() => undefined);
      throw error;
    }
    const { organizationId, fileRecordId } = claim;
    dependencies.log.warn({ err: error, organizationId, fileRecordId, step }, 'a processing step of a file failed');
    if (step === 'trigger' || step === 'none') return completeWithoutTrigger(dependencies, claim);
    const failure = { status: failedStatus[step], step, error: reason, at: dependencies.now() };
    await dependencies.repository.advance(claim, failure);
  }
}

async function processJob(dependencies: FileProcessingJobDependencies, job: JobAttempt<FileJobData>): Promise<void> {
  const { organizationId, fileRecordId, contentKey } = job.data;
  const { repository, texts, now } = dependencies;
  const claim = await repository.claim(organizationId, fileRecordId, now());
  // A worker may have stored the text after the file was deleted.
  if (claim === null) return texts.removeUnused(organizationId, contentKey);
  try {
    await run(dependencies, claim, job);
  } catch (error) {
    if (error instanceof ClaimLostError) await texts.removeUnused(organizationId, contentKey);
    throw error;
  }
}

/**
 * Ends the processing of a file whose job failed: as completed if only the step `trigger` remained, otherwise as
 * failed.
 */
async function failFile(
  dependencies: FileProcessingJobDependencies,
  { data, cause }: DeadLetter<FileJobData>,
): Promise<void> {
  const { organizationId, fileRecordId, contentKey } = data;
  const claim = await dependencies.repository.claim(organizationId, fileRecordId, dependencies.now());
  if (claim === null) return dependencies.texts.removeUnused(organizationId, contentKey);
  const { step } = claim;
  if (step === 'trigger' || step === 'none') return completeWithoutTrigger(dependencies, claim);
  const progress = { status: failedStatus[step], step, error: reasons.file[cause], at: dependencies.now() };
  await dependencies.repository.advance(claim, progress);
}

export function fileProcessingJobs(dependencies: FileProcessingJobDependencies): JobHandler[] {
  return [
    fileQueue.handler({
      concurrency: 4,
      concurrencyPerOrganization: dependencies.maxFilesPerOrganization,
      timeLimitMs: fileTimeLimitMs,
      retries: maxRetries,
      run: (job) => processJob(dependencies, job),
      onDeadLetter: (letter) => failFile(dependencies, letter),
    }),
  ];
}

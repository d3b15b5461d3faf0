import type { CoreClient } from './core.js';
import { UsageError } from './errors.js';
import { addKnowledgeBaseFile } from './generated/operations.js';
import type { KnowledgeBaseFile } from './generated/schemas.js';
import { checkLimits } from './options.js';
import { readFrom } from './read-reply.js';
import { nameOf, upload, type UploadOptions, type UploadProgress, type UploadSource } from './upload.js';
import { pollFile, withId, type WaitOptions } from './wait.js';

/** Progress of a file of a knowledge base. */
export type KnowledgeBaseFileProgress =
  | ({ step: 'upload' } & UploadProgress)
  | {
      step: 'processing';
      /** The file, with its `processingStatus`. */
      file: KnowledgeBaseFile;
    };

/** Settings of `uploadKnowledgeBaseFile`. `deadlineMs` covers the upload, `waitMs` the processing. */
export interface UploadAndWaitOptions extends Omit<UploadOptions, 'onProgress'>, Pick<WaitOptions, 'waitMs'> {
  /** Called at most ten times a second during the upload, then after each poll of the processing. */
  onProgress?: ((progress: KnowledgeBaseFileProgress) => void) | undefined;
}

/**
 * Uploads a file, adds it to a knowledge base and waits until it is processed.
 *
 * @param client - a client
 * @param kbId - id of the knowledge base
 * @param source - a `Blob` or `File`, bytes, a stream, or in Node `{ path }`
 * @param options - name and type of the file, `onProgress`, signal and time limits
 * @returns the processed file
 * @throws {UploadError} if the storage refuses the file
 * @throws {JobFailedError} if its processing failed
 * @example
 * ```ts
 * const blob = new Blob(['E-17: check the brake.'], { type: 'text/plain' });
 * const file = await uploadKnowledgeBaseFile(core, 1, blob, { filename: 'notes.txt' });
 * ```
 */
export async function uploadKnowledgeBaseFile(
  client: CoreClient,
  kbId: number,
  source: UploadSource,
  options?: UploadAndWaitOptions,
): Promise<KnowledgeBaseFile> {
  const { waitMs, onProgress, filename, contentType, deadlineMs, ...callOptions } = { ...options };
  const what = 'uploadKnowledgeBaseFile';
  if (typeof kbId !== 'number') throw new UsageError('kbId is missing', what);
  // `pollFile` checks the limit too late: after the file was added.
  checkLimits({ deadlineMs: waitMs ?? 1 }, what);
  // A repeated call would upload the file again and add it with another `fileId`. The server refuses a key that was
  // used with another body.
  if (new Headers(callOptions.headers).has('Idempotency-Key'))
    throw new UsageError('Idempotency-Key cannot be set: each call uploads another file', what);
  const uploaded = await upload(client, source, {
    ...callOptions,
    filename,
    contentType,
    deadlineMs,
    // A listener makes `upload` count bytes, which may fail in Bun and Deno. So pass one only if the caller set one.
    onProgress: onProgress && ((progress) => onProgress({ step: 'upload', ...progress })),
  });
  const { fileId, key: fileKey, contentKey, metadata } = uploaded;
  const fileName = (filename ?? nameOf(source)) as string;
  const added = await addKnowledgeBaseFile(
    client,
    { kbId, fileId, fileName, fileKey, contentKey, contentType: metadata.contentType },
    callOptions,
  ).withResponse();
  const file = readFrom('addKnowledgeBaseFile', added, (data) => withId(data.file));
  const waitOptions = {
    ...callOptions,
    waitMs,
    onProgress: (state: KnowledgeBaseFile) => onProgress?.({ step: 'processing', file: state }),
  };
  return pollFile(client, what, { kbId, id: file.id }, waitOptions, file);
}

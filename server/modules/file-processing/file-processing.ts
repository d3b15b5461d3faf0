// Processes one file: parse → embed → extract → trigger. A step that stores its result also stores which step is next,
// so that another worker can continue after a crash. See server/docs/decisions/file-processing.md.
import { text as textOf } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { reasons } from '../../generated/reasons.js';
import { ModelError, type Models } from '../../platform/models/port.js';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import { DocumentError, tooManyBytes, type Chunk, type DocumentReader } from '../../platform/documents/port.js';
import { extractData } from './extraction.js';
import { PermanentError } from './permanent-error.js';
import { weightedEmbedding } from '../knowledge-bases/search/document-index-lines.js';
import type { Claim, ProcessingRepository, Status, Step } from './repository.js';
import type { StoredTexts } from '../knowledge-bases/stored-texts.js';
import { prepareTrigger, skipFailedTrigger, type TriggerDependencies } from './trigger.js';
import type { EmbeddedChunk } from '../knowledge-bases/search/vector-store/port.js';

export interface ProcessingDependencies extends TriggerDependencies {
  repository: ProcessingRepository;
  texts: StoredTexts;
  storage: Pick<ObjectStorage, 'get'>;
  reader: DocumentReader;
  models: Models;
  log: { warn(fields: object, message: string): void };
  now: () => Date;
}

/** Keeps the text and the chunks in memory, so that later steps need not read and split the text again. */
export interface FileProgress {
  readonly claim: Claim;
  readonly signal: AbortSignal;
  step: Step;
  text: string | null;
  chunks: Chunk[] | null;
}

const embeddingBatch = 64;

async function bytesOf(content: Readable): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function parse(dependencies: ProcessingDependencies, progress: FileProgress): Promise<Step> {
  const { storage, texts, reader, repository, now } = dependencies;
  const { claim, signal } = progress;
  const object = await storage.get(claim.fileKey);
  if (claim.objectEtag !== null && object.etag !== claim.objectEtag) {
    object.content.destroy();
    throw new PermanentError(reasons.file.replaced);
  }
  if (object.size > reader.maxDocumentBytes) {
    // Otherwise, the reader would reject the file only after it was loaded into memory.
    object.content.destroy();
    throw tooManyBytes(reader.maxDocumentBytes);
  }
  const { organizationId, contentType, fileName } = claim;
  const { text, chunks } = await reader.read(
    { content: await bytesOf(object.content), contentType, fileName },
    { organizationId, signal },
  );
  progress.text = text.replaceAll('\0', ''); // Postgres cannot store NUL.
  progress.chunks = chunks;
  await texts.store(claim, progress.text, () => repository.assertClaim(claim));
  await repository.advance(claim, { status: 'parsed', step: 'embed', at: now() });
  return 'embed';
}

/** Returns null if the text was removed from the storage. */
async function storedText({ storage }: ProcessingDependencies, progress: FileProgress): Promise<string | null> {
  if (progress.text !== null) return progress.text;
  try {
    const { content } = await storage.get(progress.claim.contentKey);
    progress.text = await textOf(content);
    return progress.text;
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'not_found') return null;
    throw error;
  }
}

/** Prepends the headings, because a text such as `It takes two hours.` is meaningless without them. */
const embeddedText = ({ heading, text }: Chunk): string => (heading === null ? text : `${heading}\n\n${text}`);

async function embed(dependencies: ProcessingDependencies, progress: FileProgress): Promise<Step> {
  const { repository, models, reader, now } = dependencies;
  const { claim, signal } = progress;
  const { embeddingModel, embeddingDimensions } = claim.knowledgeBase;
  const text = await storedText(dependencies, progress);
  if (text === null) return 'parse';
  progress.chunks ??= await reader.chunk(text, { organizationId: claim.organizationId, signal });
  const kept = await repository.keepChunks(claim, progress.chunks, { status: 'chunking', step: 'embed', at: now() });
  // Store the chunks in batches, because the vectors of a long text take hundreds of megabytes. Searches ignore the
  // chunks of a file in progress.
  for (let start = kept; start < progress.chunks.length; start += embeddingBatch) {
    const batch = progress.chunks.slice(start, start + embeddingBatch);
    const embeddings = await models.embed(embeddingModel, batch.map(embeddedText), { signal });
    const embedded = batch.map((chunk, index): EmbeddedChunk => {
      const embedding = embeddings[index];
      if (embedding?.length !== embeddingDimensions) throw new ModelError('rejected', reasons.file.embeddingLength);
      return { ...chunk, embedding: weightedEmbedding(chunk.text, embedding) };
    });
    await repository.addChunks(claim, { chunks: embedded, at: now() });
  }
  await repository.advance(claim, { status: 'chunking', step: 'extract', at: now() });
  return 'extract';
}

async function extract(dependencies: ProcessingDependencies, progress: FileProgress): Promise<Step> {
  const { claim, signal } = progress;
  const { extractionModel: model, extractionSchema: schema } = claim.knowledgeBase;
  if (model === null || schema === null) {
    await dependencies.repository.advance(claim, { status: 'chunking', step: 'trigger', at: dependencies.now() });
    return 'trigger';
  }
  const text = await storedText(dependencies, progress);
  if (text === null) return 'parse';
  const extractedData = await extractData(
    dependencies.models,
    { model, schema, fileName: claim.fileName, text },
    signal,
  );
  const next = { status: 'chunking', step: 'trigger', extractedData, at: dependencies.now() } as const;
  await dependencies.repository.advance(claim, next);
  return 'trigger';
}

async function trigger(dependencies: ProcessingDependencies, { claim }: FileProgress): Promise<Step> {
  const start = await prepareTrigger(dependencies, claim);
  await dependencies.repository.complete(claim, { start, at: dependencies.now() });
  return 'none';
}

const steps = { parse, embed, extract, trigger };

export async function processFile(dependencies: ProcessingDependencies, progress: FileProgress): Promise<void> {
  while (progress.step !== 'none') {
    progress.signal.throwIfAborted();
    progress.step = await steps[progress.step](dependencies, progress);
  }
}

export const completeWithoutTrigger = (dependencies: ProcessingDependencies, claim: Claim): Promise<void> =>
  dependencies.repository.complete(claim, {
    start: skipFailedTrigger(claim),
    at: dependencies.now(),
  });

export interface Failure {
  /** Shown to users. */
  readonly reason: string;
  readonly isPermanent: boolean;
}

export const failedStatus: Record<Exclude<Step, 'trigger' | 'none'>, Status> = {
  parse: 'parse_failed',
  embed: 'chunk_failed',
  extract: 'extract_failed',
};

/**
 * Maps an error of a step to a failure. Hides messages of libraries and external services, because they may contain
 * keys and addresses.
 */
export function explainFailure(step: Step, error: unknown): Failure {
  if (error instanceof DocumentError || error instanceof PermanentError)
    return { reason: error.message, isPermanent: true };
  if (error instanceof ModelError)
    return {
      reason: error.message,
      isPermanent: !['unavailable', 'rate_limited', 'timed_out'].includes(error.failure),
    };
  if (error instanceof StorageError) {
    return error.failure === 'not_found' && step === 'parse'
      ? { reason: reasons.file.uploadMissing, isPermanent: true }
      : { reason: reasons.file.storageUnavailable, isPermanent: false };
  }
  return { reason: reasons.file.unknown, isPermanent: false };
}

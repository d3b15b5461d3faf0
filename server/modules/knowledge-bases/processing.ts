// Processing of one file: parse → embed → extract → trigger. After each step the file says which one comes next, so that whoever takes it up
// after a crash goes on there. Every write is refused to a process that the file was taken from (processing-repository.ts).
// Why so: docs/decisions/file-processing.md.
import { text as textOf } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ModelError, type Models } from '../../platform/models/port.js';
import { StorageError, type ObjectStorage } from '../../platform/storage/port.js';
import { defaultLimits } from '../../platform/documents/limits.js';
import { DocumentError, type Chunk, type DocumentReader } from '../../platform/documents/index.js';
import { extractData, ExtractionError } from './extraction.js';
import type { Claim, ProcessingRepository, Status, Step } from './processing-repository.js';
import { notTriggered, prepareTrigger, type TriggerParts } from './trigger.js';
import type { EmbeddedChunk } from './vector-store.js';

export interface ProcessingParts extends TriggerParts {
  repository: ProcessingRepository;
  storage: Pick<ObjectStorage, 'get' | 'put'>;
  reader: DocumentReader;
  models: Models;
  log: { warn(fields: object, message: string): void };
  now: () => Date;
}

/** What this process knows of the file it works on. `text` and `chunks` save reading back, and cutting again, what was stored a moment ago. */
export interface Work {
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

async function parse(parts: ProcessingParts, work: Work): Promise<Step> {
  const { storage, reader, repository, now } = parts;
  const { claim, signal } = work;
  const object = await storage.get(claim.fileKey);
  if (object.size > defaultLimits.documentBytes) {
    // The reader would refuse it too, once all of it was in memory.
    object.content.destroy();
    throw new DocumentError(`The file is larger than ${Math.floor(defaultLimits.documentBytes / 2 ** 20)} MB`);
  }
  const { organizationId, contentType, fileName } = claim;
  const { text, chunks } = await reader.read(
    { content: await bytesOf(object.content), contentType, fileName },
    { organizationId, signal },
  );
  work.text = text.replaceAll('\0', ''); // which Postgres cannot store
  work.chunks = chunks;
  const body = work.text;
  const put = () => storage.put({ key: claim.contentKey, body, contentType: 'text/markdown; charset=utf-8' });
  await repository.storeText(claim, put, { status: 'parsed', step: 'embed' }, now());
  return 'embed';
}

/** Null: somebody took it out of the storage. */
async function storedText({ storage }: ProcessingParts, work: Work): Promise<string | null> {
  if (work.text !== null) return work.text;
  try {
    const { content } = await storage.get(work.claim.contentKey);
    work.text = await textOf(content);
    return work.text;
  } catch (error) {
    if (error instanceof StorageError && error.failure === 'not_found') return null;
    throw error;
  }
}

/** A passage under its headings: `It takes two hours.` is about nothing without `Charging the arm`. */
const embeddedText = ({ heading, text }: Chunk): string => (heading === null ? text : `${heading}\n\n${text}`);

async function embed(parts: ProcessingParts, work: Work): Promise<Step> {
  const { repository, models, reader, now } = parts;
  const { claim, signal } = work;
  const { embeddingModel, embeddingDimensions } = claim.knowledgeBase;
  const text = await storedText(parts, work);
  if (text === null) return 'parse';
  await repository.removeChunks(claim, { status: 'chunking', step: 'embed' }, now());
  work.chunks ??= await reader.chunk(text, { organizationId: claim.organizationId, signal });
  // Stored batch by batch, because the vectors of a long text are hundreds of megabytes. Nothing is found in the file before it is completed.
  for (let start = 0; start < work.chunks.length; start += embeddingBatch) {
    const batch = work.chunks.slice(start, start + embeddingBatch);
    const embeddings = await models.embed(embeddingModel, batch.map(embeddedText), { signal });
    const embedded = batch.map((chunk, index): EmbeddedChunk => {
      const embedding = embeddings[index];
      if (embedding?.length !== embeddingDimensions)
        throw new ModelError('rejected', 'The embedding model answers with vectors of another length than before');
      return { ...chunk, embedding };
    });
    await repository.addChunks(claim, embedded, now());
  }
  await repository.advance(claim, { status: 'chunking', step: 'extract' }, now());
  return 'extract';
}

async function extract(parts: ProcessingParts, work: Work): Promise<Step> {
  const { claim, signal } = work;
  const { extractionModel: model, extractionSchema: schema } = claim.knowledgeBase;
  if (model === null || schema === null) return 'trigger';
  const text = await storedText(parts, work);
  if (text === null) return 'parse';
  const extractedData = await extractData(parts.models, { model, schema, fileName: claim.fileName, text }, signal);
  await parts.repository.advance(claim, { status: 'chunking', step: 'trigger', extractedData }, parts.now());
  return 'trigger';
}

async function trigger(parts: ProcessingParts, { claim }: Work): Promise<Step> {
  const open = await prepareTrigger(parts, claim);
  await parts.repository.complete(claim, open, parts.now());
  return 'none';
}

const steps = { parse, embed, extract, trigger };

/** Takes the file through all steps that are left. */
export async function processFile(parts: ProcessingParts, work: Work): Promise<void> {
  while (work.step !== 'none') {
    work.signal.throwIfAborted();
    work.step = await steps[work.step](parts, work);
  }
}

/** Completes a file whose agent cannot be run. */
export const completeWithoutTrigger = (parts: ProcessingParts, claim: Claim): Promise<void> =>
  parts.repository.complete(claim, notTriggered('The agent could not be run.'), parts.now());

export interface Failure {
  /** For people. */
  readonly reason: string;
  /** Another try would come to the same. */
  readonly isPermanent: boolean;
}

export const failedStatus: Record<Exclude<Step, 'trigger' | 'none'>, Status> = {
  parse: 'parse_failed',
  embed: 'chunk_failed',
  extract: 'extract_failed',
};

/** What a failure of a step means for the file. Every text is our own: those of dependencies hold keys and addresses. */
export function explainFailure(step: Step, error: unknown): Failure {
  if (error instanceof DocumentError) return { reason: error.reason, isPermanent: true };
  if (error instanceof ExtractionError) return { reason: error.message, isPermanent: true };
  if (error instanceof ModelError)
    return {
      reason: error.message,
      isPermanent: !['unavailable', 'rate_limited', 'timed_out'].includes(error.failure),
    };
  if (error instanceof StorageError) {
    return error.failure === 'not_found' && step === 'parse'
      ? { reason: 'The uploaded file is no longer in the storage', isPermanent: true }
      : { reason: 'The storage of files did not answer', isPermanent: false };
  }
  return { reason: 'The service failed while it processed the file', isPermanent: false };
}

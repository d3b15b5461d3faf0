// Reads each document in a separate process, which then ends. Reasons: server/docs/decisions/document-processes.md.
import { defaultLimits, type DocumentLimits } from './limits.js';
import { statedType, supportedTypes } from './kinds.js';
import { createSemaphore } from '../concurrency/semaphore.js';
import { tooManyBytes, type DocumentReader, type ReadingOptions } from './port.js';
import { readInChildProcess, type Reading, type ReadingInput } from './read-in-child-process.js';

export interface DocumentReaderOptions {
  readonly limits?: Partial<DocumentLimits>;
  /**
   * Maximum number of processes. Further documents wait. Each process may use `memoryBytes`. If the maximum is above 1,
   * each organization can use all processes but one, so that it does not block other organizations. Default: 3.
   */
  readonly maxProcesses?: number;
}

export interface ClosableDocumentReader extends DocumentReader {
  /** Aborts all readings in progress, which then reject. */
  close(): Promise<void>;
}

export function createDocumentReader({
  limits: given = {},
  maxProcesses = 3,
}: DocumentReaderOptions = {}): ClosableDocumentReader {
  const limits = { ...defaultLimits, ...given };
  const semaphore = createSemaphore({ max: maxProcesses, maxPerOrganization: Math.max(1, maxProcesses - 1) });
  const closing = new AbortController();
  const inProgress = new Set<Promise<unknown>>();

  async function work(input: ReadingInput, organizationId: string, signal: AbortSignal): Promise<Reading> {
    const release = await semaphore.acquire(organizationId, signal);
    try {
      return await readInChildProcess(input, limits, signal);
    } finally {
      release();
    }
  }

  function tracked(input: ReadingInput, { organizationId, signal }: ReadingOptions): Promise<Reading> {
    const reading = work(input, organizationId, signal ? AbortSignal.any([signal, closing.signal]) : closing.signal);
    inProgress.add(reading);
    const forget = (): void => void inProgress.delete(reading);
    reading.then(forget, forget);
    return reading;
  }

  return {
    maxDocumentBytes: limits.documentBytes,
    supportedTypes,
    isSupported: (document) => statedType(document) !== null,

    async read(document, options) {
      if (document.content.byteLength > limits.documentBytes) throw tooManyBytes(limits.documentBytes);
      const { text, chunks } = await tracked(document, options);
      if (text === null) throw new Error('a process to read a document returned no text');
      return { text, chunks };
    },

    async chunk(text, options) {
      const { chunks } = await tracked({ text }, options);
      if (chunks === null) throw new Error('a process to split a text into chunks returned no chunks');
      return chunks;
    },

    async close() {
      closing.abort(new Error('the reader of documents is closed'));
      await Promise.allSettled(inProgress);
    },
  };
}

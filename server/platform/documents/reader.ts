// Reads documents, each in a process of its own that is ended afterwards. Why so: docs/decisions/document-processes.md.
import { DocumentError } from './document-error.js';
import { defaultLimits, type DocumentLimits } from './limits.js';
import { createSemaphore } from '../semaphore.js';
import type { DocumentReader, ReadingOptions } from './port.js';
import { readInProcess, type Reading, type ReadingInput } from './process.js';

export interface DocumentReaderOptions {
  readonly limits?: Partial<DocumentLimits>;
  /**
   * Maximum processes; further documents wait. Each may take the memory of the limits. All but one may work for one organization, so that a slow
   * document of one does not stop the others. Default 3.
   */
  readonly maxProcesses?: number;
}

export interface ClosableDocumentReader extends DocumentReader {
  /** Ends what is being read; those who wait for it get an error. */
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
      return await readInProcess(input, limits, signal);
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
    async read(document, options) {
      if (document.content.byteLength > limits.documentBytes)
        throw new DocumentError(`The file is larger than ${Math.floor(limits.documentBytes / 2 ** 20)} MB`);
      const { text, chunks } = await tracked(document, options);
      if (text === null) throw new Error('a process to read a document answered without its text');
      return { text, chunks };
    },

    async chunk(text, options) {
      const { chunks } = await tracked({ text }, options);
      if (chunks === null) throw new Error('a process to cut a text into chunks answered without chunks');
      return chunks;
    },

    async close() {
      closing.abort(new Error('the reader of documents is closed'));
      await Promise.allSettled(inProgress);
    },
  };
}

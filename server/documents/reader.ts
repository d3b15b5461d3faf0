// Reads documents, each in a process of its own that is ended afterwards. Why so: docs/decisions/2026-11-21-documents-in-processes.md.
import { DocumentError } from './document-error.js';
import { defaultLimits, type DocumentLimits } from './limits.js';
import type { DocumentReader } from './port.js';
import { readInProcess } from './process.js';
import { createTurnstile } from './turnstile.js';

export interface DocumentReaderOptions {
  readonly limits?: Partial<DocumentLimits>;
  /** How many processes at once; further documents wait. Each may take the memory of the limits. Default 2. */
  readonly maxProcesses?: number;
}

export interface ClosableDocumentReader extends DocumentReader {
  /** Ends what is being read; those who wait for it get an error. */
  close(): Promise<void>;
}

export function createDocumentReader({ limits: given = {}, maxProcesses = 2 }: DocumentReaderOptions = {}): ClosableDocumentReader {
  const limits = { ...defaultLimits, ...given };
  const turnstile = createTurnstile(maxProcesses);
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();

  async function read(document: Parameters<DocumentReader['read']>[0], signal: AbortSignal): Promise<{ text: string }> {
    if (document.content.byteLength > limits.documentBytes) throw new DocumentError(`The file is larger than ${Math.floor(limits.documentBytes / 2 ** 20)} MB`);
    const leave = await turnstile.enter(signal);
    try {
      return { text: await readInProcess(document, limits, signal) };
    } finally {
      leave();
    }
  }

  return {
    read(document, { signal }) {
      const reading = read(document, signal ? AbortSignal.any([signal, closing.signal]) : closing.signal);
      underWay.add(reading);
      const forget = (): void => void underWay.delete(reading);
      reading.then(forget, forget);
      return reading;
    },
    async close() {
      closing.abort(new Error('the reader of documents is closed'));
      await Promise.allSettled(underWay);
    },
  };
}

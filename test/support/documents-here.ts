// Reads the documents of a test server in the test process, because starting a reading process takes 0.2 s of CPU time.
import { chunkText } from '../../server/platform/documents/chunks.js';
import { documentError } from '../../server/platform/documents/document-error.js';
import { textOfDocument } from '../../server/platform/documents/document-text.js';
import { DocumentError, type DocumentReader } from '../../server/platform/documents/index.js';
import { defaultLimits } from '../../server/platform/documents/limits.js';

/** Makes a reader start no processes. Do not use it for documents that exhaust memory, time or the stack. */
export function readDocumentsHere(reader: DocumentReader): void {
  Object.assign(reader, {
    async read(document) {
      try {
        const text = await textOfDocument(document, defaultLimits.textLength);
        return { text, chunks: chunkText(text) };
      } catch (error) {
        throw error instanceof DocumentError ? error : documentError('damaged', { cause: error });
      }
    },
    chunk: async (text) => chunkText(text),
  } satisfies Pick<DocumentReader, 'read' | 'chunk'>);
}

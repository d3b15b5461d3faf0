import { documentLimits } from '../../generated/operations.js';

export interface DocumentLimits {
  /** Maximum time to extract the text, and again to split each 5 million characters of it into chunks. */
  readonly timeMs: number;
  /** Maximum memory of the whole process that reads the document. */
  readonly memoryBytes: number;
  readonly documentBytes: number;
  /** Maximum length of the extracted text, in UTF-16 units. */
  readonly textLength: number;
}

/** How these limits were measured: server/docs/decisions/document-processes.md. */
export const defaultLimits: DocumentLimits = {
  timeMs: 60_000,
  memoryBytes: 768 * 2 ** 20,
  documentBytes: documentLimits.fileBytes,
  textLength: documentLimits.textCharacters,
};

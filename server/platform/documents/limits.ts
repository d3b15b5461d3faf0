import { documentLimits } from '../../generated/operations.js';

export interface DocumentLimits {
  /** Maximum time to extract the text. The same limit applies to splitting each part of the text into chunks. */
  readonly timeMs: number;
  /** Maximum memory of the whole process that reads the document. */
  readonly memoryBytes: number;
  readonly documentBytes: number;
  /** Maximum length of the extracted text, in UTF-16 units. */
  readonly textLength: number;
}

/** Reasons for these limits: server/docs/decisions/document-processes.md. */
export const defaultLimits: DocumentLimits = {
  timeMs: 60_000,
  memoryBytes: 768 * 2 ** 20,
  documentBytes: documentLimits.fileBytes,
  textLength: documentLimits.textCharacters,
};

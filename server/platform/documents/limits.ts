export interface DocumentLimits {
  /** Longest a document may take, from the moment that its process is ready. */
  readonly timeMs: number;
  /** Of the whole process that reads it. */
  readonly memoryBytes: number;
  readonly documentBytes: number;
  /** Of the text that comes out, in UTF-16 units. */
  readonly textLength: number;
}

/** How they were measured: docs/decisions/document-processes.md. */
export const defaultLimits: DocumentLimits = {
  timeMs: 60_000,
  memoryBytes: 768 * 2 ** 20,
  documentBytes: 50 * 2 ** 20,
  textLength: 5_000_000,
};

// The text of documents, as the rest of the product asks for it: taken out of a file, then cut into chunks that an embedding model can take.

export interface DocumentReader {
  /**
   * Takes the text out of a document as Markdown, within limits of time and memory. Rejects with DocumentError when it is the document that
   * cannot be read, with the signal's reason when that is aborted, and with another error when the service is at fault and a later try may work.
   */
  read(document: { content: Uint8Array; contentType: string; fileName: string }, options: { signal?: AbortSignal }): Promise<{ text: string }>;
}

export interface Chunk {
  /** From 0. */
  readonly position: number;
  readonly text: string;
  readonly tokenCount: number;
  /** The headings above it, outermost first; null where there is none. */
  readonly heading: string | null;
}

export interface ChunkOptions {
  /** Default 400. */
  readonly maxTokens?: number;
  /** How much of the end of a chunk the next begins with. Default 60. */
  readonly overlapTokens?: number;
}

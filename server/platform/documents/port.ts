// The text of documents, as the rest of the product asks for it: taken out of a file, then cut into chunks that an embedding model can take.

export interface ReadingOptions {
  /** No organization can use all processes. */
  readonly organizationId: string;
  readonly signal?: AbortSignal;
}

/**
 * Both methods work in a process of their own, within limits of time and memory. They reject with DocumentError if the document is at fault, with
 * the signal's reason if that is aborted, and with another error if the service is at fault and a later try may work.
 */
export interface DocumentReader {
  /**
   * Takes the text out of a document as Markdown, and cuts it into chunks in the same process. `chunks` is null if only the second did not work:
   * `chunk` then says why.
   */
  read(
    document: { content: Uint8Array; contentType: string; fileName: string },
    options: ReadingOptions,
  ): Promise<{ text: string; chunks: Chunk[] | null }>;
  chunk(text: string, options: ReadingOptions): Promise<Chunk[]>;
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

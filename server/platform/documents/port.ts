// The port for documents: extracts the text of a file and splits it into chunks for an embedding model.
import { reasons } from '../../generated/reasons.js';
import { fillIn } from '../text-placeholders.js';

export interface ReadingOptions {
  /** The organization that uses the process. The number of its concurrent processes is limited. */
  readonly organizationId: string;
  readonly signal?: AbortSignal;
}

/**
 * `read` and `chunk` use a separate process with time and memory limits. They reject with DocumentError if the document
 * is at fault, and with the signal's reason if the signal is aborted. After any other error, a retry may succeed.
 */
export interface DocumentReader {
  /** Maximum size of a document. `read` rejects a larger document. */
  readonly maxDocumentBytes: number;
  /** The supported types, as error texts list them. */
  readonly supportedTypes: string;
  /** Returns whether the content type or the extension states a supported type. The content may contradict it. */
  isSupported(document: { contentType: string; fileName: string }): boolean;
  /**
   * Extracts the text of a document as Markdown and splits it into chunks. `chunks` is null if only splitting failed.
   * Call `chunk` in this case: it succeeds or rejects with the reason.
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
  /** Headings above the chunk, outermost first and joined by ` > `, or null if there is none. */
  readonly heading: string | null;
}

export interface ChunkOptions {
  /** Default: 400. */
  readonly maxTokens?: number;
  /** Maximum number of tokens at the end of a chunk that the next chunk repeats. Default: 60. */
  readonly overlapTokens?: number;
}

/**
 * `unsupported`: the service does not read documents of this type, or does not support a feature that the document
 * uses. `invalid`: the document is damaged, or is not of the stated type. `too_large`: the document exceeds a limit of
 * size, nesting or memory.
 */
export type DocumentFailure = 'unsupported' | 'invalid' | 'encrypted' | 'no_text' | 'too_large' | 'timed_out';

/**
 * Means that the document is at fault, not the service, so do not retry. The message of the error is shown to users.
 */
export class DocumentError extends Error {
  override readonly name = 'DocumentError';

  constructor(
    readonly failure: DocumentFailure,
    message: string,
    options: { cause?: unknown } = {},
  ) {
    super(message, options);
  }
}

export const tooManyBytes = (maxDocumentBytes: number) =>
  new DocumentError(
    'too_large',
    fillIn(reasons.document.tooManyBytes.text, { mebibytes: Math.floor(maxDocumentBytes / 2 ** 20) }),
  );

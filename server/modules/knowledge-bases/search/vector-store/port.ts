// Stores embeddings and finds the nearest ones. See server/docs/decisions/search.md. The port is in this module, not in
// the platform, because the adapters use tables of the module.
import type { Chunk } from '../../../../platform/documents/port.js';
import type { Transaction } from '../../../../platform/unit-of-work/unit-of-work.js';

export interface FileKey {
  readonly organizationId: string;
  readonly knowledgeBaseId: number;
  readonly fileRecordId: number;
}

export interface EmbeddedChunk extends Chunk {
  /**
   * The Euclidean length is 1. It is less if the chunk has lines of a table of contents or an index of the document, so
   * that the chunk ranks lower.
   */
  readonly embedding: Float32Array;
}

export interface SearchSpace {
  readonly knowledgeBaseId: number;
  readonly limit: number;
  /** Aborted if the request is cancelled. */
  readonly signal?: AbortSignal;
}

/** In a vector search, the score is a dot product, from -1 to 1. */
export interface Match {
  readonly fileRecordId: number;
  readonly position: number;
  readonly score: number;
}

export interface VectorStore {
  readonly kind: 'signatures' | 'pgvector';
  /** The caller must hold the lock of the file. */
  insert(transaction: Transaction, file: FileKey, chunks: readonly EmbeddedChunk[]): Promise<void>;
  /** Returns the nearest chunks of searchable files, best first. */
  nearest(organizationId: string, space: SearchSpace, query: Float32Array): Promise<Match[]>;
  /**
   * Creates missing indexes and fills in columns that are empty in older rows. Called periodically, in one process at a
   * time.
   */
  maintain(signal: AbortSignal): Promise<void>;
}

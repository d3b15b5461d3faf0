// Where embeddings lie and how the nearest are found. Two implementations of one interface; a test holds both to the same ranking:
// exact-repository.ts works on every Postgres, pgvector-repository.ts where the extension `vector` is installed.
// docs/decisions/vector-search.md says why.
import type { Knex } from 'knex';
import type { Chunk } from '../../platform/documents/index.js';
import type { Match } from './nearest.js';

export interface FileReference {
  readonly organizationId: string;
  readonly knowledgeBaseId: number;
  /** `id` of the file record. */
  readonly fileRecordId: number;
}

export interface EmbeddedChunk extends Chunk {
  /** Of length 1. */
  readonly embedding: Float32Array;
}

export interface SearchSpace {
  readonly knowledgeBaseId: number;
  readonly limit: number;
  /** Ends a search that nobody waits for any more. */
  readonly signal?: AbortSignal;
}

export interface VectorStore {
  readonly kind: 'exact' | 'pgvector';
  /** Adds chunks to those of a file. The caller holds the file's lock. */
  insert(transaction: Knex.Transaction, file: FileReference, chunks: readonly EmbeddedChunk[]): Promise<void>;
  /** The nearest chunks of searchable files, best first. */
  nearest(organizationId: string, space: SearchSpace, query: Float32Array): Promise<Match[]>;
  /** Brings indexes and what other processes wrote up to date. Comes again and again, in one process at a time. */
  maintain(signal: AbortSignal): Promise<void>;
}

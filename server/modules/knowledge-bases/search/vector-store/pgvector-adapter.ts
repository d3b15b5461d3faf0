// A pgvector index holds only vectors with the same number of dimensions. So each number of dimensions in use has its
// own partial HNSW index, up to pgvector's maximum.
//
// The column `embedding_vector` is a copy of `embedding`. While a knowledge base has rows without the copy,
// signature-adapter.ts searches it.
import { readUntilAborted } from '../../../../platform/database/cancellation.js';
import type { Database, DatabaseTransaction } from '../../../../platform/database/database.js';
import { allowLongStatements, type WatchedClient } from '../../../../platform/database/watched-client.js';
import { createSignatureVectorStore, insertChunks } from './signature-adapter.js';
import { fromBytes } from './embeddings.js';
import { byNearness } from './nearest.js';
import { searchable } from '../../files-repository.js';
import type { Match, SearchSpace, VectorStore } from './port.js';

const lockKey = 7_306_041_523;
/** Limits of pgvector's HNSW indexes. */
const maxVectorDimensions = 2_000;
const maxHalfVectorDimensions = 4_000;
/** Value of `hnsw.ef_search`. With 100 candidates, the index missed a third of the nearest passages (measured). */
const candidates = 400;
const backfillRows = 500;
/**
 * First version with iterative index scans. Without them, the filter by knowledge base could discard every candidate of
 * the index.
 */
const minVersion = [0, 8];

interface UnfilledRow {
  organization_id: string;
  knowledge_base_id: number;
  file_record_id: number;
  position: number;
  embedding: Buffer;
}

const toText = (embedding: Float32Array): string => `[${embedding.join(',')}]`;
const indexName = (dimensions: number): string => `knowledge_base_chunks_vector_${dimensions}_index`;

/** Returns null if pgvector cannot index this number of dimensions. */
function indexTypeOf(dimensions: number): { type: string; operators: string } | null {
  if (dimensions <= maxVectorDimensions) return { type: `vector(${dimensions})`, operators: 'vector_ip_ops' };
  if (dimensions <= maxHalfVectorDimensions) return { type: `halfvec(${dimensions})`, operators: 'halfvec_ip_ops' };
  return null;
}

const isNewEnough = (version: string): boolean => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minVersion;
  return major > minMajor || (major === minMajor && minor >= minMinor);
};

/**
 * Creates the extension, the column, and an index of the rows without a vector. Returns false if the database lacks
 * pgvector in a supported version.
 */
export async function enablePgvector(database: Database): Promise<boolean> {
  const { rows } = await database.raw<{ rows: { version: string }[] }>(
    `select coalesce(installed_version, default_version) as version from pg_available_extensions where name = 'vector'`,
  );
  if (rows[0] === undefined || !isNewEnough(rows[0].version)) return false;
  await database.transaction(async (transaction) => {
    // Without the lock, two starting processes could both create the extension, and one would fail.
    await transaction.raw('select pg_advisory_xact_lock(:lockKey)', { lockKey });
    await transaction.raw('create extension if not exists vector');
    await transaction.raw('alter table knowledge_base_chunks add column if not exists embedding_vector vector');
    await transaction.raw(
      `create index if not exists knowledge_base_chunks_unfilled_index
       on knowledge_base_chunks (organization_id, knowledge_base_id) where embedding_vector is null`,
    );
  });
  return true;
}

function search(
  database: Database,
  organizationId: string,
  { knowledgeBaseId, limit, signal }: SearchSpace,
  query: Float32Array,
): Promise<Match[] | null> {
  return database.transaction(async (transaction) => {
    const { rows: unfilled } = await transaction.raw<{ rows: unknown[] }>(
      `select from knowledge_base_chunks
       where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
         and embedding_vector is null limit 1`,
      { organizationId, knowledgeBaseId },
    );
    if (unfilled.length > 0) return null;
    await transaction.raw(`set local hnsw.iterative_scan = strict_order; set local hnsw.ef_search = ${candidates}`);
    const type = indexTypeOf(query.length)?.type ?? 'vector';
    const rows = await readUntilAborted<Match>(
      transaction,
      signal,
      `select file_record_id as "fileRecordId", position, -(embedding_vector <#> cast(:query as vector)) as score
       from knowledge_base_chunks as chunks
       where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
         and vector_dims(embedding_vector) = ${query.length}
         and exists (
           select from knowledge_base_files as files
           where files.organization_id = chunks.organization_id and files.knowledge_base_id = chunks.knowledge_base_id
             and files.id = chunks.file_record_id and ${searchable}
         )
       order by cast(embedding_vector as ${type}) <#> cast(:query as ${type})
       limit :limit`,
      { organizationId, knowledgeBaseId, query: toText(query), limit },
    );
    return rows.sort(byNearness);
  });
}

/** Fills `embedding_vector` in rows that were inserted without it, for example before the extension was enabled. */
async function backfill(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await database.raw<{ rows: UnfilledRow[] }>(
      `select organization_id, knowledge_base_id, file_record_id, position, embedding from knowledge_base_chunks
       where embedding_vector is null limit :backfillRows
       -- all organizations`,
      { backfillRows },
    );
    if (rows.length === 0) return;
    const filled = rows.map(({ embedding, ...key }) => ({ ...key, vector: toText(fromBytes(embedding)) }));
    await database.raw(
      `update knowledge_base_chunks as chunks set embedding_vector = cast(filled.vector as vector)
       from jsonb_to_recordset(cast(:filled as jsonb))
         as filled (organization_id text, knowledge_base_id integer, file_record_id integer, position integer,
         vector text)
       where chunks.organization_id = filled.organization_id and chunks.knowledge_base_id = filled.knowledge_base_id
         and chunks.file_record_id = filled.file_record_id and chunks.position = filled.position
         and chunks.embedding_vector is null
       -- all organizations`,
      { filled: JSON.stringify(filled) },
    );
  }
}

export function createPgvectorStore(database: Database): VectorStore {
  const signatures = createSignatureVectorStore(database);

  return {
    kind: 'pgvector',

    insert: (transaction: DatabaseTransaction, file, chunks) => insertChunks(transaction, file, chunks, toText),

    async nearest(organizationId, space, query) {
      const matches = await search(database, organizationId, space, query);
      // The index scan stops after about 20,000 neighbors. If too many belong to other knowledge bases, results are
      // missing, so search with the signatures.
      return matches !== null && matches.length === space.limit
        ? matches
        : signatures.nearest(organizationId, space, query);
    },

    async maintain(signal) {
      await signatures.maintain(signal);
      await backfill(database, signal);
      await createIndexes(database, signal);
    },
  };
}

/** Builds missing indexes without blocking writes. */
async function createIndexes(database: Database, signal: AbortSignal): Promise<void> {
  const { rows: used } = await database.raw<{ rows: { dimensions: number }[] }>(
    `select distinct embedding_dimensions as dimensions from knowledge_bases
     where deleted_at is null order by 1
     -- all organizations`,
  );
  const { rows: known } = await database.raw<{ rows: { name: string; isValid: boolean }[] }>(
    `select relname as name, indisvalid as "isValid" from pg_index join pg_class on pg_class.oid = indexrelid
     where indrelid = cast('knowledge_base_chunks' as regclass)`,
  );
  for (const { dimensions } of used) {
    const indexType = indexTypeOf(dimensions);
    const name = indexName(dimensions);
    const index = known.find((candidate) => candidate.name === name);
    if (indexType === null || index?.isValid || signal.aborted) continue;
    await withoutStatementTimeout(database, async (run) => {
      // An interrupted build leaves an unused invalid index, whose name blocks the next build.
      if (index) await run(`drop index concurrently ${name}`);
      await run(
        `create index concurrently ${name}
          on knowledge_base_chunks using hnsw ((cast(embedding_vector as ${indexType.type})) ${indexType.operators})
         where vector_dims(embedding_vector) = ${dimensions}`,
      );
    });
  }
}

/** Runs statements without a time limit, on one connection and outside a transaction. */
async function withoutStatementTimeout(
  database: Database,
  work: (run: (sql: string) => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const connection = (await database.client.acquireConnection()) as WatchedClient;
  const run = async (sql: string): Promise<unknown> => database.raw(sql).connection(connection as never);
  try {
    const { rows } = (await run('show statement_timeout')) as { rows: { statement_timeout: string }[] };
    await run('set statement_timeout = 0');
    const restoreLimit = allowLongStatements(connection);
    try {
      await work(run);
    } finally {
      restoreLimit();
      await run(`set statement_timeout = '${rows[0]?.statement_timeout ?? '0'}'`);
    }
  } finally {
    await database.client.releaseConnection(connection);
  }
}

// Vector search without a Postgres extension. Postgres compares the signatures of all chunks of a knowledge base, and
// this process compares the embeddings of the best candidates. If a chunk has no signature yet, the process reads all
// embeddings instead, in pages.
import type { Database, DatabaseTransaction } from '../../../../platform/database/database.js';
import { readUntilAborted } from '../../../../platform/database/cancellation.js';
import { dotProduct, fromBytes, signaturesOf, toBytes } from './embeddings.js';
import { createNearest } from './nearest.js';
import { searchable } from '../../files-repository.js';
import { indexedText, lockLanguage, searchVector } from '../full-text-repository.js';
import type { EmbeddedChunk, FileKey, SearchSpace, VectorStore } from './port.js';

/**
 * Maximum size of a page of embeddings. Limits the memory of a search, and the time that one page blocks the event
 * loop.
 */
const pageBytes = 4 * 1024 * 1024;
/** Maximum rows per insert: 1.2 MB of embeddings with 1,536 numbers each. */
const insertRows = 200;
const candidates = 1_000;
const backfillRows = 500;

/**
 * Inserts chunks with their search vectors. `vectorOf` returns the value of pgvector's column. Omit `vectorOf` if the
 * column does not exist.
 */
export async function insertChunks(
  transaction: DatabaseTransaction,
  { organizationId, knowledgeBaseId, fileRecordId }: FileKey,
  chunks: readonly EmbeddedChunk[],
  vectorOf?: (embedding: Float32Array) => string,
): Promise<void> {
  const language = await lockLanguage(transaction, organizationId, knowledgeBaseId);
  const [vectorColumn, vector] = vectorOf ? [', embedding_vector', ', cast(chunk.vector as vector)'] : ['', ''];
  for (let start = 0; start < chunks.length; start += insertRows) {
    const batch = chunks.slice(start, start + insertRows);
    const indexed = batch.map((chunk) => indexedText(knowledgeBaseId, chunk));
    await transaction.raw(
      `insert into knowledge_base_chunks (organization_id, knowledge_base_id, file_record_id, position, heading, text,
         token_count, embedding, signature, search_vector${vectorColumn})
       select :organizationId, :knowledgeBaseId, :fileRecordId, chunk.position, chunk.heading, chunk.text,
         chunk.token_count, chunk.embedding, cast(chunk.signature as bit varying),
         ${searchVector(':language', 'chunk.words', 'chunk.exact')}${vector}
       from unnest(cast(:positions as integer[]), cast(:headings as text[]), cast(:texts as text[]),
         cast(:tokenCounts as integer[]), cast(:embeddings as bytea[]), cast(:signatures as text[]),
         cast(:words as text[]), cast(:exact as text[]), cast(:vectors as text[]))
         as chunk (position, heading, text, token_count, embedding, signature, words, exact, vector)`,
      {
        organizationId,
        knowledgeBaseId,
        fileRecordId,
        language,
        positions: batch.map(({ position }) => position),
        headings: batch.map(({ heading }) => heading),
        texts: batch.map(({ text }) => text),
        tokenCounts: batch.map(({ tokenCount }) => tokenCount),
        embeddings: batch.map(({ embedding }) => toBytes(embedding)),
        signatures: batch.map(({ embedding }) => signaturesOf(embedding).signature),
        words: indexed.map(({ words }) => words),
        exact: indexed.map(({ exact }) => exact),
        vectors: vectorOf ? batch.map(({ embedding }) => vectorOf(embedding)) : [],
      },
    );
  }
}

interface UnsignedRow {
  organization_id: string;
  knowledge_base_id: number;
  file_record_id: number;
  position: number;
  embedding: Buffer;
}

interface Row {
  fileRecordId: number;
  position: number;
  embedding: Buffer;
}

async function readPage(
  database: Database,
  organizationId: string,
  knowledgeBaseId: number,
  after: Pick<Row, 'fileRecordId' | 'position'>,
  size: number,
): Promise<Row[]> {
  const { rows } = await database.raw<{ rows: Row[] }>(
    `select chunks.file_record_id as "fileRecordId", chunks.position, chunks.embedding
     from knowledge_base_chunks as chunks
     join knowledge_base_files as files
       on files.organization_id = chunks.organization_id and files.knowledge_base_id = chunks.knowledge_base_id
         and files.id = chunks.file_record_id
     where chunks.organization_id = :organizationId and chunks.knowledge_base_id = :knowledgeBaseId and ${searchable}
       and (chunks.file_record_id, chunks.position) > (:fileRecordId, :position)
     order by chunks.file_record_id, chunks.position
     limit :size`,
    { organizationId, knowledgeBaseId, ...after, size },
  );
  return rows;
}

async function hasUnsigned(database: Database, organizationId: string, knowledgeBaseId: number): Promise<boolean> {
  const { rows } = await database.raw<{ rows: unknown[] }>(
    `select from knowledge_base_chunks
     where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId and signature is null limit 1`,
    { organizationId, knowledgeBaseId },
  );
  return rows.length > 0;
}

/**
 * Reads the chunks with the best scores. Each score is divided by about the Euclidean length of the chunk's signature.
 * Otherwise, long texts would score higher only because their signatures have more bits that are 1.
 */
const readCandidates = (
  database: Database,
  organizationId: string,
  { knowledgeBaseId, signal }: SearchSpace,
  query: Float32Array,
): Promise<Row[]> =>
  readUntilAborted<Row>(
    database,
    signal,
    `select chunks.file_record_id as "fileRecordId", chunks.position, chunks.embedding
     from (
       select chunks.file_record_id, chunks.position
       from knowledge_base_chunks as chunks
       join knowledge_base_files as files
         on files.organization_id = chunks.organization_id and files.knowledge_base_id = chunks.knowledge_base_id
           and files.id = chunks.file_record_id
       where chunks.organization_id = :organizationId and chunks.knowledge_base_id = :knowledgeBaseId
         and ${searchable}
         and length(chunks.signature) = length(cast(:signature as bit varying))
       order by (bit_count(chunks.signature & cast(:signature as bit varying)) -
         bit_count(chunks.signature & cast(:opposite as bit varying)))
         / sqrt(1 + bit_count(chunks.signature)) desc, chunks.file_record_id, chunks.position
       limit ${candidates}
     ) near
     join knowledge_base_chunks as chunks
       on chunks.organization_id = :organizationId and chunks.knowledge_base_id = :knowledgeBaseId
         and chunks.file_record_id = near.file_record_id and chunks.position = near.position`,
    { organizationId, knowledgeBaseId, ...signaturesOf(query) },
  );

async function* readAll(
  database: Database,
  organizationId: string,
  { knowledgeBaseId, signal }: SearchSpace,
  size: number,
) {
  let last: Pick<Row, 'fileRecordId' | 'position'> = { fileRecordId: 0, position: 0 };
  while (!signal?.aborted) {
    const rows = await readPage(database, organizationId, knowledgeBaseId, last, size);
    yield rows;
    const end = rows.at(-1);
    if (end === undefined || rows.length < size) return;
    last = end;
  }
}

/** Fills in the signatures of chunks that were stored before the column existed. */
async function fillInSignatures(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await database.raw<{ rows: UnsignedRow[] }>(
      `select organization_id, knowledge_base_id, file_record_id, position, embedding from knowledge_base_chunks
       where signature is null limit ${backfillRows}
       -- all organizations`,
    );
    if (rows.length === 0) return;
    const signed = rows.map(({ embedding, ...key }) => ({ ...key, ...signaturesOf(fromBytes(embedding)) }));
    await database.raw(
      `update knowledge_base_chunks as chunks set signature = cast(signed.signature as bit varying)
       from jsonb_to_recordset(cast(:signed as jsonb))
         as signed (organization_id text, knowledge_base_id integer, file_record_id integer, position integer,
         signature text)
       where chunks.organization_id = signed.organization_id and chunks.knowledge_base_id = signed.knowledge_base_id
         and chunks.file_record_id = signed.file_record_id and chunks.position = signed.position
         and chunks.signature is null
       -- all organizations`,
      { signed: JSON.stringify(signed) },
    );
  }
}

export function createSignatureVectorStore(database: Database): VectorStore {
  return {
    kind: 'signatures',

    insert: (transaction: DatabaseTransaction, file, chunks) => insertChunks(transaction, file, chunks),

    async nearest(organizationId, space, query) {
      const nearest = createNearest(space.limit);
      const add = (rows: readonly Row[]) => {
        for (const { fileRecordId, position, embedding } of rows)
          nearest.add({ fileRecordId, position, score: dotProduct(query, fromBytes(embedding)) });
      };
      if (await hasUnsigned(database, organizationId, space.knowledgeBaseId)) {
        const size = Math.ceil(pageBytes / query.byteLength);
        for await (const rows of readAll(database, organizationId, space, size)) add(rows);
      } else add(await readCandidates(database, organizationId, space, query));
      return nearest.matches();
    },

    maintain: (signal) => fillInSignatures(database, signal),
  };
}

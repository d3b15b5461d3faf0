// Full-text search in Postgres. See server/docs/decisions/search.md.
import { randomUUID } from 'node:crypto';
import type { Database, DatabaseTransaction } from '../../../platform/database/database.js';
import type { Chunk } from '../../../platform/documents/port.js';
import type { Match } from './vector-store/port.js';
import { searchable } from '../files-repository.js';
import { readUntilAborted } from '../../../platform/database/cancellation.js';
import { queryTerms, quoted, chunkTerms } from './search-terms.js';

/** Maximum chunks that a search ranks, and maximum chunks that it counts for each term. */
export const maxCandidates = 1_000;
/**
 * Maximum chunks of the whole knowledge base that a search counts. It exceeds `maxCandidates`, the maximum count of a
 * term. If both were equal, a term with the maximum count would seem to occur in every chunk, and have a weight of
 * almost 0.
 */
const maxTotal = 2 * maxCandidates;
/** Maximum terms that a search uses. In a longer query, exact terms have priority, then the longest words. */
const maxTerms = 32;
/** The weights of the classes D, C, B and A of `ts_rank`. All terms have class D. */
const classWeights = '{1, 1, 1, 1}';
/**
 * The option of `ts_rank` that divides a score by 1 + the logarithm of the chunk's length. Otherwise, long chunks would
 * rank first.
 */
const normalization = 1;

/**
 * Returns a term that every chunk of the knowledge base contains, so that the index returns only these chunks. The term
 * has a space, so no word equals it.
 */
const scopeOf = (knowledgeBaseId: number): string => `kb ${knowledgeBaseId}`;

/**
 * Returns the SQL of a chunk's search vector. The parameters are SQL expressions. `indexedText` returns the values of
 * `words` and `exact`.
 */
export const searchVector = (language: string, words: string, exact: string) =>
  `to_tsvector(cast(${language} as regconfig), ${words}) || cast(${exact} as tsvector)`;

export const indexedText = (knowledgeBaseId: number, { heading, text }: Pick<Chunk, 'heading' | 'text'>) => {
  const { words, exact } = chunkTerms(heading, text);
  return { words, exact: `${quoted(scopeOf(knowledgeBaseId))} ${exact}` };
};

/**
 * Reads the language of a knowledge base and locks it until the transaction ends. Call this before inserting chunks.
 * Otherwise, `maintain` could miss chunks that are committed after a change of the language.
 */
export async function lockLanguage(
  transaction: DatabaseTransaction,
  organizationId: string,
  knowledgeBaseId: number,
): Promise<string> {
  const { rows } = await transaction.raw<{ rows: { language: string }[] }>(
    'select language from knowledge_bases where organization_id = :organizationId and id = :knowledgeBaseId for share',
    { organizationId, knowledgeBaseId },
  );
  return rows[0]?.language ?? 'simple';
}

export interface TextSearchOptions {
  readonly knowledgeBaseId: number;
  readonly language: string;
  readonly limit: number;
  readonly signal?: AbortSignal;
}

export interface FullTextRepository {
  /** Returns the best chunks of searchable files, with scores from 0 to 1. */
  find(organizationId: string, space: TextSearchOptions, query: string): Promise<Match[]>;
  /** Indexes chunks without a search vector, and the chunks of knowledge bases whose language was changed. */
  maintain(signal: AbortSignal): Promise<void>;
}

interface CountedTerm {
  readonly term: string;
  /** Number of chunks with the term, at most `maxCandidates`. */
  readonly count: number;
  /** Number of chunks of the knowledge base, at most `maxTotal`. */
  readonly total: number;
}

export interface TextPlan {
  /** A `tsquery` that selects the chunks to rank. */
  readonly candidates: string;
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
}

/**
 * Weights each term by its rarity, and selects the chunks with the rarest terms, up to `maxCandidates`. If even the
 * rarest term occurs in `maxCandidates` chunks or more, selects the chunks that contain all terms. Terms that no chunk
 * contains have no effect on the selection. But scores are divided by the sum of all weights, so these terms lower the
 * scores of the knowledge base. Returns null if no chunk contains any of the terms.
 */
export function planOf(counted: readonly CountedTerm[]): TextPlan | null {
  const found = counted.filter(({ count }) => count > 0).sort((one, other) => one.count - other.count);
  if (found.length === 0) return null;
  let sum = 0;
  const rarest = found.filter(({ count }) => {
    if (count === maxCandidates || sum + count > maxCandidates) return false;
    sum += count;
    return true;
  });
  const candidates = rarest.length > 0 ? rarest : found;
  return {
    candidates: candidates.map(({ term }) => quoted(term)).join(rarest.length > 0 ? ' | ' : ' & '),
    terms: counted.map(({ term, count, total }) => ({ term, weight: rarity(count, total) })),
  };
}

/** The inverse document frequency of BM25. */
const rarity = (count: number, total: number): number => Math.log(1 + (total - count + 0.5) / (count + 0.5));

const countTermsSql = `
  with terms as (
    select term, min(place) as place, max(length(term)) as length
    from (
      select term, 0 as place from unnest(cast(:exact as text[])) as term
      union all
      select term, 1 from unnest(tsvector_to_array(to_tsvector(cast(:language as regconfig), :words))) as term
    ) as given
    group by term
    order by place, length desc, term
    limit :maxTerms
  ), chunks as (
    select count(*) as total
    from (
      select from knowledge_base_chunks
      where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
      limit :maxTotal
    ) as counted
  )
  select terms.term, cast(chunks.total as integer) as total, cast(found.count as integer) as count
  from terms
  cross join chunks
  cross join lateral (
    select count(*) as count
    from (
      select from knowledge_base_chunks
      where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
        and search_vector @@ (cast(:scope as tsquery) && cast('''' || replace(replace(terms.term, '\\', '\\\\'),
          '''', '''''') || '''' as tsquery))
      limit :maxCandidates
    ) as counted
  ) as found`;

const countTerms = async (
  database: Database,
  organizationId: string,
  { knowledgeBaseId, language, signal }: TextSearchOptions,
  query: string,
): Promise<CountedTerm[]> => {
  const { words, exact } = queryTerms(query);
  return readUntilAborted<CountedTerm>(database, signal, countTermsSql, {
    organizationId,
    knowledgeBaseId,
    language,
    exact,
    words: words.join(' '),
    maxTerms,
    maxCandidates,
    maxTotal,
    scope: quoted(scopeOf(knowledgeBaseId)),
  });
};

const rank = (
  database: Database,
  organizationId: string,
  { knowledgeBaseId, limit, signal }: TextSearchOptions,
  { candidates, terms }: TextPlan,
): Promise<Match[]> =>
  readUntilAborted<Match>(
    database,
    signal,
    // `search_vector || ''` makes Postgres decompress the vector only once.
    `select candidates.file_record_id as "fileRecordId", candidates.position, ranked.score
     from (
       select file_record_id, position, search_vector || '' as search_vector from knowledge_base_chunks
       where organization_id = :organizationId and knowledge_base_id = :knowledgeBaseId
         and search_vector @@ cast(:candidates as tsquery)
       limit :maxCandidates
     ) as candidates
     join knowledge_base_files as files
       on files.organization_id = :organizationId and files.knowledge_base_id = :knowledgeBaseId
         and files.id = candidates.file_record_id and ${searchable}
     cross join lateral (
       select sum(terms.weight * ts_rank(:classWeights, candidates.search_vector, terms.query,
         :normalization)) / :weights as score
       from unnest(cast(cast(:terms as text[]) as tsquery[]), cast(:termWeights as float8[])) as terms (query, weight)
     ) as ranked
     order by ranked.score desc, candidates.file_record_id, candidates.position
     limit :limit`,
    {
      organizationId,
      knowledgeBaseId,
      limit,
      maxCandidates,
      classWeights,
      normalization,
      candidates: `${quoted(scopeOf(knowledgeBaseId))} & (${candidates})`,
      terms: terms.map(({ term }) => quoted(term)),
      termWeights: terms.map(({ weight }) => weight),
      weights: terms.reduce((sum, { weight }) => sum + weight, 0),
    },
  );

export function createFullTextRepository(database: Database): FullTextRepository {
  return {
    async find(organizationId, space, query) {
      const plan = planOf(await countTerms(database, organizationId, space, query));
      return plan === null ? [] : rank(database, organizationId, space, plan);
    },
    async maintain(signal) {
      await indexMissing(database, signal);
      await indexInNewLanguage(database, signal);
    },
  };
}

const indexRows = 200;

interface UnindexedRow {
  organization_id: string;
  knowledge_base_id: number;
  file_record_id: number;
  position: number;
  heading: string | null;
  text: string;
  language: string;
}

const unindexedColumns = `
  chunks.organization_id, chunks.knowledge_base_id, chunks.file_record_id, chunks.position, chunks.heading,
  chunks.text, knowledge_bases.language`;

async function storeVectors(database: Database, rows: readonly UnindexedRow[]): Promise<void> {
  const indexed = rows.map(({ heading, text, ...key }) => ({
    ...key,
    ...indexedText(key.knowledge_base_id, { heading, text }),
  }));
  await database.raw(
    `update knowledge_base_chunks as chunks
     set search_vector = ${searchVector('indexed.language', 'indexed.words', 'indexed.exact')}
     from jsonb_to_recordset(cast(:indexed as jsonb))
       as indexed (organization_id text, knowledge_base_id integer, file_record_id integer, position integer,
       language text, words text, exact text)
     where chunks.organization_id = indexed.organization_id and chunks.knowledge_base_id = indexed.knowledge_base_id
       and chunks.file_record_id = indexed.file_record_id and chunks.position = indexed.position
     -- all organizations`,
    { indexed: JSON.stringify(indexed) },
  );
}

/** Indexes the chunks that were stored before the service had full-text search. */
async function indexMissing(database: Database, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const { rows } = await database.raw<{ rows: UnindexedRow[] }>(
      `select ${unindexedColumns}
       from knowledge_base_chunks as chunks
       join knowledge_bases on knowledge_bases.organization_id = chunks.organization_id
         and knowledge_bases.id = chunks.knowledge_base_id
       where chunks.search_vector is null limit :indexRows
       -- all organizations`,
      { indexRows },
    );
    if (rows.length === 0) return;
    await storeVectors(database, rows);
  }
}

async function indexInNewLanguage(database: Database, signal: AbortSignal): Promise<void> {
  const { rows: stale } = await database.raw<{ rows: { organization_id: string; id: number; language: string }[] }>(
    `select organization_id, id, language from knowledge_bases
     where language <> indexed_language
     order by organization_id, id
     -- all organizations`,
  );
  for (const { organization_id: organizationId, id, language } of stale) {
    const marker = randomUUID();
    await database.raw(
      `update knowledge_bases set indexed_language = :marker
       where organization_id = :organizationId and id = :id and language = :language`,
      { organizationId, id, language, marker },
    );
    let last = { fileRecordId: 0, position: 0 };
    for (let size = indexRows; size === indexRows && !signal.aborted;) {
      const { rows } = await database.raw<{ rows: UnindexedRow[] }>(
        `select ${unindexedColumns}
         from knowledge_base_chunks as chunks
         join knowledge_bases on knowledge_bases.organization_id = chunks.organization_id
           and knowledge_bases.id = chunks.knowledge_base_id
         where chunks.organization_id = :organizationId and chunks.knowledge_base_id = :id
           and (chunks.file_record_id, chunks.position) > (:fileRecordId, :position)
         order by chunks.file_record_id, chunks.position limit :indexRows`,
        { organizationId, id, ...last, indexRows },
      );
      await storeVectors(
        database,
        rows.map((row) => ({ ...row, language })),
      );
      const end = rows.at(-1);
      if (end !== undefined) last = { fileRecordId: end.file_record_id, position: end.position };
      size = rows.length;
    }
    // Each change of the language overwrites the marker. After such a change, this statement updates nothing, and the
    // next call indexes the chunks again.
    if (!signal.aborted)
      await database.raw(
        `update knowledge_bases set indexed_language = :language
         where organization_id = :organizationId and id = :id and indexed_language = :marker`,
        { organizationId, id, language, marker },
      );
  }
}

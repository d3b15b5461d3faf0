// Tests the ranking of both vector stores: signatures on plain Postgres, and pgvector.
import { beforeAll, describe, expect, test } from '@jest/globals';
import { createSignatureVectorStore } from '../../server/modules/knowledge-bases/index.js';
import { dotProduct } from '../../server/modules/knowledge-bases/search/vector-store/embeddings.js';
import { byNearness } from '../../server/modules/knowledge-bases/search/vector-store/nearest.js';
import type { Match } from '../../server/modules/knowledge-bases/search/vector-store/port.js';
import { eventually } from '../support/eventually.js';
import { isFullRun } from '../support/full-run.js';
import { benches, insertBase as addBase, insertFile as addFile, type Bench } from './stores.js';

function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32 - 0.5;
  };
}

function randomVectors(count: number, dimensions: number, seed: number): Float32Array[] {
  const next = randomNumbers(seed);
  return Array.from({ length: count }, () => {
    const vector = new Float32Array(dimensions);
    for (let index = 0; index < dimensions; index++) vector[index] = next();
    const length = Math.sqrt(dotProduct(vector, vector));
    for (let index = 0; index < dimensions; index++) vector[index] = vector[index]! / length;
    return vector;
  });
}

describe.each(benches)('the $kind store', ({ kind, open }) => {
  let bench: Bench;
  beforeAll(async () => void (bench = await open()));

  const insertBase = (organizationId: string, dimensions: number): Promise<number> =>
    addBase(bench.database, organizationId, { dimensions });

  const insertFile = async (
    organizationId: string,
    knowledgeBaseId: number,
    vectors: Float32Array[],
    status = 'completed',
    store = bench.store,
  ): Promise<number> => {
    const file = await addFile(bench.database, organizationId, knowledgeBaseId, status);
    const chunks = vectors.map((embedding, position) => ({
      position,
      heading: null,
      text: `chunk ${position}`,
      tokenCount: 2,
      embedding,
    }));
    await bench.database.transaction((transaction) => store.insert(transaction, file, chunks));
    return file.fileRecordId;
  };

  const expected = (query: Float32Array, files: { id: number; vectors: Float32Array[] }[], limit: number): Match[] =>
    files
      .flatMap(({ id, vectors }) =>
        vectors.map((embedding, position) => ({ fileRecordId: id, position, score: dotProduct(query, embedding) })),
      )
      .sort(byNearness)
      .slice(0, limit);

  const close = (match: Match): Match => ({ ...match, score: expect.closeTo(match.score, 5) as unknown as number });

  test('is selected for a database that supports it', () => expect(bench.store.kind).toBe(kind));

  test.each([3, 384, 2000, 4000, 4500])(
    'ranks embeddings of %d dimensions like a full comparison, before and after indexes are built',
    async (dimensions) => {
      const id = await insertBase('org_rank', dimensions);
      // PGlite takes a second of CPU time to index 60 long embeddings.
      const count = isFullRun || dimensions < 1_000 ? 60 : 20;
      const [query = new Float32Array(), ...vectors] = randomVectors(count + 1, dimensions, dimensions);
      const half = vectors.length / 2;
      const files = [];
      for (const part of [vectors.slice(0, half), vectors.slice(half)])
        files.push({ id: await insertFile('org_rank', id, part), vectors: part });
      for (const limit of [1, 10, 50]) {
        const wanted = expected(query, files, limit).map(close);
        expect(await bench.store.nearest('org_rank', { knowledgeBaseId: id, limit }, query)).toEqual(wanted);
      }
      await bench.store.maintain(new AbortController().signal);
      expect(await bench.store.nearest('org_rank', { knowledgeBaseId: id, limit: 10 }, query)).toEqual(
        expected(query, files, 10).map(close),
      );
    },
  );

  test('returns only searchable chunks of the knowledge base and organization, even if others are closer', async () => {
    const [query = new Float32Array(), near = new Float32Array(), far = new Float32Array()] = randomVectors(3, 16, 7);
    const [mine, other, foreign] = [
      await insertBase('org_a', 16),
      await insertBase('org_a', 16),
      await insertBase('org_b', 16),
    ];
    await insertFile(
      'org_a',
      other,
      Array.from({ length: 200 }, () => query),
    );
    await insertFile(
      'org_b',
      foreign,
      Array.from({ length: 200 }, () => query),
    );
    await insertFile('org_a', mine, [query], 'chunking');
    const [found, failed] = [
      await insertFile('org_a', mine, [far]),
      await insertFile('org_a', mine, [near], 'extract_failed'),
    ];
    await bench.store.maintain(new AbortController().signal);
    const wanted = expected(
      query,
      [
        { id: found, vectors: [far] },
        { id: failed, vectors: [near] },
      ],
      10,
    ).map(close);
    expect(await bench.store.nearest('org_a', { knowledgeBaseId: mine, limit: 10 }, query)).toEqual(wanted);
    expect(await bench.store.nearest('org_b', { knowledgeBaseId: mine, limit: 10 }, query)).toEqual([]);
  });

  if (kind === 'signatures') {
    test('reads all pages of chunks that have no signature, and adds the signatures later', async () => {
      const id = await insertBase('org_pages', 4096);
      // A page has 256 chunks of this length.
      const [query = new Float32Array(), ...vectors] = randomVectors(isFullRun ? 600 : 300, 4096, 11);
      const file = await insertFile('org_pages', id, [...vectors, query]);
      const before = await bench.database('knowledge_base_chunks').where({ knowledge_base_id: id }).pluck('signature');
      await bench.database('knowledge_base_chunks').where({ knowledge_base_id: id }).update({ signature: null });
      const nearest = async () => (await bench.store.nearest('org_pages', { knowledgeBaseId: id, limit: 1 }, query))[0];
      expect(await nearest()).toEqual({ fileRecordId: file, position: vectors.length, score: expect.closeTo(1, 5) });
      await bench.store.maintain(new AbortController().signal);
      expect(await bench.database('knowledge_base_chunks').where({ signature: null })).toEqual([]);
      const after = await bench.database('knowledge_base_chunks').where({ knowledge_base_id: id }).pluck('signature');
      expect(after.sort()).toEqual(before.sort());
      expect(await nearest()).toEqual({ fileRecordId: file, position: vectors.length, score: expect.closeTo(1, 5) });
    });

    test('finds the nearest of many chunks by their signatures, without reading every embedding', async () => {
      const id = await insertBase('org_many', 64);
      // These are more chunks than a search compares by their embeddings.
      const vectors = randomVectors(1_500, 64, 13);
      const file = await insertFile('org_many', id, vectors);
      // Analyzes the table now, so that an automatic analysis cannot change the plan.
      await bench.database.raw('vacuum analyze knowledge_base_chunks');
      let found = 0;
      for (const query of randomVectors(20, 64, 17)) {
        const matches = await bench.store.nearest('org_many', { knowledgeBaseId: id, limit: 10 }, query);
        const wanted = expected(query, [{ id: file, vectors }], 10);
        found += wanted.filter(({ position }) => matches.some((match) => match.position === position)).length;
      }
      expect(found).toBeGreaterThanOrEqual(190);
      const readPlan = async () => {
        // An index-only scan needs pages that vacuum marked as visible. Vacuum skips pages while another connection has
        // an older snapshot.
        await bench.database.raw('vacuum knowledge_base_chunks');
        // Disables other scans, because the planner may prefer them for such a small table.
        const { rows } = await bench.database.transaction(async (transaction) => {
          await transaction.raw('set local enable_seqscan = off; set local enable_bitmapscan = off');
          return transaction.raw<{ rows: Record<string, string>[] }>(
            `explain select signature
             from knowledge_base_chunks
             where organization_id = 'org_many' and knowledge_base_id = ${id}`,
          );
        });
        return rows.map((row) => Object.values(row)[0]).join('\n');
      };
      const isIndexOnly = (plan: string) =>
        plan.includes('Index Only Scan using knowledge_base_chunks_signature_index');
      await eventually(readPlan, isIndexOnly);
    });
    return;
  }

  test('uses the index for embeddings with 16 dimensions in a large knowledge base', async () => {
    const id = await insertBase('org_index', 16);
    const [query = new Float32Array(), ...vectors] = randomVectors(1_001, 16, 5);
    await insertFile('org_index', id, vectors);
    await bench.store.maintain(new AbortController().signal);
    await bench.database.raw('analyze');
    const { rows } = await bench.database.raw<{ rows: Record<string, string>[] }>(
      `explain select position from knowledge_base_chunks where vector_dims(embedding_vector) = 16
       order by cast(embedding_vector as vector(16)) <#> cast('[${query.join(',')}]' as vector(16)) limit 10`,
    );
    expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('knowledge_base_chunks_vector_16_index');
  });

  test('finds embeddings from a process without the extension immediately, and backfills them later', async () => {
    const id = await insertBase('org_late', 8);
    const [query = new Float32Array(), near = new Float32Array()] = randomVectors(2, 8, 3);
    await insertFile('org_late', id, [near]);
    const late = await insertFile('org_late', id, [query], 'completed', createSignatureVectorStore(bench.database));
    const nearest = () => bench.store.nearest('org_late', { knowledgeBaseId: id, limit: 1 }, query);
    expect(await nearest()).toMatchObject([{ fileRecordId: late }]);
    await bench.store.maintain(new AbortController().signal);
    expect(await bench.database('knowledge_base_chunks').where({ embedding_vector: null })).toEqual([]);
    expect(await nearest()).toMatchObject([{ fileRecordId: late }]);
  });

  test('rebuilds an index whose build was interrupted', async () => {
    await bench.database.raw(
      `update pg_index
       set indisvalid = false
       where indexrelid = cast('knowledge_base_chunks_vector_384_index' as regclass)`,
    );
    await bench.store.maintain(new AbortController().signal);
    const { rows } = await bench.database.raw<{ rows: unknown[] }>(
      `select from pg_index
       where indexrelid = cast('knowledge_base_chunks_vector_384_index' as regclass) and indisvalid`,
    );
    expect(rows).toHaveLength(1);
  });
});

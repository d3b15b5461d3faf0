// One test of ranking for both vector stores: exact search on Postgres as it comes, and pgvector, for which PGlite brings the extension.
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { vector } from '@electric-sql/pglite-pgvector';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import createKnex, { type Knex } from 'knex';
import { migrate } from '../../server/platform/database/migrate.js';
import { createExactVectorStore } from '../../server/modules/knowledge-bases/exact-repository.js';
import { byNearness, dotProduct, type Match } from '../../server/modules/knowledge-bases/nearest.js';
import { chooseVectorStore } from '../../server/modules/knowledge-bases/vector-store-choice.js';
import type { VectorStore } from '../../server/modules/knowledge-bases/vector-store.js';
import { acquireTestDatabase } from '../support/database.js';

interface Bench {
  database: Knex;
  store: VectorStore;
  close(): Promise<void>;
}

const log = { info: () => undefined, warn: (fields: object, message: string) => console.warn(message, fields) };

async function onPostgres(): Promise<Bench> {
  const { database, release } = await acquireTestDatabase();
  return { database, store: await chooseVectorStore(database, log), close: release };
}

async function onPglite(): Promise<Bench> {
  const pglite = await PGlite.create({ extensions: { vector } });
  // One connection: PGlite has no more.
  const database = createKnex({
    client: 'pg',
    connection: async () => createPgConfig(pglite) as Knex.PgConnectionConfig,
    pool: { min: 0, max: 1 },
  });
  await migrate(database);
  const close = async () => {
    await database.destroy();
    await pglite.close();
  };
  return { database, store: await chooseVectorStore(database, log), close };
}

/** The same numbers in every run. */
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
    const vector = Float32Array.from({ length: dimensions }, next);
    const length = Math.hypot(...vector);
    return vector.map((value) => value / length);
  });
}

describe.each([
  { kind: 'exact', open: onPostgres },
  { kind: 'pgvector', open: onPglite },
])('$kind', ({ kind, open }) => {
  let bench: Bench;
  let uploads = 0;
  beforeAll(async () => void (bench = await open()));
  afterAll(() => bench?.close());

  const insertBase = async (organizationId: string, dimensions: number): Promise<number> => {
    const [row] = await bench
      .database('knowledge_bases')
      .insert({
        organization_id: organizationId,
        name: `base ${++uploads}`,
        embedding_model: 'offline:embedding',
        embedding_dimensions: dimensions,
        created_by: 'user_1',
      })
      .returning<{ id: number }[]>('id');
    return row?.id ?? 0;
  };

  const insertFile = async (
    organizationId: string,
    knowledgeBaseId: number,
    vectors: Float32Array[],
    status = 'completed',
    store = bench.store,
  ): Promise<number> => {
    const [row] = await bench
      .database('knowledge_base_files')
      .insert({
        organization_id: organizationId,
        knowledge_base_id: knowledgeBaseId,
        file_id: `00000000-0000-4000-8000-${String(++uploads).padStart(12, '0')}`,
        ...{
          file_name: 'a.md',
          file_key: 'k',
          content_key: 'c',
          content_type: 'text/plain',
          file_size: 1,
          created_by: 'user_1',
        },
        processing_status: status,
        next_step: status === 'completed' ? 'none' : 'extract',
      })
      .returning<{ id: number }[]>('id');
    const file = { organizationId, knowledgeBaseId, fileRecordId: row?.id ?? 0 };
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

  test('is the one that the database allows', () => expect(bench.store.kind).toBe(kind));

  test.each([3, 256, 2000, 4000, 4500])(
    'ranks embeddings of %d numbers as comparing with every one of them does, before and after indexes are built',
    async (dimensions) => {
      const id = await insertBase('org_rank', dimensions);
      const [query = new Float32Array(), ...vectors] = randomVectors(
        dimensions > 1000 ? 61 : 301,
        dimensions,
        dimensions,
      );
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

  test('finds chunks of searchable files of this knowledge base and organization only, also when all that is near is elsewhere', async () => {
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

  if (kind === 'exact') {
    test('finds the nearest though it stands on the last of several pages', async () => {
      const id = await insertBase('org_pages', 4096);
      const [query = new Float32Array(), ...vectors] = randomVectors(600, 4096, 11);
      const file = await insertFile('org_pages', id, [...vectors, query]);
      const [best] = await bench.store.nearest('org_pages', { knowledgeBaseId: id, limit: 1 }, query);
      expect(best).toEqual({ fileRecordId: file, position: vectors.length, score: expect.closeTo(1, 5) });
    });
    return;
  }

  test('uses the index of the length for a large knowledge base', async () => {
    const id = await insertBase('org_index', 16);
    const [query = new Float32Array(), ...vectors] = randomVectors(2_001, 16, 5);
    await insertFile('org_index', id, vectors);
    await bench.store.maintain(new AbortController().signal);
    await bench.database.raw('analyze');
    const { rows } = await bench.database.raw<{ rows: Record<string, string>[] }>(
      `explain select position from knowledge_base_chunks where vector_dims(embedding_vector) = 16
       order by cast(embedding_vector as vector(16)) <#> cast('[${query.join(',')}]' as vector(16)) limit 10`,
    );
    expect(rows.map((row) => Object.values(row)[0]).join('\n')).toContain('knowledge_base_chunks_vector_16_index');
  });

  test('what a process without the extension wrote is found at once, and filled in later', async () => {
    const id = await insertBase('org_late', 8);
    const [query = new Float32Array(), near = new Float32Array()] = randomVectors(2, 8, 3);
    await insertFile('org_late', id, [near]);
    const late = await insertFile('org_late', id, [query], 'completed', createExactVectorStore(bench.database));
    const nearest = () => bench.store.nearest('org_late', { knowledgeBaseId: id, limit: 1 }, query);
    expect(await nearest()).toMatchObject([{ fileRecordId: late }]);
    await bench.store.maintain(new AbortController().signal);
    expect(await bench.database('knowledge_base_chunks').where({ embedding_vector: null })).toEqual([]);
    expect(await nearest()).toMatchObject([{ fileRecordId: late }]);
  });

  test('an index whose build was broken off is built again', async () => {
    await bench.database.raw(
      `update pg_index set indisvalid = false where indexrelid = cast('knowledge_base_chunks_vector_256_index' as regclass)`,
    );
    await bench.store.maintain(new AbortController().signal);
    const { rows } = await bench.database.raw<{ rows: unknown[] }>(
      `select from pg_index where indexrelid = cast('knowledge_base_chunks_vector_256_index' as regclass) and indisvalid`,
    );
    expect(rows).toHaveLength(1);
  });
});

// `npm run bench:search` measures how the time of a search, and the part of it on the event loop, grow with the number
// of chunks. It measures plain Postgres, and pgvector if PGlite is installed. `SIZES` are the numbers of chunks.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { startEmbeddedPostgres } from '../../../server/embedded/postgres/index.js';
import { createOfflineProvider } from '../../../server/embedded/offline-model/index.js';
import { createSignatureVectorStore } from '../../../server/modules/knowledge-bases/index.js';
import { createPassageRepository } from '../../../server/modules/knowledge-bases/search/passages-repository.js';
import type { Mode } from '../../../server/modules/knowledge-bases/search/rank-fusion.js';
import { createKnowledgeBaseRepository } from '../../../server/modules/knowledge-bases/repository.js';
import { createSearch } from '../../../server/modules/knowledge-bases/search/search.js';
import { createFullTextRepository } from '../../../server/modules/knowledge-bases/search/full-text-repository.js';
import type { VectorStore } from '../../../server/modules/knowledge-bases/search/vector-store/port.js';
import { migrate } from '../../../server/platform/database/migrate.js';
import { createModels } from '../../../server/platform/models/index.js';
import { identifiers, reports } from '../../knowledge-bases/corpus.js';
import { benches, insertBase, insertFile } from '../../knowledge-bases/stores.js';
import { urlOf } from '../../support/database-server.js';
import { ignoredEvents } from '../../support/events.js';
import { median } from '../figures.js';

const organizationId = 'org_bench';
const rowsPerInsert = 1_000;
const rounds = Number(process.env['ROUNDS'] ?? 7);
const models = createModels({ providers: [], offline: createOfflineProvider() });
const judged = JSON.parse(
  readFileSync(new URL('../../knowledge-bases/judged-questions.json', import.meta.url), 'utf8'),
) as { english: { questions: { question: string }[] } };
const queries = [
  ...judged.english.questions.map(({ question }) => question),
  ...identifiers.map(({ identifier }) => identifier),
];

const sizesOr = (sizes: string): number[] => (process.env['SIZES'] ?? sizes).split(',').map(Number);

async function insertTexts(database: Knex, store: VectorStore, knowledgeBaseId: number, texts: string[]) {
  for (let start = 0; start < texts.length; start += rowsPerInsert) {
    const part = texts.slice(start, start + rowsPerInsert);
    const embeddings = await models.embed('offline:embedding', part);
    const file = await insertFile(database, organizationId, knowledgeBaseId);
    const chunks = part.map((text, position) => ({
      position,
      text,
      heading: null,
      tokenCount: 100,
      embedding: embeddings[position] ?? new Float32Array(256),
    }));
    await database.transaction((transaction) => store.insert(transaction, file, chunks));
  }
}

async function measure(database: Knex, vectors: VectorStore, modes: readonly Mode[], sizes: readonly number[]) {
  const search = createSearch({
    repository: createKnowledgeBaseRepository(database, ignoredEvents),
    passages: createPassageRepository(database),
    fullText: createFullTextRepository(database),
    vectors,
    models,
  });
  const previous = new Map<Mode, number>();
  for (const size of sizes) {
    const id = await insertBase(database, organizationId, { dimensions: 256, language: 'english' });
    await insertTexts(database, vectors, id, [...reports('english', size), ...identifiers.map(({ text }) => text)]);
    await vectors.maintain(new AbortController().signal);
    await database.raw('vacuum analyze knowledge_base_chunks');
    for (const mode of modes) {
      const times: number[] = [];
      const loopTimes: number[] = [];
      for (let round = 0; round < rounds; round++)
        for (const query of queries) {
          const start = performance.now();
          const loop = performance.eventLoopUtilization();
          await search({ query, limit: 10, mode }, new AbortController().signal)(organizationId, id);
          if (round === 0) continue;
          times.push(performance.now() - start);
          loopTimes.push(performance.eventLoopUtilization(loop).active);
        }
      const time = median(times);
      const before = previous.get(mode);
      const ratio = before === undefined ? '' : `, ${(time / before).toFixed(2)} times that of the previous size`;
      console.info(
        `${vectors.kind} ${mode}: ${size} chunks, ${time.toFixed(1)} ms${ratio}, ` +
          `${median(loopTimes).toFixed(1)} ms of it on the event loop`,
      );
      previous.set(mode, time);
    }
  }
}

const dataDir = mkdtempSync(join(tmpdir(), 'agent-platform-search-'));
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
const database = knex({ client: 'pg', connection: urlOf(postgres.connection, postgres.connection.database) });
try {
  await migrate(database);
  await measure(database, createSignatureVectorStore(database), ['text', 'vector', 'hybrid'], sizesOr('3000,30000'));
} finally {
  await database.destroy();
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
}

const pgvector = benches.find(({ kind }) => kind === 'pgvector');
if (pgvector) {
  const bench = await pgvector.open();
  await measure(bench.database, bench.store, ['text', 'vector', 'hybrid'], sizesOr('1000,10000'));
  await bench.close();
}

// Databases for tests of the search: plain Postgres, and PGlite, which includes pgvector.
import createKnex, { type Knex } from 'knex';
import { migrate } from '../../server/platform/database/migrate.js';
import type { FileKey, VectorStore } from '../../server/modules/knowledge-bases/search/vector-store/port.js';
import { openVectorStore } from '../../server/app/startup/vector-store.js';
import { createLogger } from '../../server/platform/log/logger.js';
import { installedTool } from '../../.config/tools/install.js';
import { acquireTestDatabase } from '../support/database.js';

export interface Bench {
  readonly database: Knex;
  readonly store: VectorStore;
  close(): Promise<void>;
}

const start = { logger: createLogger('warn') };

async function onPostgres(): Promise<Bench> {
  const { database, release } = await acquireTestDatabase();
  return { database, store: await openVectorStore(start, database), close: release };
}

const pgliteFolder = installedTool('pglite');
if (pgliteFolder === null) console.warn('skipped: PGlite is not installed (npm run tool -- --install pglite)');

async function onPglite(): Promise<Bench> {
  const packages = `${pgliteFolder}/node_modules/@electric-sql`;
  const { PGlite } = (await import(`${packages}/pglite/dist/index.js`)) as {
    PGlite: { create(options: object): Promise<{ close(): Promise<void> }> };
  };
  const { createPgConfig } = (await import(`${packages}/pglite/dist/node-postgres/index.js`)) as {
    createPgConfig(pglite: object): Knex.PgConnectionConfig;
  };
  const { vector } = (await import(`${packages}/pglite-pgvector/dist/index.js`)) as { vector: object };
  const pglite = await PGlite.create({ extensions: { vector } });
  // PGlite supports one connection only.
  const database = createKnex({
    client: 'pg',
    connection: async () => createPgConfig(pglite),
    pool: { min: 0, max: 1 },
  });
  await migrate(database);
  const close = async () => {
    await database.destroy();
    await pglite.close();
  };
  return { database, store: await openVectorStore(start, database), close };
}

const opened: Promise<Bench>[] = [];

/** Opens the bench at the first call, so that the suites of a test file share it. */
function openedOnce(open: () => Promise<Bench>): () => Promise<Bench> {
  let bench: Promise<Bench> | undefined;
  return () => {
    if (bench === undefined) opened.push((bench = open()));
    return bench;
  };
}

export const benches: readonly { readonly kind: VectorStore['kind']; open(): Promise<Bench> }[] = [
  { kind: 'signatures', open: openedOnce(onPostgres) },
  ...(pgliteFolder === null ? [] : [{ kind: 'pgvector' as const, open: openedOnce(onPglite) }]),
];

export async function closeBenches(): Promise<void> {
  for (const bench of opened) await (await bench).close();
}

let recordCount = 0;

export async function insertBase(
  database: Knex,
  organizationId: string,
  { dimensions, language = 'simple' }: { readonly dimensions: number; readonly language?: string },
): Promise<number> {
  const [row] = await database('knowledge_bases')
    .insert({
      organization_id: organizationId,
      name: `base ${++recordCount}`,
      embedding_model: 'offline:embedding',
      embedding_dimensions: dimensions,
      language,
      indexed_language: language,
      created_by: 'user_1',
    })
    .returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

export async function insertFile(
  database: Knex,
  organizationId: string,
  knowledgeBaseId: number,
  status = 'completed',
): Promise<FileKey> {
  const [row] = await database('knowledge_base_files')
    .insert({
      organization_id: organizationId,
      knowledge_base_id: knowledgeBaseId,
      file_id: `00000000-0000-4000-8000-${String(++recordCount).padStart(12, '0')}`,
      file_name: 'a.md',
      file_key: 'k',
      content_key: 'c',
      content_type: 'text/plain',
      file_size: 1,
      created_by: 'user_1',
      processing_status: status,
      next_step: status === 'completed' ? 'none' : 'extract',
    })
    .returning<{ id: number }[]>('id');
  return { organizationId, knowledgeBaseId, fileRecordId: row?.id ?? 0 };
}

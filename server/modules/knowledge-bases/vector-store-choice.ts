// Selects pgvector if the database supports it, else exact search. See docs/decisions/search.md.
import type { Knex } from 'knex';
import { createExactVectorStore } from './exact-repository.js';
import { createPgvectorStore, enablePgvector } from './pgvector-repository.js';
import type { VectorStore } from './vector-store.js';

export async function chooseVectorStore(
  database: Knex,
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void },
): Promise<VectorStore> {
  try {
    if (!(await enablePgvector(database))) return createExactVectorStore(database);
    log.info({}, 'knowledge bases are searched with pgvector');
    return createPgvectorStore(database);
  } catch (error) {
    // The database user may lack the privilege to create extensions.
    log.warn({ err: error }, 'pgvector is available but could not be enabled; knowledge bases are searched exactly');
    return createExactVectorStore(database);
  }
}

// See server/docs/decisions/search.md.
import {
  createSignatureVectorStore,
  createPgvectorStore,
  enablePgvector,
} from '../../modules/knowledge-bases/index.js';
import type { VectorStore } from '../../modules/knowledge-bases/search/vector-store/port.js';
import type { Database } from '../../platform/database/database.js';
import type { StartupContext } from './startup-context.js';

/** Uses pgvector if the database supports it, otherwise signatures of the embeddings. */
export async function openVectorStore(
  { logger }: Pick<StartupContext, 'logger'>,
  database: Database,
): Promise<VectorStore> {
  try {
    if (!(await enablePgvector(database))) return createSignatureVectorStore(database);
    logger.info('knowledge bases use pgvector');
    return createPgvectorStore(database);
  } catch (error) {
    // The database user may lack the privilege to create extensions.
    logger.warn(
      { err: error },
      'pgvector is available but could not be enabled; searches use signatures of the embeddings',
    );
    return createSignatureVectorStore(database);
  }
}

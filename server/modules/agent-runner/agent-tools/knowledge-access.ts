import type { Caller } from '../../../platform/caller.js';
import { isNotFound } from '../../../platform/errors.js';
import type { KnowledgeBasesModule } from '../../knowledge-bases/index.js';
import { fuse } from '../../knowledge-bases/search/rank-fusion.js';
import type { KnowledgeForAgents, Passage } from '../ports.js';

/** Maximum characters per call of read_kb_file: about 5,000 tokens. */
const maxPieceCharacters = 20_000;

/** Maximum concurrent searches of one call, because each search takes a database connection. */
const searchConcurrency = 4;

/**
 * Returns a caller without role and permissions, because the agent's settings decide which knowledge bases are allowed.
 */
const callerFor = ({ organizationId, userId }: { organizationId: string; userId: string }): Caller => ({
  organizationId,
  userId,
  role: null,
  permissions: [],
});

export interface KnowledgeAccessDependencies extends Pick<KnowledgeBasesModule, 'summaries' | 'search'> {
  readonly files: Pick<KnowledgeBasesModule['files'], 'readText' | 'writeText'>;
}

export function knowledgeForAgents({ summaries, search, files }: KnowledgeAccessDependencies): KnowledgeForAgents {
  return {
    summaries,

    async search(organizationId, ids, { query, limit }, signal) {
      const [only] = ids;
      const searchIn = search({ query, limit, mode: 'hybrid' }, signal);
      const searchOne = async (id: number): Promise<Passage[]> =>
        (await searchIn(organizationId, id)).map((passage) => ({ knowledgeBaseId: id, ...passage }));
      if (ids.length === 1 && only !== undefined) return searchOne(only);
      // A deleted knowledge base must not prevent searches in the other knowledge bases.
      const searchUnlessDeleted = (id: number) =>
        searchOne(id).catch((error: unknown) => (isNotFound(error) ? [] : Promise.reject(error as Error)));
      const found: Passage[] = [];
      for (let start = 0; start < ids.length; start += searchConcurrency) {
        signal.throwIfAborted();
        found.push(...(await Promise.all(ids.slice(start, start + searchConcurrency).map(searchUnlessDeleted))).flat());
      }
      // Scores depend on ranks within one knowledge base, so scores of different knowledge bases are not comparable.
      // `fuse` computes new scores.
      return fuse(found).slice(0, limit);
    },

    async readFile(organizationId, id, { fileId, offset }) {
      const { fileName, text, nextOffset } = await files.readText(organizationId, id, fileId, {
        offset,
        limit: maxPieceCharacters,
      });
      return {
        fileName,
        text: text ?? 'The text of this file has not been extracted yet, or could not be extracted.',
        nextOffset,
      };
    },

    async writeText(run, id, { fileName, content }) {
      const file = await files.writeText(callerFor(run), id, {
        fileName,
        text: content,
        startsTrigger: !run.isTriggered,
        conversationId: run.conversationId,
      });
      return { fileId: file.fileId, fileName: file.fileName };
    },
  };
}

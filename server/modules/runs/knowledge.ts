// Knowledge bases as agents use them, by the use cases that people have.
import type { Caller } from '../../platform/caller.js';
import { ApiError } from '../../platform/errors.js';
import type { KnowledgeBasesNoun } from '../knowledge-bases/index.js';
import type { KnowledgeForAgents, Passage } from './ports.js';

/** Of one answer of read_kb_file: about 5,000 tokens. */
const pieceCharacters = 20_000;

/** An agent may have a thousand knowledge bases; each that is searched takes a connection to the database from everybody else. */
const searchedAtOnce = 4;

/** None of its own: what an agent may do, its settings say. */
const callerFor = ({ organizationId, userId }: { organizationId: string; userId: string }): Caller => ({
  organizationId,
  userId,
  role: null,
  permissions: [],
});

const isGone = (error: unknown) => error instanceof ApiError && error.status === 404;

export function knowledgeForAgents({
  knowledgeBases,
  files,
  search,
}: Pick<KnowledgeBasesNoun, 'knowledgeBases' | 'files' | 'search'>): KnowledgeForAgents {
  return {
    summaries: (organizationId, ids) => knowledgeBases.summaries(organizationId, ids),

    async search(organizationId, ids, { query, limit }, signal) {
      const [only] = ids;
      const searchOne = async (id: number): Promise<Passage[]> =>
        (await search(organizationId, id, query, limit, signal)).map((passage) => ({
          knowledgeBaseId: id,
          ...passage,
        }));
      if (ids.length === 1 && only !== undefined) return searchOne(only);
      // One that was deleted since must not keep the others from being searched.
      const searchIfThere = (id: number) =>
        searchOne(id).catch((error: unknown) => (isGone(error) ? [] : Promise.reject(error as Error)));
      const found: Passage[] = [];
      for (let start = 0; start < ids.length; start += searchedAtOnce) {
        signal.throwIfAborted();
        found.push(...(await Promise.all(ids.slice(start, start + searchedAtOnce).map(searchIfThere))).flat());
      }
      return found.sort((one, other) => other.score - one.score).slice(0, limit);
    },

    async readFile(organizationId, id, { fileId, offset }) {
      const { fileName, text, nextOffset } = await files.readText(organizationId, id, fileId, {
        offset,
        limit: pieceCharacters,
      });
      return {
        fileName,
        text: text ?? 'The text of this file has not been taken out of it yet, or could not be.',
        nextOffset,
      };
    },

    async writeText(owner, id, { fileName, content }) {
      const file = await files.writeText(callerFor(owner), id, {
        fileName,
        text: content,
        startsTrigger: !owner.isTriggered,
      });
      return { fileId: file.fileId, fileName: file.fileName };
    },
  };
}

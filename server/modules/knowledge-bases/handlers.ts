import type { Handlers } from '../../generated/handlers.js';
import { etagHeader } from '../../platform/records/etag.js';
import type { KnowledgeBaseFiles } from './files.js';
import type { KnowledgeBase, KnowledgeBases } from './knowledge-bases.js';
import type { Search } from './search/search.js';

export type KnowledgeBaseOperation =
  | 'listKnowledgeBases'
  | 'createKnowledgeBase'
  | 'updateKnowledgeBase'
  | 'deleteKnowledgeBase'
  | 'listKnowledgeBaseFiles'
  | 'addKnowledgeBaseFile'
  | 'deleteKnowledgeBaseFile'
  | 'retryKnowledgeBaseFile'
  | 'getKnowledgeBaseFileDownload'
  | 'listKnowledgeBaseFileChunks'
  | 'searchKnowledgeBase';

export interface KnowledgeBaseHandlerDependencies extends KnowledgeBases {
  readonly files: KnowledgeBaseFiles;
  readonly search: Search;
}

const one = <Status extends 200 | 201>(status: Status, knowledgeBase: KnowledgeBase) => ({
  status,
  headers: etagHeader(knowledgeBase),
  body: { success: true as const, knowledgeBase },
});

export function knowledgeBaseHandlers(
  knowledgeBases: KnowledgeBaseHandlerDependencies,
): Pick<Handlers, KnowledgeBaseOperation> {
  const { files, search } = knowledgeBases;
  return {
    async listKnowledgeBases({ query, caller: { organizationId } }) {
      if (query.id === undefined)
        return { status: 200, body: { success: true, knowledgeBases: knowledgeBases.list(organizationId) } };
      return one(200, await knowledgeBases.get(organizationId, query.id));
    },

    async createKnowledgeBase({ body, caller, unit }) {
      return one(201, await knowledgeBases.create(caller, body, unit));
    },

    async updateKnowledgeBase({ query, precondition, body, caller, unit }) {
      return one(200, await knowledgeBases.update(caller.organizationId, query.id, body, unit, precondition));
    },

    async deleteKnowledgeBase({ query, precondition, caller, unit }) {
      await knowledgeBases.delete(caller, query.id, unit, precondition);
      return { status: 200, body: { success: true } };
    },

    async listKnowledgeBaseFiles({ query, caller }) {
      return { status: 200, body: { success: true, files: files.list(caller.organizationId, query.kbId) } };
    },

    async addKnowledgeBaseFile({ body, caller, unit }) {
      return { status: 201, body: { success: true, file: await files.add(caller, body, unit) } };
    },

    async deleteKnowledgeBaseFile({ query, caller, unit }) {
      await files.delete(caller.organizationId, query.kbId, query.fileId, unit);
      return { status: 200, body: { success: true } };
    },

    async retryKnowledgeBaseFile({ query, caller, unit }) {
      const file = await files.retry(caller.organizationId, query.kbId, query.fileId, unit);
      return { status: 200, body: { success: true, file } };
    },

    async getKnowledgeBaseFileDownload({ query: { kbId, fileId }, caller: { organizationId } }) {
      return { status: 200, body: { success: true, ...(await files.getDownload(organizationId, kbId, fileId)) } };
    },

    async listKnowledgeBaseFileChunks({ query: { kbId, fileId, ...page }, caller: { organizationId } }) {
      return { status: 200, body: { success: true, ...(await files.listChunks(organizationId, kbId, fileId, page)) } };
    },

    async searchKnowledgeBase({ body: { kbId, ...query }, caller, signal }) {
      return { status: 200, body: { results: await search(query, signal)(caller.organizationId, kbId) } };
    },
  };
}

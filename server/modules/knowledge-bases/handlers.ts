import type { Handlers } from '../../generated/handlers.js';
import type { KnowledgeBaseFiles } from './files.js';
import type { KnowledgeBases } from './knowledge-bases.js';
import type { Search } from './search.js';

export type KnowledgeBaseOperation =
  | 'listKnowledgeBases'
  | 'createKnowledgeBase'
  | 'updateKnowledgeBase'
  | 'deleteKnowledgeBase'
  | 'listKnowledgeBaseFiles'
  | 'addKnowledgeBaseFile'
  | 'deleteKnowledgeBaseFile'
  | 'retryKnowledgeBaseFile'
  | 'searchKnowledgeBase';

export interface KnowledgeBaseHandlerDependencies {
  knowledgeBases: KnowledgeBases;
  files: KnowledgeBaseFiles;
  search: Search;
}

export function knowledgeBaseHandlers({
  knowledgeBases,
  files,
  search,
}: KnowledgeBaseHandlerDependencies): Pick<Handlers, KnowledgeBaseOperation> {
  return {
    async listKnowledgeBases({ query, caller: { organizationId } }) {
      if (query.id === undefined)
        return { status: 200, body: { success: true, knowledgeBases: knowledgeBases.list(organizationId) } };
      return {
        status: 200,
        body: { success: true, knowledgeBase: await knowledgeBases.get(organizationId, query.id) },
      };
    },

    async createKnowledgeBase({ body, caller, unit }) {
      return { status: 201, body: { success: true, knowledgeBase: await knowledgeBases.create(caller, body, unit) } };
    },

    async updateKnowledgeBase({ query, body, caller, unit }) {
      const knowledgeBase = await knowledgeBases.update(caller.organizationId, query.id, body, unit);
      return { status: 200, body: { success: true, knowledgeBase } };
    },

    async deleteKnowledgeBase({ query, caller, unit }) {
      await knowledgeBases.remove(caller, query.id, unit);
      return { status: 200, body: { success: true } };
    },

    async listKnowledgeBaseFiles({ query, caller }) {
      return { status: 200, body: { success: true, files: files.list(caller.organizationId, query.kbId) } };
    },

    async addKnowledgeBaseFile({ body, caller, unit }) {
      return { status: 201, body: { success: true, file: await files.add(caller, body, unit) } };
    },

    async deleteKnowledgeBaseFile({ query, caller, unit }) {
      await files.remove(caller.organizationId, query.kbId, query.fileId, unit);
      return { status: 200, body: { success: true } };
    },

    async retryKnowledgeBaseFile({ query, caller, unit }) {
      const file = await files.retry(caller.organizationId, query.kbId, query.fileId, unit);
      return { status: 200, body: { success: true, file } };
    },

    async searchKnowledgeBase({ body, caller, signal }) {
      return {
        status: 200,
        body: { results: await search(caller.organizationId, body.kbId, body.query, body.limit, signal) },
      };
    },
  };
}

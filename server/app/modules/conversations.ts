// Builds conversations, uploads, and the dashboard, which reads conversations.
import { createConversations } from '../../modules/conversations/index.js';
import { createTextSearchLimit } from '../../modules/conversations/run-filter.js';
import { createDashboard } from '../../modules/dashboard/dashboard.js';
import { createDashboardRepository } from '../../modules/dashboard/repository.js';
import { createUploads } from '../../modules/uploads/uploads.js';
import type { ModuleDependencies } from './dependencies.js';
import type { KnowledgeBaseModules } from './knowledge-bases.js';
import type { OrganizationModules } from './organization.js';

export type ConversationModules = ReturnType<typeof createConversationModules>;

export function createConversationModules(
  { config, database, streams, storage, log }: ModuleDependencies,
  { knowledge, organization }: KnowledgeBaseModules & Pick<OrganizationModules, 'organization'>,
) {
  const textSearches = createTextSearchLimit();
  const conversations = createConversations({
    ...{ database, storage, textSearches },
    deletedRecordDays: config.deletedRecordDays,
  });
  const dashboard = createDashboard({
    repository: createDashboardRepository({ database, streams }),
    log,
    maxConcurrentLists: config.database.streamPoolSize,
    textSearches,
    refreshMembers: organization.refreshMembers,
    countKnowledge: knowledge.knowledgeBases.count,
  });
  return { conversations, dashboard, uploads: createUploads({ storage }) };
}

// Builds conversations, uploads, and the dashboard, which reads conversations.
import { createConversationsModule } from '../../modules/conversations/index.js';
import { createTextSearchLimit } from '../../modules/conversations/run-filter.js';
import { createDashboardModule } from '../../modules/dashboard/index.js';
import { createUploadsModule } from '../../modules/uploads/index.js';
import { joinWork } from '../../platform/jobs/port.js';
import type { ModuleDependencies } from './dependencies.js';
import type { KnowledgeBaseModules } from './knowledge-bases.js';
import type { ModulesOf } from './module-group.js';
import type { OrganizationModules } from './organization.js';

export type ConversationModules = ModulesOf<typeof createConversationModules>;

export function createConversationModules(
  { config, database, streams, storage }: ModuleDependencies,
  { knowledge, organization }: KnowledgeBaseModules & Pick<OrganizationModules, 'organization'>,
) {
  const textSearches = createTextSearchLimit();
  const conversations = createConversationsModule({
    database,
    storage,
    textSearches,
    deletedRecordDays: config.deletedRecordDays,
  });
  const { work: dashboardWork, ...dashboard } = createDashboardModule({
    database,
    streams,
    maxConcurrentLists: config.database.streamPoolSize,
    textSearches,
    refreshMembers: organization.refreshMembers,
    countKnowledge: knowledge.knowledgeBases.count,
  });
  const { work: uploadsWork, ...uploads } = createUploadsModule({ database, storage });
  return { modules: { conversations, ...dashboard, ...uploads }, work: joinWork(dashboardWork, uploadsWork) };
}

// Builds deleted records, their purge, and the erasure of users.
import { createDeletedRecordsModule } from '../../modules/deleted-records/index.js';
import { createUserErasureModule } from '../../modules/user-erasure/index.js';
import { joinWork } from '../../platform/jobs/port.js';
import type { ConversationModules } from './conversations.js';
import type { ModuleDependencies } from './dependencies.js';
import type { KnowledgeBaseModules } from './knowledge-bases.js';
import type { OrganizationModules } from './organization.js';

type UsedModules = KnowledgeBaseModules &
  Pick<OrganizationModules, 'organization'> &
  Pick<ConversationModules, 'conversations' | 'objectUses'>;

export function createDeletionModules(
  { config, database, jobs, storage, log }: ModuleDependencies,
  { knowledge, organization, conversations, objectUses }: UsedModules,
) {
  const { work: deletedRecordsWork, ...deletedRecords } = createDeletedRecordsModule({
    database,
    jobs,
    log,
    retentionDays: config.deletedRecordDays,
    purgeKnowledgeBases: knowledge.purgeDeleted,
  });
  const { work: userErasureWork, ...userErasure } = createUserErasureModule({
    database,
    jobs,
    storage,
    objectUses,
    removeUsers: organization.users.remove,
    endRuns: conversations.endRunsOfUser,
    requestDeadlineMs: config.http.deadlineMs,
  });
  return { modules: { ...deletedRecords, ...userErasure }, work: joinWork(deletedRecordsWork, userErasureWork) };
}

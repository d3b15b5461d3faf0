// Builds deleted records, their purge, and the erasure of users.
import { randomBytes } from 'node:crypto';
import { createDeletedRecordsModule } from '../../modules/deleted-records/index.js';
import { createObjectUseRepository } from '../../modules/uploads/unused-objects-repository.js';
import type { UserErasureJobDependencies } from '../../modules/user-erasure/jobs.js';
import type { UserErasureTaskDependencies } from '../../modules/user-erasure/periodic-tasks.js';
import { createUserErasureRepository } from '../../modules/user-erasure/repository.js';
import { createUserErasure } from '../../modules/user-erasure/user-erasure.js';
import type { ConversationModules } from './conversations.js';
import type { ModuleDependencies } from './dependencies.js';
import type { KnowledgeBaseModules } from './knowledge-bases.js';
import type { OrganizationModules } from './organization.js';

type UsedModules = KnowledgeBaseModules &
  Pick<OrganizationModules, 'organization'> &
  Pick<ConversationModules, 'conversations'>;

export function createDeletionModules(
  { config, database, jobs, storage, log }: ModuleDependencies,
  { knowledge, organization, conversations }: UsedModules,
) {
  const now = () => new Date();
  const deletedRecords = createDeletedRecordsModule({
    ...{ database, jobs, log },
    retentionDays: config.deletedRecordDays,
    purgeKnowledgeBases: knowledge.purgeDeleted,
  });
  const objectUses = createObjectUseRepository(database);
  const repository = createUserErasureRepository(database);
  const userErasure = createUserErasure({
    ...{ repository, jobs, now },
    removeUsers: organization.users.remove,
    endRuns: conversations.endRunsOfUser,
    requestDeadlineMs: config.http.deadlineMs,
    createAlias: () => randomBytes(8).toString('hex'),
  });
  const userErasureWork: UserErasureJobDependencies & UserErasureTaskDependencies = {
    repository,
    jobs,
    storage,
    objectUses,
    now,
  };
  return { ...deletedRecords, userErasure, userErasureWork, objectUses };
}

// Builds the erasure of users.
import { createUserErasureModule, type UserErasureModule } from '../../modules/user-erasure/index.js';
import type { ModuleDependencies } from './dependencies.js';
import type { Modules } from './modules.js';

export const buildUserErasure = (
  { config, database, jobs, storage }: ModuleDependencies,
  { conversations, organization, uploads }: Pick<Modules, 'conversations' | 'organization' | 'uploads'>,
): UserErasureModule =>
  createUserErasureModule({
    database,
    jobs,
    storage,
    objectUses: uploads.objectUses,
    removeUsers: organization.users.remove,
    endRuns: conversations.endRunsOfUser,
    requestDeadlineMs: config.http.deadlineMs,
  });

import { randomBytes } from 'node:crypto';
import type { Database } from '../../platform/database/database.js';
import type { Work } from '../../platform/jobs/port.js';
import { userErasureJobs, type UserErasureJobDependencies } from './jobs.js';
import { userErasureTasks } from './periodic-tasks.js';
import { createUserErasureRepository } from './repository.js';
import { createUserErasureRules, type UserErasure, type UserErasureDependencies } from './user-erasure.js';

export type UserErasureModuleDependencies = Pick<UserErasureJobDependencies, 'jobs' | 'storage' | 'objectUses'> &
  Pick<UserErasureDependencies, 'removeUsers' | 'endRuns' | 'requestDeadlineMs'> & { readonly database: Database };

export interface UserErasureModule extends UserErasure {
  readonly work: Work;
}

export function createUserErasureModule({
  database,
  storage,
  objectUses,
  ...others
}: UserErasureModuleDependencies): UserErasureModule {
  const common = { ...others, repository: createUserErasureRepository(database), now: () => new Date() };
  return {
    ...createUserErasureRules({ ...common, createAlias: () => randomBytes(8).toString('hex') }),
    work: { jobs: userErasureJobs({ ...common, storage, objectUses }), periodic: userErasureTasks(common) },
  };
}

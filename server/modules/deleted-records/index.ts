import type { Database } from '../../platform/database/database.js';
import type { Work } from '../../platform/jobs/port.js';
import { createDeletedRecordRules, type DeletedRecords, type DeletedRecordsDependencies } from './deleted-records.js';
import { purgeJobs } from './jobs.js';
import { purgeTasks } from './periodic-tasks.js';
import { createPurgeRepository } from './purge-repository.js';
import type { PurgeDependencies } from './purge.js';
import { createDeletedRecordRepository } from './repository.js';

export interface DeletedRecordsModule extends DeletedRecords {
  readonly work: Work;
}

export type DeletedRecordsModuleDependencies = Pick<DeletedRecordsDependencies, 'retentionDays'> &
  Omit<PurgeDependencies, 'repository' | 'deletedRecords'> & { readonly database: Database };

export function createDeletedRecordsModule({
  database,
  retentionDays,
  ...others
}: DeletedRecordsModuleDependencies): DeletedRecordsModule {
  const deletedRecords = createDeletedRecordRules({
    repository: createDeletedRecordRepository(database),
    retentionDays,
  });
  const purge: PurgeDependencies = { ...others, deletedRecords, repository: createPurgeRepository(database) };
  return { ...deletedRecords, work: { jobs: purgeJobs(purge), periodic: purgeTasks(purge) } };
}

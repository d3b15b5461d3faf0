import type { Database } from '../../platform/database/database.js';
import type { ObjectStorage } from '../../platform/storage/port.js';
import type { Work } from '../../platform/jobs/port.js';
import { unusedObjectJobs } from './jobs.js';
import { createObjectUseRepository, type ObjectUseRepository } from './object-uses-repository.js';
import { createUploadRules, type Uploads } from './uploads.js';

export interface UploadsModule extends Uploads {
  readonly objectUses: ObjectUseRepository;
  readonly work: Work;
}

export interface UploadsModuleDependencies {
  readonly database: Database;
  readonly storage: ObjectStorage;
}

export function createUploadsModule({ database, storage }: UploadsModuleDependencies): UploadsModule {
  const objectUses = createObjectUseRepository(database);
  return {
    ...createUploadRules({ storage }),
    objectUses,
    work: { jobs: unusedObjectJobs({ storage, objectUses }), periodic: [] },
  };
}

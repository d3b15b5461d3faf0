// Builds the module of uploads from the database and the storage.
import type { Knex } from 'knex';
import type { ObjectStorage } from '../../platform/storage/port.js';
import { unusedObjectJobs } from './jobs.js';
import { createObjectUseRepository } from './unused-objects-repository.js';
import { createUploadRules } from './uploads.js';

export function createUploadsModule({ database, storage }: { database: Knex; storage: ObjectStorage }) {
  const objectUses = createObjectUseRepository(database);
  return {
    uploads: createUploadRules({ storage }),
    objectUses,
    work: { jobs: unusedObjectJobs({ storage, objectUses }), periodic: [] },
  };
}

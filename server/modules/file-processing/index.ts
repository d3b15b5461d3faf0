// File processing is not part of the module knowledge-bases, because it needs agent-runner, which needs
// knowledge-bases.
import type { Database } from '../../platform/database/database.js';
import type { Events } from '../../platform/events/emit-events.js';
import type { JobQueue, Work } from '../../platform/jobs/port.js';
import type { VectorStore } from '../knowledge-bases/search/vector-store/port.js';
import { fileProcessingJobs, type FileProcessingJobDependencies } from './jobs.js';
import { fileProcessingTasks } from './periodic-tasks.js';
import { createProcessingRepository } from './repository.js';

export { fileQueue } from './queues.js';
export { restartUnfinishedFiles } from './restore-statements.js';

export interface FileProcessingModule {
  readonly work: Work;
}

export interface FileProcessingModuleDependencies extends Omit<FileProcessingJobDependencies, 'repository' | 'now'> {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: JobQueue;
  readonly vectors: Pick<VectorStore, 'insert'>;
  readonly now?: () => Date;
}

export function createFileProcessingModule({
  database,
  events,
  jobs,
  vectors,
  now = () => new Date(),
  ...others
}: FileProcessingModuleDependencies): FileProcessingModule {
  const repository = createProcessingRepository(database, vectors, events);
  return {
    work: {
      jobs: fileProcessingJobs({ ...others, repository, now }),
      periodic: fileProcessingTasks({ repository, jobs, now }),
    },
  };
}
